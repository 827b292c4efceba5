#if BrowserHost
import NIOCore
import NIOWebSocket

/// Passes on what a page's frames mean.
final class FrameHandler: ChannelInboundHandler {
  typealias InboundIn = WebSocketFrame
  typealias InboundOut = PageFrame

  private var assembly: FrameAssembly

  init(limits: BrowserHostLimits) {
    assembly = FrameAssembly(messageBytes: limits.messageBytes)
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    if let frame = assembly.take(unwrapInboundIn(data)) { context.fireChannelRead(wrapInboundOut(frame)) }
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    guard error is NIOWebSocketError else { return context.fireErrorCaught(error) }
    guard let frame = assembly.refusal(of: error) else { return }
    context.fireChannelRead(wrapInboundOut(frame))
    // The decoder, which has given up, ends a read without saying so.
    context.fireChannelReadComplete()
  }
}
#endif
