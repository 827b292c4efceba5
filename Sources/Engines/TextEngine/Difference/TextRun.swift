/// A stretch of one text that stands for a stretch of another, of the same length.
struct TextRun: Sendable, Equatable {
  /// The beginning in the first text.
  var source: Int
  /// The beginning in the second.
  var target: Int
  var length: Int

  var sourceEnd: Int { source + length }
  var targetEnd: Int { target + length }
}
