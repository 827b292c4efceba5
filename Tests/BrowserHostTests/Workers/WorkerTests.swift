#if BrowserHost
import Foundation
import NIOCore
import OpenCollectionView
import Testing

@testable import BrowserHost

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
    return builder.buffer
  }

  private func tick(_ lastApplied: UInt32) -> ByteBuffer {
    var builder = PageMessageBuilder()
    builder.tick(lastApplied: lastApplied, time: 999)
    return builder.buffer
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
  private func start(pages: Int) async throws -> BrowserServer {
    var configuration = BrowserHostConfiguration(port: 0, title: "Test")
    configuration.pagesPerProcess = pages
    // Processes may take long to start where much else is going on, and the pages of these tests say nothing meanwhile.
    configuration.limits.silenceTimeout = 600
    configuration.workerCommand = [try #require(Self.program)]
    return try await BrowserHost(configuration: configuration).start(application: UIApplication(delegateClass: nil))
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
      let session = try #require(SessionIdentifier(ofWelcome: welcome))
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
          #expect(SessionIdentifier(ofWelcome: welcome) != session)
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
        return SessionIdentifier(ofWelcome: try #require(try await message(&client)))
      }
      #expect(session != nil)
      if let asked { #expect(session == asked) }
    }
    #expect(await server.processes.values.reduce(0, +) == 1)
    await server.stop()
    #expect(await server.processes.isEmpty)
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
      _ = try Worker(number: 1, command: ["/nowhere/at/all"], folder: URL(fileURLWithPath: "/tmp"), silenceTimeout: 15)
      {}
    }
  }
}
#endif
