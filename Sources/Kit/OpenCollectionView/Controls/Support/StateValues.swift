/// A value for each state of a control for which one was given.
struct StateValues<Value> {
  private var entries: [(state: UIControl.State, value: Value)] = []

  /// The value for exactly this state. Keyboard focus is no state of its own.
  subscript(exactly state: UIControl.State) -> Value? {
    get {
      let state = state.subtracting(.focused)
      return entries.first { $0.state == state }?.value
    }
    set {
      let state = state.subtracting(.focused)
      entries.removeAll { $0.state == state }
      if let newValue { entries.append((state, newValue)) }
    }
  }

  /// The value for a state, or where none was given that for the normal state: states do not fall back to parts of
  /// themselves, so a control that is selected and highlighted shows its normal value unless one is set for both.
  /// Documented.
  subscript(state: UIControl.State) -> Value? { self[exactly: state] ?? self[exactly: .normal] }

  var isEmpty: Bool { entries.isEmpty }
}
