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
  private let lost: @Sendable (SilenceWatch.Verdict) -> Void
  private var looking: Scheduled<Void>?

  /// - Parameter lost: called once, with why.
  init(silence: SharedSilence, lost: @escaping @Sendable (SilenceWatch.Verdict) -> Void) {
    self.silence = silence
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
    let loop = context.eventLoop.assumeIsolated()
    let due = NIODeadline.now() + .nanoseconds(Int64(max(seconds, 0) * 1e9))
    let grain = UInt64(Self.grain * 1e9)
    let rounded = NIODeadline.uptimeNanoseconds((due.uptimeNanoseconds + grain - 1) / grain * grain)
    looking = loop.scheduleTask(deadline: seconds < Self.longWait ? due : rounded) { self.look(context) }
  }
}
#endif
