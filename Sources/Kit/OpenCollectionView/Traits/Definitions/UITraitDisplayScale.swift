/// Device pixels per point; 0 says nothing.
public enum UITraitDisplayScale: UITraitDefinition {
  /// Nothing is said.
  public static let defaultValue = CGFloat(0)
}

extension UITraitDisplayScale: SystemTrait {
  static func value(in values: TraitValues) -> CGFloat? { values.displayScale }

  static func set(_ value: CGFloat?, in values: inout TraitValues) { values.displayScale = value }
}
