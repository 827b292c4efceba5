import GestureEngine

// The recognizers of a press.
extension UIPress {
  /// The first recognizer that has recognized its gesture and takes the press from the responder. // G51
  var taker: UIGestureRecognizer? {
    recognizers.first { $0.cancelsTouchesInView && $0.environment?.hasRecognized($0) == true }
  }

  /// Tells whether a recognizer that has not made up its mind holds back the beginning of the press. // G52
  var isBeginningDelayed: Bool { isHeld { $0.delaysTouchesBegan } }

  /// Tells whether one holds back its end. // G53
  var isEndDelayed: Bool { isHeld { $0.delaysTouchesEnded } }

  private func isHeld(_ holds: (UIGestureRecognizer) -> Bool) -> Bool {
    recognizers.contains { holds($0) && $0.currentState == .possible }
  }

  /// Tells whether the recognizers' list of types contains that of the press. // G10
  func isAllowed(by recognizer: UIGestureRecognizer) -> Bool {
    hasType && recognizer.allowedPressTypes.contains { $0.intValue == type.rawValue }
  }

  /// The place of the press for recognizers, which ask for places: the middle of a view, in its window's coordinates.
  func location(in view: UIView?) -> CGPoint {
    guard let view, let window = view.window else { return .zero }
    return view.layer.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: window.layer)
  }
}

extension TouchSample.Phase {
  /// The phase of a touch that is like one of a press; nil for one that rests.
  @MainActor init?(_ phase: UIPress.Phase) {
    switch phase {
    case .began: self = .began
    case .changed: self = .moved
    case .stationary: return nil
    case .ended: self = .ended
    case .cancelled: self = .cancelled
    }
  }
}

extension UIPress.Phase {
  init(_ phase: TouchSample.Phase) {
    switch phase {
    case .began: self = .began
    case .moved: self = .changed
    case .ended: self = .ended
    case .cancelled: self = .cancelled
    }
  }
}
