import NIOCore
import NIOWebSocket

@testable import BrowserHost
@testable import PageProtocol

/// What libFuzzer calls with bytes that it makes up, steered by which branches the last ones took.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  guard let start, count > 0 else { return 0 }
  let bytes = UnsafeBufferPointer(start: start + 1, count: count - 1)
  // The first byte says which of them reads the rest.
  switch start[0] & 3 {
  case 0, 1: decodeMessage(bytes)
  case 2: assembleFrames(bytes)
  default: readTexts(bytes)
  }
  return 0
}

private let limits = PageLimits()

private func decodeMessage(_ bytes: UnsafeBufferPointer<UInt8>) {
  do throws(PageMessageError) {
    let message = try PageMessage(decoding: Array(bytes), limits: limits)
    precondition(message.inputByteCount <= bytes.count, "more input than bytes")
    var clipboard = ClipboardAssembly()
    for case .clipboard(let part) in message.records { _ = clipboard.take(part, limit: 100) }
    var live = LiveTouches()
    for case .input(let input) in message.records { _ = live.note(input) }
    _ = live.cancelAll(at: 0)
  } catch {
    precondition(error.description.utf8.count <= 123, "too long for a close: \(error)")
  }
}

private func assembleFrames(_ bytes: UnsafeBufferPointer<UInt8>) {
  var assembly = FrameAssembly(messageBytes: 64)
  var rest = bytes[...]
  while rest.count >= 2 {
    let (head, length) = (rest[rest.startIndex], Int(rest[rest.startIndex + 1] & 63))
    let data = rest.dropFirst(2).prefix(length)
    let frame = WebSocketFrame(
      fin: head & 128 != 0, rsv1: head & 64 != 0, opcode: WebSocketOpcode(encodedWebSocketOpcode: head & 15)!,
      maskKey: head & 32 == 0 ? [1, 2, 3, 4] : nil, data: ByteBuffer(bytes: data))
    if let answer = assembly.take(frame), case .message(let message, _) = answer {
      precondition(message.readableBytes <= 64, "longer than allowed")
    }
    rest = rest.dropFirst(2 + length)
  }
}

private func readTexts(_ bytes: UnsafeBufferPointer<UInt8>) {
  let text = String(decoding: bytes, as: UTF8.self)
  if let origin = WebOrigin(text) { precondition(WebOrigin(origin.text) == origin, "another origin") }
  _ = RequestPolicy.query("token", in: text)
  _ = RequestPolicy.path(of: text)
  _ = PeerAddress(text).counted
}
