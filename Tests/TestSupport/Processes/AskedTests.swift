#if os(Linux)
import Foundation
import Synchronization

/// The tests that a process which runs tests for another one is asked to run: lines of its standard input.
///
/// Its end is the end of the process that asks, or of its interest: then this one ends too, in the middle of a test if need be.
final class AskedTests: Sendable {
  /// Set in the environment of such a process.
  static let mark = "ASKED_TESTS"

  /// The tests this process is asked for, or nil where it runs tests of its own accord.
  static let ofThisProcess: AskedTests? = ProcessInfo.processInfo.environment[mark] == nil ? nil : AskedTests()

  private struct State {
    var asked: Set<String> = []
    var waiting: [String: CheckedContinuation<Void, Never>] = [:]
  }

  private let state = Mutex(State())

  private init() {
    // What this process starts must not keep its end from being seen.
    _ = fcntl(TestProcess.reportDescriptor, F_SETFD, FD_CLOEXEC)
    Thread.detachNewThread { [self] in
      while let name = readLine() { ask(name) }
      exit(EXIT_SUCCESS)
    }
  }

  /// Returns when the test is asked for, which may be never.
  func wait(for name: String) async {
    await withCheckedContinuation { continuation in
      let isAsked = state.withLock { state in
        if state.asked.remove(name) != nil { return true }
        state.waiting[name] = continuation
        return false
      }
      if isAsked { continuation.resume() }
    }
  }

  private func ask(_ name: String) {
    let waiting = state.withLock { state in
      let waiting = state.waiting.removeValue(forKey: name)
      if waiting == nil { state.asked.insert(name) }
      return waiting
    }
    waiting?.resume()
  }
}
#endif
