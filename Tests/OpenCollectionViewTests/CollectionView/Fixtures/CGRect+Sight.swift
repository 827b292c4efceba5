import Foundation

extension CGRect {
  /// Whether an element with this frame can be seen in bounds that have an area. What has no length along an axis is a
  /// point there, which both edges of the bounds belong to.
  func isInSight(of bounds: CGRect) -> Bool {
    func meet(_ low: CGFloat, _ high: CGFloat, _ start: CGFloat, _ end: CGFloat) -> Bool {
      low == high ? start <= low && low <= end : low < end && high > start
    }
    return meet(minX, maxX, bounds.minX, bounds.maxX) && meet(minY, maxY, bounds.minY, bounds.maxY)
  }
}
