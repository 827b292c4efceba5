#if BrowserHost
import NIOCore
import Synchronization

extension Page {
  /// Sends one touch event and waits until the browser has taken it.
  ///
  /// Only the fingers that change are named; the others stay where they are. A page sees a beginning and an end before
  /// this returns, and a move at the latest with its next frame: see ``nextFrame()``.
  /// - Parameters:
  ///   - phase: What happens to the fingers.
  ///   - points: The fingers it happens to. For `.ended` none means all, and their places do not matter: a finger
  ///     lifts where it was last. For `.cancelled` none are needed. Without any finger nothing is sent.
  ///   - modifiers: The modifier keys held.
  ///   - timestamp: When it happened, in seconds since 1970, for the page's `event.timeStamp`; nil is now.
  public func touch(
    _ phase: TouchPhase, points: [TouchPoint] = [], modifiers: KeyModifiers = [], timestamp: Double? = nil
  ) async throws {
    _ = try await beginTouch(phase, points: points, modifiers: modifiers, timestamp: timestamp)?.get()
  }

  /// Sends one touch event without waiting for the page, as a touch screen does. Nil when no finger is concerned.
  func beginTouch(
    _ phase: TouchPhase, points: [TouchPoint], modifiers: KeyModifiers = [], timestamp: Double?
  ) -> EventLoopFuture<JSONValue>? {
    let changed = state.withLock { $0.fingers.apply(phase, points) }
    guard !changed.isEmpty else { return nil }
    var parameters: [String: JSONValue] = [
      "type": .string(phase.rawValue), "modifiers": .number(Double(modifiers.rawValue)),
      // The protocol cancels all fingers at once and wants none named for that.
      "touchPoints": .array(phase == .cancelled ? [] : changed.map(\.parameters)),
    ]
    if let timestamp { parameters["timestamp"] = .number(timestamp) }
    return begin("Input.dispatchTouchEvent", parameters)
  }
}

extension [TouchPoint] {
  /// Makes the fingers on the glass what they are after an event, and returns those that changed.
  fileprivate mutating func apply(_ phase: TouchPhase, _ points: [TouchPoint]) -> [TouchPoint] {
    switch phase {
    case .began, .moved:
      for point in points {
        if let index = firstIndex(where: { $0.id == point.id }) { self[index] = point } else { append(point) }
      }
      return points
    case .ended:
      let lifted = filter { finger in points.isEmpty || points.contains { $0.id == finger.id } }
      removeAll { lifted.contains($0) }
      return lifted
    case .cancelled:
      defer { self = [] }
      return self
    }
  }
}

extension TouchPoint {
  fileprivate var parameters: JSONValue {
    ["x": .number(x), "y": .number(y), "id": .number(Double(id)), "force": .number(force)]
  }
}
#endif
