public import Foundation

extension CGContext {
  /// The colour of fills.
  public func setFillColor(_ color: CGColor) { state.fillColor = color.layerColor }

  /// The colour of fills, from sRGB components.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.fillColor = LayerColor(red: Float(red), green: Float(green), blue: Float(blue), alpha: Float(alpha))
  }

  /// The colour of fills: a grey, 0 black to 1 white.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    setFillColor(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  /// The colour of lines.
  public func setStrokeColor(_ color: CGColor) { state.strokeColor = color.layerColor }

  /// The colour of lines, from sRGB components.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.strokeColor = LayerColor(red: Float(red), green: Float(green), blue: Float(blue), alpha: Float(alpha))
  }

  /// The colour of lines: a grey, 0 black to 1 white.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    setStrokeColor(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  /// The width of lines in points; lines of no width, a negative one or one that is no number are not drawn.
  public func setLineWidth(_ width: CGFloat) { state.stroke.width = width }

  /// The ends of lines.
  public func setLineCap(_ cap: CGLineCap) { state.stroke.cap = cap }

  /// The corners of lines.
  public func setLineJoin(_ join: CGLineJoin) { state.stroke.join = join }

  /// Sets the limit at which a mitred corner is cut off, as a multiple of half the line's width.
  public func setMiterLimit(_ limit: CGFloat) { state.stroke.miterLimit = limit }

  /// Lengths of dashes and gaps in points, and where in the pattern a line starts; no lengths for solid lines.
  ///
  /// Lengths that add up to nothing, or among which one is negative or not finite, give solid lines.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    let isPattern = lengths.allSatisfy { $0 >= 0 && $0.isFinite } && lengths.contains { $0 > 0 }
    state.stroke.dashPhase = isPattern && phase.isFinite ? phase : 0
    state.stroke.dashes = isPattern ? lengths : []
  }
}
