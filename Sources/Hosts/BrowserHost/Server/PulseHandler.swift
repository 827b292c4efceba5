#if BrowserHost
import NIOCore
import NIOWebSocket

/// Asks a page that says nothing whether it is there, takes in its answers, and says when it is lost.
///
/// All of it happens on the loop of the connection, where many that are due at about the same time are served together:
/// a page at rest wakes nobody else.
final class PulseHandler: ChannelInboundHandler {
  typealias InboundIn = PageFrame
  typealias InboundOut = PageFrame
  typealias OutboundOut = WebSocketFrame

  /// Seconds between the moments at which silence is looked at where there is time. Our choice: what is due within
  /// half a second is done at once.
  private static let grain = 0.5
  /// Seconds that a wait must take to be rounded up.
  private static let longWait = 2.0

  private let silence: SharedSilence
  private let time: any ServerTime
  private let lost: @Sendable (SilenceWatch.Verdict) -> Void
  private var looking: ServerAlarm?

  /// - Parameter lost: called once, with why.
  init(silence: SharedSilence, time: any ServerTime, lost: @escaping @Sendable (SilenceWatch.Verdict) -> Void) {
    self.silence = silence
    self.time = time
    self.lost = lost
  }

  func handlerAdded(context: ChannelHandlerContext) { look(context) }

  func handlerRemoved(context: ChannelHandlerContext) { looking?.cancel() }

  func channelInactive(context: ChannelHandlerContext) {
    looking?.cancel()
    context.fireChannelInactive()
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    // What was not asked for counts as anything else that a page sends.
    if case .pong = unwrapInboundIn(data), silence.hearAnswer() { return }
    if silence.hear() {
      looking?.cancel()
      look(context)
    }
    context.fireChannelRead(data)
  }

  private func look(_ context: ChannelHandlerContext) {
    switch silence.look() {
    case .wait(let seconds): lookAgain(in: seconds, context)
    case .ask(let seconds):
      context.writeAndFlush(
        wrapOutboundOut(WebSocketFrame(fin: true, opcode: .ping, data: ByteBuffer())), promise: nil)
      lookAgain(in: seconds, context)
    case let verdict: lost(verdict)
    }
  }

  private func lookAgain(in seconds: Double, _ context: ChannelHandlerContext) {
    let now = time.now
    let rounded = ((now + seconds) / Self.grain).rounded(.up) * Self.grain - now
    let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
    looking = time.schedule(after: seconds < Self.longWait ? seconds : rounded, on: context.eventLoop) {
      let (handler, context) = bound.value
      handler.look(context)
    }
  }
}
#endif
