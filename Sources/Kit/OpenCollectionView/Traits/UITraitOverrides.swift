/// The traits in which a view, or a controller, differs from its surroundings, for itself and all in it.
public struct UITraitOverrides: UIMutableTraits {
  var values = TraitValues()

  /// The value of an override.
  ///
  /// - Precondition: for reading, that there is one: see ``contains(_:)``.
  public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
    get {
      if !values.contains(trait) {
        ProgrammingErrors.report(
          "There is no override of \(T.name): ask traitOverrides.contains(_:) before reading it.",
          instead: "the default of the trait is told")
      }
      return values.value(of: trait)
    }
    set { values.set(newValue, of: trait) }
  }

  /// Tells whether a trait is overridden. One that is overridden to say nothing is not.
  public func contains(_ trait: UITrait) -> Bool { values.contains(trait) }

  /// Takes an override back.
  public mutating func remove(_ trait: UITrait) { values.remove(trait) }
}
