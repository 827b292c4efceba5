/// Where lines of text stand between the sides.
public enum NSTextAlignment: Int, Sendable {
  /// At the left.
  case left = 0
  /// In the middle.
  case center = 1
  /// At the right.
  case right = 2
  /// From side to side; drawn at the left.
  case justified = 3
  /// As the text's script has it.
  case natural = 4

  var engineAlignment: TextAlignment {
    switch self {
    case .left, .justified, .natural: .left
    case .center: .center
    case .right: .right
    }
  }
}
