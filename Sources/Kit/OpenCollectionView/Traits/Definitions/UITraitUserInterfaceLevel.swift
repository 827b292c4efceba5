/// How far above the rest of the screen content lies.
public enum UITraitUserInterfaceLevel: UITraitDefinition {
  /// Nothing is said.
  public static let defaultValue = UIUserInterfaceLevel.unspecified
  /// True.
  public static let affectsColorAppearance = true
}

extension UITraitUserInterfaceLevel: SystemTrait {
  static func value(in values: TraitValues) -> UIUserInterfaceLevel? { values.userInterfaceLevel }

  static func set(_ value: UIUserInterfaceLevel?, in values: inout TraitValues) { values.userInterfaceLevel = value }
}
