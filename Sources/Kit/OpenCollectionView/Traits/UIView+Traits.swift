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
  ///
  /// - Parameter current: The current surroundings, where the superview has found them out.
  func updateTraits(isChanging: Bool = false, current: UITraitCollection? = nil) {
    guard var new = inheritedTraits ?? (isChanging ? .current : nil) else { return }
    var controllerNews: UITraitCollection?
    if let owner {
      new = owner.appliedTraits(to: new)
      if owner.traitNode.environment != new { controllerNews = new }
    }
    if let rare, rare.changesTraits { new = rare.traits.applied(to: new) }
    guard controllerNews != nil || (new !== environment && new != environment) else {
      // Equal surroundings are one object, so that what is in the view finds out quickly.
      return
    }
    adopt(new, controller: controllerNews, current)
  }

  /// The controller is told before its view, and a view before those in it.
  private func adopt(_ new: UITraitCollection, controller news: UITraitCollection?, _ known: UITraitCollection?) {
    let found = environment
    // Of a thousand views that come at once the first looks them up.
    var current = known
    let old: UITraitCollection
    if let found {
      old = found
    } else {
      old = known ?? .current
      current = old
    }
    environment = new
    if storedBackgroundColor?.isDynamic == true { resolveBackgroundColor() }
    if let news, let owner {
      let previous = owner.traitNode.environment
      owner.traitNode.environment = news
      if Self.isNews(news, after: previous) { owner.tellTraits(from: previous ?? .current, to: news) }
      current = nil
    }
    if Self.isNews(new, after: found, old) {
      // Programs may make others the current ones.
      current = nil
      noteDrawing()
      new.performAsCurrent {
        traitCollectionDidChange(old)
        rare?.traits.registrations.tell(self, from: old, to: new)
      }
    }
    if old.layoutDirection != new.layoutDirection {
      current = nil
      layoutDirectionDidChange()
    }
    for child in children where child.isChild(of: self) { child.updateTraits(current: current) }
  }

  /// A view that gets its first surroundings is told only when its colours and fonts, resolved for the current ones before,
  /// may look different now.
  private static func isNews(
    _ new: UITraitCollection, after old: UITraitCollection?, _ known: UITraitCollection? = nil
  ) -> Bool {
    guard let old else {
      let current = known ?? .current
      guard new !== current else { return false }
      return new.preferredContentSizeCategory != current.preferredContentSizeCategory
        || new.hasDifferentColorAppearance(comparedTo: current)
    }
    return old != new
  }
}
