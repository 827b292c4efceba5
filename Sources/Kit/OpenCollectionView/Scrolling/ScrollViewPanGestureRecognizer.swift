import FrameClock
import MotionEngine

/// The recognizer of a scroll view's drags.
final class ScrollViewPanGestureRecognizer: UIPanGestureRecognizer {
  weak var scrollView: UIScrollView?
  /// When the last finger was lifted: content that is thrown moves from then on, not from the frame that brought it.
  private(set) var liftTime: Double?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if numberOfTouches == touches.count { scrollView?.fingerDidComeDown(at: event.timestamp) }
    super.touchesBegan(touches, with: event)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let before = path
    super.touchesMoved(touches, with: event)
    scrollView?.noteVelocity(of: touches.inOrder, from: before, in: event)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    liftTime = event.timestamp
    // A lift in another place is a move first.
    if touches.contains(where: { $0.location(in: nil) != $0.previousLocation(in: nil) }) {
      scrollView?.noteVelocity(of: touches.inOrder, from: path, in: event)
    }
    super.touchesEnded(touches, with: event)
  }

  /// Ends a drag without throwing the content.
  func cancelAttempt() {
    guard isEnabled else { return }
    isEnabled = false
    isEnabled = true
  }

  override func sendActions() {
    scrollView?.panDidChange(self)
    super.sendActions()
  }

  override func reset() {
    super.reset()
    scrollView?.fingerDidLift()
    liftTime = nil
  }
}

/// Holds touches back from the content of a scroll view for a moment, in case they scroll. // S11
///
/// It fails by itself after 0.15 s, or when the finger lifts: then the content hears of the touches. When the finger came
/// down on moving content it keeps them for good: that touch only stops the motion. // S17
final class ContentTouchDelayRecognizer: UIGestureRecognizer {
  weak var scrollView: UIScrollView?
  /// Whether the touch that is down came down on moving content.
  var caughtMotion = false
  private var timer: ClockTimer?

  override init() {
    super.init()
    delaysTouchesBegan = true
    delaysTouchesEnded = false
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
    timer = environment?.schedule(at: deadline) { [weak self] in
      // What came in with the timer may have lifted this finger, and another one may be down.
      guard let self, currentState == .possible, timer?.deadline == deadline else { return }
      giveUp("the finger rested for 150 ms")
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if currentState == .possible { giveUp("the finger was lifted") } else { state = .ended }
  }

  override func reset() {
    timer?.cancel()
    timer = nil
  }

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

  private func giveUp(_ reason: String) {
    self.reason = reason
    state = .failed
  }
}
