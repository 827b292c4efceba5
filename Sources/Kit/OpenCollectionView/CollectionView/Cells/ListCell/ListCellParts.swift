/// The views of a list's cell.
@MainActor final class ListCellParts {
  var leading: [CellAccessoryView] = []
  var trailing: [CellAccessoryView] = []
  var state: UICellConfigurationState?
  /// The guide of the lines; nil before anybody has asked.
  var separatorGuide: SeparatorLayoutGuide?
}

/// Lengths of lists' cells, in points. All are our choice, as lists on iOS look.
enum ListCellMetrics {
  static let margins = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
  /// How far accessories stand from each other.
  static let gap: CGFloat = 8
  /// The width of places where lines begin; it grows with running text.
  static let standardWidth: CGFloat = 28
  /// The least height of a cell, as of rows of tables on iOS.
  static let leastHeight: CGFloat = 44
  static let chevronSize: CGFloat = 13
}
