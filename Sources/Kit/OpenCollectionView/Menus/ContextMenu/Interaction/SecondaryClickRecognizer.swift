import GestureEngine

/// Recognizes the press of a pointer's secondary button, at once.
final class SecondaryClickRecognizer: UIGestureRecognizer, OfLibrary {
  var onReset: (() -> Void)?

  override func reset() {
    super.reset()
    onReset?()
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let touch = touches.first, touch.type == .indirectPointer, event.buttonMask.contains(.secondary) else {
      reason = "no secondary button is pressed"
      state = .failed
      return
    }
    reason = "the secondary button is pressed"
    state = .ended
  }
}
