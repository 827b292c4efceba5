#if BrowserHost
import Foundation
import LayerEngine
import NIOCore
import PlaneGeometry

extension ByteBuffer {
  /// A field, or that there is none.
  mutating func write(_ field: LayerField?) {
    write(field != nil)
    if let field { write(field) }
  }

  private mutating func write(_ field: LayerField) {
    let (style, traits) = (field.style, field.traits)
    let face = style.font.face
    let flags = [
      field.holdsLines, traits.isSecure, field.isEditable, field.isSelectable, field.isEdited, field.isEnabled,
      style.direction == .rightToLeft, traits.showsKeyboard, face.isMonospaced, face.isItalic,
      field.isDrawn,
    ]
    write(count: max(field.exchange, 0))
    let bits = flags.indices.reduce(into: UInt16(0)) { bits, index in if flags[index] { bits |= 1 << UInt16(index) } }
    writeInteger(bits, endianness: .little)
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
  }
}
#endif
