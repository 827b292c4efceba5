#if BrowserHost
import NIOCore
import NIOHTTP1

/// Serves the requests of one HTTP connection, one after another.
struct FileConnection: Sendable {
  typealias Channel = NIOAsyncChannel<HTTPServerRequestPart, HTTPPart<HTTPResponseHead, ByteBuffer>>

  let responder: FileResponder
  let limits: BrowserHostLimits
  let counters: ServerCounters

  func serve(_ channel: Channel) async throws {
    try await channel.executeThenClose { inbound, outbound in
      var request: HTTPRequestHead?
      var bodyBytes = 0
      for try await part in inbound {
        switch part {
        case .head(let head):
          guard head.method == .GET || head.method == .HEAD else {
            // Answered before a body is read, which may never end.
            try await write(responder.answer(to: head), to: head, keepAlive: false, outbound)
            return
          }
          request = head
          bodyBytes = 0
        case .body(let body):
          bodyBytes += body.readableBytes
          guard bodyBytes <= limits.bodyBytes else {
            let answer = responder.sentence(.payloadTooLarge, "Requests here have no body.")
            try await write(answer, to: request, keepAlive: false, outbound)
            return
          }
        case .end:
          guard let head = request else {
            // NIO keeps the head of a request whose upgrade to a web socket was refused.
            let answer = responder.sentence(
              .forbidden, "Only this server's own page may connect, at its whole address.")
            try await write(answer, to: nil, keepAlive: false, outbound)
            return
          }
          request = nil
          let keepAlive = head.isKeepAlive
          if let wait = responder.wait(before: head) { await wait() }
          try await write(responder.answer(to: head), to: head, keepAlive: keepAlive, outbound)
          guard keepAlive else { return }
        }
      }
    }
  }

  private func write(
    _ answer: FileResponder.Answer, to request: HTTPRequestHead?, keepAlive: Bool,
    _ outbound: NIOAsyncChannelOutboundWriter<HTTPPart<HTTPResponseHead, ByteBuffer>>
  ) async throws {
    counters.update { $0.requests += 1 }
    var head = HTTPResponseHead(version: .http1_1, status: answer.status, headers: answer.headers)
    if answer.status != .notModified {
      head.headers.add(name: "Content-Length", value: String(answer.body.readableBytes))
    }
    head.headers.add(name: "Connection", value: keepAlive ? "keep-alive" : "close")
    var parts: [HTTPPart<HTTPResponseHead, ByteBuffer>] = [.head(head)]
    if request?.method != .HEAD, answer.body.readableBytes > 0 { parts.append(.body(answer.body)) }
    parts.append(.end(nil))
    try await outbound.write(contentsOf: parts)
  }
}
#endif
