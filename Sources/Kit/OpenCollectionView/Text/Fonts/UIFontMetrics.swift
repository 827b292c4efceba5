/// Scales fonts and values as a text style grows with what the person likes.
///
/// Difference from UIKit: values grow by the proportion of the style's sizes and are not rounded.
open class UIFontMetrics: NSObject, @unchecked Sendable {
  // Unchecked: immutable.
  private let style: UIFont.TextStyle

  /// The metrics of running text.
  open class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  /// The metrics of a style.
  public init(forTextStyle textStyle: UIFont.TextStyle) { style = textStyle }

  /// A font in the size that the person likes, of one that is meant for the usual size.
  ///
  /// A font that is scaled already is an error of the program, as for UIKit.
  open func scaledFont(for font: UIFont) -> UIFont { scaledFont(for: font, compatibleWith: nil) }

  /// A font in the size that the person likes as surroundings tell it.
  open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
    scaledFont(for: font, maximumPointSize: .infinity, compatibleWith: traitCollection)
  }

  /// A font in the size that the person likes, up to a largest one in points.
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }

  /// A font in the size that the person likes as surroundings tell it, up to a largest one in points.
  open func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    if font.scaling != nil {
      ProgrammingErrors.report(
        "A font of \(font.pointSize) points follows the content size already: give scaledFont(for:) one of a fixed size.",
        instead: "the font stays as it is")
      return font
    }
    let maximum = maximumPointSize > 0 ? maximumPointSize : .infinity
    let scaling = FontScaling.scaled(style, base: font.pointSize, maximum: maximum)
    let category = (traitCollection ?? .current).preferredContentSizeCategory
    return UIFont(textFont: font.textFont.withSize(scaling.size(in: category)), scaling: scaling)
  }

  /// A value scaled to what the person likes.
  open func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }

  /// A value scaled to what the person likes as surroundings tell it.
  open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
    style.scaled(value, in: (traitCollection ?? .current).preferredContentSizeCategory)
  }
}

extension UIFont {
  /// The font in the size that it has in surroundings; itself where its size is fixed.
  func adjusted(to traitCollection: UITraitCollection) -> UIFont {
    guard let scaling else { return self }
    let size = scaling.size(in: traitCollection.preferredContentSizeCategory)
    return size == pointSize ? self : UIFont(textFont: textFont.withSize(size), scaling: scaling)
  }
}
