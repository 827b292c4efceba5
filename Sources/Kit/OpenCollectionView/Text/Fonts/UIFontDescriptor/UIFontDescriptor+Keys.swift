extension UIFontDescriptor {
  /// The name of an attribute of a font.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// One from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The family: a `String`.
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")

    /// The face's name: a `String`.
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")

    /// The face within the family, such as "Bold": a `String`.
    public static let face = AttributeName(rawValue: "NSFontFaceAttribute")

    /// The size in points: a number.
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")

    /// The name that people see: a `String`.
    public static let visibleName = AttributeName(rawValue: "NSFontVisibleNameAttribute")

    /// A transform of the letters; without effect.
    public static let matrix = AttributeName(rawValue: "NSFontMatrixAttribute")

    /// The characters that the font must have; without effect.
    public static let characterSet = AttributeName(rawValue: "NSCTFontCharacterSetAttribute")

    /// Fonts for characters that this one lacks; without effect.
    public static let cascadeList = AttributeName(rawValue: "NSCTFontCascadeListAttribute")

    /// A dictionary of ``TraitKey``.
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")

    /// The width of all letters; without effect.
    public static let fixedAdvance = AttributeName(rawValue: "NSCTFontFixedAdvanceAttribute")

    /// Settings of the face's features; without effect.
    public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")

    /// The text style: a `UIFont.TextStyle`.
    public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
  }

  /// A trait of a font.
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// One from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// All traits as bits: ``SymbolicTraits``.
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")

    /// How heavy the strokes are: a value of `UIFont.Weight`.
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")

    /// How wide letters are: a value of `UIFont.Width`.
    public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")

    /// How far letters lean: a number; above 0 is italic.
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
  }

  /// A design of the system's font.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// One from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The usual one.
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")

    /// With round ends; there is none.
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")

    /// With serifs; there is none.
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")

    /// With letters of one width.
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }

  /// Traits of a font as bits.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt32
    /// Traits from their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Slanted.
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)

    /// Bold.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)

    /// Wider.
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)

    /// Narrower.
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)

    /// With letters of one width.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)

    /// For vertical text; without effect.
    public static let traitVertical = SymbolicTraits(rawValue: 1 << 11)

    /// For controls; without effect.
    public static let traitUIOptimized = SymbolicTraits(rawValue: 1 << 12)

    /// With lines closer together; without effect.
    public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)

    /// With lines further apart; without effect.
    public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)

    /// The bits of the class of the design.
    public static let classMask = SymbolicTraits(rawValue: 0xF000_0000)

    /// A class of serifs; without effect.
    public static let classOldStyleSerifs = SymbolicTraits(rawValue: 0x1000_0000)

    /// A class of serifs; without effect.
    public static let classTransitionalSerifs = SymbolicTraits(rawValue: 0x2000_0000)

    /// A class of serifs; without effect.
    public static let classModernSerifs = SymbolicTraits(rawValue: 0x3000_0000)

    /// A class of serifs; without effect.
    public static let classClarendonSerifs = SymbolicTraits(rawValue: 0x4000_0000)

    /// A class of serifs; without effect.
    public static let classSlabSerifs = SymbolicTraits(rawValue: 0x5000_0000)

    /// A class of serifs; without effect.
    public static let classFreeformSerifs = SymbolicTraits(rawValue: 0x7000_0000)

    /// Without serifs; without effect.
    public static let classSansSerif = SymbolicTraits(rawValue: 0x8000_0000)

    /// Ornaments; without effect.
    public static let classOrnamentals = SymbolicTraits(rawValue: 0x9000_0000)

    /// Handwriting; without effect.
    public static let classScripts = SymbolicTraits(rawValue: 0xA000_0000)

    /// Symbols; without effect.
    public static let classSymbolic = SymbolicTraits(rawValue: 0xC000_0000)
  }
}
