#if BrowserHost
/// Decides when a page that says nothing is taken for lost. Times are seconds of any clock.
struct SilenceWatch {
  enum Verdict: Equatable {
    /// All is well for so many seconds.
    case wait(Double)
    /// No hello came in time.
    case noHello
    /// Nothing came for too long.
    case silent
  }

  /// Seconds by which a look may come late before the machine counts as having been busy: what the page has sent
  /// meanwhile may lie there unread.
  static let lateness = 1.0

  private let greetingTimeout: Double
  private let silenceTimeout: Double
  private var isGreeted = false
  private var isAtWork = false
  private var heard: Double
  private var planned: Double?

  init(limits: BrowserHostLimits, now: Double) {
    greetingTimeout = limits.handshakeTimeout
    silenceTimeout = limits.silenceTimeout
    heard = now
  }

  /// Something came.
  mutating func hear(at now: Double) {
    // Until the hello only the hello counts.
    if isGreeted { heard = now }
  }

  /// The page has said what it is.
  mutating func greet(at now: Double) {
    isGreeted = true
    heard = now
  }

  /// The program begins to work for the page, which is not listened to meanwhile.
  mutating func beginWork() { isAtWork = true }

  /// The program has done its work. The silence begins now.
  mutating func endWork(at now: Double) {
    isAtWork = false
    heard = now
  }

  /// Whether the page is lost, or when to look again.
  mutating func look(at now: Double) -> Verdict {
    let timeout = isGreeted ? silenceTimeout : greetingTimeout
    if !isAtWork {
      if let planned, now > planned + Self.lateness { heard = now }
      if now >= heard + timeout { return isGreeted ? .silent : .noHello }
    }
    // A page that is greeted meanwhile has the other time.
    let rest = isAtWork ? timeout : heard + timeout - now
    let pause = min(rest, greetingTimeout, silenceTimeout)
    planned = now + pause
    return .wait(pause)
  }
}
#endif
