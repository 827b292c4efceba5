#if BrowserHost
import Foundation
import NIOCore
import NIOPosix
import OpenCollectionView
import PageScripts
import TestSupport
import Testing

@testable import BrowserHost
@testable import PageProtocol

/// Runs the example with the grid in processes of its own.
@Suite("Pages in processes of their own", .serialized)
struct WorkerTests {
  /// The example, built beside the tests.
  static let program: String? = {
    let folder =
      Bundle.allBundles.map(\.bundleURL) + [Bundle.main.bundleURL, Bundle.main.executableURL].compactMap { $0 }
    return folder.map { $0.deletingLastPathComponent().appendingPathComponent("HelloGrid").path }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }()

  private func hello(_ session: SessionIdentifier? = nil) -> ByteBuffer {
    var builder = PageMessageBuilder()
    builder.hello(high: session?.high ?? 0, low: session?.low ?? 0)
    return ByteBuffer(bytes: builder.bytes)
  }

  private func tick(_ lastApplied: UInt32) -> ByteBuffer {
    var builder = PageMessageBuilder()
    builder.tick(lastApplied: lastApplied, time: 999)
    return ByteBuffer(bytes: builder.bytes)
  }

  /// The next message, over pings.
  private func message(_ client: inout RawClient) async throws -> ByteBuffer? {
    while let frame = try await client.frame() {
      if frame.opcode == 2 { return frame.data }
      if frame.opcode == 8 { return nil }
    }
    return nil
  }

  @MainActor
  private func start(
    pages: Int, time: any ServerTime = MachineTime(), _ change: (inout BrowserHostLimits) -> Void = { _ in }
  ) async throws -> BrowserServer {
    var configuration = BrowserHostConfiguration(port: 0, title: "Test")
    configuration.pagesPerProcess = pages
    // Processes may take long to start where much else is going on, and the pages of these tests say nothing meanwhile.
    configuration.limits.silenceTimeout = 600
    configuration.limits.hangTimeout = 600
    change(&configuration.limits)
    configuration.workerCommand = [try #require(Self.program)]
    return try await BrowserHost(configuration: configuration)
      .start(application: UIApplication(delegateClass: nil), time: time)
  }

  @Test(.enabled(if: program != nil, "The example HelloGrid has not been built beside the tests."))
  func `a process that is killed costs its own page, which is told and begins anew`() async throws {
    let server = try await start(pages: 1)
    let port = server.port
    let origin = "http://127.0.0.1:\(port)"
    try await RawClient.connect(to: port) { first in
      _ = try await first.upgrade(port: port, origin: origin)
      try await first.send(hello())
      let welcome = try #require(try await message(&first))
      let session = try #require(SessionIdentifier(ofWelcome: Array(buffer: welcome)))
      let victim = try #require(await server.processes.keys.first)
      try await RawClient.connect(to: port) { second in
        _ = try await second.upgrade(port: port, origin: origin)
        try await second.send(hello())
        _ = try #require(try await message(&second))
        #expect(await server.processes.count == 2)

        kill(victim, SIGKILL)
        var last: (opcode: UInt8, data: ByteBuffer)?
        while let frame = try await first.frame() {
          last = frame
          if frame.opcode == 8 { break }
        }
        let close = try #require(last)
        #expect(close.data.getInteger(at: close.data.readerIndex, as: UInt16.self) == 4005)
        #expect(String(buffer: close.data).hasSuffix("The program behind this page has stopped. The page begins anew."))

        try await second.send(tick(1))
        let answer = try #require(try await message(&second))
        #expect(answer.getInteger(at: answer.readerIndex + 1, as: UInt8.self) == 1)

        // That the process is gone may be heard later than that its connection is.
        while await server.processes.keys.contains(victim) { await Task.yield() }
        try await RawClient.connect(to: port) { again in
          _ = try await again.upgrade(port: port, origin: origin)
          try await again.send(hello(session))
          let welcome = try #require(try await message(&again))
          // The page sees that it is another one, and says so.
          #expect(SessionIdentifier(ofWelcome: Array(buffer: welcome)) != session)
        }
      }
    }
    #expect(server.statistics.processesLost == 1)
    #expect(server.statistics.processes == 3)
    await server.stop()
  }

  @Test(.enabled(if: program != nil, "The example HelloGrid has not been built beside the tests."))
  func `a page that comes back finds its scene in its process`() async throws {
    let server = try await start(pages: 2)
    let port = server.port
    let origin = "http://127.0.0.1:\(port)"
    var session: SessionIdentifier?
    for _ in 0..<2 {
      let asked = session
      session = try await RawClient.connect(to: port) { client in
        _ = try await client.upgrade(port: port, origin: origin)
        try await client.send(hello(asked))
        return SessionIdentifier(ofWelcome: Array(buffer: try #require(try await message(&client))))
      }
      #expect(session != nil)
      if let asked { #expect(session == asked) }
    }
    #expect(await server.processes.values.reduce(0, +) == 1)
    await server.stop()
    #expect(await server.processes.isEmpty)
  }

  @Test(.enabled(if: program != nil, "The example HelloGrid has not been built beside the tests."))
  func `a process that hangs is ended, its page is told, and the next page gets another one`() async throws {
    let time = MovedTime()
    let server = try await start(pages: 8, time: time) { $0.hangTimeout = 20 }
    let port = server.port
    let origin = "http://127.0.0.1:\(port)"
    try await RawClient.connect(to: port) { first in
      _ = try await first.upgrade(port: port, origin: origin)
      try await first.send(hello())
      _ = try #require(try await message(&first))
      // The process has answered that it gets to work, and is asked again when something is said to it.
      await time.pass(WorkerPulse.pause)
      let victim = try #require(await server.processes.keys.first)
      kill(victim, SIGSTOP)
      try await first.send(tick(1))
      await time.pass(WorkerPulse.patience)
      await time.pass(20 - WorkerPulse.patience)
      var last: (opcode: UInt8, data: ByteBuffer)?
      while let frame = try await first.frame() {
        last = frame
        if frame.opcode == 8 { break }
      }
      let close = try #require(last)
      #expect(close.data.getInteger(at: close.data.readerIndex, as: UInt16.self) == 4005)
      #expect(
        String(buffer: close.data).hasSuffix(
          "The program behind this page does not answer any more. The page begins anew."))
      #expect(await server.processes[victim] == nil)
      // There was room for seven more in that one.
      try await RawClient.connect(to: port) { second in
        _ = try await second.upgrade(port: port, origin: origin)
        try await second.send(hello())
        #expect(try await message(&second) != nil)
        #expect(await server.processes.count == 1)
      }
    }
    #expect(server.statistics.processesLost == 1)
    await server.stop()
  }

  @Test(.enabled(if: program != nil, "The example HelloGrid has not been built beside the tests."))
  func `pages that say hello and are gone cost no processes`() async throws {
    let server = try await start(pages: 1) { $0.startingProcesses = 2 }
    let port = server.port
    let origin = "http://127.0.0.1:\(port)"
    for _ in 0..<40 {
      try await RawClient.connect(to: port) { client in
        _ = try await client.upgrade(port: port, origin: origin)
        try await client.send(hello())
      }
    }
    try await RawClient.connect(to: port) { client in
      _ = try await client.upgrade(port: port, origin: origin)
      try await client.send(hello())
      #expect(try await message(&client) != nil)
    }
    // Two start at a time, and some pages were there until it was seen that they had gone: without a limit there are 41.
    #expect(server.statistics.processes < 10)
    await server.stop()
  }

  private func pool(startingProcesses: Int, time: any ServerTime) throws -> WorkerPool {
    var configuration = BrowserHostConfiguration(port: 0)
    configuration.pagesPerProcess = 1
    configuration.limits.startingProcesses = startingProcesses
    configuration.workerCommand = [try #require(Self.program)]
    return try WorkerPool(configuration, time: time, counters: ServerCounters())
  }

  @Test(.enabled(if: program != nil, "The example HelloGrid has not been built beside the tests."))
  func `a page waits until another has shown a frame, and costs nothing if it goes before`() async throws {
    let pool = try pool(startingProcesses: 1, time: MovedTime())
    let first = try #require(try await pool.lease(nil, from: nil))
    #expect(first.waitsForFrame)
    let second = Task { try await pool.lease(nil, from: nil) }
    second.cancel()
    #expect(try await second.value.map(\.seat) == nil)
    #expect(await pool.processes.count == 1)
    await pool.showsFrame(first)
    _ = try #require(try await pool.lease(nil, from: nil))
    #expect(await pool.processes.count == 2)
    await pool.stop()
  }

  @Test(.enabled(if: program != nil, "The example HelloGrid has not been built beside the tests."))
  func `a page that shows no frame keeps others waiting for a moment only`() async throws {
    let time = MovedTime()
    let pool = try pool(startingProcesses: 1, time: time)
    _ = try #require(try await pool.lease(nil, from: nil))
    let second = Task { try await pool.lease(nil, from: nil) }
    await time.pass(WorkerPool.framePatience)
    #expect(try await second.value?.waitsForFrame == true)
    #expect(await pool.processes.count == 2)
    await pool.stop()
  }

  @Test(
    .enabled(if: program != nil, "The example HelloGrid has not been built beside the tests."),
    arguments: [SIGTERM, SIGKILL])
  func `the folder of the sockets goes with the program, whatever signal ends it`(number: Int32) async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("signals-\(UUID().uuidString.prefix(8))")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    func contents() throws -> [String] { try FileManager.default.contentsOfDirectory(atPath: folder.path) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: try #require(Self.program))
    process.environment = ProcessInfo.processInfo.environment.merging([
      "PORT": "0", "PAGES_PER_PROCESS": "1", "TMPDIR": folder.path,
    ]) { $1 }
    let output = Pipe()
    process.standardOutput = output
    let (ends, ended) = AsyncStream<Never>.makeStream()
    process.terminationHandler = { _ in ended.finish() }
    try begin(process)
    let line = String(decoding: output.fileHandleForReading.readAvailable(), as: UTF8.self)
    let port = try #require(line.split(separator: ":").last.flatMap { Int($0.prefix { $0.isNumber }) })
    #expect(try contents() == [])
    try await RawClient.connect(to: port) { client in
      _ = try await client.upgrade(port: port, origin: "http://127.0.0.1:\(port)")
      try await client.send(hello())
      _ = try #require(try await message(&client))
      #expect(try contents().count == 1)
      kill(process.processIdentifier, number)
      for await _ in ends {}
    }
    #expect(process.terminationReason == .uncaughtSignal)
    #expect(process.terminationStatus == number)
    // After a signal that nobody hears the processes that showed pages see to it, and they end a moment later.
    while number == SIGKILL, try !contents().isEmpty { await Task.yield() }
    #expect(try contents() == [])
  }

  /// Begins a process that hears signals: it holds back what the thread holds back that begins it.
  private func begin(_ process: Process) throws {
    var (none, former) = (sigset_t(), sigset_t())
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &former)
    defer { pthread_sigmask(SIG_SETMASK, &former, nil) }
    try process.run()
  }

  @MainActor @Test func `a process says that it gets to work only where its main actor does`() async throws {
    var configuration = BrowserHostConfiguration(port: 0)
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("pulse-\(UUID().uuidString.prefix(8))")
      .path
    configuration.socketPath = path
    defer { try? FileManager.default.removeItem(atPath: path) }
    let server = try await BrowserHost(configuration: configuration)
      .start(application: UIApplication(delegateClass: nil))
    let answered = SharedFlag()
    let asking = Task.detached {
      let answer = await WorkerLink.answersPulse(path)
      answered.set()
      return answer
    }
    // While the main actor is held requests for files are answered, many times over.
    hold {
      for _ in 0..<50 where !answered.value { _ = await Self.head(at: path) }
    }
    #expect(!answered.value)
    #expect(await asking.value)
    await server.stop()
  }

  /// Holds the main actor until work elsewhere is done.
  @MainActor private func hold(_ work: @escaping @Sendable () async -> Void) {
    let isDone = DispatchSemaphore(value: 0)
    Task.detached {
      await work()
      isDone.signal()
    }
    isDone.wait()
  }

  /// The first bytes of an answer to a request for a file.
  private static func head(at path: String) async -> String? {
    let channel = try? await ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
      .connect(unixDomainSocketPath: path) { channel in
        channel.eventLoop.makeCompletedFuture {
          try NIOAsyncChannel<ByteBuffer, ByteBuffer>(wrappingChannelSynchronously: channel)
        }
      }
    return try? await channel?.executeThenClose { inbound, outbound -> String in
      try await outbound.write(
        ByteBuffer(string: "HEAD /favicon.svg HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n"))
      for try await bytes in inbound { return String(buffer: bytes) }
      return ""
    }
  }

  @Test func `a process is told where to listen, and shows as many pages as it is for`() throws {
    var own = BrowserHostConfiguration(sessionLimit: 64)
    own.pagesPerProcess = 3
    #expect(WorkerEnvironment.configuration(own, environment: [:]) == nil)
    let worker = try #require(
      WorkerEnvironment.configuration(own, environment: [WorkerEnvironment.socketVariable: "/tmp/1"]))
    #expect(worker.socketPath == "/tmp/1")
    #expect(worker.sessionLimit == 3)
    #expect(worker.pagesPerProcess == nil)
    #expect(worker.limits.silenceTimeout == own.limits.silenceTimeout)
  }

  @Test(arguments: [("600.0", 600.0), ("nan", 15), ("-1", 15), ("", 15)])
  func `a process closes silent pages when its host would`(text: String, seconds: Double) throws {
    let worker = try #require(
      WorkerEnvironment.configuration(
        BrowserHostConfiguration(),
        environment: [WorkerEnvironment.socketVariable: "/tmp/1", WorkerEnvironment.silenceVariable: text]))
    #expect(worker.limits.silenceTimeout == seconds)
  }

  @Test func `a program that cannot be started is told with one sentence`() async throws {
    #expect(throws: BrowserHostError.self) {
      _ = try Worker(
        number: 1, command: ["/nowhere/at/all"], folder: URL(fileURLWithPath: "/tmp"), limits: BrowserHostLimits(),
        time: MachineTime(), fares: { _ in }, ended: {})
    }
  }
}
#endif
