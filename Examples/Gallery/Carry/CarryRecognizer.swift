import OpenCollectionView

/// Tracks one finger from a row's handle on: it begins at once, so that nothing scrolls, and fails for any other place.
final class CarryRecognizer: UIGestureRecognizer {
  /// Answers which item a place of the view would take out; nil for none.
  var itemToCarry: ((CGPoint) -> IndexPath?)?
  /// What is carried.
  private(set) var item: IndexPath?
  /// Where the finger came down.
  private(set) var start = CGPoint.zero
  private weak var finger: UITouch?

  /// How far the finger has gone, in points.
  var translation: CGPoint {
    let place = location(in: view)
    return CGPoint(x: place.x - start.x, y: place.y - start.y)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard finger == nil else {
      // One finger carries; what others do is for other recognizers.
      for touch in touches { ignore(touch, for: event) }
      return
    }
    guard touches.count == 1, let touch = touches.first, let found = itemToCarry?(touch.location(in: view)) else {
      state = .failed
      return
    }
    finger = touch
    item = found
    start = touch.location(in: view)
    state = .began
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if let finger, touches.contains(finger) { state = .changed }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if let finger, touches.contains(finger) { state = .ended }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    if let finger, touches.contains(finger) { state = .cancelled }
  }

  override func reset() {
    super.reset()
    finger = nil
    item = nil
  }
}
