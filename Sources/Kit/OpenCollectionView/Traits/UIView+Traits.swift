extension UIView: UITraitEnvironment, UITraitChangeObservable {
  /// The traits in which the view differs from its surroundings, for itself and all in it.
  public var traitOverrides: UITraitOverrides {
    get { rare?.traits.overrides ?? UITraitOverrides() }
    set { changeTraits { $0.overrides = newValue } }
  }

  /// The smallest text that the view and all in it show, whatever the person likes; nil for no limit.
  public var minimumContentSizeCategory: UIContentSizeCategory? {
    get { rare?.traits.minimumCategory }
    set { changeTraits { $0.minimumCategory = newValue } }
  }

  /// The largest text that the view and all in it show, whatever the person likes; nil for no limit.
  public var maximumContentSizeCategory: UIContentSizeCategory? {
    get { rare?.traits.maximumCategory }
    set { changeTraits { $0.maximumCategory = newValue } }
  }

  /// Brings ``traitCollection`` up to date. Changes arrive at once here, so that there is never anything left to do.
  public func updateTraitsIfNeeded() { updateTraits() }

  /// Calls a closure whenever one of some traits has changed, after `traitCollectionDidChange(_:)`.
  @discardableResult
  public func registerForTraitChanges<TraitEnvironment: UITraitEnvironment>(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<TraitEnvironment>
  ) -> any UITraitChangeRegistration {
    makeRare().traits.registrations.add(traits, handler: handler)
  }

  /// Calls a method of a target, which is held weakly, whenever one of some traits has changed.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], target: Any, action: Selector
  ) -> any UITraitChangeRegistration {
    makeRare().traits.registrations.add(traits, target: target, action: action)
  }

  /// Calls a method of the view itself whenever one of some traits has changed.
  @discardableResult
  public func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration {
    registerForTraitChanges(traits, target: self, action: action)
  }

  /// Ends a registration.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    rare?.traits.registrations.remove(registration)
  }

  func changeTraits(_ change: (inout TraitNode) -> Void) {
    change(&makeRare().traits)
    updateTraits(isChanging: true)
  }

  /// Takes over what the surroundings say now, and passes it on where that is something else. A view that is nowhere
  /// keeps what it had, unless it is about to say something else itself.
  func updateTraits(isChanging: Bool = false) {
    guard var new = inheritedTraits ?? (isChanging ? .current : nil) else { return }
    var controllerNews: UITraitCollection?
    if let owner {
      new = owner.appliedTraits(to: new)
      if owner.traitNode.environment != new { controllerNews = new }
    }
    if let rare { new = rare.traits.applied(to: new) }
    guard controllerNews != nil || (new !== environment && new != environment) else {
      // Equal surroundings are one object, so that what is in the view finds out quickly.
      return
    }
    adopt(new, controller: controllerNews)
  }

  /// The controller is told before its view, and a view before those in it.
  private func adopt(_ new: UITraitCollection, controller news: UITraitCollection? = nil) {
    let found = environment
    let old = found ?? .current
    environment = new
    if storedBackgroundColor?.isDynamic == true { resolveBackgroundColor() }
    if let news, let owner {
      let previous = owner.traitNode.environment
      owner.traitNode.environment = news
      if Self.isNews(news, after: previous) { owner.tellTraits(from: previous ?? .current, to: news) }
    }
    if Self.isNews(new, after: found) {
      noteDrawing()
      new.performAsCurrent {
        traitCollectionDidChange(old)
        rare?.traits.registrations.tell(self, from: old, to: new)
      }
    }
    if old.layoutDirection != new.layoutDirection { layoutDirectionDidChange() }
    for child in children where child.parent === self { child.updateTraits() }
  }

  /// A view that gets its first surroundings is told only when its colours and fonts, resolved for the current ones before,
  /// may look different now.
  private static func isNews(_ new: UITraitCollection, after old: UITraitCollection?) -> Bool {
    guard let old else {
      let current = UITraitCollection.current
      return new.preferredContentSizeCategory != current.preferredContentSizeCategory
        || new.hasDifferentColorAppearance(comparedTo: current)
    }
    return old != new
  }
}
