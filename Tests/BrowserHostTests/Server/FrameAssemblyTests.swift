#if BrowserHost
import NIOCore
import NIOWebSocket
import PageProtocol
import Testing

@testable import BrowserHost

@Suite("Frames of a page, put together")
struct FrameAssemblyTests {
  private var assembly = FrameAssembly(messageBytes: 10)

  private func frame(
    _ opcode: WebSocketOpcode, _ text: String = "", fin: Bool = true, rsv1: Bool = false, isMasked: Bool = true
  ) -> WebSocketFrame {
    let key: WebSocketMaskingKey? = isMasked ? [1, 2, 3, 4] : nil
    var data = ByteBuffer(string: text)
    if let key { data.webSocketMask(key) }
    return WebSocketFrame(fin: fin, rsv1: rsv1, opcode: opcode, maskKey: key, data: data)
  }

  private func told(_ frame: PageFrame?) -> String {
    switch frame {
    case .message(let data, let frames): "message \(String(buffer: data)) of \(frames)"
    case .ping(let data): "ping \(String(buffer: data))"
    case .pong(let length): "pong \(length)"
    case .close(let data): "close \(Array(data.readableBytesView))"
    case .refused(let code, let sentence): "\(code.rawValue) \(sentence)"
    case nil: "nothing"
    }
  }

  private mutating func take(_ frame: WebSocketFrame) -> String { told(assembly.take(frame)) }

  @Test mutating func `a message comes in one frame or in several, with a ping in between`() {
    #expect(take(frame(.binary, "abc")) == "message abc of 1")
    #expect(take(frame(.binary, "ab", fin: false)) == "nothing")
    #expect(take(frame(.ping, "p")) == "ping p")
    #expect(take(frame(.continuation, "", fin: false)) == "nothing")
    #expect(take(frame(.continuation, "cd")) == "message abcd of 3")
    #expect(take(frame(.binary, "e")) == "message e of 1")
  }

  @Test mutating func `a message that becomes too long in several frames is refused`() {
    #expect(take(frame(.binary, "123456", fin: false)) == "nothing")
    #expect(take(frame(.continuation, "12345")) == "1009 A message holds at most 10 bytes.")
  }

  @Test mutating func `a message in very many frames is refused`() {
    #expect(take(frame(.binary, "", fin: false)) == "nothing")
    for _ in 0..<63 { #expect(take(frame(.continuation, "", fin: false)) == "nothing") }
    #expect(take(frame(.continuation, "", fin: false)) == "1008 A message comes in at most 64 frames.")
  }

  @Test mutating func `reserved bits are refused`() {
    let sentence = "1002 A frame has a reserved bit set, and no extension has been agreed on."
    #expect(take(frame(.binary, "abc", rsv1: true)) == sentence)
  }

  @Test mutating func `frames that are not masked are refused, also in the middle of a message`() {
    #expect(take(frame(.binary, "ab", fin: false)) == "nothing")
    #expect(take(frame(.continuation, "cd", isMasked: false)) == "1002 Frames from a page must be masked.")
  }

  @Test mutating func `text is refused`() {
    #expect(take(frame(.text, "abc")) == "1003 Messages must be binary.")
  }

  @Test mutating func `a message that begins inside another is refused`() {
    #expect(take(frame(.binary, "ab", fin: false)) == "nothing")
    #expect(take(frame(.binary, "cd")) == "1002 A message begins before the one before it has ended.")
  }

  @Test mutating func `a message that goes on without having begun is refused`() {
    #expect(take(frame(.continuation, "cd")) == "1002 A message goes on that has not begun.")
  }

  @Test mutating func `frames of no kind are refused`() {
    #expect(take(frame(WebSocketOpcode(encodedWebSocketOpcode: 3)!, "")) == "1002 There is no frame of that kind.")
  }

  @Test(arguments: [[3], [3, 238], [0, 0], [255, 255]] as [[UInt8]])
  mutating func `a close with a code that no page may send is refused`(bytes: [UInt8]) {
    // Half a code, 1006 which only programs use, 0 and 65535.
    let close = WebSocketFrame(
      fin: true, opcode: .connectionClose, maskKey: [0, 0, 0, 0], data: ByteBuffer(bytes: bytes))
    #expect(take(close) == "1002 A close gives no code that a page may send.")
  }

  @Test mutating func `a close with a reason that is no text is refused`() {
    let close = WebSocketFrame(
      fin: true, opcode: .connectionClose, maskKey: [0, 0, 0, 0], data: ByteBuffer(bytes: [3, 232, 255, 254]))
    #expect(take(close) == "1007 The reason of a close is not UTF-8.")
  }

  @Test mutating func `after a refusal only a close counts`() {
    _ = take(frame(.text, "abc"))
    #expect(take(frame(.binary, "abc")) == "nothing")
    #expect(take(frame(.text, "abc")) == "nothing")
    #expect(take(frame(.connectionClose)) == "close []")
  }

  @Test mutating func `what cannot be read is refused with a sentence`() {
    #expect(
      told(assembly.refusal(of: NIOWebSocketError.invalidFrameLength)) == "1009 A message holds at most 10 bytes.")
    // One sentence is enough.
    #expect(told(assembly.refusal(of: NIOWebSocketError.fragmentedControlFrame)) == "nothing")
  }
}
#endif
