import GestureEngine

/// Recognizes swipes: fingers that go fast and straight in one direction. It is recognized once, while the fingers are
/// still down. // G100
///
/// A slow swipe may be short but must be straight; a fast one must be longer and may stray more. // G101
///
/// ```swift
/// let swipe = UISwipeGestureRecognizer(target: self, action: Selector(PhotosController.goBack(_:)))
/// swipe.direction = .left
/// view.addGestureRecognizer(swipe)
/// ```
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// The directions that a swipe may take.
  public struct Direction: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Directions from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// To the right.
    public static let right = Direction(rawValue: 1 << 0)
    /// To the left.
    public static let left = Direction(rawValue: 1 << 1)
    /// Upwards.
    public static let up = Direction(rawValue: 1 << 2)
    /// Downwards.
    public static let down = Direction(rawValue: 1 << 3)
  }

  // Read and written for every report: a runtime check for overlapping access would cost as much as the work.
  @exclusivity(unchecked) private final var tracker = SwipeTracker()

  /// The directions that a swipe may take; to the right unless set. // G100
  ///
  /// A swipe has one axis: where horizontal and vertical directions are asked for, only the horizontal ones are
  /// recognized, as measured. Use a recognizer for each axis, or for each direction: one does not tell which it was.
  @exclusivity(unchecked) open var direction: Direction = .right

  /// With how many fingers; 1 unless set. // G100
  @exclusivity(unchecked) open var numberOfTouchesRequired = 1

  /// Takes in touches that came down.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if tracker.fingerCount == 0 { tracker.profile = inputProfile }
    tracker.directions = SwipeTracker.Directions(rawValue: direction.rawValue)
    tracker.touchesRequired = numberOfTouchesRequired
    for touch in touches.inOrder where follows(touch) {
      guard currentState == .possible else { break }
      followUntilDeadline(tracker.began(touch.slot, at: touch.pointInWindow, time: touch.timestamp))
    }
  }

  /// Takes in touches that moved.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches { tracker.moved(touch.slot, to: touch.pointInWindow) }
    followUntilDeadline(tracker.step(time: event.time))
  }

  /// Takes in touches that were lifted.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    // A lift may come with a last move of its own.
    for touch in touches { tracker.moved(touch.slot, to: touch.pointInWindow) }
    followUntilDeadline(tracker.step(time: event.time))
    for touch in touches.inOrder where currentState == .possible { followUntilDeadline(tracker.ended(touch.slot)) }
  }

  override func willIgnore(_ touch: UITouch) {
    guard tracker.contains(touch.slot) else { return }
    reason = "it ignores one of its fingers"
    state = .failed
  }

  /// Forgets the attempt.
  open override func reset() {
    stopTimer()
    tracker.reset()
  }

  /// The beginning of the swipe, in the coordinates of `view`; nil means the window. // G57
  open override func location(in view: UIView?) -> CGPoint {
    guard let point = tracker.location else { return super.location(in: view) }
    return convertFromWindow(point, to: view)
  }

  /// The place where one of the swipe's fingers came down, in the coordinates of `view`; nil means the window. // G57
  open override func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    guard boundTouches.indices.contains(touchIndex), let point = tracker.start(of: boundTouches[touchIndex].slot) else {
      return super.location(ofTouch: touchIndex, in: view)
    }
    return convertFromWindow(point, to: view)
  }

  override func deadlineDidCome(_ time: Double) { followUntilDeadline(tracker.expire(at: time)) }

  private func followUntilDeadline(_ verdict: TrackerVerdict) {
    follow(verdict, recognizedAs: .ended, until: tracker.deadline)
  }

  override var presetPressTypes: [NSNumber] { [] }
}
