public import Foundation
public import PlaneGeometry

extension FlowGeometry {
  /// How many items a section holds and how large they are, in points.
  public enum Items: Sendable {
    /// `count` items of one size. Costs no memory, whatever the count.
    case uniform(CGSize, count: Int)
    /// One size for each item. Costs about 36 bytes an item at most; sizes that turn out equal cost no more than
    /// ``uniform(_:count:)``.
    case varying([CGSize])
    /// `count` items of one size but for some, which are named in ascending order, each once. Only those cost memory.
    /// Use it where most sizes are estimates.
    case mostly(CGSize, count: Int, others: [(item: Int, size: CGSize)])

    /// Reads the size of each item once, in order. Traps on a negative count.
    public static func varying(count: Int, size: (Int) throws -> CGSize) rethrows -> Items {
      guard count >= 0 else {
        fatalError("FlowGeometry: a section of \(count) items was asked for; a section holds zero or more.")
      }
      var sizes: [CGSize] = []
      sizes.reserveCapacity(count)
      for item in 0..<count { sizes.append(try size(item)) }
      return .varying(sizes)
    }

    /// The number of items.
    public var count: Int {
      switch self {
      case .uniform(_, let count): count
      case .varying(let sizes): sizes.count
      case .mostly(_, let count, _): count
      }
    }
  }

  /// The settings of one section of a flow layout, in points; its items are not among them.
  public struct Metrics: Hashable, Sendable {
    /// The least distance between two lines; lines keep exactly this distance. Below zero lines overlap by it.
    public var lineSpacing: CGFloat
    /// The least distance between two items of a line; full lines stretch it. Below zero items may overlap by it.
    public var interitemSpacing: CGFloat
    /// The margin around the section's items; header and footer ignore it. May be negative.
    public var insets: UIEdgeInsets
    /// The header's length along the scroll axis; with zero or less there is no header.
    public var headerLength: CGFloat
    /// The footer's length along the scroll axis; with zero or less there is no footer.
    public var footerLength: CGFloat

    /// UIKit's default spacing of 10 (documented) and nothing around the items.
    public init(
      lineSpacing: CGFloat = Section.defaultSpacing, interitemSpacing: CGFloat = Section.defaultSpacing,
      insets: UIEdgeInsets = .zero, headerLength: CGFloat = 0, footerLength: CGFloat = 0
    ) {
      self.lineSpacing = lineSpacing
      self.interitemSpacing = interitemSpacing
      self.insets = insets
      self.headerLength = headerLength
      self.footerLength = footerLength
    }
  }

  /// The settings and the items of one section of a flow layout, in points. The members of its metrics can be named
  /// directly.
  @dynamicMemberLookup public struct Section: Sendable {
    /// The items and their sizes.
    public var items: Items
    /// Spacings, insets, header and footer.
    public var metrics: Metrics

    /// A section with these items and metrics.
    public init(items: Items, metrics: Metrics) {
      self.items = items
      self.metrics = metrics
    }

    /// A section with UIKit's default spacing of 10 (documented) and nothing around its items.
    public init(
      items: Items, lineSpacing: CGFloat = Section.defaultSpacing, interitemSpacing: CGFloat = Section.defaultSpacing,
      insets: UIEdgeInsets = .zero, headerLength: CGFloat = 0, footerLength: CGFloat = 0
    ) {
      self.init(
        items: items,
        metrics: Metrics(
          lineSpacing: lineSpacing, interitemSpacing: interitemSpacing, insets: insets, headerLength: headerLength,
          footerLength: footerLength))
    }

    /// A member of the metrics.
    public subscript<Value>(dynamicMember member: WritableKeyPath<Metrics, Value>) -> Value {
      get { metrics[keyPath: member] }
      set { metrics[keyPath: member] = newValue }
    }

    /// UIKit's default for both spacings (documented): 10 points.
    public static let defaultSpacing: CGFloat = 10
    /// UIKit's default item size (documented): 50 by 50 points.
    public static let defaultItemSize = CGSize(width: 50, height: 50)
  }
}
