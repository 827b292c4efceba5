import GestureEngine
import Testing
import TextEngine

@testable import PageProtocol

@Suite("Edits that come in parts")
struct EditAssemblyTests {
  private let head = EditPart.Head(
    time: 1, number: 4, correction: 2, kind: .insertFromPaste, range: 0..<3, selection: 9..<9, markedRange: nil)

  private func part(
    _ bytes: [UInt8], first: Bool = false, last: Bool = false, layer: UInt32 = 3, exchange: Int = 7
  ) -> EditPart {
    EditPart(
      layer: layer, exchange: exchange, head: first ? head : nil, isLast: last, bytes: [UInt8](bytes))
  }

  private func refusal(_ parts: [EditPart], limit: Int = 100) -> PageMessageError? {
    var assembly = EditAssembly()
    do throws(PageMessageError) {
      for part in parts { _ = try assembly.take(part, limit: limit) }
      return nil
    } catch {
      return error
    }
  }

  @Test func `parts become one edit when the last has come, wherever letters were cut`() throws {
    // X50
    var assembly = EditAssembly()
    let bytes = Array("né日😀".utf8)
    #expect(try assembly.take(part(Array(bytes[..<2]), first: true), limit: 100) == nil)
    #expect(try assembly.take(part(Array(bytes[2..<7])), limit: 100) == nil)
    let edit = try #require(try assembly.take(part(Array(bytes[7...]), last: true), limit: 100))
    #expect(edit.byteCount == 10)
    #expect(edit.report.layer == 3 && edit.report.exchange == 7 && edit.report.time == 1)
    #expect(
      edit.report.kind
        == .edit(
          TextEdit(
            number: 4, correction: 2, range: 0..<3, replacement: "né日😀", selection: 9..<9, kind: .insertFromPaste)))
  }

  @Test func `an edit that begins anew forgets one that was not ended`() throws {
    // X50
    var assembly = EditAssembly()
    _ = try assembly.take(part([65], first: true), limit: 100)
    let edit = try assembly.take(part([66], first: true, last: true), limit: 100)
    guard case .edit(let text) = try #require(edit).report.kind else {
      Issue.record("It is no edit.")
      return
    }
    #expect(text.replacement == "B")
  }

  @Test func `parts without a beginning, of another field, too long or no text are refused`() {
    // X50
    #expect(refusal([part([65], last: true)]) == .brokenText)
    #expect(refusal([part([65], first: true), part([66], layer: 4)]) == .brokenText)
    #expect(refusal([part([65], first: true), part([66], exchange: 8)]) == .brokenText)
    #expect(refusal([part([65], first: true, last: true), part([66], last: true)]) == .brokenText)
    #expect(refusal([part([0xC3], first: true, last: true)]) == .brokenText)
    #expect(refusal([part([65, 66], first: true), part([67, 68])], limit: 3) == .tooMuchText(limit: 3))
    #expect(refusal([part([65, 66, 67], first: true, last: true)], limit: 3) == nil)
  }
}
