import TextEngine

// How the text looks and where it stands. // X23, X25
extension UITextView {
  var shownFont: UIFont { font ?? .systemFont(ofSize: 12) }

  var defaultAttributes: [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [.font: shownFont, .foregroundColor: textColor ?? .label]
    if textAlignment != .natural {
      let paragraph = NSMutableParagraphStyle()
      paragraph.alignment = textAlignment
      attributes[.paragraphStyle] = paragraph
    }
    return attributes
  }

  func styleDidChange() {
    textNeedsShowing()
    edited.markForDescription()
  }

  func adjustFont() {
    if let adjusted = font.map({ $0.adjusted(to: traitCollection) }), adjusted != font { font = adjusted }
  }

  func textNeedsShowing() {
    let document = edited.document
    if let old = state.attributed {
      state.attributed = old.following(document.text, typing: state.typingAttributes)
    }
    content.textAlignment = textAlignment
    // While it is edited all of it has one style, as the host's element has. // X25
    if let attributed = state.attributed, !state.isEdited, !document.isSecure {
      content.attributedText = attributed.filled(with: defaultAttributes).withLinks(linkTextAttributes)
    } else {
      content.font = shownFont
      content.textColor = textColor ?? .label
      content.text = document.drawnText
    }
    markForAccessibility()
    roomDidChange()
  }

  /// The text may need another room.
  func roomDidChange() {
    content.numberOfLines = textContainer.maximumNumberOfLines
    content.lineBreakMode = textContainer.lineBreakMode
    if !isScrollEnabled { invalidateIntrinsicContentSize() }
    setNeedsLayout()
    edited.markForDescription()
  }

  /// From the edges of the content to the text.
  var textInsets: UIEdgeInsets {
    let inset = textContainerInset
    let padding = textContainer.lineFragmentPadding
    return UIEdgeInsets(top: inset.top, left: inset.left + padding, bottom: inset.bottom, right: inset.right + padding)
  }

  private func textHeight(inWidth width: CGFloat) -> CGFloat {
    let one = shownFont.lineHeight
    guard hasText else { return one }
    let height = content.sizeThatFits(CGSize(width: max(width, 1), height: .infinity)).height
    // A line end at the end of the text has a line behind it.
    let last = edited.document.text.unicodeScalars.last
    let isOpen = last == "\n" || last == "\r"
    return max(height, one) + (isOpen ? one : 0)
  }

  func fittingSize(_ size: CGSize) -> CGSize {
    let insets = textInsets
    let around = insets.left + insets.right
    let grid = PixelGrid(scale: max(pixelsPerPoint, 1))
    let isBound = size.width > around && size.width.isFinite
    let room = isBound ? size.width - around : .greatestFiniteMagnitude
    let lines = content.sizeThatFits(CGSize(width: room, height: .infinity)).width
    // The caret stands behind the last letter.
    let width = min(hasText ? lines + FieldMetrics.caretWidth : 0, room)
    return grid.roundedUp(
      CGSize(width: width + around, height: textHeight(inWidth: room) + insets.top + insets.bottom))
  }

  func layOutText() {
    let insets = textInsets
    let width = bounds.width
    let text = textHeight(inWidth: width - insets.left - insets.right)
    let height = text + insets.top + insets.bottom
    content.textInsets = insets
    content.textHeight = text
    let seen = bounds.height - adjustedContentInset.top - adjustedContentInset.bottom
    content.frame = CGRect(x: 0, y: 0, width: width, height: max(height, seen))
    let size = CGSize(width: width, height: height)
    if contentSize != size { contentSize = size }
    edited.markForDescription()
  }

  // MARK: Places

  private var lines: TextViewLines {
    let insets = textInsets
    return TextViewLines(
      edited.document.drawnText, font: shownFont.textFont, width: bounds.width - insets.left - insets.right,
      alignment: textAlignment.engineAlignment(isRightToLeft: readsRightToLeft && textAlignment == .natural))
  }

  func caret(at place: Int) -> CGRect {
    let lines = lines
    let place = edited.document.drawnPosition(place)
    let line = lines.line(of: place)
    return CGRect(
      x: textInsets.left + lines.x(of: place, in: line), y: textInsets.top + line.top, width: FieldMetrics.caretWidth,
      height: lines.lineHeight)
  }

  func rects(of range: Range<Int>) -> [CGRect] {
    lines.rects(of: edited.document.clamped(range)).map { $0.offsetBy(dx: textInsets.left, dy: textInsets.top) }
  }

  func place(nearestTo point: CGPoint) -> Int {
    lines.place(nearestTo: CGPoint(x: point.x - textInsets.left, y: point.y - textInsets.top))
  }

  func character(at point: CGPoint) -> Range<Int>? {
    let document = edited.document
    let place = place(nearestTo: point)
    for start in [document.beginning(ofCharacterBefore: place), place] {
      let range = start..<document.end(ofCharacterAt: start)
      if rects(of: range).contains(where: { $0.contains(point) }) { return range }
    }
    return nil
  }

  /// Scrolls so that a range, or the caret, is seen.
  func reveal(_ range: Range<Int>, animated: Bool) {
    guard isScrollEnabled else { return }
    let end = caret(at: edited.document.clamped(range).upperBound)
    let start = caret(at: edited.document.clamped(range).lowerBound)
    scrollRectToVisible(start.union(end).shrunk(dx: 0, dy: -2), animated: animated)
  }

  // MARK: The host

  func makeLayerField() -> LayerField {
    let isFromRight = readsRightToLeft
    let style = LayerField.Style(
      font: shownFont.textFont, color: content.resolved(textColor ?? .label), tint: content.resolved(tintColor),
      alignment: textAlignment.engineAlignment(isRightToLeft: isFromRight && textAlignment == .natural),
      direction: isFromRight ? .rightToLeft : .leftToRight)
    var described = LayerField(
      exchange: edited.exchange, initialText: edited.initial.text, initialSelection: edited.initial.selection,
      style: style,
      placeholderColor: content.resolved(.placeholderText))
    described.holdsLines = true
    described.isEdited = isFirstResponder && state.isEdited
    described.isEditable = isEditable
    described.isSelectable = isSelectable
    described.insets = textInsets
    described.traits = state.traits.layerTraits(
      isSecure: edited.document.isSecure, hasInputView: state.inputView != nil)
    described.form = edited.form
    return described
  }
}

extension NSAttributedString {
  /// The string with attributes for its links.
  func withLinks(_ attributes: [NSAttributedString.Key: Any]) -> NSAttributedString {
    let result = NSMutableAttributedString(attributedString: self)
    enumerateAttribute(.link, in: NSRange(location: 0, length: length)) { value, range, _ in
      if value != nil { result.addAttributes(attributes, range: range) }
    }
    return result
  }

  /// A changed text: what has not changed keeps its attributes, what has been typed gets given ones, or those of what it was
  /// typed behind. Nil for no text.
  func following(_ text: String, typing: [NSAttributedString.Key: Any]?) -> NSAttributedString? {
    let (before, after) = (Array(string.utf16), Array(text.utf16))
    guard before != after else { return self }
    guard !after.isEmpty else { return nil }
    let most = min(before.count, after.count)
    var start = 0
    while start < most, before[start] == after[start] { start += 1 }
    var end = 0
    while end < most - start, before[before.count - 1 - end] == after[after.count - 1 - end] { end += 1 }
    let typed = String(decoding: after[start..<(after.count - end)], as: UTF16.self)
    let attributes =
      typing ?? (length > 0 ? self.attributes(at: min(max(start - 1, 0), length - 1), effectiveRange: nil) : [:])
    let new = NSMutableAttributedString(attributedString: self)
    new.replaceCharacters(
      in: NSRange(location: start, length: before.count - end - start),
      with: NSAttributedString(string: typed, attributes: attributes))
    return new
  }
}
