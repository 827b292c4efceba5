#if BrowserHost
import NIOCore
import NIOWebSocket
import PageProtocol

/// Puts the frames of a page together to messages, and holds them against the rules of RFC 6455.
struct FrameAssembly {
  /// How many frames a message may come in; browsers send one.
  static let mostFragments = 64

  private let messageBytes: Int
  private var message: ByteBuffer?
  private var fragments = 0
  private var isRefused = false

  /// - Parameter messageBytes: how long a message may be, whatever its frames are.
  init(messageBytes: Int) {
    self.messageBytes = messageBytes
  }

  /// Takes a frame; answers what it completes.
  mutating func take(_ frame: WebSocketFrame) -> PageFrame? {
    if isRefused {
      if frame.opcode == .connectionClose { return .close(frame.unmaskedData) }
      return nil
    }
    // RFC 6455, 5.1, 5.2
    guard frame.maskKey != nil else { return refuse(.protocolError, "Frames from a page must be masked.") }
    guard !frame.rsv1, !frame.rsv2, !frame.rsv3 else {
      return refuse(.protocolError, "A frame has a reserved bit set, and no extension has been agreed on.")
    }
    switch frame.opcode {
    case .binary: return begin(frame)
    case .continuation: return goOn(frame)
    case .ping: return .ping(frame.unmaskedData)
    case .pong: return .pong(length: frame.length)
    case .connectionClose: return close(frame.unmaskedData)
    case .text: return refuse(.notBinary, "Messages must be binary.")
    default: return refuse(.protocolError, "There is no frame of that kind.")
    }
  }

  /// The refusal of a frame that could not be read at all; nil where there is no more to say.
  mutating func refusal(of error: any Error) -> PageFrame? {
    guard !isRefused else { return nil }
    switch error as? NIOWebSocketError {
    case .invalidFrameLength: return refuse(.tooLarge, "A message holds at most \(messageBytes) bytes.")
    case .fragmentedControlFrame: return refuse(.protocolError, "A control frame must not be fragmented.")
    case .multiByteControlFrameLength: return refuse(.protocolError, "A control frame holds at most 125 bytes.")
    case nil: return nil
    }
  }

  private mutating func begin(_ frame: WebSocketFrame) -> PageFrame? {
    guard message == nil else { return refuse(.protocolError, "A message begins before the one before it has ended.") }
    guard !frame.fin else { return .message(frame.unmaskedData, frames: 1) }
    message = frame.unmaskedData
    fragments = 1
    return nil
  }

  private mutating func goOn(_ frame: WebSocketFrame) -> PageFrame? {
    guard var whole = message else { return refuse(.protocolError, "A message goes on that has not begun.") }
    message = nil
    guard whole.readableBytes + frame.length <= messageBytes else {
      return refuse(.tooLarge, "A message holds at most \(messageBytes) bytes.")
    }
    fragments += 1
    guard fragments <= Self.mostFragments else {
      return refuse(.policy, "A message comes in at most \(Self.mostFragments) frames.")
    }
    whole.writeImmutableBuffer(frame.unmaskedData)
    guard !frame.fin else { return .message(whole, frames: fragments) }
    message = whole
    return nil
  }

  /// RFC 6455, 5.5.1 and 7.4
  private mutating func close(_ data: ByteBuffer) -> PageFrame {
    guard data.readableBytes > 0 else { return .close(data) }
    guard let code = data.getInteger(at: data.readerIndex, as: UInt16.self),
      (1000...1003).contains(code) || (1007...1014).contains(code) || (3000...4999).contains(code)
    else { return refuse(.protocolError, "A close gives no code that a page may send.") }
    guard String(validating: data.readableBytesView.dropFirst(2), as: UTF8.self) != nil else {
      return refuse(.malformed, "The reason of a close is not UTF-8.")
    }
    return .close(data)
  }

  private mutating func refuse(
    _ code: BrowserProtocol.CloseCode, _ sentence: String
  ) -> PageFrame {
    isRefused = true
    message = nil
    return .refused(code, sentence)
  }
}
#endif
