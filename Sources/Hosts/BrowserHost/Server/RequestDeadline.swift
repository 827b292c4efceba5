#if BrowserHost
import NIOCore

/// Closes a connection whose request does not become complete in time, which idles after an answer, or which does not take
/// its answers.
///
/// Bytes that trickle in do not put the end off, nor do answers to further requests while earlier ones are not taken. Removed
/// from the pipeline when a web socket begins.
final class RequestDeadline: ChannelDuplexHandler, RemovableChannelHandler {
  typealias InboundIn = ByteBuffer
  typealias OutboundIn = ByteBuffer

  /// Bytes that are read at a time before a page is known: a request with all its fields mostly fits in, and of one that is
  /// sent over and over little is taken ahead of the answers. [choice]
  static let readingStep = 4_096

  private let requestTimeout: Double
  private let idleTimeout: Double
  private let time: any ServerTime
  private let memory: FreedMemory
  private var closing: ServerAlarm?
  private let place: ConnectionGate.Place
  private var isIdle = false
  private var isRemoved = false
  /// Answers, or parts of them, that have been written and that the other end has no room for yet.
  private var untaken = 0
  private var bytesRead = 0

  init(limits: BrowserHostLimits, time: any ServerTime, place: ConnectionGate.Place, memory: FreedMemory) {
    self.time = time
    self.place = place
    self.memory = memory
    requestTimeout = limits.handshakeTimeout
    idleTimeout = limits.idleTimeout
  }

  func handlerAdded(context: ChannelHandlerContext) { schedule(requestTimeout, context) }

  func handlerRemoved(context: ChannelHandlerContext) {
    isRemoved = true
    closing?.cancel()
  }

  func channelInactive(context: ChannelHandlerContext) {
    closing?.cancel()
    memory.note(bytesRead: bytesRead)
    context.fireChannelInactive()
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    bytesRead += unwrapInboundIn(data).readableBytes
    if isIdle, untaken == 0 {
      isIdle = false
      place.move(to: .silent)
      schedule(requestTimeout, context)
    }
    context.fireChannelRead(data)
  }

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    if !isIdle { place.move(to: .idle) }
    isIdle = true
    if untaken == 0 { schedule(idleTimeout, context) }
    untaken += 1
    let taken = promise ?? context.eventLoop.makePromise(of: Void.self)
    let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
    taken.futureResult.whenComplete { _ in
      let (handler, context) = bound.value
      handler.wasTaken(context)
    }
    context.write(data, promise: taken)
  }

  private func wasTaken(_ context: ChannelHandlerContext) {
    untaken -= 1
    if untaken == 0, isIdle, !isRemoved { schedule(idleTimeout, context) }
  }

  private func schedule(_ delay: Double, _ context: ChannelHandlerContext) {
    closing?.cancel()
    let channel = context.channel
    closing = time.schedule(after: delay, on: context.eventLoop) { channel.close(promise: nil) }
  }
}
#endif
