/// The direction that content runs in.
public enum UITraitLayoutDirection: UITraitDefinition {
  /// Nothing is said.
  public static let defaultValue = UITraitEnvironmentLayoutDirection.unspecified
}

extension UITraitLayoutDirection: SystemTrait {
  static func value(in values: TraitValues) -> UITraitEnvironmentLayoutDirection? { values.layoutDirection }

  static func set(_ value: UITraitEnvironmentLayoutDirection?, in values: inout TraitValues) {
    values.layoutDirection = value
  }
}
