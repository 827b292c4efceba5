public import Foundation

/// A gradient in a drawing, its points in points.
public struct DrawGradient: Hashable, Sendable {
  /// The line, the two circles or the centre of a gradient.
  public enum Shape: Hashable, Sendable {
    /// Along a line.
    case linear(start: CGPoint, end: CGPoint)
    /// Between two circles.
    case radial(startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat)
    /// Once around a centre, clockwise from an angle in radians, 0 to the right; it fills everything.
    case conic(center: CGPoint, angle: CGFloat)
  }

  /// The shape.
  public var shape: Shape
  /// The colours, ascending.
  public var stops: [LayerGradient.Stop]
  /// Tells whether the first colour fills what lies before the start.
  public var extendsBeforeStart: Bool
  /// Tells whether the last colour fills what lies after the end.
  public var extendsAfterEnd: Bool

  /// A gradient.
  public init(shape: Shape, stops: [LayerGradient.Stop], extendsBeforeStart: Bool, extendsAfterEnd: Bool) {
    self.shape = shape
    self.stops = stops
    self.extendsBeforeStart = extendsBeforeStart
    self.extendsAfterEnd = extendsAfterEnd
  }
}
