extension UILabel {
  func setText(_ text: String?) {
    guard content.attributed != nil || text != content.text else { return }
    content.attributed = nil
    content.text = text
    textDidChange()
    updateAccessibility { $0.label = text }
    propertyObservers?.check()
  }

  func setAttributedText(_ attributed: NSAttributedString?) {
    guard let attributed else {
      setText(nil)
      return
    }
    // A string that can be changed is the program's own.
    let own = NSAttributedString(attributedString: attributed)
    if let old = content.attributed, old.isEqual(to: own) { return }
    content.attributed = own
    content.text = own.string
    adoptStyle(of: own)
    textDidChange()
    let spoken = own.spokenText
    updateAccessibility { $0.label = spoken }
    propertyObservers?.check()
  }

  private func adoptStyle(of attributed: NSAttributedString) {
    guard attributed.length > 0 else { return }
    content.isAdopting = true
    defer { content.isAdopting = false }
    let attributes = attributed.attributes(at: 0, effectiveRange: nil)
    if let font = attributes[.font] as? UIFont { self.font = font }
    if let color = attributes[.foregroundColor] as? UIColor { textColor = color }
    if let style = attributes[.paragraphStyle] as? NSParagraphStyle {
      textAlignment = style.alignment
      lineBreakMode = style.lineBreakMode
    }
  }

  /// The text of a label without attributes, with its settings as attributes.
  var plainAttributedText: NSAttributedString? {
    guard let text = content.text else { return nil }
    let style = NSMutableParagraphStyle()
    style.alignment = textAlignment
    style.lineBreakMode = lineBreakMode
    return NSAttributedString(
      string: text,
      attributes: [
        .font: font ?? .systemFont(ofSize: UIFont.labelFontSize), .foregroundColor: textColor ?? .label,
        .paragraphStyle: style,
      ])
  }

  func textDidChange() {
    content.forgetLayouts()
    ownSizeMayDiffer()
    setNeedsDisplay()
  }

  /// Lines that break in the width that the label has got: as wide as the longest of them, and as high as all.
  func fittedContent(inWidth width: CGFloat) -> CGSize? {
    guard numberOfLines != 1, preferredMaxLayoutWidth <= 0 else { return nil }
    let size = intrinsicContentSize
    guard width > 0, width < size.width else { return size }
    let broken = sizeThatFits(CGSize(width: width, height: 0))
    return CGSize(width: min(broken.width, width), height: broken.height)
  }

  /// A setting has changed that is an attribute of text, too: all of the text gets it.
  func styleDidChange(_ key: NSAttributedString.Key, _ value: Any?) {
    if let attributed = content.attributed, !content.isAdopting {
      content.attributed = attributed.changed { $0[key] = value }
    }
    textDidChange()
  }

  func paragraphDidChange(_ change: (NSMutableParagraphStyle) -> Void) {
    if let attributed = content.attributed, !content.isAdopting {
      content.attributed = attributed.changed { attributes in
        let style = NSMutableParagraphStyle()
        if let old = attributes[.paragraphStyle] as? NSParagraphStyle { style.setParagraphStyle(old) }
        change(style)
        attributes[.paragraphStyle] = style
      }
    }
    textDidChange()
  }

  func adjustFonts() {
    let traits = traitCollection
    let adjusted = font?.adjusted(to: traits)
    guard let attributed = content.attributed else {
      font = adjusted
      return
    }
    content.isAdopting = true
    font = adjusted
    content.isAdopting = false
    content.attributed = attributed.changed { attributes in
      if let font = attributes[.font] as? UIFont { attributes[.font] = font.adjusted(to: traits) }
    }
    textDidChange()
  }
}

extension NSAttributedString {
  /// The same text with the attributes of each part changed.
  ///
  /// Put together anew: Foundation outside of Apple's systems may trap where attributes of a part are replaced.
  fileprivate func changed(_ change: (inout [NSAttributedString.Key: Any]) -> Void) -> NSAttributedString {
    let result = NSMutableAttributedString(string: "")
    let characters = NSString(string: string)
    enumerateAttributes(in: NSRange(location: 0, length: length), options: []) { attributes, range, _ in
      var attributes = attributes
      change(&attributes)
      result.append(NSAttributedString(string: characters.substring(with: range), attributes: attributes))
    }
    return result
  }
}
