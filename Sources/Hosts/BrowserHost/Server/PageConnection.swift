#if BrowserHost
import NIOCore
import NIOWebSocket
import PageProtocol
import Synchronization

/// The web socket of one page.
///
/// A message is decoded here and handed to the main actor once. Its answer is written out before the next message is
/// read, so a page that does not read is not read from, and nothing piles up.
final class PageConnection: PageLink {
  typealias Channel = NIOAsyncChannel<PageFrame, WebSocketFrame>

  private enum Command: Sendable {
    case wake
    case close(BrowserProtocol.CloseCode, String)
  }

  private let limits: BrowserHostLimits
  private let counters: ServerCounters
  private let sessions: PageSessions
  private let time: any ServerTime
  private let silence: SharedSilence
  private let peer: PeerAddress
  private let place: ConnectionGate.Place?
  private let hasSentClose = Mutex(false)
  private let commands: AsyncStream<Command>
  private let command: AsyncStream<Command>.Continuation

  init(
    limits: BrowserHostLimits, time: any ServerTime, counters: ServerCounters, sessions: PageSessions,
    peer: PeerAddress, place: ConnectionGate.Place?
  ) {
    self.limits = limits
    self.time = time
    self.peer = peer
    self.place = place
    silence = SharedSilence(limits: limits, time: time)
    self.counters = counters
    self.sessions = sessions
    // A session sends one wake a rest and one close, so the bound is never met.
    (commands, command) = AsyncStream.makeStream(bufferingPolicy: .bufferingOldest(16))
  }

  func wake() { command.yield(.wake) }

  func close(_ code: BrowserProtocol.CloseCode, _ reason: String) { command.yield(.close(code, reason)) }

  func serve(_ channel: Channel) async throws {
    try await channel.executeThenClose { inbound, outbound in
      try await watch(channel.channel)
      try await withThrowingTaskGroup(of: Void.self) { group in
        group.addTask { try await self.carryOut(outbound, closing: channel.channel) }
        group.addTask { try await self.read(inbound, outbound) }
        // Whichever ends first, by the peer's close or by an error, ends the connection.
        defer { group.cancelAll() }
        try await group.next()
      }
    }
  }

  // MARK: Reading

  private func read(
    _ inbound: NIOAsyncChannelInboundStream<PageFrame>, _ outbound: NIOAsyncChannelOutboundWriter<WebSocketFrame>
  ) async throws {
    var session: PageSession?
    var isRefused = false
    var messages = TokenBucket(rate: limits.messagesPerSecond, now: time.now)
    var bytes = TokenBucket(rate: limits.bytesPerSecond, now: time.now)
    let refuse = { (code: BrowserProtocol.CloseCode, reason: String) in
      isRefused = true
      self.counters.update { $0.pagesClosedForCause += 1 }
      self.close(code, reason)
    }
    do {
      for try await frame in inbound {
        let now = time.now
        if case .close(let data) = frame {
          try? await answerClose(data, outbound)
          break
        }
        // After a refusal only the peer's answer to our close is waited for.
        if isRefused { continue }
        guard messages.take(frame.frameCount, now: now), bytes.take(frame.byteCount, now: now) else {
          refuse(.policy, "The page sends more than the host takes.")
          continue
        }
        switch frame {
        case .message(let data, _):
          counters.update {
            $0.messagesIn += 1
            $0.bytesIn += data.readableBytes
          }
          do throws(PageMessageError) {
            var message = try PageMessage(decoding: Array(buffer: data), limits: limits.page)
            if session == nil {
              session = try await open(with: &message, outbound)
              if session == nil { isRefused = true }
            }
            if let session, !message.records.isEmpty, let answer = try await take(message, session) {
              try? await write(answer, outbound)
            }
          } catch {
            refuse(error.closeCode, error.description)
          }
        case .ping(let data):
          try await outbound.write(WebSocketFrame(fin: true, opcode: .pong, data: data))
        case .refused(let code, let sentence):
          refuse(code, sentence)
        case .pong, .close:
          break
        }
      }
    } catch {
      await lose(session)
      throw error
    }
    await lose(session)
  }

  /// Opens the session that the hello at the beginning of a message asks for, and takes the hello out of the message.
  private func open(
    with message: inout PageMessage, _ outbound: NIOAsyncChannelOutboundWriter<WebSocketFrame>
  ) async throws(PageMessageError) -> PageSession? {
    guard case .hello(let hello)? = message.records.first else { throw .helloExpected }
    message.records.removeFirst()
    let sentAt = message.sentAt
    let address = peer.counted
    let account = await sessions.account(ofVisitorsFrom: address)
    silence.beginWork()
    await waitForGoodbye(to: hello.left)
    let opened = await sessions.work.perform(account) { [self] in
      sessions.open(hello, sentAt: sentAt, link: self, address: address)
    }
    silence.endWork()
    guard let opened else {
      close(.full, "As many pages are open as this program shows: close one of them.")
      return nil
    }
    silence.greet()
    place?.move(to: .page)
    try? await write(opened.message, outbound)
    return opened.session
  }

  /// Seconds for which a page that is loaded again waits for what it said at last on its old connection. The browser closes that
  /// one at once: only where a tab was doubled, or a way is dead, nothing ends it. [choice]
  static let longestGoodbye = 2.0

  /// Waits until the page that was here before has said all that it had to say. // X52
  private func waitForGoodbye(to left: SessionIdentifier?) async {
    guard let left, let departure = await sessions.departure(of: left) else { return }
    let limit = Task { [time] in
      try? await time.wait(Self.longestGoodbye)
      await departure.giveUp()
    }
    for await _ in departure.end {}
    limit.cancel()
  }

  private func take(
    _ message: PageMessage, _ session: PageSession
  ) async throws(PageMessageError) -> ArraySlice<UInt8>? {
    silence.beginWork()
    let isFarewell = message.records.contains(.bye)
    let result = await sessions.work.perform(session.account, isFarewell: isFarewell) { [self] in
      Result<ArraySlice<UInt8>?, PageMessageError> { () throws(PageMessageError) in
        try session.receive(message, from: self)
      }
    }
    silence.endWork()
    return try result.get()
  }

  /// The same code back, as the standard asks, unless this is the answer to ours.
  private func answerClose(
    _ close: ByteBuffer, _ outbound: NIOAsyncChannelOutboundWriter<WebSocketFrame>
  ) async throws {
    guard !hasSentClose.withLock({ $0 }) else { return }
    var code = close
    let data = code.readSlice(length: min(2, code.readableBytes)) ?? ByteBuffer()
    try await outbound.write(WebSocketFrame(fin: true, opcode: .connectionClose, data: data))
  }

  private func lose(_ session: PageSession?) async {
    if let session { await sessions.lost(session, link: self) }
  }

  // MARK: Writing

  private func write(
    _ message: ArraySlice<UInt8>, _ outbound: NIOAsyncChannelOutboundWriter<WebSocketFrame>
  ) async throws {
    counters.update { $0.messagesOut += 1 }
    counters.update { $0.bytesOut += message.count }
    try await outbound.write(WebSocketFrame(fin: true, opcode: .binary, data: ByteBuffer(bytes: message)))
  }

  private func carryOut(
    _ outbound: NIOAsyncChannelOutboundWriter<WebSocketFrame>, closing channel: any NIOCore.Channel
  ) async throws {
    for await command in commands {
      switch command {
      case .wake:
        var message = MessageWriter()
        MessageHead().write(to: &message)
        message.write(.wake)
        // A page that is gone ends the reading, after all that it has said.
        try? await write(message.bytes, outbound)
      case .close(let code, let reason):
        var data = ByteBuffer()
        data.writeInteger(code.rawValue)
        // A control frame holds 125 bytes, two of them the code.
        data.writeBytes(reason.utf8.prefix(123))
        // A page that does not read must not hold the end up.
        let end = time.schedule(after: limits.closeTimeout, on: channel.eventLoop) { channel.close(promise: nil) }
        defer { end.cancel() }
        hasSentClose.withLock { $0 = true }
        try await outbound.write(WebSocketFrame(fin: true, opcode: .connectionClose, data: data))
        try await time.wait(limits.closeTimeout)
        return
      }
    }
  }

  /// Has the channel's loop end the connection of a page that says nothing. Says why without waiting: a dead peer would
  /// hold the write up.
  private func watch(_ channel: any NIOCore.Channel) async throws {
    let (silence, limits, time) = (silence, limits, time)
    try await channel.eventLoop.submit {
      let pipeline = channel.pipeline.syncOperations
      let pulse = PulseHandler(silence: silence, time: time) { [weak self] verdict in
        self?.close(after: verdict)
        _ = time.schedule(after: limits.closeTimeout, on: channel.eventLoop) { channel.close(promise: nil) }
      }
      try pipeline.addHandler(pulse, position: .after(pipeline.handler(type: FrameHandler.self)))
    }.get()
  }

  private func close(after verdict: SilenceWatch.Verdict) {
    if verdict == .noHello {
      close(.protocolError, "No hello came within \(limits.handshakeTimeout) seconds.")
    } else {
      close(.silent, "Nothing was heard of the page for \(limits.silenceTimeout) seconds.")
    }
  }
}
#endif
