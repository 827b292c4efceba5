/// The look of the sections of a list: as wide as the view, in groups, in cards, or at the side of a window.
///
/// ```swift
/// var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
/// configuration.headerMode = .supplementary
/// let layout = UICollectionViewCompositionalLayout.list(using: configuration)
/// ```
///
/// A value: what has been made of it does not follow later changes. Rows are as high as their cells want, and lists of a million
/// of them take no memory for those that were never in sight.
///
/// Difference from UIKit: lines are one pixel of the screen thick, and rows at least 44 points high, as up to iOS 18.
@preconcurrency @MainActor public struct UICollectionLayoutListConfiguration {
  /// The look of a list.
  public enum Appearance: Int, Sendable {
    /// As wide as the view; headers and footers stay in sight.
    case plain
    /// As wide as the view, in groups that stand apart.
    case grouped
    /// In groups that stand apart from each other and from the sides of the view.
    case insetGrouped
    /// At the side of a window, where chosen items have a background of their own.
    case sidebar
    /// The same; headers and footers stay in sight.
    case sidebarPlain
  }

  /// Tells what is at the head of sections.
  public enum HeaderMode: Int, Sendable {
    /// Nothing.
    case none
    /// A view of the kind ``UICollectionView/elementKindSectionHeader``, which the data source makes.
    case supplementary
    /// The first item of each section.
    case firstItemInSection
  }

  /// Tells what is at the foot of sections.
  public enum FooterMode: Int, Sendable {
    /// Nothing.
    case none
    /// A view of the kind ``UICollectionView/elementKindSectionFooter``, which the data source makes.
    case supplementary
  }

  /// Makes the lines at an item from those of its section. Asked when the item comes into sight, and again when its place in its
  /// section has become another.
  public typealias ItemSeparatorHandler = (
    _ itemIndexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
  ) -> UIListSeparatorConfiguration

  /// Answers what a row can be swiped for; nil for nothing. Asked once for each pull. // I72
  public typealias SwipeActionsConfigurationProvider = (_ indexPath: IndexPath) -> UISwipeActionsConfiguration?

  /// The look.
  public var appearance: Appearance

  /// Tells whether there are lines between items; those of sidebars have none unless set. // I6
  public var showsSeparators: Bool

  /// The lines of all items.
  public var separatorConfiguration: UIListSeparatorConfiguration

  /// Has a say in the lines of each item; nil unless set. // I43
  public var itemSeparatorHandler: ItemSeparatorHandler?

  /// The actions that a row uncovers where reading begins; nil unless set. // I72
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  /// The actions that a row uncovers where reading ends; nil unless set. // I72
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  /// The colour behind sections; that of the appearance where nil. // I30
  public var backgroundColor: UIColor?

  /// The head of sections; nothing unless set.
  public var headerMode = HeaderMode.none

  /// The foot of sections; nothing unless set.
  public var footerMode = FooterMode.none

  /// The room above each header, in points; nil, as unless set, for that of the appearance. // I16
  ///
  /// Numbers that are negative or none count as zero. Sections without a header have none.
  public var headerTopPadding: CGFloat?

  /// A configuration with the usual values of an appearance. // I6
  public init(appearance: Appearance) {
    self.appearance = appearance
    showsSeparators = !appearance.isSidebar
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
  }
}

extension UICollectionLayoutListConfiguration.Appearance {
  /// Tells whether the list stands at the side of a window.
  var isSidebar: Bool { self == .sidebar || self == .sidebarPlain }

  /// Tells whether groups stand apart from each other.
  var isGrouped: Bool { self == .grouped || self == .insetGrouped }
}
