/// How much room there is from top to bottom.
public enum UITraitVerticalSizeClass: UITraitDefinition {
  /// Nothing is said.
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
}

extension UITraitVerticalSizeClass: SystemTrait {
  static func value(in values: TraitValues) -> UIUserInterfaceSizeClass? { values.verticalSizeClass }

  static func set(_ value: UIUserInterfaceSizeClass?, in values: inout TraitValues) { values.verticalSizeClass = value }
}
