import Synchronization

/// Says when the data of a drag may be asked for: from the drop until it has been performed. // N17
///
/// What was asked for meanwhile goes on; the gate knows when all of it has come.
final class ProviderGate: Sendable {
  private struct State {
    var isOpen = false
    var running = 0
    var whenDone: (@MainActor @Sendable () -> Void)?
  }

  private let state = Mutex(State())

  /// Data may be asked for.
  func open() { state.withLock { $0.isOpen = true } }

  /// Data may not be asked for any longer.
  ///
  /// - Parameter whenDone: called when all have come that were asked for: at once where nothing is missing, on the main queue later.
  @MainActor func close(whenDone: @escaping @MainActor @Sendable () -> Void) {
    let isDone = state.withLock { state in
      state.isOpen = false
      if state.running > 0 { state.whenDone = whenDone }
      return state.running == 0
    }
    if isDone { whenDone() }
  }

  /// Somebody asks for data.
  ///
  /// - Returns: whether that is allowed now; then ``end()`` is called when they have come.
  func begin() -> Bool {
    state.withLock { state in
      if state.isOpen { state.running += 1 }
      return state.isOpen
    }
  }

  /// Data have come, or never will.
  func end() {
    let done = state.withLock { state -> (@MainActor @Sendable () -> Void)? in
      state.running -= 1
      guard state.running == 0, !state.isOpen else { return nil }
      defer { state.whenDone = nil }
      return state.whenDone
    }
    if let done { MainQueue.post(done) }
  }
}
