/// Describes a font by its attributes, from which the font is made: `UIFont(descriptor:size:)`.
///
/// Difference from UIKit: names, families, faces, weight, slant, width, size, text style and the designs of the system's
/// font count; other attributes are kept and have no effect.
open class UIFontDescriptor: NSObject, NSCopying, @unchecked Sendable {
  // Unchecked: immutable, and so are the values that programs put in.

  /// The attributes that were given for the font.
  public let fontAttributes: [AttributeName: Any]

  /// A descriptor with attributes.
  public init(fontAttributes attributes: [AttributeName: Any] = [:]) { fontAttributes = attributes }

  /// A descriptor without attributes: the system's font.
  public convenience override init() { self.init(fontAttributes: [:]) }

  /// A descriptor of a named font at a size in points.
  public convenience init(name fontName: String, size: CGFloat) {
    self.init(fontAttributes: [.name: fontName, .size: size])
  }

  /// A descriptor of a named font with a transform; the transform is kept and has no effect.
  public convenience init(name fontName: String, matrix: CGAffineTransform) {
    self.init(fontAttributes: [.name: fontName, .matrix: matrix])
  }

  convenience init(of font: UIFont) {
    let face = font.textFont.face
    var traits: [TraitKey: Any] = [.weight: UIFont.Weight(face.weight).rawValue]
    if face.isItalic { traits[.slant] = 1 as CGFloat }
    if font.textFont.stretch != 1 { traits[.width] = UIFont.Width(stretch: font.textFont.stretch).rawValue }
    var attributes: [AttributeName: Any] = [.family: font.familyName, .size: font.pointSize, .traits: traits]
    if case .preferred(let style) = font.scaling { attributes[.textStyle] = style }
    self.init(fontAttributes: attributes)
  }

  /// The descriptor of a text style, in the size that the person likes.
  open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
    preferredFontDescriptor(withTextStyle: style, compatibleWith: nil)
  }

  /// The descriptor of a text style, in the size that the person likes as surroundings tell it.
  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
  }

  /// The font's name.
  open var postscriptName: String { FontNames.name(of: face) }

  /// The size in points; 0 where nothing is said.
  open var pointSize: CGFloat { fontAttributes[.size].flatMap(Self.number) ?? 0 }

  /// The transform; the identity where nothing is said.
  open var matrix: CGAffineTransform { fontAttributes[.matrix] as? CGAffineTransform ?? .identity }

  /// The traits of the font, as bits.
  open var symbolicTraits: SymbolicTraits {
    var traits = SymbolicTraits(rawValue: storedSymbolicTraits?.rawValue ?? 0)
    traits.subtract([.traitBold, .traitItalic, .traitMonoSpace])
    if face.isBold { traits.insert(.traitBold) }
    if face.isItalic { traits.insert(.traitItalic) }
    if face.isMonospaced { traits.insert(.traitMonoSpace) }
    if width.rawValue < 0 { traits.insert(.traitCondensed) }
    if width.rawValue > 0 { traits.insert(.traitExpanded) }
    return traits
  }

  /// The value of an attribute; the font's own for name, family, face and size where nothing is said.
  open func object(forKey anAttribute: AttributeName) -> Any? {
    if let value = fontAttributes[anAttribute] { return value }
    return switch anAttribute {
    case .name: postscriptName
    case .family: FontNames.family(of: face)
    case .visibleName: postscriptName
    default: nil
    }
  }

  /// The descriptors of fonts that there are, among those with this one's family and traits; this one, if there is one.
  ///
  /// Difference from UIKit: family and name must agree in any case, and nothing else, whatever the mandatory keys.
  open func matchingFontDescriptors(withMandatoryKeys mandatoryKeys: Set<AttributeName>?) -> [UIFontDescriptor] {
    if let family = fontAttributes[.family] as? String, !FontNames.isSystem(family: family),
      FontNames.isMonospaced(family: family) == nil
    {
      return []
    }
    if let name = fontAttributes[.name] as? String, FontNames.face(named: name) == nil { return [] }
    return [self]
  }

  // MARK: Changed copies

  /// The same with further attributes, which replace those of the same names.
  open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    UIFontDescriptor(fontAttributes: fontAttributes.merging(attributes) { $1 })
  }

  /// The same at another size, which no longer follows a text style.
  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor { addingAttributes([.size: newPointSize]) }

  /// The same with a transform.
  open func withMatrix(_ matrix: CGAffineTransform) -> UIFontDescriptor { addingAttributes([.matrix: matrix]) }

  /// The same in another family.
  open func withFamily(_ newFamily: String) -> UIFontDescriptor {
    var attributes = fontAttributes
    attributes[.name] = nil
    attributes[.family] = newFamily
    return UIFontDescriptor(fontAttributes: attributes)
  }

  /// The same in another face of the family, such as "Bold Italic".
  open func withFace(_ newFace: String) -> UIFontDescriptor {
    var attributes = fontAttributes
    attributes[.name] = nil
    attributes[.traits] = nil
    attributes[.face] = newFace
    return UIFontDescriptor(fontAttributes: attributes)
  }

  /// The same with other traits; nil where there is no such font.
  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    changed(to: symbolicTraits)
  }

  /// The system's font in another design; nil for designs that there are not: rounded and serif.
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    switch design {
    case .default: withFamily(FontNames.system)
    case .monospaced: withFamily(FontNames.mono)
    default: nil
    }
  }

  /// The descriptor itself: it does not change.
  open override func copy() -> Any { self }

  /// Tells whether both describe the same font.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFontDescriptor else { return false }
    return face == other.face && width == other.width && pointSize == other.pointSize
      && Set(fontAttributes.keys) == Set(other.fontAttributes.keys)
  }

  /// Hashes face and size.
  open override var hash: Int { face.hashValue ^ pointSize.hashValue }

  /// The object itself, since it never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
