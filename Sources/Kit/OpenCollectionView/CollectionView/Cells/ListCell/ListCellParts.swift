/// The views of a list's cell.
@MainActor final class ListCellParts {
  /// The accessories that can be shown: of several of one kind the first.
  var accessories: [UICellAccessory] = []
  var leading: [CellAccessoryView] = []
  var trailing: [CellAccessoryView] = []
  /// Accessories that are no longer displayed and have not gone yet, with the side that they go to.
  var leaving: [(view: CellAccessoryView, isLeading: Bool)] = []
  /// The state that accessories were shown in last; nil before the first time, and for a cell that begins to stand for another
  /// item.
  var state: UICellConfigurationState?
  /// The guide of the lines; nil before anybody has asked.
  var separatorGuide: SeparatorLayoutGuide?
}

/// Lengths of lists' cells, in points, measured on macOS 27.0 under Mac Catalyst and on iOS 26.1. // I50, I51, I52
enum ListCellMetrics {
  /// How far accessories stand from each other where lines begin.
  static let leadingGap: CGFloat = 16
  /// How far accessories stand from each other where lines end, and the line before a grip from both of its neighbours.
  static let trailingGap: CGFloat = 8
  /// The width of the line before a grip. // I53
  static let lineWidth: CGFloat = 1
  /// The width of the places of most accessories; it grows with running text.
  static let standardWidth: CGFloat = 24
  /// The width of the places of arrows; it grows with running text.
  static let arrowWidth: CGFloat = 14
  /// How far the content moves with each level. // I54
  static let indentation: CGFloat = 10
  /// The least height of a cell up to iOS 18. // I18
  static let leastHeight: CGFloat = 44
  /// The room above and below accessories at least. Our choice.
  static let accessoryMargin: CGFloat = 8
  /// The width that a finger hits of an accessory which does something, where nothing else is as near. // I55
  static let touchedWidth: CGFloat = 44
  static let chevronSize: CGFloat = 13
}
