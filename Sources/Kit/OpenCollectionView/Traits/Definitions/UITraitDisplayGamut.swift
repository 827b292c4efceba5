/// The colours that the screen can show.
public enum UITraitDisplayGamut: UITraitDefinition {
  /// Nothing is said.
  public static let defaultValue = UIDisplayGamut.unspecified
  /// True.
  public static let affectsColorAppearance = true
}

extension UITraitDisplayGamut: SystemTrait {
  static func value(in values: TraitValues) -> UIDisplayGamut? { values.displayGamut }

  static func set(_ value: UIDisplayGamut?, in values: inout TraitValues) { values.displayGamut = value }
}
