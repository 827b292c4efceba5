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
    state.lines.forget()
    let document = edited.document
    // An empty text forgets its attributes; those of what is typed next stay.
    if let old = state.attributed ?? (state.typingAttributes == nil ? nil : NSAttributedString(string: "")) {
      state.attributed = old.following(
        document.text, typing: state.typingAttributes, replacing: edited.takeReplacedRange())
    }
    content.textAlignment = textAlignment
    state.findings =
      isEditable || dataDetectorTypes.isEmpty ? [] : DataDetector(types: dataDetectorTypes).findings(in: document.text)
    if state.attributed != nil || !state.findings.isEmpty, !document.isSecure {
      let styled = attributedText.filled(with: defaultAttributes).withLinks(linkTextAttributes, at: state.findings)
      content.attributedText = document.markedRange.map(styled.underlined) ?? styled
    } else {
      let style = editedStyle
      content.font = style.font
      content.textColor = style.color
      if let marked = document.markedRange {
        content.attributedText = underlined(document.drawnText, marked, style)
      } else {
        content.text = document.drawnText
      }
    }
    markForAccessibility()
    roomDidChange()
  }

  /// Tells whether the picture of the text is the host's element, as it is while somebody edits. // X25
  var isShownByElement: Bool { state.isEdited && window?.windowScene?.textHost?.showsCarets == true }

  /// The style that all of the text has while it is edited: its own where it has one, else the text view's. // X25
  var editedStyle: (font: UIFont, color: UIColor) {
    var own: [NSAttributedString.Key: Any] = [:]
    if let attributed = state.attributed, attributed.length > 0 {
      var range = NSRange()
      own = attributed.attributes(at: 0, effectiveRange: &range)
      if range.length < attributed.length { own = [:] }
    } else if !hasText {
      own = state.typingAttributes ?? [:]
    }
    return (own[.font] as? UIFont ?? shownFont, own[.foregroundColor] as? UIColor ?? textColor ?? .label)
  }

  /// The text with a line below what is composed. // X14
  private func underlined(
    _ text: String, _ marked: Range<Int>, _ style: (font: UIFont, color: UIColor)
  ) -> NSAttributedString {
    let attributes: [NSAttributedString.Key: Any] = [.font: style.font, .foregroundColor: style.color]
    return NSAttributedString(string: text, attributes: attributes.merging(defaultAttributes) { own, _ in own })
      .underlined(marked)
  }

  /// The attributes of the letter before the caret, which what is typed there gets.
  var attributesAtCaret: [NSAttributedString.Key: Any] {
    guard let attributed = state.attributed, attributed.length > 0 else { return defaultAttributes }
    let place = min(max(edited.document.selection.lowerBound - 1, 0), attributed.length - 1)
    return attributed.attributesOfLetters(at: place).merging(defaultAttributes) { own, _ in own }
  }

  /// Tells whether the host's element shows several styles; it does so until editing ends.
  var isSeenInStyles: Bool {
    let isSeveral = edited.stylesInText.map { !$0.isPlain } ?? false
    state.wasStyled = isSeveral || state.wasStyled && state.isEdited
    return state.wasStyled
  }

  /// The text may need another room.
  func roomDidChange() {
    state.lines.forget()
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
    let one = editedStyle.font.lineHeight
    guard hasText else { return one }
    let height = content.sizeThatFits(CGSize(width: max(width, 1), height: .infinity)).height
    // A line end at the end of the text has a line behind it.
    let last = edited.document.text.unicodeScalars.last
    let isOpen = last == "\n" || last == "\r"
    return max(height, one) + (isOpen ? openLineHeight : 0)
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
    let width = bounds.width - insets.left - insets.right
    let alignment = textAlignment.engineAlignment(isRightToLeft: readsRightToLeft && textAlignment == .natural)
    let font = editedStyle.font.textFont
    let size = CGSize(width: width, height: content.textHeight)
    let key = TextViewLinesCache.Key(size: size, font: font, alignment: alignment, count: content.numberOfLines)
    let openHeight = openLineHeight
    return state.lines.lines(key) {
      if content.content.attributed != nil, hasText,
        case .styled(let set) = content.textLayout(in: size, lines: content.numberOfLines)
      {
        return TextViewLines(
          edited.document.drawnText, set, font: font, width: width, alignment: alignment, openHeight: openHeight)
      }
      return TextViewLines(edited.document.drawnText, font: font, width: width, alignment: alignment)
    }
  }

  func caret(at place: Int) -> CGRect {
    let lines = lines
    let place = edited.document.drawnPosition(place)
    let line = lines.line(of: place)
    return CGRect(
      x: textInsets.left + lines.x(of: place, in: line), y: textInsets.top + line.top, width: FieldMetrics.caretWidth,
      height: line.height)
  }

  func rects(of range: Range<Int>) -> [CGRect] {
    let lines = lines
    return state.lines.rects(of: edited.document.clamped(range), in: lines).map {
      $0.offsetBy(dx: textInsets.left, dy: textInsets.top)
    }
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

  func makeLayerField() -> LayerField? {
    guard isEditable else { return nil }
    let isFromRight = readsRightToLeft
    let own = editedStyle
    let isStyled = isSeenInStyles
    var style = LayerField.Style(
      font: own.font.textFont, color: content.resolved(own.color), tint: content.resolved(tintColor),
      alignment: textAlignment.engineAlignment(isRightToLeft: isFromRight && textAlignment == .natural),
      direction: isFromRight ? .rightToLeft : .leftToRight)
    if state.isEdited, hidesCaret { style.tint.alpha = 0 }
    var described = LayerField(
      exchange: edited.exchange, initialText: edited.initial.text, initialSelection: edited.initial.selection,
      style: style,
      placeholderColor: content.resolved(.placeholderText))
    described.holdsLines = true
    described.isEdited = isFirstResponder && state.isEdited
    described.isDrawn = content.content.attributed != nil && !isShownByElement && !edited.document.isSecure
    described.isSelectable = isSelectable
    if isStyled {
      described.isStyled = true
      described.styles = edited.styles
      described.initialRuns = edited.initialStyling?.runs.map { .init(length: $0.length, style: $0.style) } ?? []
    }
    described.insets = textInsets
    described.traits = layerTraits(hasInputView: state.inputView != nil)
    described.form = edited.form
    return described
  }
}

extension NSAttributedString {
  /// The string with a line below a range of units.
  fileprivate func underlined(_ marked: Range<Int>) -> NSAttributedString {
    let result = NSMutableAttributedString(attributedString: self)
    result.addAttribute(
      .underlineStyle, value: NSUnderlineStyle.single.rawValue,
      range: NSRange(location: marked.lowerBound, length: marked.count))
    return result
  }

  /// The string with attributes for its links.
  func withLinks(
    _ attributes: [NSAttributedString.Key: Any], at findings: [DataDetector.Finding]
  ) -> NSAttributedString {
    let result = NSMutableAttributedString(attributedString: self)
    for finding in findings {
      let range = NSRange(location: finding.range.lowerBound, length: finding.range.count)
      guard NSMaxRange(range) <= length else { continue }
      result.addAttributes(attributes.merging([.link: finding.url]) { own, _ in own }, range: range)
    }
    enumerateAttribute(.link, in: NSRange(location: 0, length: length)) { value, range, _ in
      if value != nil { result.addAttributes(attributes, range: range) }
    }
    return result
  }

  /// The attributes at a place that letters beside it get: what is typed beside a picture is none.
  fileprivate func attributesOfLetters(at place: Int) -> [NSAttributedString.Key: Any] {
    var attributes = attributes(at: place, effectiveRange: nil)
    attributes[.attachment] = nil
    return attributes
  }

  /// A changed text: what has not changed keeps its attributes, what has been typed gets given ones, or those of what it was
  /// typed behind. Nil for no text.
  ///
  /// - Parameter range: what is known to have been replaced; nil where that is to be found.
  func following(
    _ text: String, typing: [NSAttributedString.Key: Any]?, replacing range: Range<Int>? = nil
  ) -> NSAttributedString? {
    let (before, after) = (Array(string.utf16), Array(text.utf16))
    guard before != after else { return self }
    guard !after.isEmpty else { return nil }
    let most = min(before.count, after.count)
    var start = 0
    var end = 0
    if let range, range.upperBound <= before.count, range.lowerBound + before.count - range.upperBound <= most,
      before[..<range.lowerBound] == after[..<range.lowerBound],
      before[range.upperBound...].elementsEqual(after.suffix(before.count - range.upperBound))
    {
      start = range.lowerBound
      end = before.count - range.upperBound
    } else {
      while start < most, before[start] == after[start] { start += 1 }
      while end < most - start, before[before.count - 1 - end] == after[after.count - 1 - end] { end += 1 }
    }
    let typed = String(decoding: after[start..<(after.count - end)], as: UTF16.self)
    let attributes =
      typing ?? (length > 0 ? attributesOfLetters(at: min(max(start - 1, 0), length - 1)) : [:])
    let new = NSMutableAttributedString(attributedString: self)
    new.replaceCharacters(
      in: NSRange(location: start, length: before.count - end - start),
      with: NSAttributedString(string: typed, attributes: attributes))
    return new
  }
}
