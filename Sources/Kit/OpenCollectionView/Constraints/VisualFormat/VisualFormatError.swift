/// What is wrong with a visual format, and where.
struct VisualFormatError: Error {
  let problem: String
  /// How many characters stand before it.
  let column: Int
}
