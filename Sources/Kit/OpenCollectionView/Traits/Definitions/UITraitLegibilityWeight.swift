/// How heavy text is drawn.
public enum UITraitLegibilityWeight: UITraitDefinition {
  /// Nothing is said.
  public static let defaultValue = UILegibilityWeight.unspecified
}

extension UITraitLegibilityWeight: SystemTrait {
  static func value(in values: TraitValues) -> UILegibilityWeight? { values.legibilityWeight }

  static func set(_ value: UILegibilityWeight?, in values: inout TraitValues) { values.legibilityWeight = value }
}
