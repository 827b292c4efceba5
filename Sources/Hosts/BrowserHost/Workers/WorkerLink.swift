#if BrowserHost
import NIOCore
import NIOHTTP1
import NIOPosix
import NIOWebSocket
import PageProtocol

/// Connects to a process that shows pages, as a page does.
enum WorkerLink {
  typealias Channel = NIOAsyncChannel<WebSocketFrame, WebSocketFrame>

  /// The largest message of a process: a snapshot with all its pictures.
  private static let largestMessage = 1 << 30
  /// Seconds between two tries to connect to a process that has just been started.
  private static let pause = 0.01

  /// Connects to a process, which may have been started just now and not listen yet. Nil when it has ended, does not
  /// listen for so many seconds, or is not asked for any longer.
  static func open(
    _ worker: Worker, timeout: Double, while isWanted: @Sendable () -> Bool
  ) async throws -> Channel? {
    var rest = timeout
    while worker.isRunning, rest > 0, isWanted() {
      if let channel = try? await connect(worker.socketPath) { return channel }
      try await Task.sleep(for: .seconds(pause))
      rest -= pause
    }
    return nil
  }

  /// Asks a process whether it gets to work; true as soon as it says so. False when the connection ends before that, as it
  /// does where the process has ended.
  static func answersPulse(_ path: String) async -> Bool {
    let question = "GET \(BrowserProtocol.pulsePath) HTTP/1.1\r\nHost: worker\r\nConnection: close\r\n\r\n"
    do {
      let channel = try await ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
        .connect(unixDomainSocketPath: path) { channel in
          channel.eventLoop.makeCompletedFuture {
            try NIOAsyncChannel<ByteBuffer, ByteBuffer>(wrappingChannelSynchronously: channel)
          }
        }
      return try await channel.executeThenClose { inbound, outbound in
        try await outbound.write(ByteBuffer(string: question))
        for try await answer in inbound { return answer.readableBytes > 0 }
        return false
      }
    } catch {
      // It does not listen yet, or any more.
      try? await Task.sleep(for: .seconds(pause))
      return false
    }
  }

  private static func connect(_ path: String) async throws -> Channel? {
    let upgraded: EventLoopFuture<Channel?> = try await ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
      .connect(unixDomainSocketPath: path) { channel in
        channel.eventLoop.makeCompletedFuture {
          let upgrader = NIOTypedWebSocketClientUpgrader<Channel?>(maxFrameSize: largestMessage) { channel, _ in
            channel.eventLoop.makeCompletedFuture { try Channel(wrappingChannelSynchronously: channel) }
          }
          let request = HTTPRequestHead(
            version: .http1_1, method: .GET, uri: BrowserProtocol.socketPath,
            headers: ["Host": "worker", "Origin": "http://worker", "Content-Length": "0"])
          return try channel.pipeline.syncOperations.configureUpgradableHTTPClientPipeline(
            configuration: .init(
              upgradeConfiguration: NIOTypedHTTPClientUpgradeConfiguration(
                upgradeRequestHead: request, upgraders: [upgrader],
                notUpgradingCompletionHandler: { $0.eventLoop.makeSucceededFuture(nil) })))
        }
      }
    return try await upgraded.get()
  }
}
#endif
