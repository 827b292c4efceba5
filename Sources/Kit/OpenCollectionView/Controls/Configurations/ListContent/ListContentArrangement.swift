/// The places of the parts of list content in a width, lines running from the left.
struct ListContentArrangement {
  /// The measures of a text: how large it is in a width, and how far its first line stands below its top.
  struct Text {
    var size: (_ width: CGFloat) -> CGSize
    var ascent: CGFloat
  }

  /// The parts that are laid out.
  struct Parts {
    var imageSize: CGSize?
    var reservedImageSize = CGSize.zero
    var text: Text?
    var secondaryText: Text?
    var prefersSideBySide = false
    var imageToText: CGFloat = 0
    var across: CGFloat = 0
    var down: CGFloat = 0
    var fillsWidth = false
  }

  private(set) var image = CGRect.zero
  private(set) var text = CGRect.zero
  private(set) var secondaryText = CGRect.zero
  /// The size of all without margins. Its width is what is needed, no more than there is.
  private(set) var size = CGSize.zero

  /// - Parameters:
  ///   - width: what there is without margins; infinite for any.
  init(_ parts: Parts, width: CGFloat) {
    let width = max(width, 0)
    let imageRoom = Self.imageRoom(parts, width: width)
    let textLeft = parts.imageSize == nil ? 0 : imageRoom.width + parts.imageToText
    let hasText = parts.text != nil || parts.secondaryText != nil
    let textWidth = max(width - textLeft, 0)
    let block = placeTexts(parts, left: textLeft, width: textWidth)
    size = CGSize(
      width: min(hasText ? textLeft + block.width : imageRoom.width, width),
      height: max(block.height, imageRoom.height))
    let shift = (size.height - block.height) / 2
    text.origin.y += shift
    secondaryText.origin.y += shift
    if let imageSize = parts.imageSize {
      let shown = imageSize.shrunk(into: CGSize(width: imageRoom.width, height: .infinity))
      image = CGRect(
        x: (imageRoom.width - shown.width) / 2, y: (size.height - shown.height) / 2, width: shown.width,
        height: shown.height)
    }
  }

  private static func imageRoom(_ parts: Parts, width: CGFloat) -> CGSize {
    guard let size = parts.imageSize else { return .zero }
    let reserved = parts.reservedImageSize
    return CGSize(
      width: min(reserved.width > 0 ? reserved.width : size.width, width),
      height: max(reserved.height > 0 ? reserved.height : size.height, size.height))
  }

  private mutating func placeTexts(_ parts: Parts, left: CGFloat, width: CGFloat) -> CGSize {
    guard let first = parts.text, let second = parts.secondaryText else {
      guard let only = parts.text ?? parts.secondaryText else { return .zero }
      let size = only.size(width).narrowed(to: width)
      let rect = CGRect(x: left, y: 0, width: parts.fillsWidth ? width : size.width, height: size.height)
      if parts.text != nil { text = rect } else { secondaryText = rect }
      return size
    }
    if parts.prefersSideBySide, let size = placeBeside(parts, first, second, left: left, width: width) { return size }
    let (upper, lower) = (first.size(width).narrowed(to: width), second.size(width).narrowed(to: width))
    text = CGRect(x: left, y: 0, width: parts.fillsWidth ? width : upper.width, height: upper.height)
    secondaryText = CGRect(
      x: left, y: upper.height + parts.down, width: parts.fillsWidth ? width : lower.width, height: lower.height)
    return CGSize(width: max(upper.width, lower.width), height: upper.height + parts.down + lower.height)
  }

  /// Both texts in one line, on one baseline; nil where there is no room.
  private mutating func placeBeside(
    _ parts: Parts, _ first: Text, _ second: Text, left: CGFloat, width: CGFloat
  ) -> CGSize? {
    let (leading, trailing) = (first.size(.infinity), second.size(.infinity))
    let needed = leading.width + parts.across + trailing.width
    guard needed <= width else { return nil }
    let ascent = max(first.ascent, second.ascent)
    let end = width.isFinite && parts.fillsWidth ? left + width : left + needed
    text = CGRect(
      x: left, y: ascent - first.ascent, width: end - trailing.width - parts.across - left, height: leading.height)
    secondaryText = CGRect(
      x: end - trailing.width, y: ascent - second.ascent, width: trailing.width, height: trailing.height)
    return CGSize(width: needed, height: max(text.maxY, secondaryText.maxY))
  }
}

extension CGSize {
  /// The largest size of this shape that is no larger than this one nor than `limit`.
  func shrunk(into limit: CGSize) -> CGSize {
    guard width > 0, height > 0 else { return self }
    let factor = min(1, limit.width / width, limit.height / height)
    return CGSize(width: width * factor, height: height * factor)
  }

  fileprivate func narrowed(to limit: CGFloat) -> CGSize { CGSize(width: min(width, limit), height: height) }
}
