import GestureEngine

// Reports without touches - of a wheel, of a pointer that hovers, of a key - are streams: to recognizers each is what a
// touch is, from its beginning to its end, and they compete for it by the same rules.
extension GestureEnvironment {
  /// Tells whether a recognizer takes part in a stream.
  func takesPart(_ recognizer: UIGestureRecognizer, in slot: Int) -> Bool {
    recognizer.member.map { arena.touches(of: $0).contains(slot: slot) } ?? false
  }

  /// Tells whether a recognizer takes part in a stream and listens to it.
  func isListening(_ recognizer: UIGestureRecognizer, to slot: Int) -> Bool {
    takesPart(recognizer, in: slot) && isListening(recognizer)
  }

  /// Tells whether a recognizer has recognized its gesture in its present attempt.
  func hasRecognized(_ recognizer: UIGestureRecognizer) -> Bool {
    guard let member = recognizer.member else { return false }
    let state = arena.state(of: member)
    return state.isActive || state == .ended
  }

  /// A stream goes on without a recognizer.
  func leaveStream(_ slot: Int, _ recognizer: UIGestureRecognizer) {
    guard let member = recognizer.member, takesPart(recognizer, in: slot) else { return }
    arena.withdraw(touch: slot, from: member)
    needsForgetting = true
  }

  /// Tells whether an event without touches may go to a recognizer: the first gates of admission. // G10
  func admits(_ event: UIEvent, to recognizer: UIGestureRecognizer) -> Bool {
    recognizer.isEnabled && !isFinished(recognizer) && wants(recognizer, event)
  }
}
