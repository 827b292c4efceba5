import MotionEngine

extension UIScrollView {
  /// Tells the motions whether they come to rest on pages only. // S40
  func pagingDidChange() {
    horizontal.isPaging = isPagingEnabled
    vertical.isPaging = isPagingEnabled
  }

  /// The page that content comes to rest on if it is released at `offset`; each axis by itself. // S40, S41
  ///
  /// - Parameter velocity: points per second.
  func pageTarget(from offset: CGPoint, velocity: CGPoint) -> CGPoint {
    CGPoint(
      x: horizontal.pageTarget(from: offset.x, velocity: velocity.x),
      y: vertical.pageTarget(from: offset.y, velocity: velocity.y))
  }
}
