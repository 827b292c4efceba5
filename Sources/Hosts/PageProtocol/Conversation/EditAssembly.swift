package import GestureEngine
import TextEngine

/// Puts the parts of an edit together. A page sends those of one edit after each other.
package struct EditAssembly {
  private var layer: UInt32 = 0
  private var exchange = 0
  private var head: EditPart.Head?
  private var bytes: [UInt8] = []

  package init() {}

  /// Takes a part; answers the edit when the part was the last, and how many bytes its text has.
  package mutating func take(_ part: EditPart, limit: Int) throws(PageMessageError) -> (
    report: TextReport, byteCount: Int
  )? {
    if let head = part.head {
      self = EditAssembly()
      (layer, exchange, self.head) = (part.layer, part.exchange, head)
    }
    guard let head, layer == part.layer, exchange == part.exchange else { throw .brokenText }
    guard bytes.count + part.bytes.count <= limit else { throw .tooMuchText(limit: limit) }
    bytes += part.bytes
    guard part.isLast else { return nil }
    defer { self = EditAssembly() }
    guard let text = String(validating: bytes, as: UTF8.self) else { throw .brokenText }
    let edit = TextEdit(
      number: head.number, correction: head.correction, range: head.range, replacement: text, selection: head.selection,
      markedRange: head.markedRange, kind: head.kind)
    return (TextReport(time: head.time, layer: layer, exchange: exchange, kind: .edit(edit)), bytes.count)
  }
}
