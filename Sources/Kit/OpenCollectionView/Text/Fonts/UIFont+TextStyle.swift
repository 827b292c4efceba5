extension UIFont {
  /// The role of a text in a document; its font's size follows the person's choice.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// A style from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Very large titles.
    public static let extraLargeTitle = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle")
    /// Very large titles of the second rank.
    public static let extraLargeTitle2 = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle2")
    /// Large titles.
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// Titles of the first rank.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// Titles of the second rank.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// Titles of the third rank.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// Headings.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// Subheadings.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// Running text.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// Callouts.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// Footnotes.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// Captions.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// Captions of the second rank.
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

    /// The metrics that scale other fonts and values as the style grows.
    public var metrics: UIFontMetrics { UIFontMetrics(forTextStyle: self) }
  }
}

extension UIFont.TextStyle {
  /// Points by category from extra small to the largest for weak eyes: documented in Apple's Human Interface
  /// Guidelines, "Typography". Extra large titles are documented at one size and grow as title 1 does.
  private static let sizes: [UIFont.TextStyle: [CGFloat]] = [
    .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
    .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
    .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
    .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
    .headline: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
    .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
    .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
    .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
    .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
    .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
    .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
    .extraLargeTitle: [33, 34, 35, 36, 38, 40, 42, 46, 51, 56, 61, 66],
    .extraLargeTitle2: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
  ]

  private static let categories: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge, .accessibilityMedium,
    .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  /// The size in a category, in points; in the usual one where nothing is said, of running text for unknown styles.
  func size(in category: UIContentSizeCategory) -> CGFloat {
    let sizes = Self.sizes[self] ?? Self.sizes[.body] ?? []
    return sizes[Self.categories.firstIndex(of: category) ?? 3]
  }

  /// A value that grows as the style does. Our choice: by the proportion of the sizes, not rounded.
  func scaled(_ value: CGFloat, in category: UIContentSizeCategory) -> CGFloat {
    value * size(in: category) / size(in: .large)
  }

  var weight: UIFont.Weight {
    switch self {
    case .headline: .semibold
    case .extraLargeTitle, .extraLargeTitle2: .bold
    default: .regular
    }
  }
}
