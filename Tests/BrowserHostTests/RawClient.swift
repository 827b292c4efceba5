#if BrowserHost
import Foundation
import NIOCore
import NIOPosix

/// A TCP connection to a server under test, with the little of HTTP and web sockets that the tests need.
struct RawClient {
  private var bytes: NIOAsyncChannelInboundStream<ByteBuffer>.AsyncIterator
  private let outbound: NIOAsyncChannelOutboundWriter<ByteBuffer>
  private var received = ByteBuffer()

  /// Connects, and closes when `body` returns.
  static func connect<Result>(
    to port: Int, _ body: (inout RawClient) async throws -> sending Result
  ) async throws -> sending Result {
    let channel = try await ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
      .connect(host: "127.0.0.1", port: port) { channel in
        channel.eventLoop.makeCompletedFuture {
          try NIOAsyncChannel<ByteBuffer, ByteBuffer>(wrappingChannelSynchronously: channel)
        }
      }
    return try await channel.executeThenClose { inbound, outbound in
      var client = RawClient(bytes: inbound.makeAsyncIterator(), outbound: outbound)
      return try await body(&client)
    }
  }

  private init(
    bytes: NIOAsyncChannelInboundStream<ByteBuffer>.AsyncIterator, outbound: NIOAsyncChannelOutboundWriter<ByteBuffer>
  ) {
    self.bytes = bytes
    self.outbound = outbound
  }

  func send(_ text: String) async throws { try await outbound.write(ByteBuffer(string: text)) }

  /// The head of an HTTP answer.
  mutating func head() async throws -> String {
    while true {
      let text = String(buffer: received)
      if let end = text.range(of: "\r\n\r\n") {
        let head = text[..<end.upperBound]
        received.moveReaderIndex(forwardBy: head.utf8.count)
        return String(head)
      }
      guard try await more() else { return text }
    }
  }

  /// Asks for the page's head and waits for the answer: from then on the connection idles.
  mutating func haveAnswer(port: Int) async throws {
    try await send("HEAD / HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\r\n")
    _ = try await head()
  }

  /// Everything until the server closes.
  mutating func rest() async throws -> String {
    while try await more() {}
    return String(buffer: received)
  }

  /// Opens a web socket; answers the status line.
  mutating func upgrade(port: Int, origin: String?) async throws -> String {
    var request = "GET /socket HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    request += "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
    if let origin { request += "Origin: \(origin)\r\n" }
    try await send(request + "\r\n")
    return try await head().split(separator: "\r\n").first.map(String.init) ?? ""
  }

  /// Sends a frame, masked with zeros as a page's are masked with something.
  func send(_ message: ByteBuffer, opcode: UInt8 = 2, isFinal: Bool = true, masked: Bool = true) async throws {
    var frame = ByteBuffer()
    frame.writeInteger((isFinal ? 128 : 0) | opcode)
    let mask: UInt8 = masked ? 128 : 0
    if message.readableBytes < 126 {
      frame.writeInteger(mask | UInt8(message.readableBytes))
    } else {
      frame.writeInteger(mask | 126)
      frame.writeInteger(UInt16(message.readableBytes))
    }
    if masked { frame.writeInteger(0 as UInt32) }
    frame.writeImmutableBuffer(message)
    try await outbound.write(frame)
  }

  /// The next frame of the server; nil when it has closed the connection.
  mutating func frame() async throws -> (opcode: UInt8, data: ByteBuffer)? {
    while received.readableBytes < 2 { guard try await more() else { return nil } }
    let start = received.readerIndex
    let opcode = received.getInteger(at: start, as: UInt8.self)! & 15
    var length = Int(received.getInteger(at: start + 1, as: UInt8.self)!)
    var headLength = 2
    if length == 126 {
      while received.readableBytes < 4 { guard try await more() else { return nil } }
      length = Int(received.getInteger(at: start + 2, as: UInt16.self)!)
      headLength = 4
    }
    while received.readableBytes < headLength + length { guard try await more() else { return nil } }
    received.moveReaderIndex(forwardBy: headLength)
    return (opcode, received.readSlice(length: length)!)
  }

  private mutating func more() async throws -> Bool {
    guard var buffer = try await bytes.next() else { return false }
    received.writeBuffer(&buffer)
    return true
  }
}
#endif
