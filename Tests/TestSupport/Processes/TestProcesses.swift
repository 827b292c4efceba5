#if os(Linux)
import Foundation
import Synchronization
import Testing

/// The processes that run the tests of a suite; see ``OwnProcesses``.
///
/// A process stays with a suite while tests of it wait, so that they find what those before them left, such as a page. Nothing
/// here waits for a task's turn: while thousands of tests wait for theirs the processes go on.
final class TestProcesses: Sendable {
  @TaskLocal static var current: TestProcesses?

  /// So many processes run at once at most. [choice]
  ///
  /// A test in a browser takes real time but a fifth of a processor, and one processor is busy with this process's tests; a
  /// process and its browser hold some 0.3 GB.
  static let most = min(ProcessInfo.processInfo.activeProcessorCount + 1, 4)

  private struct Waiting {
    var test: String
    var suite: String
    var isLong: Bool
    var continuation: CheckedContinuation<[ReportedIssue], Never>
  }

  private struct Seat {
    var process: TestProcess
    var suite = ""
    var continuation: CheckedContinuation<[ReportedIssue], Never>?
  }

  private struct State {
    var waiting: [Waiting] = []
    /// Those that are to have the machine for themselves, when no other waits or runs.
    var alone: [Waiting] = []
    var isOneAlone = false
    var seats: [ObjectIdentifier: Seat] = [:]
    var chances = SecondChances()
  }

  private let tests: String
  private let state = Mutex(State())

  /// For tests whose names begin with some words.
  init(for tests: String) {
    self.tests = tests
  }

  /// Has a test run, when it is its turn, and returns the issues it had.
  ///
  /// - Parameters:
  ///   - isLong: whether its suite is begun before others.
  ///   - isAlone: whether it is run when all others have been, by itself and in a process of its own.
  func issues(of test: Test.ID, isLong: Bool, isAlone: Bool = false) async -> [ReportedIssue] {
    await withCheckedContinuation { continuation in
      let waiting = Waiting(
        test: String(describing: test), suite: test.parent.map { String(describing: $0) } ?? "", isLong: isLong,
        continuation: continuation)
      state.withLock { state in
        if isAlone { state.alone.append(waiting) } else { state.waiting.append(waiting) }
      }
      deal()
    }
  }

  /// The issues of a test that has passed by itself since, as they count.
  func secondChance(_ issues: [ReportedIssue]) -> [ReportedIssue] { state.withLock { $0.chances.take(issues) } }

  /// Ends all processes.
  func close() {
    for seat in state.withLock({ $0.seats.values.map(\.process) }) { seat.close() }
  }

  /// Brings what waits to where there is room.
  private func deal() {
    while let (waiting, process) = state.withLock({ next(&$0) }) {
      if let process {
        process.run(waiting.test)
      } else {
        waiting.continuation.resume(returning: [ReportedIssue("No process could be started for this test.")])
      }
    }
  }

  private func next(_ state: inout State) -> (Waiting, TestProcess?)? {
    guard !state.isOneAlone else { return nil }
    guard !state.waiting.isEmpty else { return nextAlone(&state) }
    if let (key, index) = match(state) {
      let waiting = state.waiting.remove(at: index)
      state.seats[key]?.suite = waiting.suite
      state.seats[key]?.continuation = waiting.continuation
      return (waiting, state.seats[key]?.process)
    }
    guard state.seats.count < Self.most else { return nil }
    return start(state.waiting.remove(at: choice(of: state)), &state)
  }

  private func nextAlone(_ state: inout State) -> (Waiting, TestProcess?)? {
    guard !state.alone.isEmpty, state.seats.values.allSatisfy({ $0.continuation == nil }) else { return nil }
    // A process runs a test once, and what it holds is in the way of others.
    for seat in state.seats.values { seat.process.close() }
    state.seats = [:]
    let started = start(state.alone.removeFirst(), &state)
    state.isOneAlone = started.1 != nil
    return started
  }

  private func start(_ waiting: Waiting, _ state: inout State) -> (Waiting, TestProcess?) {
    let process = try? TestProcess(for: tests) { [weak self] in self?.finish($0, $1) }
    if let process {
      state.seats[ObjectIdentifier(process)] = Seat(
        process: process, suite: waiting.suite, continuation: waiting.continuation)
      if state.seats.count == Self.most { Self.letOthersGoFirst() }
    }
    return (waiting, process)
  }

  /// Has the threads of this process wait for a processor longer than the others: who waits for nothing but processors loses
  /// nothing by it, while a browser that is late sees other gestures.
  private static func letOthersGoFirst() {
    let threads = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/task")) ?? []
    let isThread = __priority_which_t(PRIO_PROCESS.rawValue)
    for thread in threads.compactMap(UInt32.init) { setpriority(isThread, thread, niceness) }
  }

  /// Of a thread that waits: it gets a tenth of a processor that others want as well. [choice]
  private static let niceness: Int32 = 10

  /// A process that is free, and the test for it: one of the suite it had, if possible.
  private func match(_ state: State) -> (ObjectIdentifier, Int)? {
    let free = state.seats.filter { $0.value.continuation == nil }
    for (key, seat) in free {
      if let index = state.waiting.firstIndex(where: { $0.suite == seat.suite }) { return (key, index) }
    }
    return free.keys.first.map { ($0, choice(of: state)) }
  }

  /// The test to begin with: of a suite that no process has, and of a long one, if possible.
  private func choice(of state: State) -> Int {
    let taken = Set(state.seats.values.filter { $0.continuation != nil }.map(\.suite))
    let ranks = state.waiting.map { (taken.contains($0.suite) ? 0 : 2) + ($0.isLong ? 1 : 0) }
    return ranks.firstIndex(of: ranks.max() ?? 0) ?? 0
  }

  private func finish(_ process: TestProcess, _ issues: [ReportedIssue]) {
    let continuation = state.withLock { state in
      let key = ObjectIdentifier(process)
      let continuation = state.seats[key]?.continuation
      state.seats[key]?.continuation = nil
      state.isOneAlone = false
      if !process.isRunning { state.seats[key] = nil }
      return continuation
    }
    continuation?.resume(returning: issues)
    deal()
  }
}
#endif
