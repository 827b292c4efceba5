import FrameClock
import GestureEngine

/// Recognizes that somebody drags a bar of a scroll indicator: a pointer at once when its button goes down on the bar,
/// a finger after it has rested there for a moment.
///
/// Touches elsewhere are none of its business. Content under the bar hears of a touch when it is clear that the bar is
/// not meant; scrolling, if the finger moves before its time is over, goes first.
final class ScrollIndicatorGrabRecognizer: UIGestureRecognizer, UIGestureRecognizerDelegate, OfLibrary {
  /// How long a finger must rest on a bar, in seconds. Our choice: less than presses on content take, so that they do
  /// not come before it.
  static let pressDuration = 0.3
  /// How far the finger may move meanwhile, in points: as far as it may before it scrolls.
  static let allowableMovement: CGFloat = 10

  weak var indicators: ScrollIndicators?
  /// The bar that the touch came down on.
  private(set) weak var bar: ScrollIndicator?
  private var start = CGPoint.zero

  override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
    delaysTouchesBegan = true
    delaysTouchesEnded = false
    delegate = self
  }

  /// Most touches are not on a bar: they cost no attempt.
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    barUnder(touch) != nil
  }

  private func barUnder(_ touch: UITouch) -> ScrollIndicator? {
    indicators?.bar(at: touch.location(in: view), forFinger: touch.type != .indirectPointer)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    touches.forEachInOrder { touch in
      guard currentState == .possible, bar == nil else { return ignore(touch, for: event) }
      begin(with: touch, event)
    }
  }

  private func begin(with touch: UITouch, _ event: UIEvent) {
    let isPointer = touch.type == .indirectPointer
    guard !isPointer || event.buttonMask.isEmpty || event.buttonMask.contains(.primary), let bar = barUnder(touch)
    else {
      reason = "the primary button is not pressed"
      state = .failed
      return
    }
    self.bar = bar
    start = touch.pointInWindow
    if isPointer {
      reason = "a pointer pressed an indicator"
      state = .began
    } else {
      timer = environment?.schedule(at: event.timestamp + Self.pressDuration, for: self)
    }
  }

  override func deadlineDidCome(_ time: Double) {
    guard currentState == .possible, timer?.deadline == time else { return }
    reason = "the finger rested on an indicator for 300 ms"
    state = .began
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard currentState == .possible else {
      state = .changed
      return
    }
    guard let touch = touches.first else { return }
    let point = touch.pointInWindow
    guard
      (point.x - start.x).magnitude > Self.allowableMovement || (point.y - start.y).magnitude > Self.allowableMovement
    else { return }
    reason = "the finger moved before it had rested"
    state = .failed
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if currentState == .possible { reason = "the finger was lifted before it had rested" }
    state = currentState == .possible ? .failed : .ended
  }

  override func sendActions() {
    indicators?.grabDidChange(self)
    super.sendActions()
  }

  override func reset() {
    stopTimer()
    bar = nil
    indicators?.letGo()
  }

  /// Ends a drag of a bar that nobody sees any longer.
  func endHolding() {
    guard currentState != .possible || bar != nil else { return }
    cancelAttempt()
    indicators?.letGo()
  }
}
