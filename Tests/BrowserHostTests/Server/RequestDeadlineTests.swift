#if BrowserHost
import NIOCore
import NIOEmbedded
import Synchronization
import Testing

@testable import BrowserHost

@Suite("When a connection without a page is closed")
struct RequestDeadlineTests {
  /// A time that a test moves by itself, on its own thread.
  private final class SteppedTime: ServerTime {
    private struct State {
      var now = 0.0
      var count = 0
      var alarms: [Int: (due: Double, ring: @Sendable () -> Void)] = [:]
    }

    private let state = Mutex(State())

    var now: Double { state.withLock { $0.now } }

    func schedule(after seconds: Double, on loop: any EventLoop, _ work: @escaping @Sendable () -> Void) -> ServerAlarm
    {
      let number = state.withLock { state in
        state.count += 1
        state.alarms[state.count] = (state.now + seconds, work)
        return state.count
      }
      return ServerAlarm { [self] in state.withLock { $0.alarms[number] = nil } }
    }

    func wait(_ seconds: Double) async throws {}

    func pass(_ seconds: Double) {
      let due = state.withLock { state in
        state.now += seconds
        let due = state.alarms.filter { $0.value.due <= state.now }.sorted { $0.key < $1.key }
        for (number, _) in due { state.alarms[number] = nil }
        return due.map(\.value.ring)
      }
      for ring in due { ring() }
    }
  }

  private struct Stage {
    let time = SteppedTime()
    let channel: EmbeddedChannel

    init() throws {
      var limits = BrowserHostLimits()
      limits.handshakeTimeout = 10
      limits.idleTimeout = 30
      channel = EmbeddedChannel()
      let gate = ConnectionGate(limits: limits, counters: ServerCounters())
      let place = try #require(gate.admit(channel, from: nil))
      let deadline = RequestDeadline(limits: limits, time: time, place: place, memory: FreedMemory())
      try channel.pipeline.syncOperations.addHandler(deadline)
      try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).wait()
    }

    func ask() throws { _ = try channel.writeInbound(ByteBuffer(string: "GET / HTTP/1.1\r\nHost: a\r\n\r\n")) }

    /// Writes an answer; the other end takes it when it is flushed.
    func answer() { channel.write(ByteBuffer(string: "HTTP/1.1 200 OK\r\n\r\n"), promise: nil) }

    /// Nothing is left to be done, as such channels want it.
    func end() throws {
      channel.flush()
      _ = try channel.finish(acceptAlreadyClosed: true)
    }
  }

  @Test func `a request that does not become complete is closed in time, whatever trickles in`() throws {
    let stage = try Stage()
    stage.time.pass(6)
    try stage.ask()
    stage.time.pass(3)
    #expect(stage.channel.isActive)
    stage.time.pass(1)
    #expect(!stage.channel.isActive)
    try stage.end()
  }

  @Test func `a connection idles from the moment at which its answer was taken`() throws {
    let stage = try Stage()
    try stage.ask()
    stage.answer()
    stage.time.pass(20)
    stage.channel.flush()
    stage.time.pass(29)
    #expect(stage.channel.isActive)
    stage.time.pass(1)
    #expect(!stage.channel.isActive)
    try stage.end()
  }

  @Test func `one that asks on and on and takes no answer is closed when the first has waited for the whole time`()
    throws
  {
    let stage = try Stage()
    try stage.ask()
    stage.answer()
    for _ in 0..<2 {
      stage.time.pass(10)
      try stage.ask()
      stage.answer()
    }
    stage.time.pass(9)
    #expect(stage.channel.isActive)
    stage.time.pass(1)
    #expect(!stage.channel.isActive)
    try stage.end()
  }

  @Test func `one that takes its answers may ask on and on`() throws {
    let stage = try Stage()
    for _ in 0..<5 {
      try stage.ask()
      stage.answer()
      stage.channel.flush()
      stage.time.pass(25)
      #expect(stage.channel.isActive)
    }
    try stage.end()
  }
}
#endif
