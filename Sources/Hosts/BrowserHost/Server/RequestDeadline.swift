#if BrowserHost
import NIOCore

/// Closes a connection whose request does not become complete in time, or which idles after an answer.
///
/// Bytes that trickle in do not put the end off. Taken out of the pipeline when a web socket begins.
final class RequestDeadline: ChannelDuplexHandler, RemovableChannelHandler {
  typealias InboundIn = ByteBuffer
  typealias OutboundIn = ByteBuffer

  private let requestTimeout: Double
  private let idleTimeout: Double
  private let time: any ServerTime
  private var closing: ServerAlarm?
  private let place: ConnectionGate.Place
  private var isIdle = false

  init(limits: BrowserHostLimits, time: any ServerTime, place: ConnectionGate.Place) {
    self.time = time
    self.place = place
    requestTimeout = limits.handshakeTimeout
    idleTimeout = limits.idleTimeout
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

  private func schedule(_ delay: Double, _ context: ChannelHandlerContext) {
    closing?.cancel()
    let channel = context.channel
    closing = time.schedule(after: delay, on: context.eventLoop) { channel.close(promise: nil) }
  }
}
#endif
