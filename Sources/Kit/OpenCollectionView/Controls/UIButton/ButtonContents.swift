/// The contents of a button without a configuration in its states.
struct ButtonContents {
  var titles = StateValues<String>()
  var attributedTitles = StateValues<NSAttributedString>()
  var titleColors = StateValues<UIColor>()
  var titleShadowColors = StateValues<UIColor>()
  var images = StateValues<UIImage>()
  var backgroundImages = StateValues<UIImage>()
  var symbolConfigurations = StateValues<UIImage.SymbolConfiguration>()
  /// The size of the title's letters in points: 18 for custom buttons, 15 for others, as on iOS.
  var titleFontSize: CGFloat = 18
}
