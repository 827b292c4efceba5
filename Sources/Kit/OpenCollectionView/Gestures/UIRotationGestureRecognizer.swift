import GestureEngine

/// Recognizes two fingers that turn about each other.
///
/// ```swift
/// @objc func didRotate(_ rotation: UIRotationGestureRecognizer) {
///   card.transform = card.transform.rotated(by: rotation.rotation)
///   rotation.rotation = 0
/// }
/// ```
///
/// With one finger left the rotation neither changes nor ends. A third finger is ignored. // G93, G95
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  // Read and written for every report: a runtime check for overlapping access would cost as much as the work.
  @exclusivity(unchecked) private final var tracker = RotationTracker()

  /// By what angle the fingers have turned since the gesture began, in radians, clockwise positive; whole turns add up.
  /// Set it, to a finite number, to count from there on; the velocity then becomes zero. // G93
  open var rotation: CGFloat {
    get { tracker.rotation }
    set {
      guard newValue.isFinite else {
        return ProgrammingErrors.report(
          "A rotation cannot be \(newValue): set it to a finite number of radians, 0 to count from here.",
          instead: "it stays as it was")
      }
      tracker.rotation = newValue
    }
  }

  /// How fast the fingers turned last, in radians per second. It stays what it was while they rest. // G93
  open var velocity: CGFloat { tracker.velocity }

  /// Lets dragging go first where fingers that drag also rotate, as with pinches.
  override var precedence: Int { 1 }

  /// Takes in touches that came down.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if tracker.fingerCount == 0 { tracker.profile = inputProfile }
    for touch in touches.inOrder where follows(touch) {
      guard tracker.fingerCount < 2 else {
        ignore(touch, for: event)
        continue
      }
      follow(tracker.began(touch.slot, at: touch.pointInWindow, time: touch.timestamp))
    }
  }

  /// Takes in touches that moved.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches { tracker.moved(touch.slot, to: touch.pointInWindow) }
    follow(tracker.step(time: event.time))
  }

  /// Takes in touches that were lifted.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    // A lift may come with a last move of its own.
    for touch in touches where touch.isElsewhere {
      tracker.moved(touch.slot, to: touch.pointInWindow)
    }
    follow(tracker.step(time: event.time))
    for touch in touches.inOrder { follow(tracker.ended(touch.slot)) }
  }

  override func willIgnore(_ touch: UITouch) { follow(tracker.ended(touch.slot)) }

  /// Forgets the attempt.
  open override func reset() { tracker.reset() }

  override var presetPressTypes: [NSNumber] { [] }
}
