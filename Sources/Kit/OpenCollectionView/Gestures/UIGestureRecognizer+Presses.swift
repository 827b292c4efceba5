import GestureEngine

// Presses of recognizers.
extension UIGestureRecognizer {
  static let selectButton = [NSNumber(value: UIPress.PressType.select.rawValue)]

  func takeNoPart(in press: UIPress) {
    if let slot = press.slot { environment?.leaveStream(slot, self) }
    press.recognizers.removeAll { $0 === self }
    boundPresses.removeAll { $0 === press }
  }

  /// The attempt is over.
  func forgetPresses() {
    guard !boundPresses.isEmpty else { return }
    for press in boundPresses { press.recognizers.removeAll { $0 === self } }
    boundPresses = []
  }
}

extension UIPress {
  /// The number by which trackers know the press.
  var place: Int { slot ?? -1 }
}

extension Set<UIPress> {
  /// The presses in the order in which they went down: sets have none of their own.
  @MainActor var inOrder: [UIPress] {
    count < 2 ? Array(self) : sorted { $0.number < $1.number }
  }
}
