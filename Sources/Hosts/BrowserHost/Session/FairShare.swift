#if BrowserHost
/// In which order work is done for many who want it: whoever would be done first if all were served at once is next.
///
/// Everybody has a finish, the moment at which what was done for them would have ended if all had been served at once (fair
/// queueing). Work that is wanted starts there, or at the present for those who have rested, and is expected to take as
/// long as their work has taken lately. The one that is expected to end first is begun: so a page that costs much waits, the
/// others do not, and a page that costs little waits for no more than the one that is being served, however many ask for
/// much at one time.
struct FairShare {
  /// One who wants work done.
  struct Account: Hashable, Sendable {
    fileprivate var finish = 0.0
    /// Seconds that a piece of the work has taken lately.
    fileprivate var usualCost = FairShare.costOfNewcomers
  }

  /// Seconds that the first work of somebody is expected to take: what a first screen of ordinary size costs.
  static let costOfNewcomers = 0.02

  /// How far the work that is done has come.
  private var present = 0.0

  /// When work that is wanted now starts.
  func start(for account: Account) -> Double { max(present, account.finish) }

  /// When work that starts at `start` is expected to be done.
  func end(of account: Account, startingAt start: Double) -> Double { start + account.usualCost }

  /// Work that starts at `start` is begun.
  mutating func begin(_ start: Double) { present = max(present, start) }

  /// Work that started at `start` has taken so many seconds.
  func charge(_ seconds: Double, startedAt start: Double, to account: inout Account) {
    let cost = max(seconds, 0)
    account.finish = max(account.finish, start) + cost
    account.usualCost = (account.usualCost + cost) / 2
  }
}
#endif
