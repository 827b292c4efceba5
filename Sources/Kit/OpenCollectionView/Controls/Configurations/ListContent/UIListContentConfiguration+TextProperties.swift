extension UIListContentConfiguration {
  /// How a text looks.
  public struct TextProperties: Hashable, @unchecked Sendable {
    // Unchecked: fonts and colours are immutable.

    /// The places of lines between the sides.
    public enum TextAlignment: Int, Hashable, Sendable {
      /// The side at which they begin in the direction of writing.
      case natural
      /// In the middle.
      case center
      /// At both sides.
      case justified
    }

    /// The changes of the letters.
    public enum TextTransform: Int, Hashable, Sendable {
      /// Nothing.
      case none
      /// All become capitals.
      case uppercase
      /// All become small.
      case lowercase
      /// The first of each word becomes a capital.
      case capitalized
    }

    /// The typeface and size.
    public var font: UIFont

    /// The colour; fainter where the text does not answer, unless it was set.
    public var color: UIColor {
      get { givenColor ?? (state.isDisabled ? .tertiaryLabel : usualColor) }
      set { givenColor = newValue }
    }

    /// Makes the colour that is shown.
    public var colorTransformer: UIConfigurationColorTransformer?
    /// The place of lines between the sides.
    public var alignment = TextAlignment.natural
    /// The places at which lines that are too long break or are cut.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// How many lines there may be; 0, any number, unless set.
    public var numberOfLines = 0
    /// Tells whether the text is made smaller where it would be cut.
    public var adjustsFontSizeToFitWidth = false
    /// The smallest part of its size that text is made smaller to.
    public var minimumScaleFactor: CGFloat = 0
    /// Tells whether letters may stand a little closer before the text is cut.
    public var allowsDefaultTighteningForTruncation = false
    /// Tells whether a font of a text style follows the size that the person likes.
    public var adjustsFontForContentSizeCategory = true
    /// Tells whether a pointer on a text that is cut shows the whole. Kept for programs that set it.
    public var showsExpansionTextWhenTruncated = true
    /// The change of the letters.
    public var transform = TextTransform.none

    private var givenColor: UIColor?
    var usualColor: UIColor
    var state = ListLookState()

    init(_ style: UIFont.TextStyle, weight: UIFont.Weight? = nil, color: UIColor = .label) {
      let font = UIFont.preferredFont(forTextStyle: style)
      self.font = weight.map { UIFont.systemFont(ofSize: font.pointSize, weight: $0) } ?? font
      usualColor = color
    }

    /// The colour that is shown.
    public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }

    /// A text as it is shown.
    func transformed(_ text: String) -> String {
      switch transform {
      case .none: text
      case .uppercase: text.uppercased()
      case .lowercase: text.lowercased()
      case .capitalized: text.capitalized
      }
    }
  }
}
