extension UIDynamicBehavior {
  /// Tells whether a behavior can become part of this one. // D20
  func maySettle(_ behavior: UIDynamicBehavior) -> Bool {
    guard !isInside(behavior) else {
      ProgrammingErrors.report(
        "\(type(of: behavior)) cannot become a child of \(type(of: self)), which is part of it: make another behavior.",
        instead: "it does not become one")
      return false
    }
    return behavior.isFree(for: "a child of \(type(of: self))")
  }

  /// Tells whether the behavior has no place yet.
  func isFree(for place: String) -> Bool {
    guard parent == nil, animatorOfBehavior == nil else {
      let home = parent.map { "a child of \(type(of: $0))" } ?? "in an animator"
      ProgrammingErrors.report(
        "\(type(of: self)) is \(home) and cannot become \(place), too: remove it there first, or make another one.",
        instead: "it stays where it is")
      return false
    }
    return true
  }

  /// Tells whether this behavior is another one or part of it.
  private func isInside(_ behavior: UIDynamicBehavior) -> Bool {
    var current: UIDynamicBehavior? = self
    while let candidate = current {
      if candidate === behavior { return true }
      current = candidate.parent
    }
    return false
  }

  /// Calls a closure with the behavior and all that are part of it, parents first.
  func forEachBehavior(_ body: (UIDynamicBehavior) -> Void) {
    body(self)
    for child in childBehaviors { child.forEachBehavior(body) }
  }

  /// Has a change of the description take effect, and the animator run. // D22
  func change(_ what: String, _ body: (DynamicsSimulation) -> Void) {
    guard let animator = animatorOfBehavior else { return }
    body(animator.simulation)
    animator.resume(because: what)
  }

  /// Does the same where a value has become another one.
  func changed<Value: Equatable>(
    _ what: String, from old: Value, to new: Value, _ body: (DynamicsSimulation) -> Void
  ) {
    if old != new { change("the \(what) is another", body) }
  }

  /// Does the same with a number that was set. False where it cannot be taken over: then the property keeps the old one.
  func takes(_ value: CGFloat, _ old: CGFloat, _ what: String, _ body: (DynamicsSimulation) -> Void) -> Bool {
    guard accepts(value, as: what) else { return false }
    changed(what, from: old, to: value, body)
    return true
  }

  /// Tells whether a number can be taken over; `what` is the name of the property. One that is not finite is an error.
  func accepts(_ value: CGFloat, as what: String) -> Bool {
    if value.isFinite { return true }
    ProgrammingErrors.report(
      "\(type(of: self)).\(what) was set to \(value): set a finite number.", instead: "it stays as it is")
    return false
  }

  /// Tells whether a point can be taken over.
  func accepts(_ point: CGPoint, as what: String) -> Bool {
    if point.isFinite { return true }
    ProgrammingErrors.report(
      "\(type(of: self)).\(what) was set to (\(point.x), \(point.y)): set finite numbers.", instead: "it stays as it is"
    )
    return false
  }

  /// Tells whether a vector can be taken over.
  func accepts(_ vector: CGVector, as what: String) -> Bool {
    if vector.isFinite { return true }
    ProgrammingErrors.report(
      "\(type(of: self)).\(what) was set to (\(vector.dx), \(vector.dy)): set finite numbers.",
      instead: "it stays as it is")
    return false
  }
}
