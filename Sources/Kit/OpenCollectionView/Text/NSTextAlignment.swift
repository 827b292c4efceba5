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

/// Where lines of text that are too long break or are cut.
public enum NSLineBreakMode: Int, Sendable {
  /// Between words.
  case byWordWrapping = 0
  /// Between characters.
  case byCharWrapping = 1
  /// At the edge.
  case byClipping = 2
  /// With … at the start of the last line.
  case byTruncatingHead = 3
  /// With … at the end of the last line.
  case byTruncatingTail = 4
  /// With … in the middle of the last line.
  case byTruncatingMiddle = 5
}
