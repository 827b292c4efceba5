#if BrowserHost
import NIOCore
import NIOWebSocket

/// Ends a connection that was not understood, once the answer that says so has been written.
final class ErrorCloser: ChannelInboundHandler, Sendable {
  typealias InboundIn = NIOAny

  /// Seconds that the peer has to read the answer. [choice]
  private static let readingTime = 1.0

  private let time: any ServerTime

  init(time: any ServerTime) { self.time = time }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    // A socket that was refused is answered as a request for a file is.
    if error is NIOWebSocketUpgradeError {
      context.fireErrorCaught(error)
      return
    }
    let channel = context.channel
    // Closed at once, bytes that still come would make the system throw the answer away.
    context.close(mode: .output, promise: nil)
    _ = time.schedule(after: Self.readingTime, on: context.eventLoop) { channel.close(promise: nil) }
    context.fireErrorCaught(error)
  }
}
#endif
