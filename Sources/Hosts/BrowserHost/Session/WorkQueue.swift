#if BrowserHost
/// Does the work of pages on the main actor one after another, in the order of ``FairShare``.
@MainActor
final class WorkQueue {
  /// The time that one page, or all visitors of one address, have had so far.
  @MainActor final class Account {
    fileprivate var share = FairShare.Account()
  }

  private struct Job {
    var account: Account
    /// Tells whether somebody leaves with it.
    var isFarewell = false
    var body: () -> Void
  }

  private let now: () -> Double
  private var order = FairShare()
  private var jobs: [Job] = []
  private var isRunning = false

  init(now: @escaping () -> Double) {
    self.now = now
  }

  /// Does `body` when it is the account's turn.
  ///
  /// - Parameter isFarewell: whether somebody leaves with it. That makes room for others, and comes before all else: where
  ///   many come and go, those who come would be served first for ever, because they have had nothing yet.
  func perform<Result: Sendable>(
    _ account: Account, isFarewell: Bool = false, _ body: @escaping @MainActor @Sendable () -> Result
  ) async -> Result {
    await withCheckedContinuation { continuation in
      add(account, isFarewell: isFarewell) { continuation.resume(returning: body()) }
    }
  }

  /// Adds work, which is begun once everybody who has asked by now can be compared.
  func add(_ account: Account, isFarewell: Bool = false, _ body: @escaping () -> Void) {
    jobs.append(Job(account: account, isFarewell: isFarewell, body: body))
    guard !isRunning else { return }
    isRunning = true
    Task {
      while !jobs.isEmpty {
        runNext()
        // Lets those in who have come meanwhile.
        await Task.yield()
      }
      isRunning = false
    }
  }

  /// Does what is next; of several with one end what was asked for first.
  func runNext() {
    let ends = jobs.map {
      $0.isFarewell ? -.infinity : order.end(of: $0.account.share, startingAt: order.start(for: $0.account.share))
    }
    guard let next = jobs.indices.min(by: { (ends[$0], $0) < (ends[$1], $1) }) else { return }
    let job = jobs.remove(at: next)
    let start = order.start(for: job.account.share)
    order.begin(start)
    let began = now()
    job.body()
    order.charge(now() - began, startedAt: start, to: &job.account.share)
  }
}
#endif
