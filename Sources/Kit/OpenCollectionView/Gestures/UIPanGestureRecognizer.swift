import GestureEngine

/// Recognizes dragging: one or more fingers that move together.
open class UIPanGestureRecognizer: UIGestureRecognizer {
  @exclusivity(unchecked) private final var own = PanState()
  // Read and written for every report: a runtime check for overlapping access would cost as much as the work.
  final var tracker: PanTracker {
    get { own.tracker }
    _modify { yield &own.tracker }
  }

  /// How many fingers must be down; 1 unless set. // G80
  open var minimumNumberOfTouches: Int {
    get { own.minimumNumberOfTouches }
    set { own.minimumNumberOfTouches = newValue }
  }

  /// How many may be down when it begins; any number unless set. // G80
  open var maximumNumberOfTouches: Int {
    get { own.maximumNumberOfTouches }
    set { own.maximumNumberOfTouches = newValue }
  }

  /// The kinds of scrolling, by a wheel or a trackpad, that the recognizer follows too; none unless set. // G89
  ///
  /// While it does ``UIGestureRecognizer/numberOfTouches`` is 0, and the place is that of the pointer. It begins with the
  /// first distance, and ends when the wheel has been silent for a tenth of a second, a button is pressed or a finger
  /// comes down.
  open var allowedScrollTypesMask: UIScrollTypeMask = []

  /// How far the fingers have moved since the gesture began, in points; `view`'s scale is taken into account.
  open func translation(in view: UIView?) -> CGPoint { converted(tracker.translation, to: view) }

  /// Makes the translation another one; later moves add to it. The velocity becomes zero. // G84
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    tracker.translation = converted(translation, from: view)
    tracker.resetVelocity()
  }

  /// How fast the fingers moved last, in points per second. It stays what it was while they rest. // G85
  open func velocity(in view: UIView?) -> CGPoint { converted(tracker.velocity, to: view) }

  /// The motion so far, before and after the gesture begins.
  var motion: CGPoint { tracker.motion }

  /// How far the fingers have moved since the first came down.
  var path: CGPoint { tracker.path }

  /// Takes in touches that came down.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if tracker.fingerCount == 0 { tracker.profile = inputProfile }
    tracker.minimumTouches = minimumNumberOfTouches
    tracker.maximumTouches = maximumNumberOfTouches
    for touch in touches.inOrder where follows(touch) {
      if currentState != .possible, tracker.fingerCount >= maximumNumberOfTouches {
        ignore(touch, for: event)
        continue
      }
      follow(tracker.began(touch.slot, at: touch.pointInWindow, time: touch.timestamp))
    }
  }

  /// Takes in touches that moved.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    touches.forEachInOrder { touch in tracker.moved(touch.slot, to: touch.pointInWindow) }
    follow(tracker.step(time: event.time))
  }

  /// Takes in touches that were lifted.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    // A lift may come with a last move of its own.
    touches.forEachInOrder { touch in
      if touch.isElsewhere { tracker.moved(touch.slot, to: touch.pointInWindow) }
    }
    follow(tracker.step(time: event.time))
    touches.forEachInOrder { touch in follow(tracker.ended(touch.slot)) }
  }

  override func willIgnore(_ touch: UITouch) { follow(tracker.ended(touch.slot)) }

  /// Forgets the attempt.
  open override func reset() { tracker.reset() }

  /// A way in the window in the points of `view`, which are others where a transform lies between.
  func converted(_ vector: CGPoint, to view: UIView?) -> CGPoint {
    guard let view, let window = view.window, !view.layer.isOnlyMoved(within: window.layer) else { return vector }
    let start = convertFromWindow(.zero, to: view)
    let end = convertFromWindow(vector, to: view)
    return CGPoint(x: end.x - start.x, y: end.y - start.y)
  }

  private func converted(_ vector: CGPoint, from view: UIView?) -> CGPoint {
    guard let view, let window = view.window else { return vector }
    let start = view.layer.convert(CGPoint.zero, to: window.layer)
    let end = view.layer.convert(vector, to: window.layer)
    return CGPoint(x: end.x - start.x, y: end.y - start.y)
  }

  override var presetPressTypes: [NSNumber] { [] }
}

/// The attempt of a pan, and what it asks for.
private struct PanState {
  var tracker = PanTracker()
  var minimumNumberOfTouches = 1
  var maximumNumberOfTouches = Int.max
}
