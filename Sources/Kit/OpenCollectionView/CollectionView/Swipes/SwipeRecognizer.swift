import MotionEngine

/// The pan that swipes a row: of one finger, of a mouse, or of two fingers on a trackpad. // I72, I73
final class SwipeRecognizer: UIPanGestureRecognizer {
  // Touches keep a recognizer that listens to them, also when the collection view has been let go.
  private weak var swipes: ItemSwipes?
  private var way = VelocityEstimator()
  private var liftTime = 0.0
  /// The row that it would swipe, from when that is known until the attempt is over.
  private(set) var candidate: SwipeCandidate?
  /// True where a wheel or a trackpad scrolls, and no finger is on the screen.
  private(set) var isWheel = false

  init(_ swipes: ItemSwipes) {
    self.swipes = swipes
    super.init(target: nil, action: nil)
    maximumNumberOfTouches = 1
    allowedScrollTypesMask = .continuous
    delegate = self
  }

  /// It hears of moves before the scroll view's own pan, which is the same motion.
  override var precedence: Int { -1 }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    noteMove(touches, event)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    noteMove(touches, event)
    super.touchesMoved(touches, with: event)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    noteMove(touches, event)
    liftTime = event.timestamp
    super.touchesEnded(touches, with: event)
  }

  private func noteMove(_ touches: Set<UITouch>, _ event: UIEvent) {
    guard let touch = touches.first else { return }
    way.addMove(to: touch.location(in: nil).x, at: event.timestamp)
  }

  /// How fast the finger moves that is being lifted, in points per second of the screen. One that rests has no speed, and what a
  /// wheel has left of one is no throw.
  var liftVelocity: Double { isWheel ? 0 : way.velocity(at: liftTime) }

  override func sendActions() {
    switch currentState {
    case .began: swipes?.panDidBegin(self)
    case .changed: swipes?.panDidMove(self)
    case .ended: swipes?.panDidEnd(self)
    case .cancelled, .failed: swipes?.panWasCancelled(self)
    case .possible: break
    }
    super.sendActions()
  }

  override func reset() {
    super.reset()
    candidate = nil
    isWheel = false
    way.reset()
  }
}

extension SwipeRecognizer: UIGestureRecognizerDelegate, OfLibrary {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    isWheel = numberOfTouches == 0
    candidate = swipes?.candidate(for: self)
    return candidate != nil
  }
}
