import GestureEngine

// What recognizers share that follow touches with a tracker.
extension UIGestureRecognizer {
  /// Goes where a tracker says: a continuous gesture to `began`, a discrete one to `ended`.
  func follow(_ verdict: TrackerVerdict, recognizedAs recognized: State = .began) {
    switch verdict {
    case .undecided: break
    case .begins(let reason):
      self.reason = reason
      state = recognized
    case .changes: state = .changed
    case .ends: state = .ended
    case .fails(let reason):
      self.reason = reason
      state = .failed
    }
  }
}

extension Set<UITouch> {
  /// The touches in the order in which they came down: sets have none of their own.
  @MainActor var inOrder: [UITouch] {
    count < 2 ? Array(self) : sorted { $0.number < $1.number }
  }
}
