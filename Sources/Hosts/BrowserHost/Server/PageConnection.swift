#if BrowserHost
import NIOCore
import NIOWebSocket
import Synchronization

/// The web socket of one page.
///
/// A message is decoded here and handed to the main actor once. Its answer is written out before the next message is
/// read, so a page that does not read is not read from, and nothing piles up.
final class PageConnection: PageLink {
  typealias Channel = NIOAsyncChannel<WebSocketFrame, WebSocketFrame>

  private enum Command: Sendable {
    case wake
    case close(BrowserProtocol.CloseCode, String)
  }

  private let limits: BrowserHostLimits
  private let counters: ServerCounters
  private let sessions: PageSessions
  private let clock = HostClock(startingAt: 0)
  private let lastHeard = Mutex(0.0)
  private let isGreeted = Mutex(false)
  private let hasSentClose = Mutex(false)
  private let commands: AsyncStream<Command>
  private let command: AsyncStream<Command>.Continuation

  init(limits: BrowserHostLimits, counters: ServerCounters, sessions: PageSessions) {
    self.limits = limits
    self.counters = counters
    self.sessions = sessions
    // A session sends one wake a rest and one close, so the bound is never met.
    (commands, command) = AsyncStream.makeStream(bufferingPolicy: .bufferingOldest(16))
  }

  func wake() { command.yield(.wake) }

  func close(_ code: BrowserProtocol.CloseCode, _ reason: String) { command.yield(.close(code, reason)) }

  func serve(_ channel: Channel) async throws {
    counters.update { $0.openPages += 1 }
    defer { counters.update { $0.openPages -= 1 } }
    try await channel.executeThenClose { inbound, outbound in
      try await withThrowingTaskGroup(of: Void.self) { group in
        group.addTask { try await self.carryOut(outbound, closing: channel.channel) }
        group.addTask { try await self.ping(outbound) }
        group.addTask { try await self.watch(channel.channel) }
        group.addTask { try await self.read(inbound, outbound) }
        // Whichever ends first, by the peer's close or by an error, ends the connection.
        defer { group.cancelAll() }
        try await group.next()
      }
    }
  }

  // MARK: Reading

  private func read(
    _ inbound: NIOAsyncChannelInboundStream<WebSocketFrame>, _ outbound: NIOAsyncChannelOutboundWriter<WebSocketFrame>
  ) async throws {
    var session: PageSession?
    var isRefused = false
    var messages = TokenBucket(rate: limits.messagesPerSecond, now: clock.now)
    var bytes = TokenBucket(rate: limits.bytesPerSecond, now: clock.now)
    let refuse = { (code: BrowserProtocol.CloseCode, reason: String) in
      isRefused = true
      self.counters.update { $0.pagesClosedForCause += 1 }
      self.close(code, reason)
    }
    do {
      for try await frame in inbound {
        let now = clock.now
        lastHeard.withLock { $0 = now }
        // After a refusal only the peer's answer to our close is waited for.
        if isRefused, frame.opcode != .connectionClose { continue }
        guard frame.maskKey != nil else {
          refuse(.protocolError, "Frames from a page must be masked.")
          continue
        }
        guard messages.take(1, now: now), bytes.take(frame.length, now: now) else {
          refuse(.policy, "The page sends more than the host takes.")
          continue
        }
        switch frame.opcode {
        case .binary:
          counters.update { $0.messagesIn += 1 }
          counters.update { $0.bytesIn += frame.length }
          do throws(PageMessageError) {
            let message = try PageMessage(decoding: frame.unmaskedData, limits: limits)
            if let answer = try await take(message, &session) { try? await write(answer, outbound) }
            if session == nil { isRefused = true }
          } catch {
            refuse(error.closeCode, error.description)
          }
        case .ping:
          try await outbound.write(WebSocketFrame(fin: true, opcode: .pong, data: frame.unmaskedData))
        case .pong:
          break
        case .connectionClose:
          // The same code back, as the standard asks, unless this is the answer to ours.
          if !hasSentClose.withLock({ $0 }) {
            var code = frame.unmaskedData
            let data = code.readSlice(length: min(2, code.readableBytes)) ?? ByteBuffer()
            try? await outbound.write(WebSocketFrame(fin: true, opcode: .connectionClose, data: data))
          }
          await lose(session)
          return
        default:
          refuse(.notBinary, "Messages must be binary.")
        }
      }
    } catch {
      await lose(session)
      throw error
    }
    await lose(session)
  }

  private func take(
    _ message: PageMessage, _ session: inout PageSession?
  ) async throws(PageMessageError) -> ByteBuffer? {
    if let session { return try await session.receive(message, from: self) }
    guard case .hello(let hello)? = message.records.first else { throw .helloExpected }
    guard let (opened, answer) = await sessions.open(hello, sentAt: message.sentAt, link: self) else {
      close(.full, "As many pages are open as this program shows: close one of them.")
      return nil
    }
    session = opened
    isGreeted.withLock { $0 = true }
    return answer
  }

  private func lose(_ session: PageSession?) async {
    if let session { await sessions.lost(session, link: self) }
  }

  // MARK: Writing

  private func write(_ message: ByteBuffer, _ outbound: NIOAsyncChannelOutboundWriter<WebSocketFrame>) async throws {
    counters.update { $0.messagesOut += 1 }
    counters.update { $0.bytesOut += message.readableBytes }
    try await outbound.write(WebSocketFrame(fin: true, opcode: .binary, data: message))
  }

  private func carryOut(
    _ outbound: NIOAsyncChannelOutboundWriter<WebSocketFrame>, closing channel: any NIOCore.Channel
  ) async throws {
    for await command in commands {
      switch command {
      case .wake:
        var message = ByteBuffer()
        MessageHead().write(to: &message)
        message.write(.wake)
        try await write(message, outbound)
      case .close(let code, let reason):
        var data = ByteBuffer()
        data.writeInteger(code.rawValue)
        // A control frame holds 125 bytes, two of them the code.
        data.writeBytes(reason.utf8.prefix(123))
        // A page that does not read must not hold the end up.
        let end = channel.eventLoop.scheduleTask(in: .milliseconds(Int64(limits.closeTimeout * 1000))) {
          channel.close(promise: nil)
        }
        defer { end.cancel() }
        hasSentClose.withLock { $0 = true }
        try await outbound.write(WebSocketFrame(fin: true, opcode: .connectionClose, data: data))
        try await Task.sleep(for: .seconds(limits.closeTimeout))
        return
      }
    }
  }

  private func ping(_ outbound: NIOAsyncChannelOutboundWriter<WebSocketFrame>) async throws {
    while true {
      try await Task.sleep(for: .seconds(limits.heartbeatInterval))
      try await outbound.write(WebSocketFrame(fin: true, opcode: .ping, data: ByteBuffer()))
    }
  }

  /// Ends the connection of a page that says nothing. Writes nothing itself: a dead peer would hold the write up.
  private func watch(_ channel: any NIOCore.Channel) async throws {
    let greetingDeadline = limits.handshakeTimeout
    while true {
      let isGreeted = isGreeted.withLock { $0 }
      let deadline = isGreeted ? lastHeard.withLock { $0 } + limits.silenceTimeout : greetingDeadline
      let rest = deadline - clock.now
      if rest <= 0 {
        channel.close(promise: nil)
        return
      }
      try await Task.sleep(for: .seconds(min(rest, greetingDeadline, limits.silenceTimeout)))
    }
  }
}
#endif
