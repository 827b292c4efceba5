import Foundation
import LayerEngine

extension MessageWriter {
  /// A style that a part of an edited text has: the face, a mask, and the fields of its bits.
  mutating func write(_ style: TextStyle, picture: UInt32) {
    let face = style.font.face
    write(byte: UInt8(face.weight.rawValue / 100) | (face.isMonospaced ? 16 : 0) | (face.isItalic ? 128 : 0))
    write(CGFloat(style.font.size))
    write(CGFloat(style.font.lineHeight))
    write(style.color)
    let stretch = CGFloat(style.font.stretch)
    let numbers = [style.letterSpacing, style.baselineOffset, style.slant, stretch == 1 ? 0 : stretch]
    var mask: UInt16 = 0
    if style.backgroundColor != nil { mask |= 1 }
    if style.underline != nil { mask |= 2 }
    if style.strikethrough != nil { mask |= 4 }
    if style.shadow != nil { mask |= 8 }
    if style.outline != nil { mask |= 16 }
    if style.attachment != nil { mask |= 32 }
    for (bit, number) in numbers.enumerated() where number.isFinite && number != 0 { mask |= 64 << bit }
    write(integer: mask)
    if let color = style.backgroundColor { write(color) }
    for stroke in [style.underline, style.strikethrough] {
      if let stroke { write(stroke) }
    }
    if let shadow = style.shadow {
      write(shadow.color)
      write(shadow.offset)
      write(shadow.blur)
    }
    if let outline = style.outline {
      write(outline.width)
      write(outline.isFilled)
      write(outline.color ?? style.color)
    }
    if let attachment = style.attachment {
      for length in [attachment.width, attachment.ascent, attachment.descent] { write(length) }
      write(count: Int(picture))
    }
    for number in numbers where number.isFinite && number != 0 { write(number) }
  }

  private mutating func write(_ stroke: TextStroke) {
    write(byte: stroke.pattern.rawValue | (stroke.isThick ? 128 : 0))
    write(stroke.color != nil)
    if let color = stroke.color { write(color) }
  }
}
