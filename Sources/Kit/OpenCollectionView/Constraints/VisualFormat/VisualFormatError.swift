/// A fault of a visual format, and its place.
struct VisualFormatError: Error {
  let problem: String
  /// How many characters stand before it.
  let column: Int
}
