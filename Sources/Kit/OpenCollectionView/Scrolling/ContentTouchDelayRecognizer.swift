import FrameClock
import GestureEngine
import MotionEngine

/// Holds touches back from the content of a scroll view for a moment, in case they scroll. // S11
///
/// It fails by itself after 0.15 s, or when the finger lifts: then the content hears of the touches. When the finger came
/// down on moving content it keeps them for good: that touch only stops the motion. // S17
final class ContentTouchDelayRecognizer: UIGestureRecognizer, OfLibrary {
  weak var scrollView: UIScrollView?
  /// Tells whether the touch that is down came down on moving content.
  var caughtMotion = false

  override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
    delaysTouchesBegan = true
    delaysTouchesEnded = false
    // Keys are not held back.
    allowedPressTypes = []
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard currentState == .possible, let scrollView, timer == nil else { return }
    if caughtMotion {
      reason = "the touch stopped moving content"
      state = .began
      return
    }
    guard scrollView.delaysContentTouches, scrollView.isScrollEnabled else {
      reason = "content touches are not delayed"
      state = .failed
      return
    }
    let deadline = event.timestamp + scrollView.vertical.profile.contentTouchDelay
    timer = environment?.schedule(at: deadline, for: self)
  }

  override func deadlineDidCome(_ time: Double) {
    // What came in with the timer may have lifted this finger, and another one may be down.
    guard currentState == .possible, timer?.deadline == time else { return }
    giveUp("the finger rested for \(Int(((scrollView?.vertical.profile.contentTouchDelay ?? 0) * 1000).rounded())) ms")
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if currentState == .possible { giveUp("the finger was lifted") } else { state = .ended }
  }

  override func reset() { stopTimer() }

  /// A touch that has stopped moving content is no tap on the content either. // S17
  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard caughtMotion, let scrollView, let view = preventedGestureRecognizer.view, view !== scrollView else {
      return false
    }
    return preventedGestureRecognizer is UITapGestureRecognizer && view.isDescendant(of: scrollView)
  }
  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    currentState == .possible
  }

  private func giveUp(_ reason: GestureReason) {
    self.reason = reason
    state = .failed
  }
}
