extension UIBlurEffect {
  /// How a blur looks. The materials, `regular` and `prominent` follow the surroundings unless their name says otherwise.
  public enum Style: Int, Sendable {
    /// Nearly white.
    case extraLight = 0
    /// White, and seen through.
    case light = 1
    /// Nearly black.
    case dark = 2
    /// `light` or `dark`.
    case regular = 4
    /// `extraLight` or `dark`.
    case prominent = 5
    /// The material that lets most through.
    case systemUltraThinMaterial = 6
    /// A material that lets much through.
    case systemThinMaterial = 7
    /// The usual material.
    case systemMaterial = 8
    /// A material that lets little through.
    case systemThickMaterial = 9
    /// The material of bars.
    case systemChromeMaterial = 10
    /// As the material of the name in light surroundings.
    case systemUltraThinMaterialLight = 11
    /// As the material of the name in light surroundings.
    case systemThinMaterialLight = 12
    /// As the material of the name in light surroundings.
    case systemMaterialLight = 13
    /// As the material of the name in light surroundings.
    case systemThickMaterialLight = 14
    /// As the material of the name in light surroundings.
    case systemChromeMaterialLight = 15
    /// As the material of the name in dark surroundings.
    case systemUltraThinMaterialDark = 16
    /// As the material of the name in dark surroundings.
    case systemThinMaterialDark = 17
    /// As the material of the name in dark surroundings.
    case systemMaterialDark = 18
    /// As the material of the name in dark surroundings.
    case systemThickMaterialDark = 19
    /// As the material of the name in dark surroundings.
    case systemChromeMaterialDark = 20
  }
}

extension UIBlurEffect.Style {
  /// Tells whether the style is light or dark whatever is around it; nil for one that follows.
  var isDark: Bool? {
    switch self {
    case .extraLight, .light: false
    case .dark: true
    default: rawValue >= 16 ? true : rawValue >= 11 ? false : nil
    }
  }

  /// The standard deviation of the blur in points: that of Apple's sample code *UIImageEffects*.
  var blur: CGFloat { self == .light || self == .regular ? 30 : 20 }

  /// How strong colours become, after the same sample.
  static let saturation: CGFloat = 1.8

  /// How much of the colour over the blur covers it. The first three are those of the sample, the materials our choice.
  func cover(isDark: Bool) -> CGFloat {
    switch self {
    case .light, .regular: isDark ? 0.73 : 0.3
    case .extraLight, .prominent: isDark ? 0.73 : 0.82
    case .dark: 0.73
    case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark: 0.4
    case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark: 0.55
    case .systemMaterial, .systemMaterialLight, .systemMaterialDark: 0.7
    case .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark: 0.82
    case .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark: 0.8
    }
  }
}
