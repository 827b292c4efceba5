/// The rule that says where lines of text that are too long break or are cut.
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

extension NSLineBreakMode {
  var engineMode: LineBreakMode {
    switch self {
    case .byWordWrapping: .wordWrap
    case .byCharWrapping: .characterWrap
    case .byClipping: .clip
    case .byTruncatingHead: .truncateHead
    case .byTruncatingTail: .truncateTail
    case .byTruncatingMiddle: .truncateMiddle
    }
  }
}
