import GestureEngine

/// The colours that a person lets programs use; nil where programs are free. Not in UIKit, which has no such setting.
enum ForcedColorsTrait: UITraitDefinition {
  static let defaultValue: ForcedColors? = nil
  static let affectsColorAppearance = true
}

/// How strongly colours stand out from each other.
public enum UITraitAccessibilityContrast: UITraitDefinition {
  /// Nothing is said.
  public static let defaultValue = UIAccessibilityContrast.unspecified
  /// True.
  public static let affectsColorAppearance = true
}

extension UITraitAccessibilityContrast: SystemTrait {
  static func value(in values: TraitValues) -> UIAccessibilityContrast? { values.accessibilityContrast }

  static func set(_ value: UIAccessibilityContrast?, in values: inout TraitValues) {
    values.accessibilityContrast = value
  }
}

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

/// Device pixels per point; 0 says nothing.
public enum UITraitDisplayScale: UITraitDefinition {
  /// Nothing is said.
  public static let defaultValue = CGFloat(0)
}

extension UITraitDisplayScale: SystemTrait {
  static func value(in values: TraitValues) -> CGFloat? { values.displayScale }

  static func set(_ value: CGFloat?, in values: inout TraitValues) { values.displayScale = value }
}

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

/// How heavy text is drawn.
public enum UITraitLegibilityWeight: UITraitDefinition {
  /// Nothing is said.
  public static let defaultValue = UILegibilityWeight.unspecified
}

extension UITraitLegibilityWeight: SystemTrait {
  static func value(in values: TraitValues) -> UILegibilityWeight? { values.legibilityWeight }

  static func set(_ value: UILegibilityWeight?, in values: inout TraitValues) { values.legibilityWeight = value }
}

/// The appearance of the list that a view is in.
public enum UITraitListEnvironment: UITraitDefinition {
  /// Nothing is said.
  public static let defaultValue = UIListEnvironment.unspecified
}

extension UITraitListEnvironment: SystemTrait {
  static func value(in values: TraitValues) -> UIListEnvironment? { values.listEnvironment }

  static func set(_ value: UIListEnvironment?, in values: inout TraitValues) { values.listEnvironment = value }
}

/// The size that the person likes text to have.
public enum UITraitPreferredContentSizeCategory: UITraitDefinition {
  /// Nothing is said.
  public static let defaultValue = UIContentSizeCategory.unspecified
}

extension UITraitPreferredContentSizeCategory: SystemTrait {
  static func value(in values: TraitValues) -> UIContentSizeCategory? { values.preferredContentSizeCategory }

  static func set(_ value: UIContentSizeCategory?, in values: inout TraitValues) {
    values.preferredContentSizeCategory = value
  }
}

/// The kind of device.
public enum UITraitUserInterfaceIdiom: UITraitDefinition {
  /// Nothing is said.
  public static let defaultValue = UIUserInterfaceIdiom.unspecified
}

extension UITraitUserInterfaceIdiom: SystemTrait {
  static func value(in values: TraitValues) -> UIUserInterfaceIdiom? { values.userInterfaceIdiom }

  static func set(_ value: UIUserInterfaceIdiom?, in values: inout TraitValues) { values.userInterfaceIdiom = value }
}

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

/// How much room there is from top to bottom.
public enum UITraitVerticalSizeClass: UITraitDefinition {
  /// Nothing is said.
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
}

extension UITraitVerticalSizeClass: SystemTrait {
  static func value(in values: TraitValues) -> UIUserInterfaceSizeClass? { values.verticalSizeClass }

  static func set(_ value: UIUserInterfaceSizeClass?, in values: inout TraitValues) { values.verticalSizeClass = value }
}
