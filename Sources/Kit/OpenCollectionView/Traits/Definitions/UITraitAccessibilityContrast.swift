/// How strongly colours stand out from each other.
public enum UITraitAccessibilityContrast: UITraitDefinition {
  /// Nothing is said.
  public static let defaultValue = UIAccessibilityContrast.unspecified
  /// True.
  public static let affectsColorAppearance = true
}

extension UITraitAccessibilityContrast: SystemTrait {
  static func value(in values: TraitValues) -> UIAccessibilityContrast? { values.accessibilityContrast }

  static func set(_ value: UIAccessibilityContrast?, in values: inout TraitValues) {
    values.accessibilityContrast = value
  }
}
