extension UIListContentConfiguration {
  /// How a picture looks.
  public struct ImageProperties: Hashable, @unchecked Sendable {
    // Unchecked: colours and symbols' configurations are immutable.

    /// A width or height of ``reservedLayoutSize`` that is as large as those of symbols usually are.
    public static let standardDimension: CGFloat = -1

    /// How a symbol is drawn.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?

    /// The colour of symbols and templates; the tint of the view where nil.
    public var tintColor: UIColor? {
      get { givesTint ? givenTint : state.isDisabled ? .tertiaryLabel : nil }
      set {
        givesTint = true
        givenTint = newValue
      }
    }

    /// Makes the colour that is shown.
    public var tintColorTransformer: UIConfigurationColorTransformer?
    /// How round the corners are, in points.
    public var cornerRadius: CGFloat = 0
    /// The largest width and height, in points; 0 for any. Larger pictures are made smaller, their shape kept.
    public var maximumSize = CGSize.zero
    /// The room that the picture stands in the middle of, in points.
    ///
    /// Where 0, symbols have the usual width, so that texts of a list begin at one place, and pictures their own.
    public var reservedLayoutSize = CGSize.zero
    /// Tells whether the picture stays where colours are inverted. Kept for programs that set it.
    public var accessibilityIgnoresInvertColors = false
    /// The colour of a line around the picture; the tint where nil.
    public var strokeColor: UIColor?
    /// Makes the colour of the line that is shown.
    public var strokeColorTransformer: UIConfigurationColorTransformer?
    /// The thickness of the line around the picture; 0 for none.
    public var strokeWidth: CGFloat = 0

    private var givenTint: UIColor?
    private var givesTint = false
    var state = ListLookState()

    init() { preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .body, scale: .large) }

    /// The colour that symbols are shown in where the tint is `tintColor`.
    public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
      let color = self.tintColor ?? tintColor
      return tintColorTransformer?(color) ?? color
    }

    /// The colour of the line that is shown where the tint is `tintColor`.
    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
      let color = strokeColor ?? tintColor
      return strokeColorTransformer?(color) ?? color
    }
  }
}
