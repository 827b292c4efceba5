#if BrowserHost
import NIOCore
import PageProtocol

/// A message or a sign that comes in over a web socket, put together from its frames.
enum PageFrame: Sendable {
  /// A whole message, which came in so many frames.
  case message(ByteBuffer, frames: Int)
  case ping(ByteBuffer)
  case pong(length: Int)
  /// The peer closes; the data begins with its code, if it gives one.
  case close(ByteBuffer)
  /// The peer has broken a rule of the standard: nothing that it sends later counts, apart from its close.
  case refused(BrowserProtocol.CloseCode, String)

  /// How many frames it took.
  var frameCount: Int { if case .message(_, let frames) = self { frames } else { 1 } }

  /// How many bytes it holds.
  var byteCount: Int {
    switch self {
    case .message(let data, _), .ping(let data), .close(let data): data.readableBytes
    case .pong(let length): length
    case .refused: 0
    }
  }
}
#endif
