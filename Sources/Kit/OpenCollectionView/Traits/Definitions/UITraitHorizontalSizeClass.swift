/// How much room there is across.
public enum UITraitHorizontalSizeClass: UITraitDefinition {
  /// Nothing is said.
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
}

extension UITraitHorizontalSizeClass: SystemTrait {
  static func value(in values: TraitValues) -> UIUserInterfaceSizeClass? { values.horizontalSizeClass }

  static func set(_ value: UIUserInterfaceSizeClass?, in values: inout TraitValues) {
    values.horizontalSizeClass = value
  }
}
