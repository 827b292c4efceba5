extension UIImage {
  /// How a symbol is drawn: as large and as heavy as the text beside it, in one colour or several.
  ///
  /// ```swift
  /// let configuration = UIImage.SymbolConfiguration(pointSize: 28, weight: .semibold)
  /// let image = UIImage(systemName: "heart.fill", withConfiguration: configuration)
  /// ```
  open class SymbolConfiguration: Configuration, @unchecked Sendable {
    /// A configuration that says nothing.
    open class var unspecified: SymbolConfiguration { SymbolConfiguration(values: ConfigurationValues()) }

    /// A symbol beside text of a size in points.
    public convenience init(pointSize: CGFloat) { self.init(pointSize: pointSize, weight: .unspecified) }

    /// A symbol beside text of a size and weight.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(pointSize: pointSize, weight: weight, scale: .unspecified)
    }

    /// A symbol beside text of a size and weight.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(values: ConfigurationValues(pointSize: pointSize, weight: weight, scale: scale))
    }

    /// A symbol beside text of a font.
    public convenience init(font: UIFont) { self.init(font: font, scale: .unspecified) }

    /// A symbol beside text of a font.
    public convenience init(font: UIFont, scale: SymbolScale) {
      self.init(pointSize: font.pointSize, weight: SymbolWeight(font.textFont.face.weight), scale: scale)
    }

    /// A symbol beside text of a style, which is as large as the person likes it.
    public convenience init(textStyle: UIFont.TextStyle) { self.init(textStyle: textStyle, scale: .unspecified) }

    /// A symbol beside text of a style.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(values: ConfigurationValues(textStyle: textStyle, scale: scale))
    }

    /// A symbol of a size beside its text.
    public convenience init(scale: SymbolScale) { self.init(values: ConfigurationValues(scale: scale)) }

    /// A symbol of a weight.
    public convenience init(weight: SymbolWeight) { self.init(values: ConfigurationValues(weight: weight)) }

    /// A symbol in one colour, its less important parts fainter.
    public convenience init(hierarchicalColor: UIColor) {
      self.init(values: ConfigurationValues(coloring: .hierarchical(hierarchicalColor)))
    }

    /// A symbol in several colours, the first for what matters most.
    public convenience init(paletteColors: [UIColor]) {
      self.init(values: ConfigurationValues(coloring: .palette(paletteColors)))
    }

    /// A symbol in one colour, whatever else is said.
    open class func preferringMonochrome() -> Self { Self().changed { $0.coloring = .monochrome } }

    /// A symbol in its own colours. None of the symbols here has any: they are shown in one, as documented for such.
    open class func preferringMulticolor() -> Self { Self().changed { $0.coloring = .multicolor } }

    /// The configuration without a size and a weight.
    open func configurationWithoutPointSizeAndWeight() -> Self {
      changed {
        $0.pointSize = 0
        $0.weight = .unspecified
      }
    }

    /// The configuration without a size beside the text.
    open func configurationWithoutScale() -> Self { changed { $0.scale = .unspecified } }

    /// The configuration without the style of a text.
    open func configurationWithoutTextStyle() -> Self { changed { $0.textStyle = nil } }

    /// The configuration without a weight.
    open func configurationWithoutWeight() -> Self { changed { $0.weight = .unspecified } }

    /// Tells whether both say the same.
    open func isEqual(to otherConfiguration: SymbolConfiguration?) -> Bool { isEqual(otherConfiguration) }

    func enlarged(by factor: CGFloat) -> Self {
      changed { $0.pointSize = $0.style(value: nil).pointSize * factor }
    }
  }
}
