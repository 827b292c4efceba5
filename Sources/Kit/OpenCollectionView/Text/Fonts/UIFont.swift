/// A typeface at a size.
///
/// There are two families, with the measures of Helvetica, Arial and Liberation Sans, and of Courier New and Liberation
/// Mono, so that text is measured here exactly as every host shows it.
///
/// The system's font has the line heights of iOS, 20.287 points at 17, so that layouts which were measured there keep their
/// heights.
///
/// Difference from UIKit: the system's font has the letters of these families, and so their widths; digits are always of
/// one width. Other widths are the same letters, drawn narrower or wider.
open class UIFont: NSObject, NSCopying, @unchecked Sendable {
  // Stands first, see there.
  private let mark = ComparedObjectMark()
  // Unchecked: immutable.
  package let textFont: TextFont

  /// The rule that the font's size follows; nil for a font of a fixed size.
  let scaling: FontScaling?

  init(textFont: TextFont, scaling: FontScaling? = nil) {
    self.textFont = textFont
    self.scaling = scaling
  }

  /// The font that there is where nothing is said of it: the system's at 12 points [choice].
  public convenience override init() {
    self.init(textFont: TextFont(face: FontFace(heights: .system), size: 12))
  }

  /// A font from its name, such as "Helvetica-Bold"; nil where there is none of that name.
  ///
  /// Helvetica, Helvetica Neue, Arial, Arimo and Liberation Sans are one family here; Courier, Courier New, Menlo, Cousine
  /// and Liberation Mono the other.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard let face = FontNames.face(named: fontName) else { return nil }
    self.init(textFont: TextFont(face: face, size: FontScaling.allowed(fontSize)))
  }

  /// The font that a descriptor describes; a size of 0 is the descriptor's.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    let size = pointSize > 0 ? pointSize : descriptor.pointSize
    self.init(textFont: descriptor.textFont(size: FontScaling.allowed(size)), scaling: descriptor.scaling(size: size))
  }

  // MARK: The system's fonts

  /// The system's font for text.
  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: .regular) }

  /// The system's font in a weight.
  open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    systemFont(ofSize: fontSize, weight: weight, width: .standard)
  }

  /// The system's font in a weight and a width.
  open class func systemFont(ofSize fontSize: CGFloat, weight: Weight, width: Width) -> UIFont {
    KnownFonts.font(
      TextFont(
        face: FontFace(weight: weight.fontWeight, heights: .system), size: FontScaling.allowed(fontSize),
        stretch: width.stretch))
  }

  /// The system's font in bold.
  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: .bold) }

  /// The system's font, slanted.
  open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    KnownFonts.font(TextFont(face: FontFace(isItalic: true, heights: .system), size: FontScaling.allowed(fontSize)))
  }

  /// The system's font with digits of one width: they are anyway.
  open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    systemFont(ofSize: fontSize, weight: weight)
  }

  /// The system's font with all letters of one width.
  open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    KnownFonts.font(
      TextFont(face: FontFace(weight: weight.fontWeight, isMonospaced: true), size: FontScaling.allowed(fontSize)))
  }

  /// The font of a text style, in the size that the person likes.
  open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// The font of a text style, in the size that the person likes as surroundings tell it; the current ones for nil.
  open class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let category = (traitCollection ?? .current).preferredContentSizeCategory
    let face = FontFace(weight: style.weight.fontWeight, heights: .system)
    return UIFont(textFont: TextFont(face: face, size: style.size(in: category)), scaling: .preferred(style))
  }

  /// The size of labels: 17 points.
  open class var labelFontSize: CGFloat { 17 }

  /// The size of buttons: 18 points.
  open class var buttonFontSize: CGFloat { 18 }

  /// The size of the system's text: 14 points.
  open class var systemFontSize: CGFloat { 14 }

  /// The size of the system's small text: 12 points.
  open class var smallSystemFontSize: CGFloat { 12 }

  // MARK: Names

  /// The families that there are.
  open class var familyNames: [String] { FontNames.families }

  /// The names of a family's faces; none for a family that there is not.
  open class func fontNames(forFamilyName familyName: String) -> [String] { FontNames.names(ofFamily: familyName) }

  /// The family.
  open var familyName: String { FontNames.family(of: textFont.face) }

  /// The face's name.
  open var fontName: String { FontNames.name(of: textFont.face) }

  /// The descriptor of the font.
  open var fontDescriptor: UIFontDescriptor { UIFontDescriptor(of: self) }

  // MARK: Measures

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
  open func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(textFont: textFont.withSize(FontScaling.allowed(fontSize)))
  }

  /// The font itself: it does not change.
  open override func copy() -> Any { self }

  /// Tells whether both are one face at one size.
  open override func isEqual(_ object: Any?) -> Bool { (object as? UIFont)?.textFont == textFont }

  /// Hashes face and size.
  open override var hash: Int { textFont.hashValue }

  /// The object itself, since it never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

// Found by casts alone, where attributes of texts are read: it stands here so that it is linked wherever fonts
// are, from archives of object files, too.
extension UIFont: TextFontConvertible {}
