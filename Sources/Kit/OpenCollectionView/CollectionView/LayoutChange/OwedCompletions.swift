import FrameClock

/// The completions of changes of layout that have not been called.
///
/// Each is called once: when its change is over to be seen or, where that comes first, before the next change of layout begins.
/// By then it is settled which layout has come of it, and a program that forgets what it held of one transition must not
/// forget the next one instead. // T24
@MainActor final class OwedCompletions {
  private var owed: [(number: Int, isFinished: Bool, call: (Bool) -> Void)] = []
  private var count = 0

  /// Takes a completion on.
  ///
  /// - Parameters:
  ///   - isFinished: what it is told where it is called before its change is over to be seen.
  ///   - call: the completion, which is told whether the change came to its end.
  /// - Returns: its number.
  func add(finished isFinished: Bool, _ call: @escaping (Bool) -> Void) -> Int {
    count += 1
    owed.append((count, isFinished, call))
    return count
  }

  /// Calls a completion, unless it has been called.
  func settle(_ number: Int, finished: Bool) {
    guard let index = owed.firstIndex(where: { $0.number == number }) else { return }
    owed.remove(at: index).call(finished)
  }

  /// Calls all, in their order. A completion that begins a change has the rest called before that.
  ///
  /// Completions that begin the next change, each in its turn, come to an end here after ``FrameClock/chainLimit`` of them: the
  /// others wait for their own changes.
  func settleAll() {
    var remaining = FrameClock.chainLimit
    while !owed.isEmpty, remaining > 0 {
      remaining -= 1
      let next = owed.removeFirst()
      next.call(next.isFinished)
    }
  }
}
