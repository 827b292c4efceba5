/// A symbol on its grid: lines and shapes that know no size, weight or colour.
struct SymbolDrawing: Sendable {
  var parts: [SymbolPart]
  /// Tells whether the symbol is mirrored where text runs from right to left.
  var isDirectional = false

  /// The rectangle that the symbol covers with lines of a width, in units.
  func bounds(lineWidth: CGFloat) -> CGRect {
    parts.reduce(CGRect.null) { bounds, part in
      guard part.effect == .paint, !part.path.isEmpty else { return bounds }
      let half = part.strokes ? lineWidth * part.lineShare / 2 : 0
      return bounds.union(part.path.boundingBoxOfPath.shrunk(dx: -half, dy: -half))
    }
  }

  /// The parts made smaller, their lines in `lineShare` of the usual width.
  func scaled(by factor: CGFloat, around center: CGPoint, lineShare: CGFloat) -> [SymbolPart] {
    var transform = CGAffineTransform(
      a: factor, b: 0, c: 0, d: factor, tx: -center.x * factor, ty: -center.y * factor)
    return parts.map { part in
      var part = part
      part.path = part.path.copy(using: &transform) ?? part.path
      part.lineShare *= lineShare
      return part
    }
  }
}
