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
  @exclusivity(unchecked) private final var own = LongPressState()
  /// The duration that the program has set; nil where it has set none.
  private var ownDuration: TimeInterval?
  private var ownMovement: CGFloat?

  /// How many taps must come before the press; none unless set. // G70
  open var numberOfTapsRequired: Int {
    get { own.numberOfTapsRequired }
    set { own.numberOfTapsRequired = newValue }
  }

  /// With how many fingers; 1 unless set. // G70
  open var numberOfTouchesRequired: Int {
    get { own.numberOfTouchesRequired }
    set { own.numberOfTouchesRequired = newValue }
  }

  /// How long the fingers must stay, in seconds; 0.5 unless set. With 0 the press begins at the touch. // G70, G73
  ///
  /// Unless it is set, the scene's ``UIWindowScene/inputProfiles`` decide.
  open var minimumPressDuration: TimeInterval {
    get { ownDuration ?? own.tracker.profile.pressDuration }
    set { ownDuration = newValue }
  }

  /// How far the fingers may move until the press begins, in points; 10 unless set. Then they may go anywhere. // G70
  ///
  /// Unless it is set, the scene's ``UIWindowScene/inputProfiles`` decide.
  open var allowableMovement: CGFloat {
    get { ownMovement ?? own.tracker.profile.pressMovement }
    set { ownMovement = newValue }
  }

  /// Takes in touches that came down.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    configureTracker()
    for touch in touches.inOrder where follows(touch) {
      guard currentState == .possible else {
        ignore(touch, for: event)
        continue
      }
      if touch.type == .indirectPointer, !event.buttonMask.isEmpty, !event.buttonMask.contains(.primary) {
        followUntilDeadline(.fails("button \(event.buttonMask.rawValue) is pressed, the primary one required"))
        return
      }
      followUntilDeadline(own.tracker.began(touch.slot, at: touch.pointInWindow, time: touch.timestamp))
    }
  }

  /// Takes in touches that moved.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if let deadline = own.tracker.deadline, event.time >= deadline {
      followUntilDeadline(own.tracker.expire(at: event.timestamp))
    }
    touches.forEachInOrder { touch in follow(own.tracker.moved(touch.slot, to: touch.pointInWindow)) }
    follow(own.tracker.step())
  }

  /// Takes in touches that were lifted.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    followUntilDeadline(own.tracker.expire(at: event.timestamp))
    for touch in touches.inOrder { followUntilDeadline(own.tracker.ended(touch.slot, time: touch.timestamp)) }
  }

  /// Takes in buttons that went down: each is what a finger is.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    configureTracker()
    for press in presses.inOrder {
      lastCentroid = press.location(in: view)
      followUntilDeadline(own.tracker.began(press.place, at: lastCentroid, time: press.timestamp))
    }
  }

  /// Takes in buttons that were released.
  open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    followUntilDeadline(own.tracker.expire(at: event.timestamp))
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

  private func configureTracker() {
    if own.tracker.fingerCount == 0 { own.tracker.profile = inputProfile }
    own.tracker.tapsRequired = numberOfTapsRequired
    own.tracker.touchesRequired = numberOfTouchesRequired
    own.tracker.minimumDuration = minimumPressDuration
    own.tracker.allowableMovement = allowableMovement
  }

  override func deadlineDidCome(_ time: Double) { followUntilDeadline(own.tracker.expire(at: time)) }

  private func followUntilDeadline(_ verdict: TrackerVerdict) {
    follow(verdict, recognizedAs: .began, until: own.tracker.deadline)
  }
}

/// The attempt of a press, and what it asks for.
private struct LongPressState {
  // Read and written for every report: a runtime check for overlapping access would cost as much as the work.
  var tracker = LongPressTracker()
  var numberOfTapsRequired = 0
  var numberOfTouchesRequired = 1
}
