extension UIImage {
  /// How heavy the lines of a symbol are.
  public enum SymbolWeight: Int, Sendable {
    /// Nothing is said: regular.
    case unspecified = 0
    /// Hairlines.
    case ultraLight = 1
    /// Thin.
    case thin = 2
    /// Light.
    case light = 3
    /// As running text.
    case regular = 4
    /// A little heavier.
    case medium = 5
    /// Half bold.
    case semibold = 6
    /// Bold.
    case bold = 7
    /// Heavy.
    case heavy = 8
    /// The heaviest.
    case black = 9

    /// The weight of the font that looks as heavy; regular where nothing is said.
    public func fontWeight() -> UIFont.Weight {
      switch self {
      case .unspecified, .regular: .regular
      case .ultraLight: .ultraLight
      case .thin: .thin
      case .light: .light
      case .medium: .medium
      case .semibold: .semibold
      case .bold: .bold
      case .heavy: .heavy
      case .black: .black
      }
    }

    /// The weight that looks as heavy as a font's.
    init(_ weight: FontWeight) {
      self =
        switch weight {
        case .ultraLight: .ultraLight
        case .thin: .thin
        case .light: .light
        case .regular: .regular
        case .medium: .medium
        case .semibold: .semibold
        case .bold: .bold
        case .heavy: .heavy
        case .black: .black
        }
    }
  }

  /// How large a symbol is beside the letters of its font.
  public enum SymbolScale: Int, Sendable {
    /// The usual one: medium.
    case `default` = -1
    /// Nothing is said: medium.
    case unspecified = 0
    /// As high as small letters.
    case small = 1
    /// A little higher than capital letters.
    case medium = 2
    /// Much higher than capital letters.
    case large = 3
  }
}
