import GestureEngine

extension UIColor {
  /// Black.
  public static let black = UIColor(white: 0, alpha: 1)
  /// A third white.
  public static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
  /// Two thirds white.
  public static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
  /// White.
  public static let white = UIColor(white: 1, alpha: 1)
  /// Half white.
  public static let gray = UIColor(white: 0.5, alpha: 1)
  /// Pure red.
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  /// Pure green.
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  /// Pure blue.
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  /// Green and blue.
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  /// Red and green.
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  /// Red and blue.
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  /// Between red and yellow.
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  /// Between red and blue.
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  /// Dark orange.
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  /// Nothing: fully transparent.
  public static let clear = UIColor(white: 0, alpha: 0)

  // The values of the system colours are our choice, near those that Apple's design guidelines show, those for more
  // contrast too.

  /// The colour of text.
  public static let label = dynamic(light: 0x000000, dark: 0xFFFFFF, forced: \.text)
  /// The colour of less important text.
  public static let secondaryLabel = dynamic(
    light: 0x3C3C43, lightAlpha: 0.6, dark: 0xEBEBF5, darkAlpha: 0.6, strongAlpha: (0.8, 0.8), forced: \.text)
  /// The colour of still less important text.
  public static let tertiaryLabel = dynamic(
    light: 0x3C3C43, lightAlpha: 0.3, dark: 0xEBEBF5, darkAlpha: 0.3, strongAlpha: (0.7, 0.7), forced: \.disabled)
  /// The colour of marks that stand back and answer all the same: chevrons, grips and grabbers. Where a person has few colours of
  /// their own, the one for what is disabled is not theirs.
  static let quietMark = dynamic(
    light: 0x3C3C43, lightAlpha: 0.3, dark: 0xEBEBF5, darkAlpha: 0.3, strongAlpha: (0.7, 0.7), forced: \.text)
  /// The colour of the least important text.
  public static let quaternaryLabel = dynamic(
    light: 0x3C3C43, lightAlpha: 0.18, dark: 0xEBEBF5, darkAlpha: 0.16, strongAlpha: (0.55, 0.55), forced: \.disabled)
  /// The colour of text that stands where a text is to come.
  public static let placeholderText = dynamic(
    light: 0x3C3C43, lightAlpha: 0.3, dark: 0xEBEBF5, darkAlpha: 0.3, strongAlpha: (0.7, 0.7), forced: \.disabled)
  /// The colour of links.
  public static let link = dynamic(light: 0x007AFF, dark: 0x0984FF, strong: (0x0040DD, 0x409CFF), forced: \.link)
  /// The colour of text on dark backgrounds, whatever the surroundings.
  public static let lightText = UIColor(white: 1, alpha: 0.6)
  /// The colour of text on light backgrounds, whatever the surroundings.
  public static let darkText = UIColor(white: 0, alpha: 1)
  /// The tint of what answers to a touch.
  ///
  /// Difference from UIKit: it is ``systemBlue`` everywhere; a view's own tint is its `tintColor`.
  public static let tintColor = dynamic(light: 0x007AFF, dark: 0x0A84FF, strong: (0x0040DD, 0x409CFF))
  /// The background of everything.
  public static let systemBackground = dynamic(light: 0xFFFFFF, dark: 0x000000, forced: \.canvas)
  /// The background of what lies on the background.
  public static let secondarySystemBackground = dynamic(
    light: 0xF2F2F7, dark: 0x1C1C1E, strong: (0xEBEBF0, 0x242426), forced: \.canvas)
  /// The background of what lies on that.
  public static let tertiarySystemBackground = dynamic(
    light: 0xFFFFFF, dark: 0x2C2C2E, strong: (0xFFFFFF, 0x363638), forced: \.canvas)
  /// The background of grouped content.
  public static let systemGroupedBackground = dynamic(
    light: 0xF2F2F7, dark: 0x000000, strong: (0xEBEBF0, 0x000000), forced: \.canvas)
  /// The background of grouped content, by the name that it had first.
  public static let groupTableViewBackground = systemGroupedBackground
  /// The background of groups.
  public static let secondarySystemGroupedBackground = dynamic(
    light: 0xFFFFFF, dark: 0x1C1C1E, strong: (0xFFFFFF, 0x242426), forced: \.canvas)
  /// The background of what lies in groups.
  public static let tertiarySystemGroupedBackground = dynamic(
    light: 0xF2F2F7, dark: 0x2C2C2E, strong: (0xEBEBF0, 0x363638), forced: \.canvas)
  /// Thin lines between content that hide what is below.
  public static let opaqueSeparator = dynamic(
    light: 0xC6C6C8, dark: 0x38383A, strong: (0x8E8E93, 0x7C7C80), forced: \.text)
  /// Thin lines between content.
  public static let separator = dynamic(
    light: 0x3C3C43, lightAlpha: 0.29, dark: 0x545458, darkAlpha: 0.6, strongAlpha: (0.6, 0.9), forced: \.text)
  /// The fill of small shapes.
  public static let systemFill = dynamic(
    light: 0x787880, lightAlpha: 0.2, dark: 0x787880, darkAlpha: 0.36, strongAlpha: (0.36, 0.54))
  /// The fill of shapes of medium size.
  public static let secondarySystemFill = dynamic(
    light: 0x787880, lightAlpha: 0.16, dark: 0x787880, darkAlpha: 0.32, strongAlpha: (0.32, 0.5))
  /// The fill of large shapes.
  public static let tertiarySystemFill = dynamic(
    light: 0x767680, lightAlpha: 0.12, dark: 0x767680, darkAlpha: 0.24, strongAlpha: (0.28, 0.44))
  /// The fill of large areas.
  public static let quaternarySystemFill = dynamic(
    light: 0x747480, lightAlpha: 0.08, dark: 0x767680, darkAlpha: 0.18, strongAlpha: (0.22, 0.36))
  /// Blue that suits its surroundings.
  public static let systemBlue = dynamic(light: 0x007AFF, dark: 0x0A84FF, strong: (0x0040DD, 0x409CFF))
  /// Brown that suits its surroundings.
  public static let systemBrown = dynamic(light: 0xA2845E, dark: 0xAC8E68, strong: (0x7F6545, 0xB59469))
  /// Cyan that suits its surroundings.
  public static let systemCyan = dynamic(light: 0x32ADE6, dark: 0x64D2FF, strong: (0x0071A4, 0x70D7FF))
  /// Green that suits its surroundings.
  public static let systemGreen = dynamic(light: 0x34C759, dark: 0x30D158, strong: (0x248A3D, 0x30DB5B))
  /// Indigo that suits its surroundings.
  public static let systemIndigo = dynamic(light: 0x5856D6, dark: 0x5E5CE6, strong: (0x3634A3, 0x7D7AFF))
  /// Mint that suits its surroundings.
  public static let systemMint = dynamic(light: 0x00C7BE, dark: 0x63E6E2, strong: (0x0C817B, 0x66D4CF))
  /// Orange that suits its surroundings.
  public static let systemOrange = dynamic(light: 0xFF9500, dark: 0xFF9F0A, strong: (0xC93400, 0xFFB340))
  /// Pink that suits its surroundings.
  public static let systemPink = dynamic(light: 0xFF2D55, dark: 0xFF375F, strong: (0xD30F45, 0xFF6482))
  /// Purple that suits its surroundings.
  public static let systemPurple = dynamic(light: 0xAF52DE, dark: 0xBF5AF2, strong: (0x8944AB, 0xDA8FFF))
  /// Red that suits its surroundings.
  public static let systemRed = dynamic(light: 0xFF3B30, dark: 0xFF453A, strong: (0xD70015, 0xFF6961))
  /// Teal that suits its surroundings.
  public static let systemTeal = dynamic(light: 0x30B0C7, dark: 0x40CBE0, strong: (0x008299, 0x5DE6FF))
  /// Yellow that suits its surroundings.
  public static let systemYellow = dynamic(light: 0xFFCC00, dark: 0xFFD60A, strong: (0xA05A00, 0xFFD426))
  /// The middle grey.
  public static let systemGray = dynamic(light: 0x8E8E93, dark: 0x8E8E93, strong: (0x6C6C70, 0xAEAEB2))
  /// A lighter grey; darker in the dark.
  public static let systemGray2 = dynamic(light: 0xAEAEB2, dark: 0x636366, strong: (0x8E8E93, 0x7C7C80))
  /// A lighter grey still.
  public static let systemGray3 = dynamic(light: 0xC7C7CC, dark: 0x48484A, strong: (0xAEAEB2, 0x545456))
  /// A lighter grey still.
  public static let systemGray4 = dynamic(light: 0xD1D1D6, dark: 0x3A3A3C, strong: (0xBCBCC0, 0x444446))
  /// A lighter grey still.
  public static let systemGray5 = dynamic(light: 0xE5E5EA, dark: 0x2C2C2E, strong: (0xD8D8DC, 0x363638))
  /// The lightest grey.
  public static let systemGray6 = dynamic(light: 0xF2F2F7, dark: 0x1C1C1E, strong: (0xEBEBF0, 0x242426))

  /// A colour by its surroundings.
  ///
  /// - Parameters:
  ///   - strong: the colours for light and dark where the person prefers more contrast; nil for the usual ones.
  ///   - strongAlpha: how opaque they are there.
  ///   - forced: which of the person's own colours stands for it where there are no others.
  private static func dynamic(
    light: Int, lightAlpha: CGFloat = 1, dark: Int, darkAlpha: CGFloat = 1, strong: (light: Int, dark: Int)? = nil,
    strongAlpha: (light: CGFloat, dark: CGFloat) = (1, 1), forced: any KeyPath<ForcedColors, UInt32> & Sendable
  ) -> UIColor {
    let usual = dynamic(
      light: light, lightAlpha: lightAlpha, dark: dark, darkAlpha: darkAlpha, strong: strong, strongAlpha: strongAlpha)
    return UIColor { traits in
      guard let colors = traits.forcedColors else { return usual.resolvedColor(with: traits) }
      return UIColor(hexadecimal: Int(colors[keyPath: forced]), alpha: 1)
    }
  }

  private static func dynamic(
    light: Int, lightAlpha: CGFloat = 1, dark: Int, darkAlpha: CGFloat = 1, strong: (light: Int, dark: Int)? = nil,
    strongAlpha: (light: CGFloat, dark: CGFloat) = (1, 1)
  ) -> UIColor {
    let lightColor = UIColor(hexadecimal: light, alpha: lightAlpha)
    let darkColor = UIColor(hexadecimal: dark, alpha: darkAlpha)
    let strongLight = UIColor(hexadecimal: strong?.light ?? light, alpha: strongAlpha.light)
    let strongDark = UIColor(hexadecimal: strong?.dark ?? dark, alpha: strongAlpha.dark)
    return UIColor { traits in
      let isStrong = traits.accessibilityContrast == .high
      return traits.userInterfaceStyle == .dark
        ? (isStrong ? strongDark : darkColor) : (isStrong ? strongLight : lightColor)
    }
  }

  private convenience init(hexadecimal value: Int, alpha: CGFloat) {
    self.init(
      red: CGFloat(value >> 16 & 255) / 255, green: CGFloat(value >> 8 & 255) / 255, blue: CGFloat(value & 255) / 255,
      alpha: alpha)
  }
}
