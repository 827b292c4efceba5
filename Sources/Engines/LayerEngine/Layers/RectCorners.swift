import Foundation

/// The corners of a rectangle on their way through transforms that may turn them.
struct RectCorners {
  private(set) var topLeft: CGPoint
  private(set) var topRight: CGPoint
  private var bottomLeft: CGPoint
  private var bottomRight: CGPoint

  init(_ rect: CGRect) {
    topLeft = CGPoint(x: rect.minX, y: rect.minY)
    topRight = CGPoint(x: rect.maxX, y: rect.minY)
    bottomLeft = CGPoint(x: rect.minX, y: rect.maxY)
    bottomRight = CGPoint(x: rect.maxX, y: rect.maxY)
  }

  mutating func map(_ transform: (CGPoint) -> CGPoint) {
    topLeft = transform(topLeft)
    topRight = transform(topRight)
    bottomLeft = transform(bottomLeft)
    bottomRight = transform(bottomRight)
  }

  /// The smallest upright rectangle around the corners.
  var surroundingRect: CGRect {
    let x = min(topLeft.x, topRight.x, bottomLeft.x, bottomRight.x)
    let y = min(topLeft.y, topRight.y, bottomLeft.y, bottomRight.y)
    return CGRect(
      x: x, y: y, width: max(topLeft.x, topRight.x, bottomLeft.x, bottomRight.x) - x,
      height: max(topLeft.y, topRight.y, bottomLeft.y, bottomRight.y) - y)
  }
}
