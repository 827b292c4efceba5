public import Foundation

extension UIColor {
  /// A colour of the main bundle's asset catalogues; nil where there is none of the name. See ``init(named:in:compatibleWith:)``.
  public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

  /// A colour of a bundle's asset catalogues, the main one where nil; nil where there is none of the name. // V153
  ///
  /// A colour that the catalogue has for light and dark, or for more contrast, follows its surroundings. A set has entries for devices,
  /// of which those for the present one go before those for all.
  ///
  /// - Parameter traitCollection: the surroundings whose device counts; the current ones where nil. The colour follows its
  ///   surroundings in any case.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    let idiom = (traitCollection ?? .current).userInterfaceIdiom
    guard let folder = AssetCatalogs.of(bundle ?? .main).folder(.color, name),
      let colors = CatalogContents.read(folder)?.colors?.entries(for: idiom, of: \.idiom)
    else { return nil }
    let known = colors.compactMap { entry in
      UIColor.color(of: entry.color).map { CatalogColor(appearances: entry.appearances, color: $0) }
    }
    guard let first = known.first(where: { $0.style == .unspecified && !$0.isForHighContrast }) ?? known.first else {
      return nil
    }
    self.init(dynamicProvider: { traits in
      let wanted = (style: traits.userInterfaceStyle, isHigh: traits.accessibilityContrast == .high)
      func find(_ style: UIUserInterfaceStyle, _ isHigh: Bool) -> UIColor? {
        known.first { $0.style == style && $0.isForHighContrast == isHigh }?.color
      }
      let strong =
        wanted.isHigh ? find(wanted.style, true) ?? (wanted.style == .dark ? nil : find(.unspecified, true)) : nil
      return strong ?? find(wanted.style, false) ?? first.color
    })
  }

  private static func color(of value: CatalogContents.Color.Value?) -> UIColor? {
    if let name = value?.reference { return ofSystem[name] }
    guard let value, let components = value.components else { return nil }
    func number(_ name: String) -> CGFloat? { components[name].flatMap(component) }
    let alpha = components["alpha"].flatMap { Double($0) }.map { CGFloat($0) } ?? 1
    if let white = number("white") { return UIColor(white: white, alpha: alpha) }
    guard let red = number("red"), let green = number("green"), let blue = number("blue") else { return nil }
    if value.colorSpace == "display-p3" {
      return UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
    }
    return UIColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// `0xFF`, `255` and `1.000`.
  private static func component(_ text: String) -> CGFloat? {
    if text.hasPrefix("0x") || text.hasPrefix("0X") {
      return Int(text.dropFirst(2), radix: 16).map { CGFloat($0) / 255 }
    }
    if let whole = Int(text) { return CGFloat(whole) / 255 }
    return Double(text).flatMap { $0.isFinite ? CGFloat($0) : nil }
  }

  /// The system's colours by their names in catalogues.
  private static let ofSystem: [String: UIColor] = [
    "labelColor": .label, "secondaryLabelColor": .secondaryLabel, "tertiaryLabelColor": .tertiaryLabel,
    "quaternaryLabelColor": .quaternaryLabel, "placeholderTextColor": .placeholderText, "linkColor": .link,
    "lightTextColor": .lightText, "darkTextColor": .darkText, "systemBackgroundColor": .systemBackground,
    "secondarySystemBackgroundColor": .secondarySystemBackground,
    "tertiarySystemBackgroundColor": .tertiarySystemBackground,
    "systemGroupedBackgroundColor": .systemGroupedBackground,
    "groupTableViewBackgroundColor": .systemGroupedBackground,
    "secondarySystemGroupedBackgroundColor": .secondarySystemGroupedBackground,
    "tertiarySystemGroupedBackgroundColor": .tertiarySystemGroupedBackground, "opaqueSeparatorColor": .opaqueSeparator,
    "separatorColor": .separator, "systemFillColor": .systemFill, "secondarySystemFillColor": .secondarySystemFill,
    "tertiarySystemFillColor": .tertiarySystemFill, "quaternarySystemFillColor": .quaternarySystemFill,
    "systemBlueColor": .systemBlue, "systemBrownColor": .systemBrown, "systemCyanColor": .systemCyan,
    "systemGreenColor": .systemGreen, "systemIndigoColor": .systemIndigo, "systemMintColor": .systemMint,
    "systemOrangeColor": .systemOrange, "systemPinkColor": .systemPink, "systemPurpleColor": .systemPurple,
    "systemRedColor": .systemRed, "systemTealColor": .systemTeal, "systemYellowColor": .systemYellow,
    "systemGrayColor": .systemGray, "systemGray2Color": .systemGray2, "systemGray3Color": .systemGray3,
    "systemGray4Color": .systemGray4, "systemGray5Color": .systemGray5, "systemGray6Color": .systemGray6,
    "blackColor": .black, "whiteColor": .white, "clearColor": .clear, "grayColor": .gray, "redColor": .red,
    "greenColor": .green, "blueColor": .blue, "cyanColor": .cyan, "yellowColor": .yellow, "magentaColor": .magenta,
    "orangeColor": .orange, "purpleColor": .purple, "brownColor": .brown, "darkGrayColor": .darkGray,
    "lightGrayColor": .lightGray,
  ]
}

/// A colour of a catalogue with the surroundings it is for.
private struct CatalogColor: Sendable {
  let style: UIUserInterfaceStyle
  let isForHighContrast: Bool
  let color: UIColor

  init(appearances: [CatalogContents.Appearance]?, color: UIColor) {
    style = appearances.style
    isForHighContrast = appearances.isForHighContrast
    self.color = color
  }
}
