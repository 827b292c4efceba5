import FrameClock
import GestureEngine

/// Recognizes presses: fingers that come down and stay for a while.
///
/// It begins when the time is over, with the fingers still down, changes with each move, and ends when a finger lifts.
/// A pointer presses with its primary button only.
///
/// ```swift
/// let press = UILongPressGestureRecognizer(target: self, action: Selector(PhotosController.press(_:)))
/// collectionView.addGestureRecognizer(press)
/// ```
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  private var tracker = LongPressTracker()
  private var timer: ClockTimer?

  /// How many taps must come before the press; none unless set. // G70
  open var numberOfTapsRequired = 0

  /// With how many fingers; 1 unless set. // G70
  open var numberOfTouchesRequired = 1

  /// How long the fingers must stay, in seconds; 0.5 unless set. With 0 the press begins at the touch. // G70, G73
  open var minimumPressDuration: TimeInterval = InputProfile.finger.pressDuration

  /// How far the fingers may move until the press begins, in points; 10 unless set. Then they may go anywhere. // G70
  open var allowableMovement: CGFloat = InputProfile.finger.pressMovement

  /// Takes in touches that came down.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    tracker.tapsRequired = numberOfTapsRequired
    tracker.touchesRequired = numberOfTouchesRequired
    tracker.minimumDuration = minimumPressDuration
    tracker.allowableMovement = allowableMovement
    for touch in touches.inOrder {
      guard currentState == .possible else {
        ignore(touch, for: event)
        continue
      }
      if touch.type == .indirectPointer, !event.buttonMask.isEmpty, !event.buttonMask.contains(.primary) {
        followUntilDeadline(.fails("button \(event.buttonMask.rawValue) is pressed, the primary one required"))
        return
      }
      followUntilDeadline(tracker.began(touch.slot, at: touch.location(in: nil), time: touch.timestamp))
    }
  }

  /// Takes in touches that moved.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    followUntilDeadline(tracker.expire(at: event.timestamp))
    for touch in touches.inOrder { followUntilDeadline(tracker.moved(touch.slot, to: touch.location(in: nil))) }
    followUntilDeadline(tracker.step())
  }

  /// Takes in touches that were lifted.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    followUntilDeadline(tracker.expire(at: event.timestamp))
    for touch in touches.inOrder { followUntilDeadline(tracker.ended(touch.slot, time: touch.timestamp)) }
  }

  /// Forgets the attempt.
  open override func reset() {
    timer?.cancel()
    timer = nil
    tracker.reset()
  }

  private func followUntilDeadline(_ verdict: TrackerVerdict) {
    timer?.cancel()
    timer = nil
    follow(verdict, recognizedAs: .began)
    guard verdict == .undecided, let deadline = tracker.deadline else { return }
    timer = environment?.schedule(at: deadline) { [weak self] in self?.expire(at: deadline) }
  }

  private func expire(at time: Double) { followUntilDeadline(tracker.expire(at: time)) }
}
