import GestureEngine
import TextEngine

/// Reports of a page that no screen of a test would send.
enum Reports {
  static func edit(_ number: Int, layer: UInt32, exchange: Int, range: Range<Int>, text: String) -> TextReport {
    TextReport(
      time: 0, layer: layer, exchange: exchange,
      kind: .edit(
        TextEdit(
          number: number, correction: 0, range: range, replacement: text,
          selection: range.lowerBound..<range.lowerBound,
          kind: .insertText)))
  }
}
