#if BrowserHost
import Foundation
import NIOCore
import NIOWebSocket
import Synchronization

/// The one WebSocket to a browser, which carries the commands and events of the browser and of all its pages.
///
/// A page is a "flat session": its messages have a `sessionId`. Events are handed to the session's listener on the
/// event loop, in the order of arrival, and before the reply that follows them is: whoever awaits a command finds the
/// events that came before its reply already recorded.
final class Connection: Sendable {
  typealias Listener = @Sendable (_ method: String, _ parameters: JSONValue) -> Void

  private struct Waiting {
    let method: String
    let session: String?
    let promise: EventLoopPromise<JSONValue>
    let limit: Scheduled<()?>
  }

  private struct State {
    var lastID = 0
    var waiting: [Int: Waiting] = [:]
    var listeners: [String: Listener] = [:]
    var closedReason: String?
  }

  let channel: any Channel
  private let state = Mutex(State())

  init(channel: any Channel) {
    self.channel = channel
  }

  var isOpen: Bool { state.withLock { $0.closedReason == nil } }

  /// Hands the events of a session to `listener`; nil ends that.
  func listen(to session: String, _ listener: Listener?) {
    state.withLock { $0.listeners[session] = listener }
  }

  /// Sends a command and waits for its reply.
  func send(
    _ method: String, _ parameters: [String: JSONValue], session: String?, timeout: Double
  ) async throws -> JSONValue {
    try await begin(method, parameters, session: session, timeout: timeout).get()
  }

  /// Sends a command without waiting: commands of one caller leave in the order of the calls.
  func begin(
    _ method: String, _ parameters: [String: JSONValue], session: String?, timeout: Double
  ) -> EventLoopFuture<JSONValue> {
    let promise = channel.eventLoop.makePromise(of: JSONValue.self)
    let id = state.withLock { state -> Int? in
      if let reason = state.closedReason {
        promise.fail(DevToolsError.connectionClosed(method: method, reason: reason))
        return nil
      }
      state.lastID += 1
      let id = state.lastID
      let limit = channel.eventLoop.scheduleTask(in: .nanoseconds(Int64(timeout * 1e9))) { [weak self] in
        self?.fail(id, with: DevToolsError.timedOut(method: method, seconds: timeout))
      }
      state.waiting[id] = Waiting(method: method, session: session, promise: promise, limit: limit)
      return id
    }
    guard let id else { return promise.futureResult }
    var message: [String: JSONValue] = [
      "id": .number(Double(id)), "method": .string(method), "params": .object(parameters),
    ]
    if let session { message["sessionId"] = .string(session) }
    do {
      let text = try JSONValue.object(message).text()
      let frame = WebSocketFrame(fin: true, opcode: .text, maskKey: .random(), data: ByteBuffer(string: text))
      channel.writeAndFlush(frame).whenFailure { [weak self] error in
        self?.fail(id, with: DevToolsError.connectionClosed(method: method, reason: "\(error)"))
      }
    } catch {
      fail(id, with: error)
    }
    return promise.futureResult
  }

  /// One message of the browser: a reply, or an event.
  func receive(_ text: ByteBuffer) {
    guard let message = try? JSONValue(parsing: Data(text.readableBytesView)) else {
      return close(reason: "the browser sent a message that is not JSON")
    }
    if let id = message["id"].integer {
      receive(reply: message, to: id)
    } else if let method = message["method"].string {
      receive(event: method, message["params"], session: message["sessionId"].string)
    }
  }

  /// Closes the socket. All that waits fails, as does every later command. A second call does nothing.
  func close(reason: String) {
    let waiting = state.withLock { state -> [Waiting] in
      guard state.closedReason == nil else { return [] }
      state.closedReason = reason
      defer { state.waiting = [:] }
      return Array(state.waiting.values)
    }
    channel.close(promise: nil)
    fail(waiting, reason: reason)
  }

  private func receive(reply: JSONValue, to id: Int) {
    guard let waiting = take(id) else { return }
    let error = reply["error"]
    if error.isNull {
      waiting.promise.succeed(reply["result"])
    } else {
      let message = [error["message"].string, error["data"].string].compactMap { $0 }.joined(separator: ": ")
      let code = error["code"].integer ?? 0
      waiting.promise.fail(DevToolsError.refused(method: waiting.method, code: code, message: message))
    }
  }

  private func receive(event method: String, _ parameters: JSONValue, session: String?) {
    if let session {
      state.withLock { $0.listeners[session] }?(method, parameters)
    }
    switch method {
    case "Inspector.targetCrashed":
      fail(session: session, reason: "the page crashed")
    case "Target.detachedFromTarget":
      fail(session: parameters["sessionId"].string, reason: "the page was closed")
    default:
      break
    }
  }

  private func take(_ id: Int) -> Waiting? {
    let waiting = state.withLock { $0.waiting.removeValue(forKey: id) }
    waiting?.limit.cancel()
    return waiting
  }

  private func fail(_ id: Int, with error: any Error) {
    take(id)?.promise.fail(error)
  }

  private func fail(session: String?, reason: String) {
    guard let session else { return }
    let waiting = state.withLock { state -> [Waiting] in
      let ids = state.waiting.filter { $0.value.session == session }.keys
      return ids.compactMap { state.waiting.removeValue(forKey: $0) }
    }
    fail(waiting, reason: reason)
  }

  private func fail(_ waiting: [Waiting], reason: String) {
    for one in waiting {
      one.limit.cancel()
      one.promise.fail(DevToolsError.connectionClosed(method: one.method, reason: reason))
    }
  }
}
#endif
