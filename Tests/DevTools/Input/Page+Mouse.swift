#if BrowserHost
import NIOCore
import Synchronization

extension Page {
  /// Moves the mouse, or presses or releases a button, and waits until the browser has taken it.
  ///
  /// A page sees a move at the latest with its next frame: see ``nextFrame()``.
  /// - Parameters:
  ///   - action: What the mouse does.
  ///   - x: In CSS pixels from the viewport's left edge.
  ///   - y: In CSS pixels from the viewport's top edge.
  ///   - button: The button pressed or released; a move ignores it and knows by itself which are held.
  ///   - clickCount: 2 for the second press and release of a double click.
  ///   - modifiers: The modifier keys held.
  public func mouse(
    _ action: MouseAction, x: Double, y: Double, button: MouseButton = .left, clickCount: Int = 1,
    modifiers: KeyModifiers = []
  ) async throws {
    try await pointer(
      action, PointerSample(x: x, y: y, button: button, clickCount: clickCount, modifiers: modifiers))
  }

  /// Moves a mouse or a pen, or presses or releases a button of it, and waits until the browser has taken it.
  ///
  /// - Parameter timestamp: When it happened, in seconds since 1970, for the page's `event.timeStamp`; nil is now.
  public func pointer(_ action: MouseAction, _ sample: PointerSample, timestamp: Double? = nil) async throws {
    _ = try await beginPointer(action, sample, timestamp: timestamp).get()
  }

  /// Sends what a pointer does without waiting for the page.
  func beginPointer(
    _ action: MouseAction, _ sample: PointerSample, timestamp: Double?
  ) -> EventLoopFuture<JSONValue> {
    let held = state.withLock { state in
      if action != .moved { state.mouseButtons.removeAll { $0 == sample.button } }
      if action == .pressed { state.mouseButtons.append(sample.button) }
      return state.mouseButtons
    }
    // A move names the button that drags, if any.
    let named = action == .moved ? held.first?.rawValue ?? "none" : sample.button.rawValue
    var parameters: [String: JSONValue] = [
      "type": .string(action.rawValue), "x": .number(sample.x), "y": .number(sample.y), "button": .string(named),
      "buttons": .number(Double(held.reduce(0) { $0 | $1.bit })),
      "clickCount": action == .moved ? 0 : .number(Double(sample.clickCount)),
      "modifiers": .number(Double(sample.modifiers.rawValue)), "pointerType": .string(sample.kind.rawValue),
    ]
    if sample.kind == .pen {
      parameters["force"] = .number(held.isEmpty ? 0 : sample.force)
      parameters["tiltX"] = .number(sample.tiltX)
      parameters["tiltY"] = .number(sample.tiltY)
    }
    if let timestamp { parameters["timestamp"] = .number(timestamp) }
    return begin("Input.dispatchMouseEvent", parameters)
  }

  /// Moves the mouse to a point, presses, and releases.
  public func click(x: Double, y: Double, button: MouseButton = .left, modifiers: KeyModifiers = []) async throws {
    try await mouse(.moved, x: x, y: y, modifiers: modifiers)
    try await mouse(.pressed, x: x, y: y, button: button, modifiers: modifiers)
    try await mouse(.released, x: x, y: y, button: button, modifiers: modifiers)
  }

  /// Turns the wheel, or moves two fingers on a trackpad, and waits until the browser has taken it.
  ///
  /// The page sees it at the latest with its next frame: see ``nextFrame()``.
  /// - Parameters:
  ///   - x: The pointer's place, in CSS pixels from the viewport's left edge.
  ///   - y: The pointer's place, in CSS pixels from the viewport's top edge.
  ///   - dx: The page's `deltaX` in CSS pixels; positive scrolls to the right.
  ///   - dy: The page's `deltaY` in CSS pixels; positive scrolls down.
  ///   - modifiers: The modifier keys held; `.control` makes it a trackpad's pinch.
  public func wheel(x: Double, y: Double, dx: Double, dy: Double, modifiers: KeyModifiers = []) async throws {
    _ = try await beginWheel(x: x, y: y, dx: dx, dy: dy, modifiers: modifiers, timestamp: nil).get()
  }

  /// Sends a turn of the wheel without waiting for the page.
  func beginWheel(
    x: Double, y: Double, dx: Double, dy: Double, modifiers: KeyModifiers, timestamp: Double?
  ) -> EventLoopFuture<JSONValue> {
    var parameters: [String: JSONValue] = [
      "type": "mouseWheel", "x": .number(x), "y": .number(y), "deltaX": .number(dx), "deltaY": .number(dy),
      "modifiers": .number(Double(modifiers.rawValue)),
    ]
    if let timestamp { parameters["timestamp"] = .number(timestamp) }
    return begin("Input.dispatchMouseEvent", parameters)
  }
}
#endif
