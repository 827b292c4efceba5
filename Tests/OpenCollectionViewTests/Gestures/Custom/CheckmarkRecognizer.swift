import OpenCollectionView

/// Recognizes a check mark: a finger that goes down to the right, then up to the right, and ends above its start.
final class CheckmarkRecognizer: UIGestureRecognizer {
  private enum Stroke {
    case none, start, down, up
  }

  private var stroke = Stroke.none
  private var start = CGPoint.zero
  private var finger: UITouch?
  private(set) var resetCount = 0

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if touches.count != 1 {
      state = .failed
      return
    }
    guard finger == nil, let touch = touches.first else {
      for touch in touches { ignore(touch, for: event) }
      return
    }
    finger = touch
    stroke = .start
    start = touch.location(in: view)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard let touch = touches.first, touch === finger else { return }
    let (point, previous) = (touch.location(in: view), touch.previousLocation(in: view))
    switch stroke {
    case .none: break
    case .start:
      stroke = .down
      if point.x < start.x || point.y < start.y { state = .failed }
    case .down:
      if point.x < previous.x { state = .failed } else if point.y < previous.y { stroke = .up }
    case .up:
      if point.x < previous.x || point.y > previous.y { state = .failed }
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    guard let touch = touches.first, touch === finger else {
      state = .failed
      return
    }
    state = state == .possible && stroke == .up && touch.location(in: view).y < start.y ? .recognized : .failed
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = .cancelled
  }

  override func reset() {
    super.reset()
    stroke = .none
    start = .zero
    finger = nil
    resetCount += 1
  }
}
