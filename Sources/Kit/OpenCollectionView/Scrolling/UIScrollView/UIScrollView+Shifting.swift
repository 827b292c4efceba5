import MotionEngine

extension UIScrollView {
  /// Gives the content another size and moves what is seen of it with it, in one step: nothing that is under way is
  /// interrupted, and content that is pulled beyond its edge is not brought back to it. // C63
  ///
  /// Content that rests is brought back to its edge, if the shift took it beyond.
  func shiftContent(by shift: CGPoint, to size: CGSize) {
    horizontal.shiftOffset(by: shift.x)
    vertical.shiftOffset(by: shift.y)
    contentSize = size
    if !isTracking, !isContentHeld { adaptAxes() }
    showOffset()
  }

  /// Content goes back to its edge along an axis that rests, while a finger or a motion has the other one, and what the
  /// program scrolls ends there.
  func bringAxesBack() {
    adaptAxes()
    showOffset()
  }

  /// A program's animated scroll ends within the range too; what a finger threw is brought back by its spring.
  private func adaptAxes() {
    if horizontal.phase == .resting || horizontal.phase == .animating { horizontal.adaptToRange() }
    if vertical.phase == .resting || vertical.phase == .animating { vertical.adaptToRange() }
  }
}
