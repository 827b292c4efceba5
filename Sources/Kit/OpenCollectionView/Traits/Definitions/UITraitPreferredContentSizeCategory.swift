/// The size that the person likes text to have.
public enum UITraitPreferredContentSizeCategory: UITraitDefinition {
  /// Nothing is said.
  public static let defaultValue = UIContentSizeCategory.unspecified
}

extension UITraitPreferredContentSizeCategory: SystemTrait {
  static func value(in values: TraitValues) -> UIContentSizeCategory? { values.preferredContentSizeCategory }

  static func set(_ value: UIContentSizeCategory?, in values: inout TraitValues) {
    values.preferredContentSizeCategory = value
  }
}
