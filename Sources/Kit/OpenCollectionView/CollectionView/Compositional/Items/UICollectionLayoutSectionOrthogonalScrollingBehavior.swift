import CollectionEngine

/// How the groups of a section scroll across the layout. // P6, P81
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  /// Not at all: groups follow each other along the layout.
  case none = 0
  /// Like any scroll view.
  case continuous = 1
  /// Like any scroll view, coming to rest where a group begins.
  case continuousGroupLeadingBoundary = 2
  /// Page by page, as wide as the row.
  case paging = 3
  /// Group by group.
  case groupPaging = 4
  /// Group by group, each in the middle.
  case groupPagingCentered = 5

  /// The places at which the row rests; nil for a section without a row.
  var rest: CompositionalRowRest? {
    switch self {
    case .none: nil
    case .continuous: .anywhere
    case .continuousGroupLeadingBoundary, .groupPaging: .groups
    case .paging: .pages
    case .groupPagingCentered: .centered
    }
  }
}

/// The edges within which sections keep their content across the scrolling. // P74
public enum UIContentInsetsReference: Int, Sendable {
  /// As the layout's configuration says; of that the safe area.
  case automatic = 0
  /// Nothing.
  case none = 1
  /// The safe area.
  case safeArea = 2
  /// The collection view's margins.
  case layoutMargins = 3
  /// The part where lines of text are not too long to be read.
  case readableContent = 4
}
