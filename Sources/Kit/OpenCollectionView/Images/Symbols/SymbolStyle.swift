/// How large and how heavy a symbol is drawn.
struct SymbolStyle: Hashable, Sendable {
  /// The size of the font that the symbol goes with.
  var pointSize: CGFloat = 17
  var weight = UIImage.SymbolWeight.regular
  var scale = UIImage.SymbolScale.medium
  /// How much of a symbol with a value is shown full, 0 to 1; nil for all.
  var value: Double?

  /// Units of the grid in the size of the font.
  static let unitsPerSize: CGFloat = 20

  /// Points in a unit of the grid. Small and large are, as far as can be seen, 0.78 and 1.28 times the medium ones.
  var unit: CGFloat {
    let factor: CGFloat =
      switch scale {
      case .small: 0.78
      case .large: 1.28
      default: 1
      }
    return pointSize / Self.unitsPerSize * factor
  }

  /// The width of lines in units: our choice, so that they look as heavy as letters of the weight.
  var lineWidth: CGFloat {
    switch weight {
    case .ultraLight: 0.6
    case .thin: 0.9
    case .light: 1.35
    case .unspecified, .regular: 1.8
    case .medium: 2.1
    case .semibold: 2.4
    case .bold: 2.8
    case .heavy: 3.2
    case .black: 3.6
    }
  }
}
