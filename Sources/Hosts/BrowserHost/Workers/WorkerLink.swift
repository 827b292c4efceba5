#if BrowserHost
import NIOCore
import NIOHTTP1
import NIOPosix
import NIOWebSocket

/// Connects to a process that shows pages, as a page does.
enum WorkerLink {
  typealias Channel = NIOAsyncChannel<WebSocketFrame, WebSocketFrame>

  /// The largest message of a process: a snapshot with all its pictures.
  private static let largestMessage = 1 << 30
  /// Seconds between two tries to connect to a process that has just been started.
  private static let pause = 0.01

  /// Connects to a process, which may have been started just now and not listen yet. Nil when it has ended, or does not
  /// listen for so many seconds.
  static func open(_ worker: Worker, timeout: Double) async throws -> Channel? {
    var rest = timeout
    while worker.isRunning, rest > 0 {
      if let channel = try? await connect(worker.socketPath) { return channel }
      try await Task.sleep(for: .seconds(pause))
      rest -= pause
    }
    return nil
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
