/// A page's message that cannot be: the connection that brought it is to be closed.
public enum TextExchangeError: Error, Equatable, Sendable {
  /// A range that is not within the text.
  case rangeOutside(Range<Int>, length: Int)
  /// A correction that was not sent, or was already known not to be applied.
  case unknownCorrection(Int)
  /// A text that is longer than a field's may be.
  case textTooLong(Int)
  /// Too many messages came before one that they follow.
  case messageMissing(Int)
}
