/// Lengths of lists, in points.
enum ListMetrics {
  /// The height of a row before its cell has said how high it is. // I2
  static let rowEstimate: CGFloat = 44
  /// The heights of headers and footers before they have said so: of those that stay in sight, and of others. // I5
  static let pinnedEstimate: CGFloat = 28
  static let groupEstimate: CGFloat = 17.5
  /// The zIndex of rows, and of headers and footers in front of them. // I4, I29
  static let rowDepth = 10
  static let boundaryDepth = 200
  /// The room above the first group, and below the last one. // I9
  static let aboveGroups: CGFloat = 35
  static let belowGroups: CGFloat = 20
  /// Half of the room between two groups. // I13
  static let halfGap: CGFloat = 17.5
  /// The room below the sections of a sidebar. // I9
  static let belowSidebar: CGFloat = 10
  /// The room at the sides of sidebars. Inferred from 12.987 in the Mac idiom, where a point is 0.77. // I12
  static let besideSidebar: CGFloat = 10
  /// The room above a header in a list that is no list of groups, where the first item is the header. // I10
  static let abovePlainHeaderItem: CGFloat = 22
  /// The length by which backgrounds reach beyond the first and the last section. // I17
  static let backgroundReach: CGFloat = 1000
  /// The width by which a background reaches over the sides. // I17
  static let backgroundOverhang: CGFloat = 16
  /// The width from which on cards stand further from the sides, and how far they do. Our choice between 393 and 414. // I11
  static let wideWidth: CGFloat = 414
  static let cardMargin: CGFloat = 16
  static let wideCardMargin: CGFloat = 20
  /// The thickness of a line, in pixels of the screen. Our choice: as up to iOS 18. // I39
  static let lineThickness: CGFloat = 1
  /// The depth of a line in front of its row: behind whatever else stands in front of rows.
  static let lineDepth: CGFloat = 0.25

  /// The room beside cards in a view of a width.
  static func cardMargin(forWidth width: CGFloat) -> CGFloat { width >= wideWidth ? wideCardMargin : cardMargin }
}
