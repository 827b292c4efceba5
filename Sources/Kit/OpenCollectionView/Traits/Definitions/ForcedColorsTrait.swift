import GestureEngine

/// The colours that a person lets programs use; nil where programs are free. Not in UIKit, which has no such setting.
enum ForcedColorsTrait: UITraitDefinition {
  static let defaultValue: ForcedColors? = nil
  static let affectsColorAppearance = true
}
