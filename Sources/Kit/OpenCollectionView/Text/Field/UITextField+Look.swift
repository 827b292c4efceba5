import TextEngine

// What the text looks like, here and in the host's element. // X39, X40
extension UITextField {
  var shownFont: UIFont { font ?? .systemFont(ofSize: 17) }

  func styleDidChange() {
    textNeedsShowing()
    edited.markForDescription()
    invalidateIntrinsicContentSize()
  }

  func adjustFont() {
    if let adjusted = font.map({ $0.adjusted(to: traitCollection) }), adjusted != font { font = adjusted }
  }

  /// Shows the text as it is, or the placeholder.
  func textNeedsShowing() {
    let document = edited.document
    followText(document)
    let isEmpty = document.length == 0
    content.adjustsFontSizeToFitWidth = adjustsFontSizeToFitWidth
    content.minimumScaleFactor = minimumFontSize > 0 ? minimumFontSize / shownFont.pointSize : FieldMetrics.leastScale
    content.textAlignment = textAlignment
    // The end is where the caret is.
    content.lineBreakMode = field.isEdited ? .byTruncatingHead : .byTruncatingTail
    if isEmpty {
      content.attributedText = shownPlaceholder
    } else if document.isSecure || (field.attributed == nil && field.attributes.isEmpty && document.markedRange == nil)
    {
      content.font = shownFont
      content.textColor = textColor ?? .label
      content.text = document.drawnText
    } else {
      content.attributedText = shownText(document)
    }
    partsDidChange()
    markForAccessibility()
  }

  /// The placeholder in the field's font and a light colour.
  var shownPlaceholder: NSAttributedString? {
    guard let placeholder = field.attributedPlaceholder else { return nil }
    var attributes = defaultTextAttributes
    attributes[.foregroundColor] = UIColor.placeholderText
    return placeholder.filled(with: attributes)
  }

  private func shownText(_ document: TextDocument) -> NSAttributedString {
    let text =
      field.attributed?.filled(with: defaultTextAttributes)
      ?? NSAttributedString(string: document.text, attributes: defaultTextAttributes)
    guard let marked = document.markedRange else { return text }
    let underlined = NSMutableAttributedString(attributedString: text)
    underlined.addAttribute(
      .underlineStyle, value: NSUnderlineStyle.single.rawValue,
      range: NSRange(location: marked.lowerBound, length: marked.count))
    return underlined
  }

  /// Keeps the attributes of what has not changed; what has been typed gets those of what it was typed behind.
  private func followText(_ document: TextDocument) {
    if let old = field.attributed ?? (field.typingAttributes == nil ? nil : NSAttributedString(string: "")) {
      field.attributed = old.following(document.text, typing: field.typingAttributes)
    }
  }

  /// Tells whether a text is seen as it is edited, which programs do not draw.
  var isDrawnWhileEdited: Bool { field.isEdited && hasText }

  /// Tells whether the layer's own picture stands for the text until somebody edits: it has several styles, or the program draws
  /// it.
  private var isDrawn: Bool {
    guard !field.isEdited else { return false }
    if content.isDrawnByProgram { return true }
    guard !edited.document.isSecure else { return false }
    return hasText ? field.attributed != nil : field.attributedPlaceholder?.hasOwnFont == true
  }

  // MARK: Attributes

  func makeDefaultAttributes() -> [NSAttributedString.Key: Any] {
    var attributes = field.attributes
    attributes[.font] = shownFont
    attributes[.foregroundColor] = textColor ?? .label
    if textAlignment != .natural, attributes[.paragraphStyle] == nil {
      let paragraph = NSMutableParagraphStyle()
      paragraph.alignment = textAlignment
      attributes[.paragraphStyle] = paragraph
    }
    return attributes
  }

  func takeDefaultAttributes(_ attributes: [NSAttributedString.Key: Any]) {
    var rest = attributes
    rest[.font] = nil
    rest[.foregroundColor] = nil
    field.attributes = rest
    field.attributed = nil
    if let paragraph = rest[.paragraphStyle] as? NSParagraphStyle { textAlignment = paragraph.alignment }
    if let color = attributes[.foregroundColor] as? UIColor { textColor = color }
    font = attributes[.font] as? UIFont ?? font
    styleDidChange()
  }

  // MARK: The host

  func makeLayerField() -> LayerField? {
    let scale = content.shownScale
    let font = shownFont.textFont
    let isFromRight = readsRightToLeft
    var style = LayerField.Style(
      font: font.withSize(font.size * scale), color: content.resolved(textColor ?? .label),
      tint: content.resolved(tintColor),
      alignment: textAlignment.engineAlignment(isRightToLeft: isFromRight && textAlignment == .natural),
      direction: isFromRight ? .rightToLeft : .leftToRight)
    if field.isEdited, hidesCaret { style.tint.alpha = 0 }
    style.letterSpacing = (field.attributes[.kern] as? NSNumber).map { CGFloat($0.doubleValue) } ?? 0
    var described = LayerField(
      exchange: edited.exchange, initialText: edited.initial.text, initialSelection: edited.initial.selection,
      style: style,
      placeholderColor: placeholderColor)
    described.isEdited = isFirstResponder && field.isEdited
    described.isDrawn = isDrawn
    described.isEnabled = isEnabled
    described.isEditable = isEnabled
    described.placeholder = placeholder ?? ""
    let grid = PixelGrid(scale: content.pixelsPerPoint)
    described.insets.top = max(
      grid.rounded(CGPoint(x: 0, y: (content.bounds.height - style.lineHeight) / 2)).y, 0)
    described.traits = layerTraits(hasInputView: field.inputView != nil)
    described.form = edited.form
    return described
  }

  private var placeholderColor: LayerColor {
    let color =
      field.attributedPlaceholder.flatMap {
        $0.length > 0 ? $0.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor : nil
      } ?? UIColor.placeholderText
    return content.resolved(color)
  }
}

extension NSAttributedString {
  /// Tells whether it says more than its colour: an element has no other styles of a placeholder.
  fileprivate var hasOwnFont: Bool {
    var hasMore = false
    enumerateAttributes(in: NSRange(location: 0, length: length)) { attributes, _, _ in
      if attributes.keys.contains(where: { $0 != .foregroundColor }) { hasMore = true }
    }
    return hasMore
  }

  /// The string with attributes wherever it has none of these.
  func filled(with attributes: [NSAttributedString.Key: Any]) -> NSAttributedString {
    let filled = NSMutableAttributedString(string: string, attributes: attributes)
    enumerateAttributes(in: NSRange(location: 0, length: length)) { own, range, _ in
      filled.addAttributes(own, range: range)
    }
    return filled
  }
}
