import GestureEngine

extension TouchDispatcher {
  /// Lets the recognizers of the hit view and of all around it take part in a new touch. // G4, G10
  func admit(_ touch: UITouch) {
    var view = touch.view
    while let current = view {
      for recognizer in inOrderOfDelivery(current.attachedRecognizers) {
        if let refusal = refusal(of: touch, by: recognizer) {
          trace.record(
            .touchRefused(touch: touch.number, recognizer: trace.name(of: recognizer), reason: refusal))
          continue
        }
        environment.admit(touch, to: recognizer)
        touch.recognizers.append(recognizer)
        trace.record(.touchAdmitted(touch: touch.number, recognizer: trace.name(of: recognizer)))
      }
      view = current.superview
    }
  }

  /// Of taps on one view those that need more taps go first: the second tap of two is the double tap's. // G6, G39
  private func inOrderOfDelivery(_ recognizers: [UIGestureRecognizer]) -> [UIGestureRecognizer] {
    let places = recognizers.indices.filter { recognizers[$0] is UITapGestureRecognizer }
    guard places.count > 1 else { return recognizers }
    let taps = places.compactMap { recognizers[$0] as? UITapGestureRecognizer }.enumerated().sorted { left, right in
      let (leftTaps, rightTaps) = (left.element.numberOfTapsRequired, right.element.numberOfTapsRequired)
      return leftTaps != rightTaps ? leftTaps > rightTaps : left.offset < right.offset
    }
    var result = recognizers
    for (place, tap) in zip(places, taps) { result[place] = tap.element }
    return result
  }

  private func refusal(of touch: UITouch, by recognizer: UIGestureRecognizer) -> String? {
    if recognizer is UIHoverGestureRecognizer { return "it follows pointers without a button" }
    if !recognizer.isEnabled { return "it is disabled" }
    if environment.isFinished(recognizer) { return "its attempt is over and not yet reset" }  // G27
    if !recognizer.allowedTouchTypes.contains(where: { $0.intValue == touch.type.rawValue }) {
      return "touches of type \(touch.type.rawValue) are not among those it takes"
    }
    if recognizer.requiresExclusiveTouchType, let first = recognizer.boundTouches.first, first.type != touch.type {
      return "it has a touch of another type"  // G11
    }
    if let delegate = recognizer.delegate, !delegate.gestureRecognizer(recognizer, shouldReceive: touch) {
      return "its delegate does not want it"
    }
    return nil
  }
}
