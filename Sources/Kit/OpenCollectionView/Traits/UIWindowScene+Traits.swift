extension UIWindowScene: UITraitEnvironment, UITraitChangeObservable {
  /// The traits in which the scene differs from its screen, for all its windows.
  public var traitOverrides: UITraitOverrides {
    get { traitNode.overrides }
    set {
      traitNode.overrides = newValue
      updateTraits()
    }
  }

  /// The surroundings have changed.
  public func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Calls a closure whenever one of some traits has changed, before the windows hear of it.
  @discardableResult
  public func registerForTraitChanges<TraitEnvironment: UITraitEnvironment>(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<TraitEnvironment>
  ) -> any UITraitChangeRegistration {
    traitNode.registrations.add(traits, handler: handler)
  }

  /// Calls a method of a target, which is held weakly, whenever one of some traits has changed.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], target: Any, action: Selector
  ) -> any UITraitChangeRegistration {
    traitNode.registrations.add(traits, target: target, action: action)
  }

  /// Calls a method of the scene itself whenever one of some traits has changed.
  @discardableResult
  public func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration {
    registerForTraitChanges(traits, target: self, action: action)
  }

  /// Ends a registration.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitNode.registrations.remove(registration)
  }

  /// The surroundings by the screen and the overrides.
  var newTraits: UITraitCollection { traitNode.applied(to: UITraitCollection(screen: screen.screenDescription)) }

  /// Tells of surroundings that have been taken over.
  func tellTraits(from old: UITraitCollection) {
    guard old != traits else { return }
    traits.performAsCurrent { traitNode.registrations.tell(self, from: old, to: traits) }
  }
}
