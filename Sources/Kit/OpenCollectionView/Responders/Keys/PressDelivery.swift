import GestureEngine

/// Brings presses to the recognizers of the first responder's view and of all around it, and to the responder, which
/// hears of them what recognizers leave it: a press is held back and taken away as a touch is.
@MainActor final class PressDelivery {
  private unowned let scene: UIWindowScene
  /// The presses that are down, and those whose end is held back.
  @exclusivity(unchecked) private var presses: [UIPress] = []

  init(scene: UIWindowScene) { self.scene = scene }

  private var environment: GestureEnvironment { scene.gestureEnvironment }

  /// Tells whether keys are held, or their end is held back.
  var isUnderWay: Bool { !presses.isEmpty }

  /// Lets recognizers take part in a new press. // G10
  func admit(_ press: UIPress, _ event: UIPressesEvent) {
    presses.append(press)
    environment.isHolding = true
    guard press.hasType else { return }
    guard let slot = scene.freeStreamSlot else { return }
    var view = firstView(for: press.responder)
    while let current = view {
      for recognizer in current.attachedRecognizers where admits(press, event, to: recognizer) {
        environment.admitStream(slot, to: recognizer)
        recognizer.boundPresses.append(press)
        press.recognizers.append(recognizer)
        press.slot = slot
      }
      view = current.superview
    }
  }

  /// A press is over for all.
  func lift(_ press: UIPress) {
    if let slot = press.slot { environment.endStream(slot) }
    press.slot = nil
    forgetFinished()
  }

  /// Brings an event to recognizers, then to the responder. Called by the window. // G5
  func deliver(_ event: UIPressesEvent, in window: UIWindow) {
    let press = event.changedPress
    guard press.window === window else { return }
    guard press.slot != nil else {
      tellResponder(of: press, event)
      return
    }
    environment.perform {
      for recognizer in press.recognizers where isListening(recognizer, to: press) { tell(recognizer, press, event) }
    }
    review()
    tellResponder(of: press, event)
    environment.settle()
  }

  /// Takes presses from their responders that recognizers have recognized, and tells what is held back no longer.
  func review() {
    guard !presses.isEmpty else { return }
    for press in presses where !press.delivery.isOver {
      if press.taker != nil {
        if press.delivery.take() { tellResponder(of: press, .cancelled, nil) }
        continue
      }
      while let phase = press.delivery.releaseNext(
        delaysBegan: press.isBeginningDelayed, delaysEnded: press.isEndDelayed)
      {
        tellResponder(of: press, UIPress.Phase(phase), nil)
      }
    }
    forgetFinished()
  }

  /// A view is about to leave its window, with all that is in it: presses are over for the responders there. // G132
  func viewWillLeaveWindow(_ view: UIView) {
    for press in presses where press.responder?.viewOfElement?.isDescendant(of: view) == true {
      if press.delivery.take() { tellResponder(of: press, .cancelled, nil) }
    }
    forgetFinished()
  }

  /// Takes away what recognizers hold back of presses that are over.
  func cancelHeld() {
    for press in presses where press.slot == nil && press.delivery.isHolding {
      if press.delivery.take() { tellResponder(of: press, .cancelled, nil) }
    }
    forgetFinished()
  }

  private func forgetFinished() {
    presses.removeAll { press in
      press.slot == nil && (press.phase == .ended || press.phase == .cancelled) && !press.delivery.isHolding
    }
  }

  // MARK: Recognizers

  private func firstView(for responder: UIResponder?) -> UIView? {
    guard let responder else { return nil }
    for candidate in responder.chain {
      if let view = candidate as? UIView { return view }
      if let view = (candidate as? UIViewController)?.viewIfLoaded { return view }
    }
    return nil
  }

  private func admits(_ press: UIPress, _ event: UIPressesEvent, to recognizer: UIGestureRecognizer) -> Bool {
    guard press.isAllowed(by: recognizer), environment.admits(event, to: recognizer) else { return false }
    return recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: press) ?? true
  }

  private func isListening(_ recognizer: UIGestureRecognizer, to press: UIPress) -> Bool {
    press.slot.map { environment.isListening(recognizer, to: $0) } ?? false
  }

  private func tell(_ recognizer: UIGestureRecognizer, _ press: UIPress, _ event: UIPressesEvent) {
    recognizer.lastInput = (event.modifiers, event.buttons)
    switch press.phase {
    case .began: recognizer.pressesBegan([press], with: event)
    case .changed: recognizer.pressesChanged([press], with: event)
    case .ended: recognizer.pressesEnded([press], with: event)
    case .cancelled: recognizer.pressesCancelled([press], with: event)
    case .stationary: break
    }
  }

  // MARK: Responders

  private func tellResponder(of press: UIPress, _ event: UIPressesEvent) {
    guard let phase = TouchSample.Phase(press.phase) else { return }
    let outcome = press.delivery.receive(
      phase, delaysBegan: press.isBeginningDelayed, delaysEnded: press.isEndDelayed)
    if outcome == .deliver { tellResponder(of: press, press.phase, event) }
  }

  /// The reason of a phase that is told without an event of its own: it has been held back, or is taken away.
  private func reason(of press: UIPress, _ event: UIPressesEvent?) -> String {
    guard event == nil else { return "" }
    let trace = scene.application.trace
    return press.taker.map { "\(trace.name(of: $0)) was recognized" } ?? "it was held back until now"
  }

  /// Tells of a phase that may be another than the press has now.
  private func tellResponder(of press: UIPress, _ phase: UIPress.Phase, _ event: UIPressesEvent?) {
    guard let responder = press.responder else { return }
    let current = press.phase
    press.phase = phase
    defer { press.phase = current }
    let trace = scene.application.trace
    trace.record(
      .pressHeard(
        press: press.number, responder: trace.name(of: responder), phase: phase.name, reason: reason(of: press, event)))
    switch phase {
    case .began: responder.pressesBegan([press], with: event)
    case .changed: responder.pressesChanged([press], with: event)
    case .ended: responder.pressesEnded([press], with: event)
    case .cancelled: responder.pressesCancelled([press], with: event)
    case .stationary: break
    }
  }
}
