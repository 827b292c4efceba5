public import Foundation
public import PlaneGeometry

extension CGContext {
  /// Fills the inside of the path and forgets the path.
  public func fillPath(using rule: CGPathFillRule = .winding) { fill(takePath(), using: rule) }

  /// Draws along the path and forgets the path.
  public func strokePath() { stroke(takePath(), style: state.stroke) }

  /// Fills the inside of the path, draws along it, or both, and forgets the path.
  public func drawPath(using mode: CGPathDrawingMode) {
    let path = takePath()
    if let rule = mode.fillRule { fill(path, using: rule) }
    if mode.strokes { stroke(path, style: state.stroke) }
  }

  /// Fills a rectangle and forgets the path, as documented for CoreGraphics. The infinite one fills the clip where its
  /// bounds are known.
  public func fill(_ rect: CGRect) {
    beginPath()
    guard let rect = paintable(rect) else { return }
    commands.append(.fillRect(rect, state.fillColor))
  }

  /// Fills rectangles and forgets the path.
  public func fill(_ rects: [CGRect]) {
    guard rects.count != 1 else { return fill(rects[0]) }
    beginPath()
    let path = CGMutablePath()
    path.addRects(rects)
    fill(path)
  }

  /// Fills the ellipse that touches the sides of a rectangle and forgets the path.
  public func fillEllipse(in rect: CGRect) {
    beginPath()
    fill(CGPath(ellipseIn: rect, transform: nil))
  }

  /// Draws the outline of a rectangle and forgets the path.
  public func stroke(_ rect: CGRect) { stroke(rect, width: state.stroke.width) }

  /// Draws the outline of a rectangle with a line of a width and forgets the path.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    var style = state.stroke
    style.width = width
    beginPath()
    stroke(CGPath(rect: rect, transform: nil), style: style)
  }

  /// Draws the ellipse that touches the sides of a rectangle as a line and forgets the path.
  public func strokeEllipse(in rect: CGRect) {
    beginPath()
    stroke(CGPath(ellipseIn: rect, transform: nil), style: state.stroke)
  }

  /// Draws a line between the first and the second point, the third and the fourth, and so on, and forgets the path. A
  /// point without a partner is left out.
  public func strokeLineSegments(between points: [CGPoint]) {
    beginPath()
    let path = CGMutablePath()
    for index in stride(from: 1, to: points.count, by: 2) {
      path.move(to: points[index - 1])
      path.addLine(to: points[index])
    }
    stroke(path, style: state.stroke)
  }

  /// Makes a rectangle clear, whatever opacity and blend mode are, and forgets the path.
  public func clear(_ rect: CGRect) {
    beginPath()
    guard let rect = paintable(rect) else { return }
    commands.append(.clear(rect))
  }

  // MARK: Paths of others

  /// Fills the inside of a path by one command. The context's own path stays.
  package func fill(_ path: CGPath, using rule: CGPathFillRule = .winding) {
    guard !path.isEmpty else { return }
    commands.append(.fill(path, rule, state.fillColor))
  }

  /// Draws along a path by one command. The context's own path and line style stay.
  package func stroke(_ path: CGPath, style: StrokeStyle) {
    guard !path.isEmpty else { return }
    commands.append(.stroke(path, style, state.strokeColor))
  }

  /// A rectangle that can be painted: none for one that is null or has a side that is no number.
  private func paintable(_ rect: CGRect) -> CGRect? {
    guard !rect.isNull else { return nil }
    let rect = rect.isInfinite ? boundingBoxOfClipPath : rect.standardized
    return rect.isInfinite || rect.isNull || !rect.isFinite ? nil : rect
  }
}
