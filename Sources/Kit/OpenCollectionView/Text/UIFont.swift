/// A typeface at a size.
///
/// There is one family, with the measures of Helvetica, Arial and Liberation Sans, so that text is measured here exactly
/// as every host shows it.
///
/// Difference from UIKit: names of other families give this family.
open class UIFont: NSObject, @unchecked Sendable {
  // Unchecked: immutable.
  package let textFont: TextFont

  init(textFont: TextFont) { self.textFont = textFont }

  /// How heavy the strokes are.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// −1 to 1; 0 is regular.
    public let rawValue: CGFloat
    /// A weight from its value.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
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
  }

  /// The system's font for text.
  open class func systemFont(ofSize size: CGFloat) -> UIFont { systemFont(ofSize: size, weight: .regular) }

  /// The system's font in a weight.
  open class func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(textFont: TextFont(size: size, weight: weight.fontWeight))
  }

  /// The system's font in bold.
  open class func boldSystemFont(ofSize size: CGFloat) -> UIFont { systemFont(ofSize: size, weight: .bold) }

  /// The system's font, slanted.
  open class func italicSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(textFont: TextFont(size: size, isItalic: true))
  }

  /// The size of labels: 17 points.
  open class var labelFontSize: CGFloat { 17 }

  /// The size of the system's text: 14 points.
  open class var systemFontSize: CGFloat { 14 }

  /// The size in points.
  open var pointSize: CGFloat { textFont.size }

  /// How far letters rise above the baseline, in points.
  open var ascender: CGFloat { textFont.ascender }

  /// How far letters fall below the baseline, in points; negative.
  open var descender: CGFloat { textFont.descender }

  /// The height of capital letters, in points.
  open var capHeight: CGFloat { textFont.capHeight }

  /// The height of a small x, in points.
  open var xHeight: CGFloat { textFont.xHeight }

  /// The height of a line, in points.
  open var lineHeight: CGFloat { textFont.lineHeight }

  /// The space that the font asks for between lines, in points.
  open var leading: CGFloat { textFont.leading }

  /// The same font at another size.
  open func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(textFont: textFont.withSize(fontSize)) }

  /// Whether both are one face at one size.
  open override func isEqual(_ object: Any?) -> Bool { (object as? UIFont)?.textFont == textFont }

  /// Hashes face and size.
  open override var hash: Int { textFont.hashValue }
}
