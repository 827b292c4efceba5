import FrameClock
import GestureEngine

/// Recognizes taps: fingers that come down and lift again, once or several times.
open class UITapGestureRecognizer: UIGestureRecognizer {
  private var tracker = TapTracker()
  private var timer: ClockTimer?

  /// How many taps in a row are needed; 1 unless set. // G60
  open var numberOfTapsRequired = 1

  /// With how many fingers; 1 unless set. // G60
  open var numberOfTouchesRequired = 1

  /// Which buttons of a pointer count; the primary one unless set. Fingers always count. // G12
  open var buttonMaskRequired: UIEvent.ButtonMask = .primary

  /// Takes in touches that came down.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    tracker.tapsRequired = numberOfTapsRequired
    tracker.touchesRequired = numberOfTouchesRequired
    for touch in touches.inOrder {
      if touch.type == .indirectPointer, !event.buttonMask.isEmpty,
        event.buttonMask.isDisjoint(with: buttonMaskRequired)
      {
        followUntilDeadline(.fails("button \(event.buttonMask.rawValue) is pressed, \(buttonMaskRequired.rawValue) required"))
        return
      }
      followUntilDeadline(tracker.began(touch.slot, at: touch.location(in: nil), time: touch.timestamp))
    }
  }

  /// Takes in touches that moved.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches.inOrder { followUntilDeadline(tracker.moved(touch.slot, to: touch.location(in: nil))) }
  }

  /// Takes in touches that were lifted.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches.inOrder { followUntilDeadline(tracker.ended(touch.slot, time: touch.timestamp)) }
  }

  /// Forgets the attempt.
  open override func reset() {
    timer?.cancel()
    timer = nil
    tracker.reset()
  }

  /// Where the first tap was made, in the coordinates of `view`; nil means the window. // G57
  open override func location(in view: UIView?) -> CGPoint {
    guard let point = tracker.location else { return super.location(in: view) }
    return convertFromWindow(point, to: view)
  }

  /// A tap does not stop a tap that needs more taps. // G38
  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let other = preventedGestureRecognizer as? UITapGestureRecognizer else { return true }
    return other.numberOfTapsRequired <= numberOfTapsRequired
  }

  private func followUntilDeadline(_ verdict: TrackerVerdict) {
    timer?.cancel()
    timer = nil
    follow(verdict, recognizedAs: .ended)
    guard verdict == .undecided, let deadline = tracker.deadline else { return }
    timer = environment?.schedule(at: deadline) { [weak self] in self?.expire(at: deadline) }
  }

  private func expire(at time: Double) { followUntilDeadline(tracker.expire(at: time)) }
}
