extension UIFont {
  /// How heavy the strokes are.
  public struct Weight: _UIKitNumericRawRepresentable, Hashable, Sendable {
    /// −1 to 1; 0 is regular.
    public let rawValue: CGFloat
    /// A weight from its value.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// A weight from its value.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    /// Hairlines.
    public static let ultraLight = Weight(rawValue: -0.8)
    /// Thin.
    public static let thin = Weight(rawValue: -0.6)
    /// Light.
    public static let light = Weight(rawValue: -0.4)
    /// The weight of running text.
    public static let regular = Weight(rawValue: 0)
    /// A little heavier.
    public static let medium = Weight(rawValue: 0.23)
    /// Half bold.
    public static let semibold = Weight(rawValue: 0.3)
    /// Bold.
    public static let bold = Weight(rawValue: 0.4)
    /// Heavy.
    public static let heavy = Weight(rawValue: 0.56)
    /// The heaviest.
    public static let black = Weight(rawValue: 0.62)

    var fontWeight: FontWeight {
      switch rawValue {
      case ..<(-0.7): .ultraLight
      case ..<(-0.5): .thin
      case ..<(-0.2): .light
      case ..<0.12: .regular
      case ..<0.27: .medium
      case ..<0.35: .semibold
      case ..<0.5: .bold
      case ..<0.6: .heavy
      default: .black
      }
    }

    init(_ weight: FontWeight) {
      switch weight {
      case .ultraLight: self = .ultraLight
      case .thin: self = .thin
      case .light: self = .light
      case .regular: self = .regular
      case .medium: self = .medium
      case .semibold: self = .semibold
      case .bold: self = .bold
      case .heavy: self = .heavy
      case .black: self = .black
      }
    }
  }

  /// How wide letters are.
  public struct Width: RawRepresentable, Hashable, Sendable {
    /// −1 to 1; 0 is as the face is.
    public let rawValue: CGFloat
    /// A width from its value.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// A width from its value.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    /// Much narrower.
    public static let compressed = Width(rawValue: -0.4)
    /// Narrower.
    public static let condensed = Width(rawValue: -0.2)
    /// As the face is.
    public static let standard = Width(rawValue: 0)
    /// Wider.
    public static let expanded = Width(rawValue: 0.2)

    /// The factor by which letters are stretched: our choice, near the proportions of Apple's faces.
    var stretch: Double {
      let value = rawValue.isFinite ? Double(min(max(rawValue, -1), 1)) : 0
      return value < 0 ? 1 + 0.8 * value : 1 + value
    }

    init(stretch: Double) { rawValue = stretch < 1 ? (stretch - 1) / 0.8 : stretch - 1 }
  }
}

extension UIFont.Weight: Comparable {
  /// Tells whether the first is lighter.
  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

extension UIFont.Width: Comparable {
  /// Tells whether the first is narrower.
  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

extension UIFont.Weight {
  /// The weight of symbols that look as heavy.
  public func symbolWeight() -> UIImage.SymbolWeight { UIImage.SymbolWeight(fontWeight) }
}
