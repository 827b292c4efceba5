public import Foundation
public import PlaneGeometry

/// One step of a recorded drawing.
public enum DrawCommand: Hashable, Sendable {
  /// Puts the transform, the clip and the opacity on a stack.
  case save
  /// Takes them back.
  case restore
  /// Multiplies a transform in front of the current one.
  case concatenate(CGAffineTransform)
  /// Multiplies the opacity of everything that follows.
  case opacity(CGFloat)
  /// Narrows the clip to the inside of a path.
  case clip(CGPath, CGPathFillRule)
  /// Fills the inside of a path with a colour.
  case fill(CGPath, CGPathFillRule, LayerColor)
  /// Draws along a path.
  case stroke(CGPath, StrokeStyle, LayerColor)
  /// Fills the clip with a gradient whose points are in points.
  case gradient(DrawGradient)
  /// Draws a picture stretched into a rectangle.
  case picture(LayerPicture, CGRect)
  /// Draws a run of text; its origin is the left end of the baseline.
  case text(TextRun)
}

/// How a line is drawn along a path.
public struct StrokeStyle: Hashable, Sendable {
  /// The width in points.
  public var width: CGFloat
  /// The ends of the line.
  public var cap: CGLineCap
  /// The corners of the line.
  public var join: CGLineJoin
  /// Where a mitred corner turns into a bevelled one, as a multiple of half the width.
  public var miterLimit: CGFloat
  /// Lengths of dashes and gaps in points; empty for a solid line.
  public var dashes: [CGFloat]
  /// Where in the pattern of dashes the line starts, in points.
  public var dashPhase: CGFloat

  /// A style; the defaults are those of a new `CGContext`.
  public init(
    width: CGFloat = 1, cap: CGLineCap = .butt, join: CGLineJoin = .miter, miterLimit: CGFloat = 10,
    dashes: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.width = width
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
    self.dashes = dashes
    self.dashPhase = dashPhase
  }
}

/// The ends of a stroked line.
public enum CGLineCap: Int32, Hashable, Sendable {
  /// The line stops at its end point.
  case butt = 0
  /// A half circle about the end point.
  case round = 1
  /// Half a square beyond the end point.
  case square = 2
}

/// The corners of a stroked line.
public enum CGLineJoin: Int32, Hashable, Sendable {
  /// A sharp corner.
  case miter = 0
  /// A round corner.
  case round = 1
  /// A cut-off corner.
  case bevel = 2
}

/// A gradient in a drawing, its points in points.
public struct DrawGradient: Hashable, Sendable {
  /// The line or the two circles of a gradient.
  public enum Shape: Hashable, Sendable {
    /// Along a line.
    case linear(start: CGPoint, end: CGPoint)
    /// Between two circles.
    case radial(startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat)
  }

  /// The shape.
  public var shape: Shape
  /// The colours, ascending.
  public var stops: [LayerGradient.Stop]
  /// Whether the first colour fills what lies before the start.
  public var extendsBeforeStart: Bool
  /// Whether the last colour fills what lies after the end.
  public var extendsAfterEnd: Bool

  /// A gradient.
  public init(shape: Shape, stops: [LayerGradient.Stop], extendsBeforeStart: Bool, extendsAfterEnd: Bool) {
    self.shape = shape
    self.stops = stops
    self.extendsBeforeStart = extendsBeforeStart
    self.extendsAfterEnd = extendsAfterEnd
  }
}
