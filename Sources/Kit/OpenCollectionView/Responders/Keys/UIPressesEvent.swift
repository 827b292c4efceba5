import GestureEngine

/// Keys that went down or up.
@preconcurrency @MainActor open class UIPressesEvent: UIEvent {
  /// All keys that are held, and those that have just been released.
  open private(set) var allPresses: Set<UIPress>

  /// The press that the event is about.
  let changedPress: UIPress

  init(_ changedPress: UIPress, among held: [UIPress], modifiers: KeyModifiers) {
    self.changedPress = changedPress
    allPresses = Set(held).union([changedPress])
    super.init(type: .presses, timestamp: changedPress.timestamp, touches: [], modifiers: modifiers, buttons: 0)
  }

  /// The presses that a recognizer takes part in.
  open func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> {
    allPresses.filter { press in press.recognizers.contains { $0 === gesture } }
  }
}
