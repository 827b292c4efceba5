extension UIViewController: UITraitEnvironment, UITraitChangeObservable {
  /// The traits in which the controller differs from its surroundings, for itself, its view and all in it.
  public var traitOverrides: UITraitOverrides {
    get { traitNode.overrides }
    set { changeTraits { $0.overrides = newValue } }
  }

  /// Calls a closure whenever one of some traits has changed, after `traitCollectionDidChange(_:)`.
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

  /// Calls a method of the controller itself whenever one of some traits has changed.
  @discardableResult
  public func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration {
    registerForTraitChanges(traits, target: self, action: action)
  }

  /// Ends a registration.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitNode.registrations.remove(registration)
  }

  /// Those of the view once it is somewhere; until then those of the controller around.
  var currentTraits: UITraitCollection {
    traitNode.environment ?? appliedTraits(to: parent?.traitCollection ?? .current)
  }

  /// The controller's own surroundings: those that it finds, with the traits that the controller around it has for it.
  func appliedTraits(to traits: UITraitCollection) -> UITraitCollection {
    guard let parent else { return traitNode.applied(to: traits, assigned: traitNode.assigned) }
    return traitNode.applied(to: traits, assigned: parent.overrideTraitCollection(forChild: self))
  }

  func changeTraits(_ change: (inout TraitNode) -> Void) {
    change(&traitNode)
    viewIfLoaded?.updateTraits(isChanging: true)
  }

  func tellTraits(from old: UITraitCollection, to new: UITraitCollection) {
    new.performAsCurrent {
      traitCollectionDidChange(old)
      traitNode.registrations.tell(self, from: old, to: new)
    }
  }
}
