extension UICollectionView {
  /// The categories of the elements of a collection view.
  public enum ElementCategory: UInt, Sendable {
    /// The view of an item.
    case cell = 0
    /// A view that the layout asks the data source for, such as a header.
    case supplementaryView = 1
    /// A view that belongs to the layout alone.
    case decorationView = 2
  }

  /// Along which axis a layout scrolls.
  public enum ScrollDirection: Int, Sendable {
    /// Up and down.
    case vertical = 0
    /// Sideways.
    case horizontal = 1
  }

  /// The consequences of an update that does not agree with the data. // C26
  public enum InconsistentUpdatePolicy: Sendable {
    /// The program stops, and says which changes contradict which counts. As UIKit does.
    case stop
    /// The contradiction is noted in the trace, and the data is reloaded. As UIKit did from iOS 13 to 16.3.
    case reload
  }

  /// The places at which an item is to stand when it has been scrolled to.
  public struct ScrollPosition: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Places from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// At the top.
    public static let top = ScrollPosition(rawValue: 1 << 0)
    /// Half way down.
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    /// At the bottom.
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    /// At the left.
    public static let left = ScrollPosition(rawValue: 1 << 3)
    /// Half way across.
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    /// At the right.
    public static let right = ScrollPosition(rawValue: 1 << 5)
  }

  /// Called when an interactive transition is over: first whether one of its two layouts has come of it, and not a third
  /// one, then whether it was finished, and not cancelled. // T9
  public typealias LayoutInteractiveTransitionCompletion = (Bool, Bool) -> Void

  /// When cells whose content becomes another are measured anew.
  public enum SelfSizingInvalidation: Int, Sendable {
    /// Only when the layout is invalidated.
    case disabled = 0
    /// When a cell says that its size may be another, as by `invalidateIntrinsicContentSize()`.
    case enabled = 1
    /// Also when constraints in a cell, or the content of what is placed by them, become others.
    case enabledIncludingConstraints = 2
  }

  /// The kind of headers.
  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"

  /// The kind of footers.
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"
}
