/// The registrations for the traits of one view or controller, in their order.
@MainActor struct TraitChangeRegistrations {
  private var list: [TraitChangeRegistration] = []

  nonisolated init() {}

  mutating func add<TraitEnvironment>(
    _ traits: [UITrait], handler: @escaping (TraitEnvironment, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    add(traits) { environment, previous in
      // A closure for another class than the object's, as a subclass's, is not called.
      if let environment = environment as? TraitEnvironment { handler(environment, previous) }
    }
  }

  mutating func add(_ traits: [UITrait], target: Any, action: Selector) -> any UITraitChangeRegistration {
    weak let target = target as AnyObject
    return add(traits) { environment, _ in
      if let target { action.perform(on: target, with: environment) }
    }
  }

  mutating func remove(_ registration: any UITraitChangeRegistration) {
    list.removeAll { $0 === registration as AnyObject }
  }

  /// Those who are registered now hear of a change; those who register meanwhile do not.
  func tell(_ environment: any UITraitEnvironment, from old: UITraitCollection, to new: UITraitCollection) {
    for registration in list { registration.tell(environment, from: old, to: new) }
  }

  private mutating func add(
    _ traits: [UITrait], _ call: @escaping (any UITraitEnvironment, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let registration = TraitChangeRegistration(traits, call)
    list.append(registration)
    return registration
  }
}

/// Somebody who wants to hear of some traits.
@MainActor final class TraitChangeRegistration: NSObject, UITraitChangeRegistration {
  private let traits: [UITrait]
  private let call: (any UITraitEnvironment, UITraitCollection) -> Void

  init(_ traits: [UITrait], _ call: @escaping (any UITraitEnvironment, UITraitCollection) -> Void) {
    self.traits = traits
    self.call = call
  }

  nonisolated func copy(with zone: NSZone? = nil) -> Any { self }

  func tell(_ environment: any UITraitEnvironment, from old: UITraitCollection, to new: UITraitCollection) {
    guard traits.contains(where: { new.values.differs(from: old.values, in: $0) }) else { return }
    call(environment, old)
  }
}

/// The token of a registration for changes of traits, by which it is ended.
public protocol UITraitChangeRegistration: NSCopying {}
