package import Foundation

extension StyledText {
  /// A text from an attributed string.
  ///
  /// Colours, fonts, shadows and paragraph styles are what they are now, so colours that follow the appearance are
  /// those of the current one. Attributes of other types than expected are passed over. `defaults` says how text
  /// without attributes looks, `linkColor` what colour links without one have.
  package init(
    _ attributed: NSAttributedString, defaults: TextStyle, paragraphStyle: TextParagraphStyle = TextParagraphStyle(),
    linkColor: LayerColor? = nil
  ) {
    self.init()
    let characters = NSString(string: attributed.string)
    let whole = NSRange(location: 0, length: attributed.length)
    attributed.enumerateAttributes(in: whole, options: []) { attributes, range, _ in
      let reader = TextAttributeReader(attributes)
      let part = characters.substring(with: range)
      let style = reader.style(defaults, linkColor: linkColor)
      let paragraph = reader.paragraphStyle ?? paragraphStyle
      if let attachment = reader.attachment {
        appendPictures(part, attachment.textAttachment(among: style), style: style, paragraphStyle: paragraph)
        return
      }
      guard reader.drawsLinesByWord else {
        append(part, style: style, paragraphStyle: paragraph)
        return
      }
      var gap = style
      gap.underline = reader.isByWord(.underlineStyle) ? nil : style.underline
      gap.strikethrough = reader.isByWord(.strikethroughStyle) ? nil : style.strikethrough
      var rest = Substring(part)
      while let first = rest.first {
        let isGap = first.isWhitespace
        let piece = rest.prefix { $0.isWhitespace == isGap }
        append(String(piece), style: isGap ? gap : style, paragraphStyle: paragraph)
        rest = rest.dropFirst(piece.count)
      }
    }
  }

  /// A part with a picture: only the character for pictures is one.
  private mutating func appendPictures(
    _ part: String, _ attachment: TextAttachment, style: TextStyle, paragraphStyle: TextParagraphStyle
  ) {
    var picture = style
    picture.attachment = attachment
    var rest = Substring(part)
    while let first = rest.first {
      let isPicture = first == TextAttachment.character
      let piece = rest.prefix { ($0 == TextAttachment.character) == isPicture }
      append(String(piece), style: isPicture ? picture : style, paragraphStyle: paragraphStyle)
      rest = rest.dropFirst(piece.count)
    }
  }
}

/// Reads the attributes of a part of a text.
package struct TextAttributeReader {
  private let attributes: [NSAttributedString.Key: Any]

  package init(_ attributes: [NSAttributedString.Key: Any]) { self.attributes = attributes }

  /// The style that the attributes make of a given one.
  package func style(_ defaults: TextStyle, linkColor: LayerColor?) -> TextStyle {
    var style = defaults
    if let font = attributes[.font] as? any TextFontConvertible { style.font = font.textFont }
    let isLink = attributes[.link] != nil && linkColor != nil
    if isLink, let linkColor { style.color = linkColor }
    if let color = color(.foregroundColor) { style.color = color }
    if let color = color(.backgroundColor) { style.backgroundColor = color.alpha > 0 ? color : nil }
    if let underline = stroke(.underlineStyle, .underlineColor) {
      style.underline = underline
    } else if isLink, attributes[.underlineStyle] == nil {
      style.underline = TextStroke()
    }
    style.strikethrough = stroke(.strikethroughStyle, .strikethroughColor) ?? style.strikethrough
    if let shadow = attributes[.shadow] as? any TextShadowConvertible { style.shadow = shadow.textShadow }
    if let width = number(.strokeWidth), width != 0 {
      style.outline = TextDecoration.Outline(
        width: abs(width) / 100 * style.font.size, color: color(.strokeColor), isFilled: width < 0)
    }
    style.letterSpacing += (number(.kern) ?? 0) + (number(.tracking) ?? 0)
    style.baselineOffset += number(.baselineOffset) ?? 0
    style.slant += number(.obliqueness) ?? 0
    if let expansion = number(.expansion), expansion != 0, abs(expansion) < 4 {
      style.font = TextFont(
        face: style.font.face, size: style.font.size, stretch: style.font.stretch * exp(Double(expansion)))
    }
    if let numbers = attributes[.writingDirection] as? [Any] {
      style.embeddings += numbers.compactMap(Self.number).map(Self.embedding)
    }
    return style
  }

  var attachment: (any TextAttachmentConvertible)? { attributes[.attachment] as? any TextAttachmentConvertible }

  package var paragraphStyle: TextParagraphStyle? {
    (attributes[.paragraphStyle] as? any TextParagraphConvertible)?.textParagraphStyle
  }

  // UIKit's NSUnderlineStyle.
  private static let byWord = 0x8000
  private static let patterns: [Int: TextDecoration.Line.Pattern] = [
    0x100: .dotted, 0x200: .dashed, 0x300: .dashed, 0x400: .dashed,
  ]

  func isByWord(_ key: NSAttributedString.Key) -> Bool { lineStyle(key) & Self.byWord != 0 }

  var drawsLinesByWord: Bool { isByWord(.underlineStyle) || isByWord(.strikethroughStyle) }

  private func lineStyle(_ key: NSAttributedString.Key) -> Int { number(key).flatMap { Int(exactly: $0) } ?? 0 }

  private func stroke(_ key: NSAttributedString.Key, _ colorKey: NSAttributedString.Key) -> TextStroke? {
    let style = lineStyle(key)
    guard style & 0xF != 0 else { return nil }
    let pattern = style & 0xF == 0x9 ? .double : Self.patterns[style & 0xF00] ?? .solid
    return TextStroke(pattern: pattern, isThick: style & 0xF == 0x2, color: color(colorKey))
  }

  private func color(_ key: NSAttributedString.Key) -> LayerColor? {
    switch attributes[key] {
    case let color as CGColor: color.layerColor
    case let color as any TextColorConvertible: color.textColor.layerColor
    default: nil
    }
  }

  private func number(_ key: NSAttributedString.Key) -> CGFloat? { attributes[key].flatMap(Self.number) }

  /// A finite number of any of the types that programs write.
  private static func number(_ object: Any) -> CGFloat? {
    let number: CGFloat? =
      switch object {
      case let value as CGFloat: value
      case let value as Double: CGFloat(value)
      case let value as Float: CGFloat(value)
      case let value as Int: CGFloat(value)
      case let value as NSNumber: CGFloat(value.doubleValue)
      default: nil
      }
    return number.flatMap { $0.isFinite ? $0 : nil }
  }

  /// UIKit's `NSWritingDirection` in the lowest bit and `NSWritingDirectionFormatType` in the next.
  private static func embedding(_ number: CGFloat) -> TextEmbedding {
    let bits = Int(exactly: number) ?? 0
    return TextEmbedding(direction: bits & 1 == 1 ? .rightToLeft : .leftToRight, overrides: bits & 2 == 2)
  }
}
