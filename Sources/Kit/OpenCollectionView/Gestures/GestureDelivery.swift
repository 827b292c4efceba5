/// Those who bring touches and presses to views, as the environment of recognizers sees them: they ask it what is held back and hear
/// what follows from its decisions. It asks nothing of them but this.
@MainActor protocol GestureDelivery: AnyObject {
  /// Takes touches from their views, since a recognizer has recognized. // G51
  func take(_ touches: [UITouch], for recognizer: UIGestureRecognizer)
  /// Recognizers have recognized, and the touches of those that want them are taken from their views.
  func didRecognize(_ recognizers: [UIGestureRecognizer])
  /// Tells views and responders of what is held back no longer, and forgets what is over.
  func releaseHeld()
  /// Tells whether anything is still held back, or may come to be.
  var isHolding: Bool { get }
}

extension UIWindowScene: GestureDelivery {
  func take(_ touches: [UITouch], for recognizer: UIGestureRecognizer) {
    touchDispatcher.take(touches, for: recognizer)
  }

  func didRecognize(_ recognizers: [UIGestureRecognizer]) {
    if let drags, !drags.runs.isEmpty { drags.didRecognize(recognizers) }
  }

  func releaseHeld() {
    touchDispatcher.releaseHeldTouches()
    touchDispatcher.forgetFinished()
    keyDispatcher.presses.review()
  }

  var isHolding: Bool { touchDispatcher.isHolding || keyDispatcher.presses.isUnderWay }

  /// A slot for something that is no touch; nil when there are too many things at once.
  var freeStreamSlot: Int? { touchDispatcher.freeSlot }
}
