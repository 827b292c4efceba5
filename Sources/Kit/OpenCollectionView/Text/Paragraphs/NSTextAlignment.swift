/// The place of lines of text between the sides.
public enum NSTextAlignment: Int, Sendable {
  /// At the left.
  case left = 0
  /// In the middle.
  case center = 1
  /// At the right.
  case right = 2
  /// From side to side; the last line of a paragraph as ``natural``. Labels spread attributed text only.
  case justified = 3
  /// At the side where text begins in the surroundings' direction.
  case natural = 4

  /// The alignment where content runs in a direction.
  func engineAlignment(isRightToLeft: Bool = false) -> TextAlignment {
    switch self {
    case .left: .left
    case .center: .center
    case .right: .right
    case .justified: .justified
    case .natural: isRightToLeft ? .right : .left
    }
  }
}
