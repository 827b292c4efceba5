/// The kind of device.
public enum UITraitUserInterfaceIdiom: UITraitDefinition {
  /// Nothing is said.
  public static let defaultValue = UIUserInterfaceIdiom.unspecified
}

extension UITraitUserInterfaceIdiom: SystemTrait {
  static func value(in values: TraitValues) -> UIUserInterfaceIdiom? { values.userInterfaceIdiom }

  static func set(_ value: UIUserInterfaceIdiom?, in values: inout TraitValues) { values.userInterfaceIdiom = value }
}
