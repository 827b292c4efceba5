/// An edge or a corner of a rectangle, in the direction of reading.
public enum NSRectAlignment: Int, Sendable {
  /// The middle.
  case none = 0
  /// The upper edge.
  case top = 1
  /// The upper corner where reading begins.
  case topLeading = 2
  /// The edge where reading begins.
  case leading = 3
  /// The lower corner where reading begins.
  case bottomLeading = 4
  /// The lower edge.
  case bottom = 5
  /// The lower corner where reading ends.
  case bottomTrailing = 6
  /// The edge where reading ends.
  case trailing = 7
  /// The upper corner where reading ends.
  case topTrailing = 8

  /// -1 at the edge where reading begins, 1 at the one where it ends, 0 in the middle.
  var horizontal: Int {
    switch self {
    case .topLeading, .leading, .bottomLeading: -1
    case .topTrailing, .trailing, .bottomTrailing: 1
    case .none, .top, .bottom: 0
    }
  }

  /// -1 at the upper edge, 1 at the lower one, 0 in the middle.
  var vertical: Int {
    switch self {
    case .top, .topLeading, .topTrailing: -1
    case .bottom, .bottomLeading, .bottomTrailing: 1
    case .none, .leading, .trailing: 0
    }
  }
}
