/// The values of surroundings; nil where they say nothing.
struct TraitValues: Equatable, Sendable {
  var userInterfaceStyle: UIUserInterfaceStyle?
  var userInterfaceIdiom: UIUserInterfaceIdiom?
  var layoutDirection: UITraitEnvironmentLayoutDirection?
  var displayScale: CGFloat?
  var displayGamut: UIDisplayGamut?
  var horizontalSizeClass: UIUserInterfaceSizeClass?
  var verticalSizeClass: UIUserInterfaceSizeClass?
  var forceTouchCapability: UIForceTouchCapability?
  var preferredContentSizeCategory: UIContentSizeCategory?
  var accessibilityContrast: UIAccessibilityContrast?
  var userInterfaceLevel: UIUserInterfaceLevel?
  var legibilityWeight: UILegibilityWeight?
  var listEnvironment: UIListEnvironment?
  /// The program's own traits.
  private var custom: [ObjectIdentifier: CustomTraitValue] = [:]

  static let systemTraits: [any SystemTrait.Type] = [
    UITraitUserInterfaceStyle.self,
    UITraitUserInterfaceIdiom.self,
    UITraitLayoutDirection.self,
    UITraitDisplayScale.self,
    UITraitDisplayGamut.self,
    UITraitHorizontalSizeClass.self,
    UITraitVerticalSizeClass.self,
    UITraitForceTouchCapability.self,
    UITraitPreferredContentSizeCategory.self,
    UITraitAccessibilityContrast.self,
    UITraitUserInterfaceLevel.self,
    UITraitLegibilityWeight.self,
    UITraitListEnvironment.self,
  ]

  var isEmpty: Bool { self == TraitValues() }

  func value<T: UITraitDefinition>(of trait: T.Type) -> T.Value {
    if let system = trait as? any SystemTrait.Type { return system.anyValue(in: self) as? T.Value ?? T.defaultValue }
    return custom[ObjectIdentifier(trait)]?.value as? T.Value ?? T.defaultValue
  }

  mutating func set<T: UITraitDefinition>(_ value: T.Value, of trait: T.Type) {
    if let system = trait as? any SystemTrait.Type {
      system.setAny(value, in: &self)
    } else {
      custom[ObjectIdentifier(trait)] = CustomTraitValue(value, of: trait)
    }
  }

  func contains(_ trait: UITrait) -> Bool {
    if let system = trait as? any SystemTrait.Type { return system.anyValue(in: self) != nil }
    return custom[ObjectIdentifier(trait)] != nil
  }

  mutating func remove(_ trait: UITrait) {
    if let system = trait as? any SystemTrait.Type {
      system.clear(in: &self)
    } else {
      custom[ObjectIdentifier(trait)] = nil
    }
  }

  /// Takes over the values that the other one has.
  mutating func merge(_ other: TraitValues) {
    for trait in Self.systemTraits { trait.copy(from: other, to: &self) }
    custom.merge(other.custom) { $1 }
  }

  func contains(allOf other: TraitValues) -> Bool {
    var merged = self
    merged.merge(other)
    return merged == self
  }

  func differs(from other: TraitValues, in trait: UITrait) -> Bool {
    if let system = trait as? any SystemTrait.Type { return system.differs(self, other) }
    let key = ObjectIdentifier(trait)
    return custom[key] != other.custom[key]
  }

  /// The traits that differ: those that UIKit knows, then the program's own.
  func changes(from other: TraitValues) -> [UITrait] {
    let system: [UITrait] = Self.systemTraits.filter { $0.differs(self, other) }
    let keys = Set(custom.keys).union(other.custom.keys).filter { custom[$0] != other.custom[$0] }
    return system + keys.compactMap { (custom[$0] ?? other.custom[$0])?.trait }.sorted { $0.identifier < $1.identifier }
  }

  func looksDifferent(from other: TraitValues) -> Bool {
    if userInterfaceStyle != other.userInterfaceStyle || accessibilityContrast != other.accessibilityContrast
      || userInterfaceLevel != other.userInterfaceLevel || displayGamut != other.displayGamut
    {
      return true
    }
    guard !custom.isEmpty || !other.custom.isEmpty else { return false }
    return changes(from: other).contains { $0.affectsColorAppearance && !($0 is any SystemTrait.Type) }
  }
}
