#if BrowserHost
import NIOCore
import NIOHTTP1
import NIOPosix
import NIOWebSocket

/// Listens, and serves connections until its task is cancelled.
struct PageServer: Sendable {
  /// What a connection turned out to be.
  enum Negotiated: Sendable {
    case page(PageConnection.Channel)
    case files(FileConnection.Channel)
  }

  typealias Listener = NIOAsyncChannel<EventLoopFuture<Negotiated>, Never>

  let listener: Listener
  let responder: FileResponder
  let limits: BrowserHostLimits
  let counters: ServerCounters

  /// The port that is listened on.
  static func port(of listener: Listener) -> Int { listener.channel.localAddress?.port ?? 0 }

  /// Binds the port. `policy` is asked for when the first connection comes, because the port may be any.
  static func listen(
    _ configuration: BrowserHostConfiguration, counters: ServerCounters, token: AccessToken?
  ) async throws(BrowserHostError) -> Listener {
    let limits = configuration.limits
    let host = configuration.host
    let isLoopback = configuration.isLoopback
    do {
      return try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
        .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
        .childChannelOption(.tcpOption(.tcp_nodelay), value: 1)
        .bind(host: host, port: configuration.port) { channel in
          channel.eventLoop.makeCompletedFuture {
            try accept(channel, limits: limits, counters: counters) { port in
              RequestPolicy(port: port, host: host, isLoopback: isLoopback, token: token)
            }
          }
        }
    } catch {
      throw BrowserHostError(error, host: host, port: configuration.port)
    }
  }

  private static func accept(
    _ channel: any Channel, limits: BrowserHostLimits, counters: ServerCounters,
    policy: @escaping @Sendable (Int) -> RequestPolicy
  ) throws -> EventLoopFuture<Negotiated> {
    guard counters.open(limit: limits.connections) else {
      // Not yet active, it cannot be closed before this turn of its loop ends.
      channel.eventLoop.execute { channel.close(promise: nil) }
      return channel.eventLoop.makeFailedFuture(ChannelError.ioOnClosedChannel)
    }
    channel.closeFuture.whenComplete { _ in counters.update { $0.openConnections -= 1 } }
    try channel.pipeline.syncOperations.addHandler(RequestDeadline(limits: limits), name: "deadline")
    let upgrader = NIOTypedWebSocketServerUpgrader<Negotiated>(
      maxFrameSize: limits.messageBytes,
      shouldUpgrade: { channel, request in
        let isSocket = RequestPolicy.path(of: request.uri) == BrowserProtocol.socketPath
        let refusal = policy(channel.localAddress?.port ?? 0).socketRefusal(uri: request.uri, headers: request.headers)
        return channel.eventLoop.makeSucceededFuture(isSocket && refusal == nil ? HTTPHeaders() : nil)
      },
      upgradePipelineHandler: { channel, _ in
        channel.eventLoop.makeCompletedFuture {
          let pipeline = channel.pipeline.syncOperations
          pipeline.removeHandler(name: "deadline", promise: nil)
          try pipeline.addHandler(
            NIOWebSocketFrameAggregator(
              minNonFinalFragmentSize: 1, maxAccumulatedFrameCount: 64, maxAccumulatedFrameSize: limits.messageBytes))
          return .page(try PageConnection.Channel(wrappingChannelSynchronously: channel))
        }
      })
    var configuration = NIOUpgradableHTTPServerPipelineConfiguration(
      upgradeConfiguration: NIOTypedHTTPServerUpgradeConfiguration(
        upgraders: [upgrader],
        notUpgradingCompletionHandler: { channel in
          channel.eventLoop.makeCompletedFuture {
            try channel.pipeline.syncOperations.addHandler(ResponsePartHandler())
            return .files(try FileConnection.Channel(wrappingChannelSynchronously: channel))
          }
        }))
    configuration.decoderConfiguration.maxHeaderFieldSize = limits.headerBytes
    configuration.decoderConfiguration.maxHeaderListSize = limits.headerBytes
    configuration.decoderConfiguration.maxHeaderFieldCount = limits.headerFields
    let result = try channel.pipeline.syncOperations.configureUpgradableHTTPServerPipeline(
      configuration: configuration)
    try channel.pipeline.syncOperations.addHandler(ErrorCloser())
    return result
  }

  /// Serves until the task is cancelled. A connection that fails takes nothing else with it.
  func run(makePage: @escaping @Sendable () -> PageConnection) async throws {
    try await listener.executeThenClose { inbound in
      try await withThrowingDiscardingTaskGroup { group in
        for try await negotiation in inbound {
          group.addTask {
            // Whatever goes wrong with a peer is its own affair.
            try? await serve(negotiation, makePage: makePage)
          }
        }
      }
    }
  }

  private func serve(
    _ negotiation: EventLoopFuture<Negotiated>, makePage: @Sendable () -> PageConnection
  ) async throws {
    switch try await negotiation.get() {
    case .files(let channel):
      try await FileConnection(responder: responder, limits: limits, counters: counters).serve(channel)
    case .page(let channel):
      try await makePage().serve(channel)
    }
  }
}
#endif
