import Foundation
import LayerEngine
import TextEngine

// The styles of a text as the host's element shows them. // X25, X39
extension UITextView {
  func textStyling() -> TextStyling? {
    guard isEditable, state.attributed != nil || state.typingAttributes != nil else { return nil }
    return content.traitCollection.performAsCurrent {
      let own = editedStyle
      let base = TextStyle(font: own.font.textFont, color: own.color.cgColor.layerColor)
      var styling = TextStyling()
      if let attributed = state.attributed {
        let units = Array(attributed.string.utf16)
        attributed.enumerateAttributes(in: NSRange(location: 0, length: attributed.length), options: []) {
          attributes, range, _ in
          add(units[range.unitsFromZero], attributes, base: base, to: &styling)
        }
      } else {
        styling.append(edited.document.length, 0)
      }
      styling.typing = state.typingAttributes.map { number(of: style($0, base: base), base: base) }
      return styling
    }
  }

  /// Letters with their style; of pictures each has one of its own.
  private func add(
    _ units: ArraySlice<UInt16>, _ attributes: [NSAttributedString.Key: Any], base: TextStyle,
    to styling: inout TextStyling
  ) {
    let style = style(attributes, base: base)
    let letters = number(of: style, base: base)
    guard let attachment = attributes[.attachment] as? any TextAttachmentConvertible else {
      return styling.append(units.count, letters)
    }
    var picture = style
    picture.attachment = attachment.textAttachment(among: style)
    let pictures = number(of: picture, base: base)
    for unit in units { styling.append(1, unit == Self.attachmentUnit ? pictures : letters) }
  }

  /// U+FFFC.
  private static let attachmentUnit: UInt16 = 0xFFFC

  private func style(_ attributes: [NSAttributedString.Key: Any], base: TextStyle) -> TextStyle {
    let isLink = attributes[.link] != nil
    let all = isLink ? attributes.merging(linkTextAttributes) { _, link in link } : attributes
    return TextAttributeReader(all).style(base, linkColor: nil)
  }

  private func number(of style: TextStyle, base: TextStyle) -> Int { style == base ? 0 : edited.number(of: style) }

  /// The height of an empty last line: that of what would be typed there.
  var openLineHeight: CGFloat {
    let length = state.attributed?.length ?? 0
    let attributes =
      state.typingAttributes
      ?? (length > 0 ? state.attributed?.attributes(at: length - 1, effectiveRange: nil) : nil)
    return (attributes?[.font] as? UIFont ?? editedStyle.font).lineHeight
  }
}
