#if BrowserHost
/// In which order work is done for many who want it: whoever has had the least time is next.
///
/// Everybody has a finish, the moment at which what was done for them would have ended if all had been served at once
/// (start-time fair queueing). Work begins for the one whose start comes first; who asks seldom and for little starts at
/// the present, before all who have just had much. So one page that costs much waits, and the others do not.
struct FairShare {
  /// One who wants work done.
  struct Account: Hashable, Sendable {
    fileprivate var finish = 0.0
  }

  /// How far the work that is done has come.
  private var present = 0.0

  /// When work that is wanted now starts.
  func start(for account: Account) -> Double { max(present, account.finish) }

  /// Work that starts at `start` is begun.
  mutating func begin(_ start: Double) { present = max(present, start) }

  /// Work that started at `start` has taken so many seconds.
  func charge(_ seconds: Double, startedAt start: Double, to account: inout Account) {
    account.finish = max(account.finish, start) + max(seconds, 0)
  }
}
#endif
