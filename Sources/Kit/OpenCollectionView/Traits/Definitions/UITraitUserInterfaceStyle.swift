/// Light or dark.
public enum UITraitUserInterfaceStyle: UITraitDefinition {
  /// Nothing is said.
  public static let defaultValue = UIUserInterfaceStyle.unspecified
  /// True.
  public static let affectsColorAppearance = true
}

extension UITraitUserInterfaceStyle: SystemTrait {
  static func value(in values: TraitValues) -> UIUserInterfaceStyle? { values.userInterfaceStyle }

  static func set(_ value: UIUserInterfaceStyle?, in values: inout TraitValues) { values.userInterfaceStyle = value }
}
