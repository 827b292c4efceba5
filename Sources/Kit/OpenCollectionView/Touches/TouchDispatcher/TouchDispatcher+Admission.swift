import GestureEngine

extension TouchDispatcher {
  /// Lets the recognizers of the hit view and of all around it take part in a new touch. // G4, G10
  func admit(_ touch: UITouch) {
    touch.recognizers.reserveCapacity(recognizersOfLastTouch)
    defer { recognizersOfLastTouch = touch.recognizers.count }
    var view = touch.hitView
    while let current = view {
      if !current.attachedRecognizers.isEmpty {
        // Whoever is asked may bring a recognizer to another view: that view offers it the touch, and this one does not.
        var order: [UIGestureRecognizer] = []
        swap(&order, &roomForOrder)
        order.append(contentsOf: current.attachedRecognizers)
        sortForDelivery(&order)
        for recognizer in order where recognizer.view === current && !recognizer.follows(touch) {
          offer(touch, to: recognizer)
        }
        order.removeAll(keepingCapacity: true)
        roomForOrder = order
      }
      view = current.parent
    }
  }

  private func offer(_ touch: UITouch, to recognizer: UIGestureRecognizer) {
    if let refusal = refusal(of: touch, by: recognizer) {
      trace.record(
        .touchRefused(
          touch: touch.number, recognizer: trace.name(of: recognizer), reason: refusal,
          view: nameOfView(of: recognizer), levelsUp: levels(from: touch, to: recognizer)))
    } else {
      environment.admit(touch, to: recognizer)
      trace.record(
        .touchAdmitted(
          touch: touch.number, recognizer: trace.name(of: recognizer), view: nameOfView(of: recognizer),
          levelsUp: levels(from: touch, to: recognizer)))
    }
  }

  /// Of taps on one view those that need more taps go first: the second tap of two is the double tap's; and a pan goes
  /// before two-finger gestures, as measured on iOS where both could begin at once. A pan that selects several items goes
  /// before both. // G6, G39, C56
  ///
  /// Equal ones stay in the order in which they were added, and taps take the places of taps. Views have few recognizers,
  /// nearly in order: they are moved one by one.
  private func sortForDelivery(_ recognizers: inout [UIGestureRecognizer]) {
    guard recognizers.count > 1 else { return }
    for index in recognizers.indices {
      var place = index
      guard let tap = recognizers[place] as? UITapGestureRecognizer else { continue }
      for former in recognizers[..<index].indices.reversed() {
        guard let other = recognizers[former] as? UITapGestureRecognizer else { continue }
        guard other.numberOfTapsRequired < tap.numberOfTapsRequired else { break }
        recognizers.swapAt(former, place)
        place = former
      }
    }
    for index in recognizers.indices {
      var place = index
      let rank = recognizers[place].precedence.signum()
      while place > 0, recognizers[place - 1].precedence.signum() > rank {
        recognizers.swapAt(place - 1, place)
        place -= 1
      }
    }
  }

  private func refusal(of touch: UITouch, by recognizer: UIGestureRecognizer) -> String? {
    if recognizer is UIHoverGestureRecognizer { return "it follows pointers without a button" }
    if !recognizer.isEnabled { return "it is disabled" }
    if environment.isFinished(recognizer) { return "its attempt is over and not yet reset" }  // G27
    if !recognizer.allows(touch.type) {
      return "it takes no touches of \(touch.type.makers)"
    }
    if recognizer.requiresExclusiveTouchType, let first = recognizer.boundTouches.first, first.type != touch.type {
      return "it has a touch of another type"  // G11
    }
    if !environment.wants(recognizer, event, number: eventCount) { return "it does not want the event" }
    if let delegate = recognizer.delegate, !delegate.gestureRecognizer(recognizer, shouldReceive: touch) {
      return trace.isListening ? "its delegate \(trace.name(of: delegate)) does not want it" : ""
    }
    return nil
  }
}
