import Foundation
import GestureEngine
import PageScripts
import Testing

@testable import PageProtocol

/// What a page tells of drags from elsewhere, and what of it is refused.
@Suite("Messages about drags")
struct DragMessageTests {
  private func decode(_ build: (inout PageMessageBuilder) -> Void) throws -> PageMessage {
    var builder = PageMessageBuilder()
    build(&builder)
    return try PageMessage(decoding: builder.bytes, limits: PageLimits())
  }

  private func refusal(_ build: (inout PageMessageBuilder) -> Void) -> PageMessageError? {
    do {
      _ = try decode(build)
      return nil
    } catch {
      return error as? PageMessageError
    }
  }

  private func report(
    _ phase: PageDrag.Phase, after parts: [DraggedPart], limits: PageLimits = PageLimits()
  ) throws(PageMessageError) -> DragReport {
    var assembly = DragAssembly()
    for part in parts { try assembly.take(part, limits: limits) }
    let drag = PageDrag(phase: phase, number: 5, time: 1, location: CGPoint(x: 3, y: 4))
    return try assembly.report(drag).0
  }

  private func refusal(
    _ parts: [DraggedPart], phase: PageDrag.Phase = .dropped, limits: PageLimits = PageLimits()
  ) -> PageMessageError? {
    do throws(PageMessageError) {
      _ = try report(phase, after: parts, limits: limits)
      return nil
    } catch {
      return error
    }
  }

  private func text(_ text: String, _ type: String = "text/plain", isNew: Bool = true) -> DraggedPart {
    .text(mimeType: type, isNew: isNew, bytes: Array(text.utf8))
  }

  @Test func `a drag is a phase, a number, a moment and a place, with the things that stand before it`() throws {
    // N82
    let message = try decode {
      $0.byte(23)
      $0.byte(0)
      $0.text("image/png")
      $0.text("a.png")
      $0.double(7)
      $0.byte(23)
      $0.byte(1)
      $0.text("text/html")
      $0.uint32(3)
      $0.bytes += Array("<a>".utf8)
      $0.byte(22)
      $0.byte(3)
      $0.uint32(5)
      $0.double(900)
      $0.float(3)
      $0.float(4)
    }
    #expect(
      message.records == [
        .draggedItem(.file(mimeType: "image/png", name: "a.png", byteCount: 7)),
        .draggedItem(text("<a>", "text/html")),
        .drag(PageDrag(phase: .dropped, number: 5, time: 0.9, location: CGPoint(x: 3, y: 4))),
      ])
  }

  @Test func `what cannot be is refused with its place`() {
    // N84
    #expect(refusal { for byte: UInt8 in [22, 4] { $0.byte(byte) } } == .outOfRange(at: 9))
    #expect(refusal { for byte: UInt8 in [23, 4] { $0.byte(byte) } } == .outOfRange(at: 9))
    #expect(
      refusal {
        $0.byte(23)
        $0.byte(0)
        $0.text("")
        $0.text("a")
        $0.double(-1)
      } == .outOfBounds(.fileSize, -1, at: 15))
    #expect(
      refusal {
        $0.byte(23)
        $0.byte(0)
        $0.text(String(repeating: "t", count: 256))
      } == .invalidText(at: 10))
    #expect(
      refusal {
        $0.byte(24)
        $0.uint32(1)
        $0.byte(4)
      } == .outOfRange(at: 13))
    #expect(
      refusal {
        $0.byte(24)
        $0.uint32(1)
        $0.byte(1)
        $0.uint32(4_000_000_000)
      } == .outOfRange(at: 14))
  }

  @Test func `before a drop there are types, and with it what was said`() throws {
    // N82, N84
    let parts: [DraggedPart] = [
      text("https://a.example", "text/uri-list"), text("A", isNew: false), .more(Array("B".utf8)),
      .file(mimeType: "", name: "a", byteCount: 1), .file(mimeType: "text/plain", name: "b", byteCount: 2),
    ]
    let files: [ForeignItem] = [
      .file(ForeignFile(number: 0, mimeType: "", name: "a", byteCount: 1)),
      .file(ForeignFile(number: 1, mimeType: "text/plain", name: "b", byteCount: 2)),
    ]
    #expect(
      try report(.entered, after: parts).kind
        == .entered(
          CGPoint(x: 3, y: 4),
          [.texts([ForeignText(mimeType: "text/uri-list"), ForeignText(mimeType: "text/plain")])] + files))
    #expect(
      try report(.dropped, after: parts).kind
        == .dropped(
          CGPoint(x: 3, y: 4),
          [
            .texts([
              ForeignText(mimeType: "text/uri-list", text: "https://a.example"),
              ForeignText(mimeType: "text/plain", text: "AB"),
            ])
          ] + files))
    #expect(try report(.moved, after: []).kind == .moved(CGPoint(x: 3, y: 4)))
    #expect(try report(.left, after: []).kind == .left)
  }

  @Test func `too many things, too many forms and too long texts are refused before they are kept`() {
    // N84
    var limits = PageLimits()
    limits.draggedItems = 3
    limits.draggedTextBytes = 10
    let file = DraggedPart.file(mimeType: "", name: "", byteCount: 0)
    #expect(refusal([file, file, file], limits: limits) == nil)
    #expect(refusal([file, file, file, file], limits: limits) == .tooManyDraggedItems(limit: 3))
    let form = text("", isNew: false)
    #expect(refusal([text(""), form, form, form], limits: limits) == .tooManyDraggedItems(limit: 3))
    #expect(refusal([text("12345"), .more(Array("67890".utf8))], limits: limits) == nil)
    #expect(
      refusal([text("12345"), .more(Array("678901".utf8))], limits: limits)
        == .tooMuchDraggedText(limit: 10))
    #expect(PageMessageError.tooMuchDraggedText(limit: 10).closeCode == .policy)
    #expect(PageMessageError.tooManyDraggedItems(limit: 3).closeCode == .policy)
  }

  @Test func `texts without a beginning, and those that are no UTF-8, are refused`() {
    // N84
    let broken = PageMessageError.brokenDrag
    #expect(refusal([.more(Array("A".utf8))]) == broken)
    #expect(refusal([text("A", isNew: false)]) == broken)
    #expect(refusal([.file(mimeType: "", name: "", byteCount: 0), .more(Array("A".utf8))]) == broken)
    #expect(refusal([.text(mimeType: "text/plain", isNew: true, bytes: [UInt8]([0xff]))]) == broken)
    #expect(broken.closeCode == .protocolError)
  }

  @Test func `letters may be cut anywhere`() throws {
    // N84
    let bytes = Array("né日😀".utf8)
    let parts = bytes.enumerated().map { index, byte in
      index == 0
        ? DraggedPart.text(mimeType: "text/plain", isNew: true, bytes: [UInt8]([byte]))
        : .more([UInt8]([byte]))
    }
    #expect(
      try report(.dropped, after: parts).kind
        == .dropped(CGPoint(x: 3, y: 4), [.texts([ForeignText(mimeType: "text/plain", text: "né日😀")])]))
  }

  @Test func `texts and names of drags do not count as input that waits beyond its bound, but drags do`() throws {
    // N84
    var message = PageMessage(sentAt: 1, records: [.draggedItem(text("12345678", "a/b"))], byteCount: 40)
    #expect(message.inputByteCount == 0)
    message.records.append(.drag(PageDrag(phase: .dropped, number: 1, time: 1, location: .zero)))
    #expect(message.inputByteCount == 29)
  }
}
