import OpenCollectionView

extension UILabel {
  /// Gives the label the system's font in a size that is meant for text of the usual size, and that follows the visitor's
  /// as a style does, up to a largest one in points. Whoever places the label asks its font how high a line is.
  func setGrowingFont(
    ofSize size: CGFloat, weight: UIFont.Weight = .regular, as style: UIFont.TextStyle = .body,
    upTo largest: CGFloat = .infinity, hasEvenDigits: Bool = false
  ) {
    setGrowingFont(
      GrowingFont(size: size, weight: weight, style: style, largest: largest, hasEvenDigits: hasEvenDigits))
  }

  /// Gives the label a font that follows the visitor's text.
  func setGrowingFont(_ font: GrowingFont) {
    self.font = font.font(traitCollection)
    adjustsFontForContentSizeCategory = true
  }

  /// How high the text is in a width, in whole points.
  func height(inWidth width: CGFloat) -> CGFloat {
    sizeThatFits(CGSize(width: max(1, width), height: .greatestFiniteMagnitude)).height.rounded(.up)
  }
}

extension UITraitCollection {
  /// How many times as large as usual running text is, up to a limit; 1 where it is smaller.
  func textScale(upTo limit: CGFloat = 2) -> CGFloat {
    min(max(1, UIFontMetrics.default.scaledValue(for: 1, compatibleWith: self)), limit)
  }

  /// Tells whether text is so large that it takes the room of what stands beside it.
  var hasLargeText: Bool { preferredContentSizeCategory > .extraLarge }
}

extension UIView {
  /// Has the view and all that is in it laid out anew.
  func setNeedsLayoutThroughout() {
    setNeedsLayout()
    for view in subviews { view.setNeedsLayoutThroughout() }
  }
}
