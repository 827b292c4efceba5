import GestureEngine

/// The recognizer of a scroll view's pinches. It works beside the pan: two fingers zoom and move the content at once.
final class ScrollViewPinchGestureRecognizer: UIPinchGestureRecognizer, OfLibrary {
  weak var scrollView: UIScrollView?

  override var ownView: UIView? { scrollView }

  override weak var delegate: (any UIGestureRecognizerDelegate)? {
    get { super.delegate }
    set { if scrollView?.mayBeDelegate(newValue, of: "pinch") ?? true { super.delegate = newValue } }
  }

  override func shouldReceive(_ event: UIEvent) -> Bool { scrollView?.canZoom ?? false }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    scrollView?.fingerStopsZoom()
    super.touchesBegan(touches, with: event)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    // S63: the zoom is over with one finger left, though the recognizer waits for another one.
    if fingerCount == 1, currentState.isUnderWay { scrollView?.endPinch(fingerStays: true) }
  }

  override func sendActions() {
    scrollView?.pinchDidChange(self)
    super.sendActions()
    scrollView?.noteFollowedScale(of: self)
  }

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    preventedGestureRecognizer !== scrollView?.pan
  }

  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    preventingGestureRecognizer !== scrollView?.pan
  }

  override func reset() {
    super.reset()
    scrollView?.zoomingFingersDidLift()
  }
}
