#if BrowserHost
import Synchronization

/// Asks a process whether it gets to work, for as long as pages say something to it.
///
/// A process whose program hangs goes on answering the pings of its pages, which do not reach the program; so the question is
/// one that only the program's own actor answers. A process to which nobody says anything is not asked: pages that rest wake
/// nobody.
final class WorkerPulse: Sendable {
  /// A change in how a process fares.
  enum Verdict: Hashable, Sendable {
    /// It has not answered in a moment: it gets no further pages.
    case isLate
    /// It has answered after it was late.
    case isBack
    /// It has not answered for too long.
    case hangs
  }

  private struct State {
    /// True where something was said to it since it was asked last.
    var isSpokenTo = false
    var isWatched = false
  }

  private enum Outcome: Sendable {
    case answered, late, hangs, gone
  }

  /// Seconds between an answer and the next question. [choice]
  static let pause = 5.0
  /// Seconds without an answer after which a process gets no further pages: longer than pages take to open, and shorter than
  /// people wait. [choice]
  static let patience = 2.0

  private let time: any ServerTime
  private let timeout: Double
  private let ask: @Sendable () async -> Bool
  private let tell: @Sendable (Verdict) async -> Void
  private let state = Mutex(State())

  /// - Parameters:
  ///   - timeout: the seconds after which a process hangs that has not answered.
  ///   - ask: asks the process; answers true when it has answered, false when it has ended.
  ///   - tell: is called with each verdict, in order.
  init(
    time: any ServerTime, timeout: Double, ask: @escaping @Sendable () async -> Bool,
    tell: @escaping @Sendable (Verdict) async -> Void
  ) {
    self.time = time
    self.timeout = timeout
    self.ask = ask
    self.tell = tell
  }

  /// Something has been said to the process. Called for each message.
  func note() {
    let begins = state.withLock { state in
      state.isSpokenTo = true
      defer { state.isWatched = true }
      return !state.isWatched
    }
    if begins { Task { await watch() } }
  }

  private func watch() async {
    while takesTurn() {
      guard await hasAnswer() else { return }
      try? await time.wait(Self.pause)
    }
  }

  /// Takes the turn to ask once more; false where nothing was said to it.
  private func takesTurn() -> Bool {
    state.withLock { state in
      defer { state.isSpokenTo = false }
      state.isWatched = state.isSpokenTo
      return state.isSpokenTo
    }
  }

  /// Asks and waits for the answer; false when none comes any more.
  private func hasAnswer() async -> Bool {
    await withTaskGroup(of: Outcome?.self) { group in
      defer { group.cancelAll() }
      let (time, ask, timeout, patience) = (time, ask, timeout, min(Self.patience, timeout))
      group.addTask { await ask() ? .answered : .gone }
      group.addTask { (try? await time.wait(patience)).map { .late } }
      var isLate = false
      for await outcome in group {
        switch outcome {
        case .answered:
          if isLate { await tell(.isBack) }
          return true
        case .late:
          isLate = true
          await tell(.isLate)
          if timeout.isFinite { group.addTask { (try? await time.wait(timeout - patience)).map { .hangs } } }
        case .hangs:
          await tell(.hangs)
          return false
        case .gone: return false
        case nil: continue
        }
      }
      return false
    }
  }
}
#endif
