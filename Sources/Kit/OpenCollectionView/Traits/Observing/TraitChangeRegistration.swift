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
