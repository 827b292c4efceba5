import GestureEngine

/// Recognizes two fingers that move apart or together, and pinches on a trackpad.
///
/// ```swift
/// @objc func didPinch(_ pinch: UIPinchGestureRecognizer) {
///   layout.spacing *= pinch.scale
///   pinch.scale = 1
/// }
/// ```
///
/// With one finger left the pinch neither changes nor ends; ask ``UIGestureRecognizer/numberOfTouches`` before asking
/// for the place of a finger. A pinch on a trackpad has no touches. A third finger is ignored. // G90, G95
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  // Read and written for every report: a runtime check for overlapping access would cost as much as the work.
  @exclusivity(unchecked) private final var tracker = PinchTracker()

  /// By what factor the distance of the fingers has changed since the gesture began. Set it, to a finite number, to
  /// count from the present distance on; the velocity then becomes zero. // G91
  open var scale: CGFloat {
    get { tracker.scale }
    set {
      guard newValue.isFinite else {
        return ProgrammingErrors.report(
          "A pinch's scale cannot be \(newValue): set it to a finite number, 1 to count from here.",
          instead: "it stays as it was")
      }
      tracker.scale = newValue
    }
  }

  /// How fast the scale changed last, per second. It stays what it was while the fingers rest. // G91
  open var velocity: CGFloat { tracker.velocity }

  /// How many of the fingers it follows are down: two at most, none on a trackpad.
  var fingerCount: Int { tracker.fingerCount }

  /// Lets dragging go first where fingers that drag also pinch: as measured on iOS 26.1.
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

  /// A trackpad pinched by a factor, at a point of the window.
  func magnify(by factor: Double, at point: CGPoint, time: Double) {
    lastCentroid = point
    follow(tracker.magnified(by: factor, time: time))
  }

  override var presetPressTypes: [NSNumber] { [] }
}
