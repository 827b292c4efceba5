#if BrowserHost
import NIOCore
import NIOWebSocket
import PageProtocol
import Synchronization

/// Passes the frames of one page on to the process that shows it, and back.
///
/// The process does what a program without processes of its own does; only what it cannot do once it has stopped is done
/// here: saying so to the page.
final class PageRelay: Sendable {
  typealias Outbound = NIOAsyncChannelOutboundWriter<WebSocketFrame>

  private let limits: BrowserHostLimits
  private let time: any ServerTime
  private let counters: ServerCounters
  private let pool: WorkerPool
  private let peer: PeerAddress
  private let place: ConnectionGate.Place

  init(
    limits: BrowserHostLimits, time: any ServerTime, counters: ServerCounters, pool: WorkerPool, peer: PeerAddress,
    place: ConnectionGate.Place
  ) {
    self.limits = limits
    self.time = time
    self.counters = counters
    self.pool = pool
    self.peer = peer
    self.place = place
  }

  func serve(_ channel: PageConnection.Channel) async throws {
    let greeting = end(channel.channel, after: limits.handshakeTimeout)
    defer { greeting.cancel() }
    try await channel.executeThenClose { inbound, outbound in
      var frames = inbound.makeAsyncIterator()
      guard let hello = try await hello(&frames, outbound) else { return }
      greeting.cancel()
      guard let lease = await lease(hello.session, left: hello.left, while: channel.channel) else {
        return try await close(.full, "As many pages are open, or are being opened, as this program shows.", outbound)
      }
      place.move(to: .page)
      counters.update { $0.sessions += 1 }
      do {
        // It may hang already, so that nothing ever comes of connecting to it.
        lease.worker.pulse.note()
        let isThere: @Sendable () -> Bool = { channel.channel.isActive }
        if let worker = try await WorkerLink.open(
          lease.worker, timeout: limits.handshakeTimeout, while: isThere)
        {
          try await relay(
            hello.message, isVisible: hello.isVisible, &frames, outbound, worker, channel.channel, lease)
        } else if isThere() {
          await pool.doesNotListen(lease)
          try await close(.programStopped, Self.sentence(for: lease.worker), outbound)
        }
      } catch {
        await pool.leave(lease)
        throw error
      }
      await pool.leave(lease)
    }
  }

  private static let stopped = "The program behind this page has stopped. The page begins anew."
  private static let hung = "The program behind this page does not answer any more. The page begins anew."

  private static func sentence(for worker: Worker) -> String { worker.hangs.value ? hung : stopped }

  /// A place for the page, unless it is gone before there is one.
  private func lease(
    _ session: SessionIdentifier?, left: SessionIdentifier?, while page: any Channel
  ) async -> WorkerPool.Lease? {
    let asking = Task { try await pool.lease(session, left: left, from: peer.counted) }
    page.closeFuture.whenComplete { _ in asking.cancel() }
    return try? await asking.value
  }

  /// Waits for the first message, which says what the page is; nil when it says something else, or nothing.
  private func hello(
    _ frames: inout NIOAsyncChannelInboundStream<PageFrame>.AsyncIterator, _ outbound: Outbound
  ) async throws
    -> (message: ByteBuffer, session: SessionIdentifier?, left: SessionIdentifier?, isVisible: Bool)?
  {
    while let frame = try await frames.next() {
      switch frame {
      case .message(let data, _):
        do throws(PageMessageError) {
          let message = try PageMessage(decoding: Array(buffer: data), limits: limits.page)
          guard case .hello(let hello)? = message.records.first else { throw .helloExpected }
          return (data, hello.session, hello.left, hello.isVisible)
        } catch {
          try await close(error.closeCode, error.description, outbound)
          return nil
        }
      case .ping(let data): try await outbound.write(WebSocketFrame(fin: true, opcode: .pong, data: data))
      case .pong: break
      case .refused(let code, let sentence):
        try await close(code, sentence, outbound)
        return nil
      case .close: return nil
      }
    }
    return nil
  }

  /// Passes on until one side ends. The page is read here, the process in a task of its own; when that ends the page's
  /// connection is closed, so that this ends too.
  private func relay(
    _ hello: ByteBuffer, isVisible: Bool, _ frames: inout NIOAsyncChannelInboundStream<PageFrame>.AsyncIterator,
    _ outbound: Outbound, _ worker: WorkerLink.Channel, _ page: any Channel, _ lease: WorkerPool.Lease
  ) async throws {
    // A page that takes nothing holds up what is passed back: the end of its process does not wait for it.
    worker.channel.closeFuture.whenComplete { _ in _ = self.end(page, after: 2 * self.limits.closeTimeout) }
    try await worker.executeThenClose { fromWorker, toWorker in
      try await withThrowingTaskGroup(of: Void.self) { group in
        group.addTask {
          try? await self.passBack(fromWorker, isVisible: isVisible, outbound, lease)
          page.close(promise: nil)
        }
        defer { group.cancelAll() }
        var hasShown = !lease.waitsForFrame
        try await toWorker.write(Self.frame(.binary, hello))
        while let frame = try await frames.next() {
          counters.update {
            $0.messagesIn += 1
            $0.bytesIn += frame.byteCount
          }
          switch frame {
          case .message(let data, _):
            lease.worker.pulse.note()
            if !hasShown, showsFrame(data) {
              hasShown = true
              await pool.showsFrame(lease)
            }
            try await toWorker.write(Self.frame(.binary, data))
          case .ping(let data): try await toWorker.write(Self.frame(.ping, data))
          case .pong: try await toWorker.write(Self.frame(.pong, ByteBuffer()))
          case .close(let data): try await toWorker.write(Self.frame(.connectionClose, data))
          case .refused(let code, let sentence):
            counters.update { $0.pagesClosedForCause += 1 }
            let alarm = end(page, after: 2 * limits.closeTimeout)
            defer { alarm.cancel() }
            return try await close(code, sentence, outbound)
          }
        }
      }
    }
  }

  /// Ends a connection that is still there after some seconds, whether its page takes anything or not.
  private func end(_ page: any Channel, after seconds: Double) -> ServerAlarm {
    time.schedule(after: seconds, on: page.eventLoop) { page.close(promise: nil) }
  }

  /// Tells from a message that the page shows a frame.
  private func showsFrame(_ message: ByteBuffer) -> Bool {
    guard let records = try? PageMessage(decoding: Array(buffer: message), limits: limits.page).records else {
      return false
    }
    return records.contains { if case .tick(let lastApplied, _) = $0 { lastApplied > 0 } else { false } }
  }

  /// Passes on what the process sends, and says so when it ends without having closed.
  private func passBack(
    _ frames: NIOAsyncChannelInboundStream<WebSocketFrame>, isVisible: Bool, _ outbound: Outbound,
    _ lease: WorkerPool.Lease
  ) async throws {
    var isWelcomed = false
    var isClosed = false
    do {
      for try await frame in frames {
        if frame.opcode == .connectionClose { isClosed = true }
        if frame.opcode == .binary {
          if !isWelcomed, let session = SessionIdentifier(ofWelcome: Array(buffer: frame.data)) {
            isWelcomed = true
            await pool.welcome(session, at: lease)
            // A hidden page asks for no frames: others need not wait for its first one.
            if !isVisible { await pool.showsFrame(lease) }
          }
          counters.update {
            $0.messagesOut += 1
            $0.bytesOut += frame.length
          }
        }
        try await outbound.write(WebSocketFrame(fin: true, opcode: frame.opcode, data: frame.data))
      }
    } catch is CancellationError {
      return
    } catch {
      // A process that is killed resets its connections.
    }
    guard !isClosed, !Task.isCancelled else { return }
    if await pool.isStopping {
      try await close(.goingAway, "The server has stopped.", outbound)
    } else {
      try await close(.programStopped, Self.sentence(for: lease.worker), outbound)
    }
  }

  /// Sends a close, and leaves the page a moment to read it: what it still sends would make the system throw it away.
  private func close(_ code: BrowserProtocol.CloseCode, _ sentence: String, _ outbound: Outbound) async throws {
    var data = ByteBuffer()
    data.writeInteger(code.rawValue)
    data.writeBytes(sentence.utf8.prefix(123))
    try await outbound.write(WebSocketFrame(fin: true, opcode: .connectionClose, data: data))
    try? await time.wait(limits.closeTimeout)
  }

  /// A frame as a page sends it. The mask protects proxies between browsers and servers; here are none.
  private static func frame(_ opcode: WebSocketOpcode, _ data: ByteBuffer) -> WebSocketFrame {
    WebSocketFrame(fin: true, opcode: opcode, maskKey: [0, 0, 0, 0], data: data)
  }
}
#endif
