#if BrowserHost
import NIOCore
import NIOHTTP1
import NIOPosix
import NIOWebSocket
import PageProtocol

/// Listens, and serves connections until its task is cancelled.
struct PageServer: Sendable {
  /// The kind of a connection, once it is known.
  enum Negotiated: Sendable {
    case page(PageConnection.Channel, PeerAddress, ConnectionGate.Place)
    case files(FileConnection.Channel)
  }

  typealias Listener = NIOAsyncChannel<EventLoopFuture<Negotiated>, Never>

  let listener: Listener
  let responder: FileResponder
  let limits: BrowserHostLimits
  let counters: ServerCounters

  /// The port that is listened on; 0 for a socket of the file system.
  static func port(of listener: Listener) -> Int { listener.channel.localAddress?.port ?? 0 }

  /// Binds the port. `policy` is asked for when the first connection comes, because the port may be any.
  static func listen(
    _ configuration: BrowserHostConfiguration, time: any ServerTime, counters: ServerCounters,
    policy: @escaping @Sendable (_ port: Int) -> RequestPolicy
  ) async throws(BrowserHostError) -> Listener {
    let limits = configuration.limits
    let gate = ConnectionGate(limits: limits, counters: counters)
    let memory = FreedMemory()
    let bootstrap = ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
      .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
    do {
      if let path = configuration.socketPath {
        return try await bootstrap.bind(unixDomainSocketPath: path) { channel in
          channel.eventLoop.makeCompletedFuture {
            try accept(channel, limits: limits, time: time, gate: gate, memory: memory, policy: policy)
          }
        }
      }
      return
        try await bootstrap
        .childChannelOption(.tcpOption(.tcp_nodelay), value: 1)
        .bind(host: configuration.host, port: configuration.port) { channel in
          channel.eventLoop.makeCompletedFuture {
            try accept(channel, limits: limits, time: time, gate: gate, memory: memory, policy: policy)
          }
        }
    } catch {
      throw BrowserHostError(error, host: configuration.host, port: configuration.port)
    }
  }

  private static func accept(
    _ channel: any Channel, limits: BrowserHostLimits, time: any ServerTime, gate: ConnectionGate, memory: FreedMemory,
    policy: @escaping @Sendable (Int) -> RequestPolicy
  ) throws -> EventLoopFuture<Negotiated> {
    let policy = policy(channel.localAddress?.port ?? 0)
    let other = PeerAddress(of: channel)
    // Of those who come through a proxy all have its address, and of those on this machine all have this one.
    guard let place = gate.admit(channel, from: policy.proxies.contains(other) ? nil : other.counted) else {
      // Not yet active, it cannot be closed before this turn of its loop ends.
      channel.eventLoop.execute { channel.close(promise: nil) }
      return channel.eventLoop.makeFailedFuture(ChannelError.ioOnClosedChannel)
    }
    let deadline = RequestDeadline(limits: limits, time: time, place: place, memory: memory)
    try channel.syncOptions?.setOption(.maxMessagesPerRead, value: 1)
    try channel.syncOptions?.setOption(
      .recvAllocator, value: FixedSizeRecvByteBufferAllocator(capacity: RequestDeadline.readingStep))
    try channel.pipeline.syncOperations.addHandler(deadline, name: "deadline")
    let upgrader = NIOTypedWebSocketServerUpgrader<Negotiated>(
      maxFrameSize: limits.messageBytes,
      enableAutomaticErrorHandling: false,
      shouldUpgrade: { channel, request in
        let isSocket = RequestPolicy.path(of: request.uri) == BrowserProtocol.socketPath
        let refusal = policy.socketRefusal(uri: request.uri, headers: request.headers)
        return channel.eventLoop.makeSucceededFuture(isSocket && refusal == nil ? HTTPHeaders() : nil)
      },
      upgradePipelineHandler: { channel, request in
        channel.eventLoop.makeCompletedFuture {
          let pipeline = channel.pipeline.syncOperations
          pipeline.removeHandler(name: "deadline", promise: nil)
          try channel.syncOptions?.setOption(.recvAllocator, value: AdaptiveRecvByteBufferAllocator())
          // The answer to the upgrade has been written, and a hello has not come.
          place.move(to: .silent)
          try pipeline.addHandler(FrameHandler(limits: limits))
          let peer = PeerAddress(of: other, headers: request.headers, proxies: policy.proxies)
          return .page(try PageConnection.Channel(wrappingChannelSynchronously: channel), peer, place)
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
    try channel.pipeline.syncOperations.addHandler(ErrorCloser(time: time))
    return result
  }

  /// Serves until the task is cancelled. A connection that fails takes nothing else with it.
  func run(
    servePage: @escaping @Sendable (PageConnection.Channel, PeerAddress, ConnectionGate.Place) async throws -> Void
  ) async throws {
    try await listener.executeThenClose { inbound in
      try await withThrowingDiscardingTaskGroup { group in
        for try await negotiation in inbound {
          group.addTask {
            // Whatever goes wrong with a peer is its own affair.
            try? await serve(negotiation, servePage)
          }
        }
      }
    }
  }

  private func serve(
    _ negotiation: EventLoopFuture<Negotiated>,
    _ servePage: (PageConnection.Channel, PeerAddress, ConnectionGate.Place) async throws -> Void
  ) async throws {
    switch try await negotiation.get() {
    case .files(let channel):
      try await FileConnection(responder: responder, limits: limits, counters: counters).serve(channel)
    case .page(let channel, let peer, let place):
      counters.update { $0.openPages += 1 }
      defer { counters.update { $0.openPages -= 1 } }
      try await servePage(channel, peer, place)
    }
  }
}
#endif
