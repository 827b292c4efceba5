public import Foundation

/// How a line is drawn along a path.
public struct StrokeStyle: Hashable, Sendable {
  /// The width in points.
  public var width: CGFloat
  /// The ends of the line.
  public var cap: CGLineCap
  /// The corners of the line.
  public var join: CGLineJoin
  /// The limit at which a mitred corner turns into a bevelled one, as a multiple of half the width.
  public var miterLimit: CGFloat
  /// Lengths of dashes and gaps in points; empty for a solid line.
  public var dashes: [CGFloat]
  /// The place in the pattern of dashes at which the line starts, in points.
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
