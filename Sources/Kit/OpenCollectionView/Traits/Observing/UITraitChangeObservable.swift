/// Something that tells of changes of its surroundings.
@preconcurrency @MainActor public protocol UITraitChangeObservable: AnyObject {
  /// A function that is called with the object whose surroundings changed, and with its former surroundings.
  typealias TraitChangeHandler<TraitEnvironment: UITraitEnvironment> = (TraitEnvironment, UITraitCollection) -> Void

  /// Calls a closure whenever one of some traits has changed.
  @discardableResult
  func registerForTraitChanges<TraitEnvironment: UITraitEnvironment>(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<TraitEnvironment>
  ) -> any UITraitChangeRegistration

  /// Calls a method of a target, which is held weakly, whenever one of some traits has changed.
  @discardableResult
  func registerForTraitChanges(_ traits: [UITrait], target: Any, action: Selector) -> any UITraitChangeRegistration

  /// Calls a method of the object itself whenever one of some traits has changed.
  @discardableResult
  func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration

  /// Ends a registration.
  func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}
