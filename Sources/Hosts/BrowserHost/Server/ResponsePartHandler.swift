#if BrowserHost
import NIOCore
import NIOHTTP1

/// Lets answers be written with bodies that can be sent between tasks.
final class ResponsePartHandler: ChannelOutboundHandler, Sendable {
  typealias OutboundIn = HTTPPart<HTTPResponseHead, ByteBuffer>
  typealias OutboundOut = HTTPServerResponsePart

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    switch unwrapOutboundIn(data) {
    case .head(let head): context.write(wrapOutboundOut(.head(head)), promise: promise)
    case .body(let body): context.write(wrapOutboundOut(.body(.byteBuffer(body))), promise: promise)
    case .end(let trailers): context.write(wrapOutboundOut(.end(trailers)), promise: promise)
    }
  }
}
#endif
