import MotionEngine

/// One of the two indicators of a scroll view: its bar, and how that is seen.
@MainActor final class ScrollIndicator {
  let isVertical: Bool
  let view = ScrollIndicatorView()
  /// Tells whether the bar is there, although it may be fading.
  var isShown = false
  /// How much of the bar is seen.
  var opacity = ScrollIndicatorRamp(0)
  /// How thick the bar is.
  var thickness = ScrollIndicatorRamp(ScrollIndicators.thickness)
  private var frame = CGRect.zero

  init(isVertical: Bool) { self.isVertical = isVertical }

  /// Tells whether the bar can be seen, and so be grabbed.
  var isVisible: Bool { isShown && !view.isHidden && view.alpha > 0.01 }

  /// The frame of the bar in the scroll view's coordinates.
  var place: CGRect { frame }

  /// Puts the bar somewhere; one that is only somewhere else keeps its size and shape.
  func move(to frame: CGRect) {
    if view.isHidden { view.isHidden = false }
    guard frame != self.frame else { return }
    let isResized = frame.size != self.frame.size
    self.frame = frame
    if isResized {
      view.frame = frame
      view.layer.cornerRadius = min(frame.width, frame.height) / 2
    } else {
      view.center = CGPoint(x: frame.midX, y: frame.midY)
    }
  }

  /// Is not to be seen: its axis does not scroll, or the program does not want it.
  func hide() {
    if !view.isHidden { view.isHidden = true }
  }
}
