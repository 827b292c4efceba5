/// The values of a configuration; nil, unspecified and none where it says nothing.
struct ConfigurationValues: Hashable, Sendable {
  /// In how many colours a symbol is drawn, and in which.
  enum Coloring: Hashable, Sendable {
    case monochrome
    case multicolor
    case hierarchical(UIColor)
    case palette([UIColor])
  }

  var traitCollection: UITraitCollection?
  var locale: Locale?
  /// The size of the font that a symbol goes with; 0 where nothing is said.
  var pointSize: CGFloat = 0
  /// The style of the text that a symbol goes with, in place of a size.
  var textStyle: UIFont.TextStyle?
  var weight = UIImage.SymbolWeight.unspecified
  var scale = UIImage.SymbolScale.unspecified
  var coloring: Coloring?

  /// These values, and those of `other` where it says something.
  func applying(_ other: ConfigurationValues) -> ConfigurationValues {
    var values = self
    values.traitCollection = other.traitCollection ?? traitCollection
    values.locale = other.locale ?? locale
    // A size and what text is for replace each other.
    if other.pointSize > 0 || other.textStyle != nil {
      values.pointSize = other.pointSize
      values.textStyle = other.textStyle
    }
    if other.weight != .unspecified { values.weight = other.weight }
    if other.scale != .unspecified { values.scale = other.scale }
    values.coloring = other.coloring ?? coloring
    return values
  }

  /// How a symbol is drawn. 17: the size of running text, as documented for symbols of which nothing is said.
  func style(value: Double?) -> SymbolStyle {
    let textSize = textStyle.map { UIFont.preferredFont(forTextStyle: $0, compatibleWith: traitCollection).pointSize }
    return SymbolStyle(
      pointSize: textSize ?? (pointSize > 0 && pointSize.isFinite ? pointSize : 17),
      weight: weight == .unspecified ? .regular : weight,
      scale: scale == .unspecified || scale == .default ? .medium : scale,
      value: value.map { $0 > 0 ? min($0, 1) : 0 })
  }
}
