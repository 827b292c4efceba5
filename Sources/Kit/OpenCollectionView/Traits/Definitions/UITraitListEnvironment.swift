/// The appearance of the list that a view is in.
public enum UITraitListEnvironment: UITraitDefinition {
  /// Nothing is said.
  public static let defaultValue = UIListEnvironment.unspecified
}

extension UITraitListEnvironment: SystemTrait {
  static func value(in values: TraitValues) -> UIListEnvironment? { values.listEnvironment }

  static func set(_ value: UIListEnvironment?, in values: inout TraitValues) { values.listEnvironment = value }
}
