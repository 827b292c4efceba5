import GestureEngine

/// Keys that went down or up.
@preconcurrency @MainActor open class UIPressesEvent: UIEvent {
  /// All keys that are held, and those that have just been released.
  public let allPresses: Set<UIPress>

  init(timestamp: TimeInterval, presses: Set<UIPress>, modifiers: KeyModifiers) {
    allPresses = presses
    super.init(type: .presses, timestamp: timestamp, touches: [], modifiers: modifiers, buttons: 0)
  }

  /// The presses that a recognizer follows. None follow keys.
  open func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> { [] }
}
