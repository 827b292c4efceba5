import GestureEngine

/// Recognizes taps: fingers that come down and lift again, once or several times.
open class UITapGestureRecognizer: UIGestureRecognizer {
  @exclusivity(unchecked) private final var own = TapState()

  /// How many taps in a row are needed; 1 unless set. // G60
  open var numberOfTapsRequired: Int {
    get { own.numberOfTapsRequired }
    set { own.numberOfTapsRequired = newValue }
  }

  /// With how many fingers; 1 unless set. // G60
  open var numberOfTouchesRequired: Int {
    get { own.numberOfTouchesRequired }
    set { own.numberOfTouchesRequired = newValue }
  }

  /// The buttons of a pointer that count; the primary one unless set. Fingers always count. // G12
  open var buttonMaskRequired: UIEvent.ButtonMask = .primary

  /// Takes in touches that came down.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if own.tracker.fingerCount == 0 { own.tracker.profile = inputProfile }
    own.tracker.tapsRequired = numberOfTapsRequired
    own.tracker.touchesRequired = numberOfTouchesRequired
    for touch in touches.inOrder where follows(touch) {
      if touch.type == .indirectPointer, !event.buttonMask.isEmpty,
        event.buttonMask.isDisjoint(with: buttonMaskRequired)
      {
        let (pressed, required) = (event.buttonMask.rawValue, buttonMaskRequired.rawValue)
        followUntilDeadline(
          .fails(GestureReason("button {n} is pressed, {n} required", Double(pressed), Double(required))))
        return
      }
      followUntilDeadline(own.tracker.began(touch.slot, at: touch.pointInWindow, time: touch.timestamp))
    }
  }

  /// Takes in touches that moved.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    touches.forEachInOrder { touch in follow(own.tracker.moved(touch.slot, to: touch.pointInWindow)) }
  }

  /// Takes in touches that were lifted.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    touches.forEachInOrder { touch in followUntilDeadline(own.tracker.ended(touch.slot, time: touch.timestamp)) }
  }

  /// Takes in buttons that went down: each is what a finger is.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    if own.tracker.fingerCount == 0 { own.tracker.profile = inputProfile }
    own.tracker.tapsRequired = numberOfTapsRequired
    own.tracker.touchesRequired = numberOfTouchesRequired
    for press in presses.inOrder {
      followUntilDeadline(own.tracker.began(press.place, at: press.location(in: view), time: press.timestamp))
    }
  }

  /// Takes in buttons that were released.
  open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    for press in presses.inOrder { followUntilDeadline(own.tracker.ended(press.place, time: press.timestamp)) }
  }

  override func willIgnore(_ touch: UITouch) {
    guard own.tracker.contains(touch.slot) else { return }
    reason = "it ignores one of its fingers"
    state = .failed
  }

  /// Forgets the attempt.
  open override func reset() {
    stopTimer()
    own.tracker.reset()
  }

  /// The place of the first tap, in the coordinates of `view`; nil means the window. // G57
  open override func location(in view: UIView?) -> CGPoint {
    guard let point = own.tracker.location else { return super.location(in: view) }
    return convertFromWindow(point, to: view)
  }

  /// A tap does not stop a tap that needs more taps. // G38
  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let other = preventedGestureRecognizer as? UITapGestureRecognizer else { return true }
    return other.numberOfTapsRequired <= numberOfTapsRequired
  }

  override func deadlineDidCome(_ time: Double) { followUntilDeadline(own.tracker.expire(at: time)) }

  private func followUntilDeadline(_ verdict: TrackerVerdict) {
    follow(verdict, recognizedAs: .ended, until: own.tracker.deadline)
  }
}

/// The attempt of a tap, and what it asks for.
private struct TapState {
  // Read and written for every report: a runtime check for overlapping access would cost as much as the work.
  var tracker = TapTracker()
  var numberOfTapsRequired = 1
  var numberOfTouchesRequired = 1
}
