#if BrowserHost
import NIOCore

/// Closes a connection whose request does not become complete in time, or which idles after an answer.
///
/// Bytes that trickle in do not put the end off. Taken out of the pipeline when a web socket begins.
final class RequestDeadline: ChannelDuplexHandler, RemovableChannelHandler {
  typealias InboundIn = ByteBuffer
  typealias OutboundIn = ByteBuffer

  private let requestTimeout: TimeAmount
  private let idleTimeout: TimeAmount
  private var closing: Scheduled<Void>?
  private let place: ConnectionGate.Place
  private var isIdle = false

  init(limits: BrowserHostLimits, place: ConnectionGate.Place) {
    self.place = place
    requestTimeout = .milliseconds(Int64(limits.handshakeTimeout * 1000))
    idleTimeout = .milliseconds(Int64(limits.idleTimeout * 1000))
  }

  func handlerAdded(context: ChannelHandlerContext) { schedule(requestTimeout, context) }

  func handlerRemoved(context: ChannelHandlerContext) { closing?.cancel() }

  func channelInactive(context: ChannelHandlerContext) {
    closing?.cancel()
    context.fireChannelInactive()
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    if isIdle {
      isIdle = false
      place.move(to: .silent)
      schedule(requestTimeout, context)
    }
    context.fireChannelRead(data)
  }

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    if !isIdle { place.move(to: .idle) }
    isIdle = true
    schedule(idleTimeout, context)
    context.write(data, promise: promise)
  }

  private func schedule(_ delay: TimeAmount, _ context: ChannelHandlerContext) {
    closing?.cancel()
    let channel = context.channel
    closing = context.eventLoop.scheduleTask(in: delay) { channel.close(promise: nil) }
  }
}
#endif
