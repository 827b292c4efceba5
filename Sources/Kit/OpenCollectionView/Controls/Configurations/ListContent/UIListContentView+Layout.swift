extension UIListContentView {
  func placeContent() {
    let margins = contentMargins
    let inner = bounds.shrunk(by: margins)
    let arrangement = ListContentArrangement(
      measuredParts(fillsWidth: true, height: inner.height), width: max(inner.width, 0))
    let grid = PixelGrid(scale: pixelsPerPoint)
    // Content stands in the middle of a view that is higher than it.
    let top = inner.minY + max((inner.height - arrangement.size.height) / 2, 0)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    func place(_ view: UIView?, _ rect: CGRect) {
      guard let view else { return }
      let rect = rect.offsetBy(dx: inner.minX, dy: top)
      let shown = isMirrored ? rect.mirrored(in: inner) : rect
      view.frame = CGRect(origin: grid.rounded(shown.origin), size: shown.size)
    }
    place(parts.image, arrangement.image)
    place(parts.text, arrangement.text)
    place(parts.secondaryText, arrangement.secondaryText)
  }

  func contentSize(in size: CGSize) -> CGSize {
    let margins = contentMargins
    let width = size.width > 0 ? size.width - margins.left - margins.right : .infinity
    let arrangement = ListContentArrangement(measuredParts(fillsWidth: false, height: .infinity), width: width)
    return PixelGrid(scale: pixelsPerPoint).roundedUp(
      CGSize(
        width: arrangement.size.width + margins.left + margins.right,
        height: arrangement.size.height + margins.top + margins.bottom))
  }

  /// The configuration's margins, and those of the view around on the axes that keep out of them.
  private var contentMargins: UIEdgeInsets {
    var margins = UIEdgeInsets(shown.directionalLayoutMargins, direction: effectiveUserInterfaceLayoutDirection)
    let axes = shown.axesPreservingSuperviewLayoutMargins
    guard let superview, !axes.isEmpty else { return margins }
    let (outer, around, frame) = (superview.layoutMargins, superview.bounds, frame)
    if axes.contains(.horizontal) {
      // A level moves the text as far as the content, whatever the margin is. // I54
      let indentation = (superview as? UICollectionViewListCell)?.indentation ?? 0
      let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
      let (left, right) = isMirrored ? (0, indentation) : (indentation, 0)
      margins.left = max(margins.left, outer.left - (frame.minX - left - around.minX))
      margins.right = max(margins.right, outer.right - (around.maxX - frame.maxX - right))
    }
    if axes.contains(.vertical) {
      margins.top = max(margins.top, outer.top - (frame.minY - around.minY))
      margins.bottom = max(margins.bottom, outer.bottom - (around.maxY - frame.maxY))
    }
    return margins
  }

  /// - Parameter height: the room between the margins, which pictures keep to. // I25
  private func measuredParts(fillsWidth: Bool, height: CGFloat) -> ListContentArrangement.Parts {
    var measured = ListContentArrangement.Parts()
    measured.text = parts.text.map(measure)
    measured.secondaryText = parts.secondaryText.map(measure)
    measured.prefersSideBySide = shown.prefersSideBySideTextAndSecondaryText
    measured.imageToText = shown.imageToTextPadding
    measured.across = shown.textToSecondaryTextHorizontalPadding
    measured.down = shown.textToSecondaryTextVerticalPadding
    measured.fillsWidth = fillsWidth
    if let image = parts.image {
      let limit = shown.imageProperties.maximumSize
      measured.imageSize = image.sizeThatFits(.zero).shrunk(
        into: CGSize(
          width: limit.width > 0 ? limit.width : .infinity,
          height: min(limit.height > 0 ? limit.height : .infinity, max(height, 0))))
      measured.reservedImageSize = reservedImageSize
    }
    return measured
  }

  private var reservedImageSize: CGSize {
    var size = shown.imageProperties.reservedLayoutSize
    let standard = UIListContentConfiguration.ImageProperties.standardDimension
    let isUsual = size.width == 0 && shown.image?.isSymbolImage ?? false
    if isUsual || size.width == standard { size.width = standardDimension }
    if size.height == standard { size.height = standardDimension }
    return CGSize(width: max(size.width, 0), height: max(size.height, 0))
  }

  private var standardDimension: CGFloat {
    UIFontMetrics.default.scaledValue(for: ListContentMetrics.standardImageWidth, compatibleWith: traitCollection)
  }

  private func measure(_ label: UILabel) -> ListContentArrangement.Text {
    ListContentArrangement.Text(
      size: { width in
        let size = label.sizeThatFits(CGSize(width: width, height: .infinity))
        return label.numberOfLines == 1 ? CGSize(width: min(size.width, width), height: size.height) : size
      }, ascent: label.font.ascender)
  }
}
