import Foundation
import GestureEngine
import TextEngine

extension MessageReader {
  mutating func editPart(limit: Int) throws(PageMessageError) -> EditPart {
    let layer: UInt32 = try integer()
    let exchange = Int(try integer(UInt32.self))
    let place = offset
    let flags: UInt8 = try integer()
    guard flags < 4 else { throw .outOfRange(at: place) }
    let head = flags & 1 == 0 ? nil : try editHead()
    return EditPart(
      layer: layer, exchange: exchange, head: head, isLast: flags & 2 != 0, bytes: try bytes(limit: limit))
  }

  private mutating func editHead() throws(PageMessageError) -> EditPart.Head {
    let time = try time()
    let number = Int(try integer(UInt32.self))
    let correction = Int(try integer(UInt32.self))
    let place = offset
    let kind = Int(try integer(UInt8.self))
    guard kind < TextEditKind.allCases.count else { throw .outOfRange(at: place) }
    let isComposing = try bool()
    return EditPart.Head(
      time: time, number: number, correction: correction, kind: TextEditKind.allCases[kind], range: try textRange(),
      selection: try textRange(), markedRange: isComposing ? try textRange() : nil)
  }

  /// A range in a text of a field: not beyond the longest that there can be.
  private mutating func textRange() throws(PageMessageError) -> Range<Int> {
    let place = offset
    let lower = Int(try integer(UInt32.self))
    let upper = Int(try integer(UInt32.self))
    guard lower <= upper, upper <= TextLimits.longestText else { throw .outOfRange(at: place) }
    return lower..<upper
  }

  mutating func textReport() throws(PageMessageError) -> TextReport {
    let time = try time()
    let layer: UInt32 = try integer()
    let exchange = Int(try integer(UInt32.self))
    let place = offset
    let event: UInt8 = try integer()
    let number: UInt32 = try integer()
    let kind: TextReport.Kind
    switch event {
    case 0: kind = .receipt(TextReceipt(correction: Int(number)))
    case 1: kind = .focus(touch: nil)
    case 2: kind = .focus(touch: Int32(bitPattern: number))
    case 3: kind = .blur
    default: throw .outOfRange(at: place)
    }
    return TextReport(time: time, layer: layer, exchange: exchange, kind: kind)
  }

  mutating func keyboardReport() throws(PageMessageError) -> KeyboardReport {
    let time = try time()
    let isShown = try bool()
    let origin = CGPoint(x: try float(in: .place), y: try float(in: .place))
    let size = CGSize(width: try float(in: .screenSide), height: try float(in: .screenSide))
    return KeyboardReport(time: time, frame: isShown ? CGRect(origin: origin, size: size) : nil)
  }
}
