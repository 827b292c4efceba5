#if BrowserHost
import NIOCore
import NIOHTTP1
import NIOPosix
import NIOWebSocket

extension Connection {
  /// The largest message taken from the browser: our choice, far above a full-page screenshot at three pixels a point.
  private static let largestMessage = 256 << 20

  /// Connects to a browser's DevTools address on this machine.
  static func open(port: Int, path: String, timeout: Double) async throws -> Connection {
    let host = "127.0.0.1"
    let upgraded: EventLoopFuture<Connection?> = try await ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
      .connectTimeout(.nanoseconds(Int64(timeout * 1e9)))
      .connect(host: host, port: port) { channel in
        channel.eventLoop.makeCompletedFuture {
          let upgrader = NIOTypedWebSocketClientUpgrader<Connection?>(maxFrameSize: largestMessage) { channel, _ in
            channel.eventLoop.makeCompletedFuture {
              let connection = Connection(channel: channel)
              try channel.pipeline.syncOperations.addHandlers([
                NIOWebSocketFrameAggregator(
                  minNonFinalFragmentSize: 0, maxAccumulatedFrameCount: .max, maxAccumulatedFrameSize: largestMessage),
                MessageHandler(connection: connection),
              ])
              return connection
            }
          }
          // Chromium answers only requests whose Host is an address or localhost.
          let request = HTTPRequestHead(
            version: .http1_1, method: .GET, uri: path, headers: ["Host": "\(host):\(port)", "Content-Length": "0"])
          return try channel.pipeline.syncOperations.configureUpgradableHTTPClientPipeline(
            configuration: .init(
              upgradeConfiguration: NIOTypedHTTPClientUpgradeConfiguration(
                upgradeRequestHead: request,
                upgraders: [upgrader],
                notUpgradingCompletionHandler: { $0.eventLoop.makeSucceededFuture(nil) })))
        }
      }
    guard let connection = try await upgraded.get() else {
      throw DevToolsError.launchFailed(
        reason: "its DevTools address ws://\(host):\(port)\(path) is no WebSocket", log: "")
    }
    return connection
  }
}
#endif
