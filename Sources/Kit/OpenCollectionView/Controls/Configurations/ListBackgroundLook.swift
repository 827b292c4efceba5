/// How the backgrounds of lists look. Colours are those of iOS by their names. // I30, I31, I32
enum ListBackgroundLook: Hashable {
  /// The one of the list around.
  case cell
  case plainCell
  case groupedCell
  case sidebarCell
  /// The one of the list around.
  case headerFooter
  case plainHeaderFooter

  /// How round the corners of the first and the last row of a card are, in points: measured up to iOS 18. // I31
  static let cardRadius: CGFloat = 10
  /// How round what is selected in a sidebar is, in points. Our choice up to iOS 18. // I32
  static let sidebarRadius: CGFloat = 10

  func color(in state: ListLookState) -> UIColor {
    let look = resolved(in: state)
    let isMarked = state.isHighlighted || state.isSelected
    return switch look {
    case .plainHeaderFooter: .secondarySystemBackground
    case .cell, .groupedCell: isMarked ? .systemGray4 : .secondarySystemGroupedBackground
    case .plainCell: isMarked ? .systemGray4 : .systemBackground
    case .sidebarCell: isMarked ? .systemGray4 : .clear
    case .headerFooter: isMarked && state.place?.role == .header ? .systemGray4 : .clear
    }
  }

  /// How round the corners are in a state, and which of them.
  func corners(in state: ListLookState) -> (radius: CGFloat, mask: CACornerMask) {
    switch resolved(in: state) {
    case .sidebarCell: return (Self.sidebarRadius, .all)
    case .cell, .groupedCell, .plainCell:
      guard state.environment == .insetGrouped, let place = state.place, place.role == .row else { return (0, .all) }
      // What is carried is a card of its own.
      if state.isReordering { return (Self.cardRadius, .all) }
      var mask: CACornerMask = []
      if place.isFirst { mask.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
      if place.isLast { mask.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
      return mask.isEmpty ? (0, .all) : (Self.cardRadius, mask)
    case .headerFooter, .plainHeaderFooter: return (0, .all)
    }
  }

  /// The look that one which follows its list has in a state.
  private func resolved(in state: ListLookState) -> ListBackgroundLook {
    switch (self, state.environment) {
    case (.cell, _) where state.place?.role == .header || state.place?.role == .footer:
      ListBackgroundLook.headerFooter.resolved(in: state)
    case (.cell, .plain): .plainCell
    case (.cell, .sidebar), (.cell, .sidebarPlain): .sidebarCell
    // A list of groups unless something is said.
    case (.cell, _): .groupedCell
    case (.headerFooter, .plain): .plainHeaderFooter
    default: self
    }
  }
}

extension CACornerMask {
  /// All four.
  static let all: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
}
