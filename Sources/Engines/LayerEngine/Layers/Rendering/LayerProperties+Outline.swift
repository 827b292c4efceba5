import Foundation
import PlaneGeometry

extension LayerProperties {
  /// The bounds with their round corners.
  var outline: CGPath {
    let radius = min(cornerRadius, bounds.width / 2, bounds.height / 2)
    guard radius > 0, !maskedCorners.isEmpty else { return CGPath(rect: bounds, transform: nil) }
    if maskedCorners == .allCorners {
      return CGPath(roundedRect: bounds, cornerWidth: radius, cornerHeight: radius, transform: nil)
    }
    func corner(_ corner: CACornerMask) -> CGFloat { maskedCorners.contains(corner) ? radius : 0 }
    let (minX, minY, maxX, maxY) = (bounds.minX, bounds.minY, bounds.maxX, bounds.maxY)
    let path = CGMutablePath()
    path.move(to: CGPoint(x: bounds.midX, y: minY))
    path.addArc(
      tangent1End: CGPoint(x: maxX, y: minY), tangent2End: CGPoint(x: maxX, y: bounds.midY),
      radius: corner(.layerMaxXMinYCorner))
    path.addArc(
      tangent1End: CGPoint(x: maxX, y: maxY), tangent2End: CGPoint(x: bounds.midX, y: maxY),
      radius: corner(.layerMaxXMaxYCorner))
    path.addArc(
      tangent1End: CGPoint(x: minX, y: maxY), tangent2End: CGPoint(x: minX, y: bounds.midY),
      radius: corner(.layerMinXMaxYCorner))
    path.addArc(
      tangent1End: CGPoint(x: minX, y: minY), tangent2End: CGPoint(x: bounds.midX, y: minY),
      radius: corner(.layerMinXMinYCorner))
    path.closeSubpath()
    return path.copy() ?? path
  }
}
