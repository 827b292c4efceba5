/// What a finger does on the playground.
enum GravityTool: Int, CaseIterable {
  /// Holds a piece and throws it; beside all pieces it drops a new one.
  case `throw`
  /// Pins a piece to the wall where it is touched, or frees it.
  case pin
  /// Ties a piece to another one, or to the wall.
  case link
  /// Draws a line that pieces bump into.
  case draw

  var title: String {
    switch self {
    case .throw: "Throw"
    case .pin: "Pin"
    case .link: "Link"
    case .draw: "Draw"
    }
  }

  /// What to do with it.
  var hint: String {
    switch self {
    case .throw: "Throw pieces with any number of fingers, or touch the wall to drop one."
    case .pin: "Touch a piece to pin it there; touch it again to free it."
    case .link: "Drag from a piece to another one, or to the wall, to tie them."
    case .draw: "Draw lines for pieces to bump into."
    }
  }
}
