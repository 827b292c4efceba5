#if BrowserHost
import NIOCore
import NIOWebSocket

/// Turns whole WebSocket frames into messages of a ``Connection``, and the end of the socket into its end.
final class MessageHandler: ChannelInboundHandler {
  typealias InboundIn = WebSocketFrame
  typealias OutboundOut = WebSocketFrame

  private let connection: Connection

  init(connection: Connection) {
    self.connection = connection
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    let frame = unwrapInboundIn(data)
    switch frame.opcode {
    case .text, .binary:
      connection.receive(frame.unmaskedData)
    case .ping:
      let pong = WebSocketFrame(fin: true, opcode: .pong, maskKey: .random(), data: frame.unmaskedData)
      context.writeAndFlush(wrapOutboundOut(pong), promise: nil)
    case .connectionClose:
      connection.close(reason: "the browser closed the connection")
    default:
      break
    }
  }

  func channelInactive(context: ChannelHandlerContext) {
    connection.close(reason: "the browser is gone")
    context.fireChannelInactive()
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    connection.close(reason: "the connection failed (\(error))")
  }
}
#endif
