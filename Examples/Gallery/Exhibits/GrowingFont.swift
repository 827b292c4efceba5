import OpenCollectionView

/// The system's font in a size that is meant for text of the usual size, and that follows the visitor's as a style does, up to
/// a largest one in points.
struct GrowingFont {
  var size: CGFloat
  var weight = UIFont.Weight.regular
  var style = UIFont.TextStyle.body
  var largest = CGFloat.infinity
  var hasEvenDigits = false

  /// The font in some surroundings, which say how large text is.
  @MainActor func font(_ traits: UITraitCollection) -> UIFont {
    let usual: UIFont =
      hasEvenDigits
      ? .monospacedDigitSystemFont(ofSize: size, weight: weight) : .systemFont(ofSize: size, weight: weight)
    return UIFontMetrics(forTextStyle: style).scaledFont(
      for: usual, maximumPointSize: largest, compatibleWith: traits)
  }
}
