public import Foundation
public import PlaneGeometry

/// A path that a layer fills and draws along, between its background and its sublayers.
public struct LayerShape: Equatable, Sendable {
  /// The path in the layer's coordinates; nil for none.
  public var path: CGPath?
  /// The colour of the inside; nil for none.
  public var fillColor: LayerColor?
  /// The rule that says which points are inside.
  public var fillRule: CGPathFillRule
  /// The colour of the line; nil for none.
  public var strokeColor: LayerColor?
  /// How the line is drawn.
  public var stroke: StrokeStyle
  /// The place along the path at which the line begins, as a part of its length, 0 to 1.
  public var strokeStart: CGFloat
  /// The place along the path at which the line ends, as a part of its length, 0 to 1.
  public var strokeEnd: CGFloat

  /// A shape; the values of a new `CAShapeLayer` unless given.
  public init(
    path: CGPath? = nil, fillColor: LayerColor? = .black, fillRule: CGPathFillRule = .winding,
    strokeColor: LayerColor? = nil, stroke: StrokeStyle = StrokeStyle(), strokeStart: CGFloat = 0,
    strokeEnd: CGFloat = 1
  ) {
    self.path = path
    self.fillColor = fillColor
    self.fillRule = fillRule
    self.strokeColor = strokeColor
    self.stroke = stroke
    self.strokeStart = strokeStart
    self.strokeEnd = strokeEnd
  }

  /// The part of the path that the line follows; nil where there is no line. Hosts draw this, and cut nothing themselves.
  ///
  /// - Complexity: O(1) for the whole path, else O(elements) after the path's lengths have been measured once.
  public var strokedPath: CGPath? {
    guard let path, let strokeColor, strokeColor.alpha > 0, stroke.width > 0, !path.isEmpty else { return nil }
    if strokeStart <= 0, strokeEnd >= 1 { return path }
    let part = path.trimmed(from: strokeStart, to: strokeEnd)
    return part.isEmpty ? nil : part
  }
}
