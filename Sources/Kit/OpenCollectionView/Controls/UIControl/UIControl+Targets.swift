extension UIControl {
  func register(target: Any?, action: Selector, for events: Event) {
    let object = target.map { $0 as AnyObject }
    registrations.removeAll { !$0.isLive }
    if let index = registrations.firstIndex(where: { $0.calls(action, on: object) }) {
      registrations[index].events.formUnion(events)
    } else {
      let weakTarget = object.map(ControlRegistration.WeakTarget.init)
      registrations.append(ControlRegistration(handler: .method(action, target: weakTarget), events: events))
    }
  }

  func unregister(target: Any?, action: Selector?, for events: Event) {
    let object = target.map { $0 as AnyObject }
    change(events) { handler in
      guard case .method(let method, let weakTarget) = handler else { return false }
      return (action == nil || method == action) && (object == nil || weakTarget?.object === object)
    }
  }

  func register(_ action: UIAction, for events: Event) {
    if let index = registrations.firstIndex(where: { $0.runs(actionIdentifiedBy: action.identifier) }) {
      let all = registrations[index].events.union(events)
      registrations[index] = ControlRegistration(handler: .action(action), events: all)
    } else {
      registrations.append(ControlRegistration(handler: .action(action), events: events))
    }
  }

  func unregister(actionIdentifiedBy identifier: UIAction.Identifier, for events: Event) {
    change(events) { handler in
      if case .action(let action) = handler { action.identifier == identifier } else { false }
    }
  }

  private func change(_ events: Event, where isMeant: (ControlRegistration.Handler) -> Bool) {
    for index in registrations.indices where isMeant(registrations[index].handler) {
      registrations[index].events.subtract(events)
    }
    registrations.removeAll { $0.events.isEmpty }
  }

  /// Tells everybody in the order of registration; who registers meanwhile is told next time.
  func send(_ events: Event, with event: UIEvent?) {
    note(events)
    for registration in registrations where !registration.events.isDisjoint(with: events) {
      switch registration.handler {
      case .action(let action): sendAction(action)
      case .method(let method, target: nil): sendAction(method, to: nil, for: event)
      case .method(let method, let target?):
        if let object = target.object { sendAction(method, to: object, for: event) }
      }
    }
  }

  var liveTargets: Set<AnyHashable> {
    var targets: Set<AnyHashable> = []
    for registration in registrations {
      guard case .method(_, let target) = registration.handler else { continue }
      guard let target else {
        targets.insert(NSNull())
        continue
      }
      if let object = target.object as? NSObject { targets.insert(object) }
    }
    return targets
  }

  func methods(of target: Any?, for controlEvent: Event) -> [String]? {
    let object = target.map { $0 as AnyObject }
    let names = registrations.compactMap { registration -> String? in
      guard case .method(let method, let weakTarget) = registration.handler, weakTarget?.object === object,
        !registration.events.isDisjoint(with: controlEvent)
      else { return nil }
      return method.objectiveCName
    }
    return names.isEmpty ? nil : names
  }

  func enumerateRegistrations(_ iterator: (UIAction?, (Any?, Selector)?, Event, inout Bool) -> Void) {
    var stop = false
    for registration in registrations where registration.isLive {
      switch registration.handler {
      case .action(let action): iterator(action, nil, registration.events, &stop)
      case .method(let method, let target): iterator(nil, (target?.object, method), registration.events, &stop)
      }
      if stop { return }
    }
  }
}

extension ControlRegistration {
  fileprivate func calls(_ action: Selector, on object: AnyObject?) -> Bool {
    guard case .method(action, let target) = handler else { return false }
    return target?.object === object
  }

  fileprivate func runs(actionIdentifiedBy identifier: UIAction.Identifier) -> Bool {
    if case .action(let action) = handler { action.identifier == identifier } else { false }
  }
}
