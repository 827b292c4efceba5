import Foundation
import LayerEngine
import PlaneGeometry

extension MessageWriter {
  /// A field, or that there is none. Pictures of its styles stand as their numbers, in the order of the styles that have one.
  mutating func write(_ field: LayerField?, pictures: [UInt32] = []) {
    write(field != nil)
    if let field { write(field, pictures: pictures) }
  }

  private mutating func write(_ field: LayerField, pictures: [UInt32]) {
    let (style, traits) = (field.style, field.traits)
    let face = style.font.face
    let flags = [
      field.holdsLines, traits.isSecure, field.isEditable, field.isSelectable, field.isEdited, field.isEnabled,
      style.direction == .rightToLeft, traits.showsKeyboard, face.isMonospaced, face.isItalic,
      field.isDrawn, field.isStyled,
    ]
    write(count: max(field.exchange, 0))
    let bits = flags.indices.reduce(into: UInt16(0)) { bits, index in if flags[index] { bits |= 1 << UInt16(index) } }
    write(integer: bits)
    write(field.initialText)
    write(count: max(field.initialSelection.lowerBound, 0))
    write(count: max(field.initialSelection.upperBound, 0))
    write(byte: UInt8(face.weight.rawValue / 100))
    for length in [CGFloat(style.font.size), style.lineHeight, style.baseline, style.letterSpacing] { write(length) }
    for color in [style.color, style.tint, field.placeholderColor] { write(color) }
    write(field.placeholder)
    write(byte: style.alignment.rawValue)
    for inset in [field.insets.top, field.insets.left, field.insets.bottom, field.insets.right] { write(inset) }
    write(byte: traits.keyboard.rawValue)
    write(byte: traits.returnKey.rawValue)
    write(byte: traits.capitalization.rawValue)
    for isWanted in [traits.corrects, traits.checksSpelling] { write(byte: isWanted.map { $0 ? 2 : 1 } ?? 0) }
    write(traits.content.rawValue)
    write(count: max(field.form, 0))
    guard field.isStyled else { return }
    var rest = pictures[...]
    // A block of their own: what reads them is loaded where there are any.
    var styles = MessageWriter()
    styles.write(count: field.styles.count)
    for style in field.styles {
      styles.write(style, picture: style.attachment?.picture == nil ? 0 : rest.popFirst() ?? 0)
    }
    write(count: styles.count)
    write(bytes: styles.bytes)
    write(count: field.initialRuns.count)
    for run in field.initialRuns {
      write(count: run.length)
      write(count: run.style)
    }
  }
}
