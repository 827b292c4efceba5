import Synchronization

/// The complaints of the library about a program's errors, which may come from any thread.
final class ComplaintLog: Sendable {
  private let state = Mutex<[String]>([])

  var lines: [String] { state.withLock { $0 } }

  func add(_ line: String) { state.withLock { $0.append(line) } }
}
