extension UIImage {
  /// A symbol, such as `chevron.left` or `heart.fill`, in the size of running text; nil for a name without a drawing.
  ///
  /// Views show it in their tint. The names are listed in <doc:Symbols>.
  ///
  /// Difference from UIKit: the drawings are this library's own, for the most common names.
  public convenience init?(systemName name: String) { self.init(systemName: name, withConfiguration: nil) }

  /// A symbol, drawn as a configuration says; nil for a name without a drawing.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
    guard let drawing = SymbolLibrary.drawing(name) else { return nil }
    self.init(symbol: name, drawing, value: nil, configuration)
  }

  /// A symbol for some surroundings; nil for a name without a drawing.
  public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
    self.init(systemName: name, withConfiguration: Configuration(traitCollection: traitCollection))
  }

  /// A symbol that shows a value from 0 to 1, such as the waves of `wifi`; nil for a name without a drawing.
  public convenience init?(
    systemName name: String, variableValue value: Double, configuration: Configuration? = nil
  ) {
    guard let drawing = SymbolLibrary.drawing(name) else { return nil }
    self.init(symbol: name, drawing, value: value, configuration)
  }

  convenience init(symbol name: String, _ drawing: SymbolDrawing, value: Double?, _ configuration: Configuration?) {
    let symbolConfiguration =
      configuration as? SymbolConfiguration
      ?? SymbolConfiguration(values: configuration?.values ?? ConfigurationValues())
    let style = symbolConfiguration.values.style(value: value)
    var settings = ImageSettings(configuration: symbolConfiguration)
    settings.symbol = SymbolImage(name: name, drawing: drawing, style: style, value: value)
    settings.flipsForRightToLeft = drawing.isDirectional
    let place = drawing.place(style)
    // The grid's origin stands in the middle of a capital letter.
    let capHeight = UIFont.systemFont(ofSize: style.pointSize).capHeight
    settings.baselineOffset = place.size.height - place.origin.y - capHeight / 2
    if let colors = Self.firstColors(symbolConfiguration) {
      self.init(picture: drawing.picture(style, colors: colors), settings: settings)
    } else {
      let rendered = SymbolLibrary.rendered(name, drawing, style)
      self.init(picture: rendered.picture, settings: settings, renditions: rendered.renditions)
    }
  }

  // MARK: Symbols of the system

  /// The image of a button that offers actions.
  public class var actions: UIImage { system("square.and.arrow.up") }
  /// The image of a button that adds something.
  public class var add: UIImage { system("plus.circle.fill") }
  /// The image of a button that removes something.
  public class var remove: UIImage { system("minus.circle.fill") }
  /// The mark of something chosen.
  public class var checkmark: UIImage { system("checkmark") }
  /// The mark of something chosen, in a circle.
  public class var strokedCheckmark: UIImage { system("checkmark.circle.fill") }

  private static func system(_ name: String) -> UIImage { UIImage(systemName: name) ?? UIImage() }
}
