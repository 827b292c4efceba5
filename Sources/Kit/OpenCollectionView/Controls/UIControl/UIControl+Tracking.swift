extension UIControl {
  /// How far outside a control a touch may wander and still count as inside: 70 points, as observed on iOS.
  static let reach: CGFloat = 70

  func beginTouch(_ touches: Set<UITouch>, _ event: UIEvent?) {
    guard isEnabled, trackedTouch == nil, let touch = touches.min(by: { $0.number < $1.number }) else { return }
    guard beginTracking(touch, with: event) else { return }
    trackedTouch = touch
    storedIsTracking = true
    storedIsTouchInside = true
    isHighlighted = true
    send(touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, with: event)
  }

  func moveTouch(_ touches: Set<UITouch>, _ event: UIEvent?) {
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    let wasInside = storedIsTouchInside
    let isInside = isWithinReach(touch)
    storedIsTouchInside = isInside
    isHighlighted = isInside
    guard continueTracking(touch, with: event) else {
      finish(touch)
      return
    }
    // The edge is told of first, then the place.
    if isInside != wasInside { send(isInside ? .touchDragEnter : .touchDragExit, with: event) }
    send(isInside ? .touchDragInside : .touchDragOutside, with: event)
  }

  func endTouch(_ touches: Set<UITouch>, _ event: UIEvent?) {
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    let isInside = isWithinReach(touch)
    storedIsTouchInside = isInside
    endTracking(touch, with: event)
    finish(touch)
    if isInside, sendsPrimaryActionOnTouchUp { willSendPrimaryAction() }
    send(isInside ? .touchUpInside : .touchUpOutside, with: event)
    if isInside, sendsPrimaryActionOnTouchUp { send(.primaryActionTriggered, with: event) }
  }

  func cancelTouch(_ touches: Set<UITouch>, _ event: UIEvent?) {
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    cancelTracking(with: event)
    finish(touch)
    send(.touchCancel, with: event)
  }

  /// Lets go of the touch because the control answers no longer.
  func cancelTrackedTouch() {
    guard let touch = trackedTouch else { return }
    cancelTracking(with: nil)
    finish(touch)
    send(.touchCancel, with: nil)
  }

  private func finish(_ touch: UITouch) {
    trackedTouch = nil
    storedIsTracking = false
    storedIsTouchInside = false
    isHighlighted = false
  }

  private func isWithinReach(_ touch: UITouch) -> Bool {
    bounds.shrunk(dx: -Self.reach, dy: -Self.reach).contains(touch.location(in: self))
  }
}
