import Synchronization

/// Takes errors in by one policy: the desk of the process, or that of a piece of work which has its own.
final class ErrorDesk: Sendable {
  struct State {
    /// Nil until somebody chooses.
    var policy: ProgrammingErrorPolicy?
    var log: @Sendable (String) -> Void = ErrorLog.writeToStandardError
    /// Tells whether each error is written, and not only the first of its place, the tenth and so on.
    var writesEach = false
    var counts: [Place: Int] = [:]
  }

  /// A place in the source: an error that is made again and again is told of there.
  struct Place: Hashable {
    var file: String
    var line: UInt
  }

  let state: Mutex<State>

  init(_ state: sending State = State()) { self.state = Mutex(state) }

  /// Counts an error of a place. Answers which of its kind it is, and nil where the program is to stop.
  func count(_ place: Place) -> Int? {
    state.withLock { state in
      guard state.policy == .recover else { return nil }
      state.counts[place, default: 0] += 1
      return state.counts[place]
    }
  }
}
