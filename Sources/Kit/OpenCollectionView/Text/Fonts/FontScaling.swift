/// The rule by which the size of a font follows the person's choice.
enum FontScaling: Hashable {
  /// The size of a text style.
  case preferred(UIFont.TextStyle)
  /// A size that grows as a text style does, up to a largest one.
  case scaled(UIFont.TextStyle, base: CGFloat, maximum: CGFloat)

  func size(in category: UIContentSizeCategory) -> CGFloat {
    switch self {
    case .preferred(let style): style.size(in: category)
    case .scaled(let style, let base, let maximum): min(style.scaled(base, in: category), maximum)
    }
  }

  /// A size that fonts can have. Sizes come from layouts: those that are none become UIKit's size for none, 12 points.
  static func allowed(_ size: CGFloat) -> CGFloat { size > 0 && size.isFinite ? size : 12 }
}
