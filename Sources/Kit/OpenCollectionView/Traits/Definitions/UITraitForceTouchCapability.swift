/// Tells whether the screen tells how hard it is pressed.
public enum UITraitForceTouchCapability: UITraitDefinition {
  /// Nothing is said.
  public static let defaultValue = UIForceTouchCapability.unknown
}

extension UITraitForceTouchCapability: SystemTrait {
  static func value(in values: TraitValues) -> UIForceTouchCapability? { values.forceTouchCapability }

  static func set(_ value: UIForceTouchCapability?, in values: inout TraitValues) {
    values.forceTouchCapability = value
  }
}
