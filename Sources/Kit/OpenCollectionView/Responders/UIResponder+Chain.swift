extension UIResponder {
  /// The responder and those up the chain from it.
  var chain: some Sequence<UIResponder> { sequence(first: self) { $0.next } }

  /// The window at the end of the chain.
  var windowOfChain: UIWindow? {
    for responder in chain {
      if let window = responder as? UIWindow { return window }
    }
    return nil
  }

  var holdsFirstResponder: Bool { windowOfChain?.firstResponder === self }

  func takeFirstResponder() -> Bool {
    guard let window = windowOfChain else { return false }
    let present = window.firstResponder
    guard present !== self else { return true }
    guard canBecomeFirstResponder else { return false }
    guard let present else {
      window.storeFirstResponder(self)
      return true
    }
    let hasResigned = resigns(present, in: window)
    if hasResigned { window.storeFirstResponder(self) }
    return hasResigned
  }

  /// Has the present first responder resign for another one; a keyboard stays meanwhile. // X2
  private func resigns(_ present: UIResponder, in window: UIWindow) -> Bool {
    guard let keyboard = window.windowScene?.keyboard else { return present.resignFirstResponder() }
    return keyboard.whileHandingOver { present.resignFirstResponder() }
  }

  func inputViewsMayDiffer() {
    guard holdsFirstResponder else { return }
    (self as? any TextOwner)?.edited.markForDescription()
    windowOfChain?.windowScene?.keyboard.update()
  }

  func leaveFirstResponder() -> Bool {
    guard let window = windowOfChain, window.firstResponder === self else { return true }
    guard canResignFirstResponder else { return false }
    window.storeFirstResponder(nil)
    return true
  }

  // MARK: Actions

  /// Tells whether the class has the method. The standard edit actions of this class itself do not count: every
  /// responder has them, and they do nothing.
  func implements(_ action: Selector) -> Bool {
    action.isMethod(of: self) && action.targetType != UIResponder.self
      && action.targetType != (any UIResponderStandardEditActions).self
  }

  /// The responder's own answer, without asking up the chain.
  func canPerformByItself(_ action: Selector, sender: Any?) -> Bool {
    let asked = UIResponder.isAskedAlone
    UIResponder.isAskedAlone = true
    defer { UIResponder.isAskedAlone = asked }
    return canPerformAction(action, withSender: sender)
  }

  /// Tells whether a question goes on up the chain: not while the chain is walked from outside, where each speaks for
  /// itself.
  var passesQuestionsOn: Bool { !UIResponder.isAskedAlone }
  private static var isAskedAlone = false
}

extension UIWindow {
  /// The responder that keys and commands go to first; nil where there is none, or it has left the window.
  var firstResponder: UIResponder? {
    guard let responder = storedFirstResponder, responder.chain.contains(where: { $0 === self }) else { return nil }
    return responder
  }

  fileprivate func storeFirstResponder(_ responder: UIResponder?) {
    if let trace = windowScene?.application.trace, trace.isListening {
      let old = storedFirstResponder.map(trace.name(of:)) ?? ""
      trace.record(.firstResponderChanged(from: old, to: responder.map(trace.name(of:)) ?? ""))
    }
    let former = storedFirstResponder
    storedFirstResponder = responder
    // A host with a keyboard on the screen hears of it where text is typed. // V73
    for case let view as UIView in [former, responder] where view is any UIKeyInput { view.markForAccessibility() }
    windowScene?.keyboard.firstResponderDidChange(to: responder)
    if former !== responder, let field = former as? any TextOwner { field.didLoseFirstResponder() }
    (former as? UIView)?.letGoInCollectionViews()
  }
}

extension UIView {
  /// Called before the view leaves its window: a first responder in it resigns, whatever it says to that.
  func resignFirstResponderInside() {
    guard let window, let responder = window.firstResponder, responder.chain.contains(where: { $0 === self }) else {
      return
    }
    (responder as? any TextOwner)?.edited.isForced = true
    responder.resignFirstResponder()
    if window.firstResponder === responder { window.storeFirstResponder(nil) }
    (responder as? any TextOwner)?.edited.isForced = false
  }
}
