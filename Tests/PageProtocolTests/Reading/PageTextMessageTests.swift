import Foundation
import GestureEngine
import PageScripts
import Testing
import TextEngine

@testable import PageProtocol

/// Records of a page about the fields that people edit in it.
@Suite("Messages of a page about fields")
struct PageTextMessageTests {
  private func records(_ build: (inout PageMessageBuilder) -> Void) throws(PageMessageError) -> [PageRecord] {
    var builder = PageMessageBuilder()
    build(&builder)
    return try PageMessage(decoding: builder.bytes, limits: PageLimits()).records
  }

  private func refusal(_ build: (inout PageMessageBuilder) -> Void) -> PageMessageError? {
    do throws(PageMessageError) {
      _ = try records(build)
      return nil
    } catch {
      return error
    }
  }

  @Test func `an edit tells its numbers, its ranges, its way and its text`() throws {
    // X50
    let records = try records {
      $0.edit(number: 4, correction: 2, kind: 1, range: (1, 2), selection: (3, 3), marked: (1, 3), text: "né")
    }
    let head = EditPart.Head(
      time: 0.99, number: 4, correction: 2, kind: .insertCompositionText, range: 1..<2, selection: 3..<3,
      markedRange: 1..<3)
    #expect(
      records == [
        .edit(EditPart(layer: 3, exchange: 7, head: head, isLast: true, bytes: Array("né".utf8)))
      ])
  }

  @Test func `each way to change a text has a number`() throws {
    // X45
    for (number, kind) in TextEditKind.allCases.enumerated() {
      guard case .edit(let part)? = try records({ $0.edit(kind: UInt8(number)) }).first else {
        Issue.record("\(kind) is no edit.")
        continue
      }
      #expect(part.head?.kind == kind)
    }
    #expect(refusal { $0.edit(kind: 14) } == .outOfRange(at: 34))
  }

  @Test func `ranges that cannot be in any text are refused`() {
    // X50
    let longest = UInt32(TextLimits.longestText)
    #expect(refusal { $0.edit(range: (0, longest)) } == nil)
    #expect(refusal { $0.edit(range: (0, longest + 1)) } == .outOfRange(at: 36))
    #expect(refusal { $0.edit(range: (2, 1)) } == .outOfRange(at: 36))
    #expect(refusal { $0.edit(selection: (.max, .max)) } == .outOfRange(at: 44))
    #expect(refusal { $0.edit(marked: (5, 4)) } == .outOfRange(at: 52))
  }

  @Test func `a text that says it is longer than its message is refused`() {
    // X50
    #expect(refusal { $0.edit(count: 200, text: "abc") } == .truncated(at: 52))
    #expect(refusal { $0.edit(count: 65_537, text: "abc") } == .outOfRange(at: 52))
    #expect(refusal { $0.edit(flags: 4) } == .outOfRange(at: 17))
  }

  @Test func `receipts, and where the focus went, are reports of a text`() throws {
    // X42, X45
    let kinds: [(UInt8, UInt32, TextReport.Kind)] = [
      (0, 9, .receipt(TextReceipt(correction: 9))), (1, 0, .focus(touch: nil)), (2, 5, .focus(touch: 5)),
      (2, 0xffff_fffe, .focus(touch: -2)), (3, 0, .blur),
    ]
    for (event, number, kind) in kinds {
      let records = try records { $0.field(event: event, number: number) }
      #expect(records == [.input(.text(TextReport(time: 0.99, layer: 3, exchange: 7, kind: kind)))])
    }
    #expect(refusal { $0.field(event: 4, number: 0) } == .outOfRange(at: 25))
  }

  @Test func `a keyboard over the page has a frame, or is gone`() throws {
    // X53
    let shown = try records { $0.keyboard(isShown: 1, [0, 500, 390, 300]) }
    let frame = CGRect(x: 0, y: 500, width: 390, height: 300)
    #expect(shown == [.input(.keyboard(KeyboardReport(time: 0.99, frame: frame, duration: 0.25)))])
    let gone = try records { $0.keyboard(isShown: 0, [0, 0, 0, 0]) }
    #expect(gone == [.input(.keyboard(KeyboardReport(time: 0.99, frame: nil)))])
    #expect(refusal { $0.keyboard(isShown: 1, [0, 500, .infinity, 300]) } == .notFinite(at: 26))
    #expect(refusal { $0.keyboard(isShown: 1, [0, 0, -1, 0]) } == .outOfBounds(.screenSide, -1, at: 26))
  }

  @Test func `what is typed counts as input that waits, and a long text by itself`() throws {
    // X50
    var builder = PageMessageBuilder()
    builder.edit(text: String(repeating: "a", count: 1_000))
    let message = try PageMessage(decoding: builder.bytes, limits: PageLimits())
    #expect(message.inputByteCount == builder.bytes.count - 1_000)
  }
}

extension PageMessageBuilder {
  mutating func edit(
    flags: UInt8 = 3, number: UInt32 = 1, correction: UInt32 = 0, kind: UInt8 = 0, range: (UInt32, UInt32) = (0, 0),
    selection: (UInt32, UInt32) = (1, 1), marked: (UInt32, UInt32)? = nil, count: UInt32? = nil, text: String = "a"
  ) {
    byte(19)
    uint32(3)
    uint32(7)
    byte(flags)
    if flags & 1 != 0 {
      double(990)
      uint32(number)
      uint32(correction)
      byte(kind)
      byte(marked == nil ? 0 : 1)
      for ends in [range, selection] + (marked.map { [$0] } ?? []) {
        uint32(ends.0)
        uint32(ends.1)
      }
    }
    uint32(count ?? UInt32(text.utf8.count))
    bytes += Array(text.utf8)
  }

  mutating func field(event: UInt8, number: UInt32) {
    byte(20)
    double(990)
    uint32(3)
    uint32(7)
    byte(event)
    uint32(number)
  }

  mutating func keyboard(isShown: UInt8, _ frame: [Float]) {
    byte(21)
    double(990)
    byte(isShown)
    for value in frame { float(value) }
  }
}
