#if BrowserHost
import Foundation
import NIOCore
import OpenCollectionView
import PageScripts
import Testing

@testable import BrowserHost

@Suite("A server on the loopback address", .serialized)
struct ServerTests {
  /// What the servers of these tests go by: nothing is late that is not said to be.
  private let time = MovedTime()

  /// Starts a server on any port, with an application that shows nothing.
  private func withServer(
    _ change: (inout BrowserHostConfiguration) -> Void = { _ in }, _ body: (BrowserServer) async throws -> Void
  ) async throws {
    var configuration = BrowserHostConfiguration(port: 0, title: "Test")
    change(&configuration)
    let server = try await start(configuration)
    do {
      try await body(server)
    } catch {
      await server.stop()
      throw error
    }
    await server.stop()
  }

  @MainActor
  private func start(_ configuration: BrowserHostConfiguration) async throws -> BrowserServer {
    try await BrowserHost(configuration: configuration)
      .start(application: UIApplication(delegateClass: nil), time: time)
  }

  private func closeCode(_ frame: (opcode: UInt8, data: ByteBuffer)?) -> UInt16? {
    frame?.opcode == 8 ? frame?.data.getInteger(at: frame?.data.readerIndex ?? 0) : nil
  }

  private func hello() -> ByteBuffer {
    var builder = PageMessageBuilder()
    builder.hello()
    return ByteBuffer(bytes: builder.bytes)
  }

  @Test func `the address names the port that the system chose`() async throws {
    try await withServer { server in
      #expect(server.port > 0)
      #expect(server.address == "http://127.0.0.1:\(server.port)/")
    }
  }

  @Test func `the page is served`() async throws {
    try await withServer { server in
      let port = server.port
      let answer = try await RawClient.connect(to: port) { client in
        try await client.send("GET / HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nConnection: close\r\n\r\n")
        return try await client.rest()
      }
      #expect(answer.hasPrefix("HTTP/1.1 200 OK\r\n"))
      #expect(answer.contains("<title>Test</title>"))
    }
  }

  @Test func `a head request is answered without the body`() async throws {
    try await withServer { server in
      let port = server.port
      let answer = try await RawClient.connect(to: port) { client in
        try await client.send("HEAD / HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nConnection: close\r\n\r\n")
        return try await client.rest()
      }
      #expect(answer.hasPrefix("HTTP/1.1 200 OK\r\n"))
      #expect(answer.hasSuffix("\r\n\r\n"))
    }
  }

  @Test func `a header beyond the limit ends the connection`() async throws {
    try await withServer { server in
      let port = server.port
      let answer = try await RawClient.connect(to: port) { client in
        let long = String(repeating: "a", count: 20_000)
        try await client.send("GET / HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nX-Long: \(long)\r\n\r\n")
        return try await client.rest()
      }
      #expect(answer.hasPrefix("HTTP/1.1 4"))
    }
  }

  @Test func `a request that does not become complete is closed`() async throws {
    try await withServer {
      $0.limits.handshakeTimeout = 8
    } _: { server in
      let port = server.port
      let answer = try await RawClient.connect(to: port) { client in
        try await client.haveAnswer(port: port)
        // The time begins when the server has read this: closed before it would reset the connection.
        try await client.send("GET / HTTP/1.1\r\nHost")
        await time.pass(8)
        return try await client.rest()
      }
      #expect(answer == "")
    }
  }

  @Test func `a connection that says nothing is closed`() async throws {
    try await withServer {
      $0.limits.handshakeTimeout = 8
    } _: { server in
      let answer = try await RawClient.connect(to: server.port) { client in
        await time.pass(8)
        return try await client.rest()
      }
      #expect(answer == "")
    }
  }

  @Test func `a page from elsewhere gets no socket`() async throws {
    try await withServer { server in
      let port = server.port
      for origin in [nil, "http://evil.example"] {
        let status = try await RawClient.connect(to: port) { try await $0.upgrade(port: port, origin: origin) }
        #expect(status == "HTTP/1.1 403 Forbidden")
      }
    }
  }

  @Test func `the page is welcomed and answered`() async throws {
    try await withServer { server in
      let port = server.port
      try await RawClient.connect(to: port) { client in
        let status = try await client.upgrade(port: port, origin: "http://127.0.0.1:\(port)")
        #expect(status == "HTTP/1.1 101 Switching Protocols")
        try await client.send(hello())
        let welcome = try #require(try await client.frame())
        #expect(welcome.opcode == 2)
        #expect(welcome.data.getInteger(at: welcome.data.readerIndex + 2, as: UInt8.self) == 1)
        var tick = PageMessageBuilder()
        tick.tick(lastApplied: 1, time: 999)
        try await client.send(ByteBuffer(bytes: tick.bytes))
        let commit = try #require(try await client.frame())
        #expect(commit.data.getInteger(at: commit.data.readerIndex + 1, as: UInt8.self) == 1)
      }
      #expect(server.statistics.messagesIn == 2)
      #expect(server.statistics.messagesOut == 2)
      #expect(server.statistics.sessions == 1)
    }
  }

  @Test func `a ping is answered and a close is returned`() async throws {
    try await withServer { server in
      let port = server.port
      try await RawClient.connect(to: port) { client in
        _ = try await client.upgrade(port: port, origin: "http://127.0.0.1:\(port)")
        try await client.send(ByteBuffer(string: "x"), opcode: 9)
        let pong = try #require(try await client.frame())
        #expect(pong.opcode == 10 && String(buffer: pong.data) == "x")
        try await client.send(ByteBuffer(bytes: [3, 232]), opcode: 8)
        #expect(closeCode(try await client.frame()) == 1000)
        #expect(try await client.frame() == nil)
      }
    }
  }

  @Test func `a malformed message closes its own connection and no other`() async throws {
    try await withServer { server in
      let port = server.port
      try await RawClient.connect(to: port) { good in
        _ = try await good.upgrade(port: port, origin: "http://127.0.0.1:\(port)")
        try await good.send(hello())
        _ = try await good.frame()
        try await RawClient.connect(to: port) { bad in
          _ = try await bad.upgrade(port: port, origin: "http://127.0.0.1:\(port)")
          try await bad.send(ByteBuffer(bytes: [1, 2, 3]))
          let frame = try #require(try await bad.frame())
          #expect(closeCode(frame) == 1007)
          #expect(String(buffer: frame.data).hasSuffix("The message ends at byte 0, inside a record."))
        }
        var tick = PageMessageBuilder()
        tick.tick(lastApplied: 1, time: 999)
        try await good.send(ByteBuffer(bytes: tick.bytes))
        #expect(try await good.frame()?.opcode == 2)
      }
      #expect(server.statistics.pagesClosedForCause == 1)
    }
  }

  @Test(arguments: [(UInt8(1), true, UInt16(1003)), (UInt8(2), false, UInt16(1002))])
  func `text and unmasked frames are refused`(opcode: UInt8, masked: Bool, code: UInt16) async throws {
    try await withServer { server in
      let port = server.port
      try await RawClient.connect(to: port) { client in
        _ = try await client.upgrade(port: port, origin: "http://127.0.0.1:\(port)")
        try await client.send(hello(), opcode: opcode, masked: masked)
        #expect(closeCode(try await client.frame()) == code)
      }
    }
  }

  @Test func `a message in several frames is taken`() async throws {
    try await withServer { server in
      let port = server.port
      try await RawClient.connect(to: port) { client in
        _ = try await client.upgrade(port: port, origin: "http://127.0.0.1:\(port)")
        var rest = hello()
        try await client.send(rest.readSlice(length: 20)!, opcode: 2, isFinal: false)
        try await client.send(rest.readSlice(length: 10)!, opcode: 0, isFinal: false)
        try await client.send(ByteBuffer(string: "x"), opcode: 9)
        #expect(try await client.frame()?.opcode == 10)
        try await client.send(rest, opcode: 0)
        #expect(try await client.frame()?.opcode == 2)
      }
    }
  }

  @Test func `what comes behind the hello in its message counts`() async throws {
    try await withServer { server in
      let port = server.port
      try await RawClient.connect(to: port) { client in
        _ = try await client.upgrade(port: port, origin: "http://127.0.0.1:\(port)")
        var builder = PageMessageBuilder()
        builder.hello()
        builder.tick(lastApplied: 1, time: 999)
        try await client.send(ByteBuffer(bytes: builder.bytes))
        let welcome = try #require(try await client.frame())
        #expect(welcome.data.getInteger(at: welcome.data.readerIndex + 2, as: UInt8.self) == 1)
        let commit = try #require(try await client.frame())
        #expect(commit.data.getInteger(at: commit.data.readerIndex + 1, as: UInt8.self) == 1)
      }
    }
  }

  @Test func `reserved bits are refused with a sentence`() async throws {
    try await withServer { server in
      let port = server.port
      try await RawClient.connect(to: port) { client in
        _ = try await client.upgrade(port: port, origin: "http://127.0.0.1:\(port)")
        try await client.send(hello(), opcode: 0x42)
        let frame = try #require(try await client.frame())
        #expect(closeCode(frame) == 1002)
        #expect(String(buffer: frame.data).hasSuffix("has a reserved bit set, and no extension has been agreed on."))
      }
    }
  }

  @Test func `silent connections make room for requests`() async throws {
    try await withServer {
      $0.limits.connections = 4
    } _: { server in
      let port = server.port
      try await RawClient.connect(to: port) { first in
        for _ in 0..<5 {
          let answer = try await withThrowingTaskGroup(of: String.self) { group in
            // Three that say nothing, and a request among them.
            for _ in 0..<3 { group.addTask { try await RawClient.connect(to: port) { try await $0.rest() } } }
            let answer = try await RawClient.connect(to: port) { client in
              try await client.send("GET / HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nConnection: close\r\n\r\n")
              return try await client.rest()
            }
            group.cancelAll()
            return answer
          }
          #expect(answer.hasPrefix("HTTP/1.1 200 OK"))
        }
        #expect(try await first.rest() == "")
      }
      #expect(server.statistics.connectionsRefused == 0)
    }
  }

  @Test func `a frame beyond the limit is refused`() async throws {
    try await withServer {
      $0.limits.messageBytes = 100
    } _: { server in
      let port = server.port
      try await RawClient.connect(to: port) { client in
        _ = try await client.upgrade(port: port, origin: "http://127.0.0.1:\(port)")
        try await client.send(ByteBuffer(repeating: 0, count: 101))
        let frame = try #require(try await client.frame())
        #expect(closeCode(frame) == 1009)
        #expect(String(buffer: frame.data).hasSuffix("A message holds at most 100 bytes."))
      }
    }
  }

  @Test func `a page that sends too much is refused`() async throws {
    try await withServer {
      $0.limits.messagesPerSecond = 3
    } _: { server in
      let port = server.port
      try await RawClient.connect(to: port) { client in
        _ = try await client.upgrade(port: port, origin: "http://127.0.0.1:\(port)")
        for _ in 0..<10 { try await client.send(ByteBuffer(), opcode: 10) }
        #expect(closeCode(try await client.frame()) == 1008)
      }
    }
  }

  @Test func `a connection that idles after an answer is closed`() async throws {
    try await withServer {
      $0.limits.idleTimeout = 20
    } _: { server in
      let port = server.port
      let answer = try await RawClient.connect(to: port) { client in
        try await client.haveAnswer(port: port)
        await time.pass(20)
        return try await client.rest()
      }
      #expect(answer == "")
    }
  }

  @Test func `a page that never says hello is closed`() async throws {
    try await withServer {
      $0.limits.handshakeTimeout = 8
    } _: { server in
      let port = server.port
      try await RawClient.connect(to: port) { client in
        _ = try await client.upgrade(port: port, origin: "http://127.0.0.1:\(port)")
        // A page is looked at after the time after which it would be asked, and then when its own has passed.
        await time.pass(5)
        await time.pass(3)
        let frame = try #require(try await client.frame())
        #expect(closeCode(frame) == 1002)
        #expect(String(buffer: frame.data).hasSuffix("No hello came within 8.0 seconds."))
      }
    }
  }

  @Test func `a silent page is pinged and then closed`() async throws {
    try await withServer {
      $0.limits.heartbeatInterval = 4
      $0.limits.silenceTimeout = 10
    } _: { server in
      let port = server.port
      try await RawClient.connect(to: port) { client in
        _ = try await client.upgrade(port: port, origin: "http://127.0.0.1:\(port)")
        try await client.send(hello())
        _ = try await client.frame()
        await time.pass(4)
        #expect(try await client.frame()?.opcode == 9)
        await time.pass(6)
        let last = try await client.frame()
        #expect(closeCode(last) == 4004)
      }
    }
  }

  @Test func `one page more than allowed is told so`() async throws {
    try await withServer {
      $0.sessionLimit = 0
    } _: { server in
      let port = server.port
      try await RawClient.connect(to: port) { client in
        _ = try await client.upgrade(port: port, origin: "http://127.0.0.1:\(port)")
        try await client.send(hello())
        #expect(closeCode(try await client.frame()) == 4002)
      }
    }
  }

  @Test func `connections beyond the limit are closed at once`() async throws {
    try await withServer {
      $0.limits.connections = 0
    } _: { server in
      let answer = try await RawClient.connect(to: server.port) { try await $0.rest() }
      #expect(answer == "")
      #expect(server.statistics.connectionsRefused == 1)
    }
  }

  @Test func `stopping tells the pages and ends their scenes`() async throws {
    let server = try await start(BrowserHostConfiguration(port: 0))
    let port = server.port
    try await RawClient.connect(to: port) { client in
      _ = try await client.upgrade(port: port, origin: "http://127.0.0.1:\(port)")
      try await client.send(hello())
      _ = try await client.frame()
      #expect(server.statistics.openSessions == 1)
      async let stop: Void = server.stop()
      #expect(closeCode(try await client.frame()) == 1001)
      await time.pass(BrowserServer.partingTime)
      await stop
    }
    #expect(server.statistics.openSessions == 0)
  }

  @Test func `a port in use is told with one sentence`() async throws {
    try await withServer { server in
      let port = server.port
      await #expect(throws: BrowserHostError.portInUse(host: "127.0.0.1", port: port)) {
        _ = try await start(BrowserHostConfiguration(port: port))
      }
    }
  }

  @Test func `a host that is not here is told with one sentence`() async throws {
    await #expect(throws: BrowserHostError.hostNotHere("203.0.113.1")) {
      _ = try await start(BrowserHostConfiguration(host: "203.0.113.1", port: 0))
    }
  }
}
#endif
