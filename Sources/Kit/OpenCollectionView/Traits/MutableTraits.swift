/// The traits that a closure which makes surroundings changes.
struct MutableTraits: UIMutableTraits {
  var values: TraitValues

  subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
    get { values.value(of: trait) }
    set { values.set(newValue, of: trait) }
  }
}

extension TraitValues {
  func mutated(by mutations: (inout any UIMutableTraits) -> Void) -> TraitValues {
    var traits: any UIMutableTraits = MutableTraits(values: self)
    mutations(&traits)
    // A closure that puts other traits of its own into the place is given up on.
    return (traits as? MutableTraits)?.values ?? self
  }
}
