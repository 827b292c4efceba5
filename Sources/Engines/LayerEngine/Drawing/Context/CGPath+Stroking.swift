public import Foundation
public import PlaneGeometry

extension CGPath {
  /// The outline of the line that is drawn along the path, to be filled by winding; curves are within a twentieth of a
  /// point. A width that is not more than 0 gives an empty path.
  public func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
    transform: CGAffineTransform = .identity
  ) -> CGPath {
    var transform = transform
    let outline = StrokeOutline.around(
      self, width: lineWidth, cap: StrokeOutline.Cap(rawValue: lineCap.rawValue) ?? .butt,
      join: StrokeOutline.Join(rawValue: lineJoin.rawValue) ?? .miter, miterLimit: miterLimit)
    return outline.copy(using: &transform) ?? outline
  }
}
