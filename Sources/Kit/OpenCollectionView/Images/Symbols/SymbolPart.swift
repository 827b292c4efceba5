/// One step of a symbol's drawing, in the units of its grid.
struct SymbolPart: Sendable {
  enum Effect: Sendable {
    /// Paints.
    case paint
    /// Takes away what is below.
    case cut
    /// Takes away what is below in one colour, and paints with several.
    case mark
  }

  var path: CGPath
  /// Tells whether the inside is filled.
  var fills: Bool
  /// Tells whether there is a line along the path, as wide as the weight says.
  var strokes: Bool
  var effect = Effect.paint
  /// 1 for what matters most; the colour of several that the part is drawn in.
  var level = 1
  /// The value from which on the part of a symbol with a value is shown full.
  var threshold: Double?
  /// The line, as a part of the usual one.
  var lineShare: CGFloat = 1
}
