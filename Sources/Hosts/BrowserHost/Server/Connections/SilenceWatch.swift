#if BrowserHost
/// Decides when a page that says nothing is asked whether it is there, and when it is taken for lost. Times are seconds of
/// any clock.
///
/// A page that answers and says nothing else is asked after twice the silence, up to ``restingPause``: most pages rest.
struct SilenceWatch {
  enum Verdict: Equatable {
    /// All is well for so many seconds.
    case wait(Double)
    /// It is time to ask; look again after so many seconds.
    case ask(Double)
    /// No hello came in time.
    case noHello
    /// Nothing came for too long.
    case silent
  }

  /// Seconds by which a look may come late before the machine counts as having been busy: what the page has sent
  /// meanwhile may lie there unread.
  static let lateness = 1.0

  /// Seconds after which a page is asked that has rested for long. Our choice: less than the minute after which proxies
  /// give connections up on which nothing is said.
  static let restingPause = 40.0

  private let greetingTimeout: Double
  /// The silence after which a page is asked that has just said something.
  private let firstPause: Double
  /// Seconds that a page has to answer.
  private let patience: Double
  private var isGreeted = false
  private var isAtWork = false
  private var heard: Double
  private var planned: Double
  /// The silence after which the page is asked next.
  private var pause: Double
  /// When the page was asked, where it has not answered.
  private var asked: Double?

  init(limits: BrowserHostLimits, now: Double) {
    greetingTimeout = limits.handshakeTimeout
    firstPause = min(limits.heartbeatInterval, limits.silenceTimeout / 2)
    patience = limits.silenceTimeout - firstPause
    pause = firstPause
    heard = now
    planned = now
  }

  /// Something came that was not asked for. Returns whether the next look should be now, because it would come too late.
  mutating func hear(at now: Double) -> Bool {
    // Until the hello only the hello counts.
    guard isGreeted else { return false }
    (heard, pause, asked) = (now, firstPause, nil)
    return planned > now + firstPause + Self.lateness
  }

  /// An answer came. Returns whether the page had been asked.
  mutating func hearAnswer(at now: Double) -> Bool {
    guard asked != nil else { return false }
    (heard, pause, asked) = (now, max(min(pause * 2, Self.restingPause), firstPause), nil)
    return true
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
    (heard, asked) = (now, nil)
  }

  /// Tells whether the page is lost, or is to be asked, and when to look again.
  mutating func look(at now: Double) -> Verdict {
    if now > planned + Self.lateness { (heard, asked) = (now, nil) }
    guard !isAtWork else { return .wait(plan(firstPause, from: now)) }
    guard isGreeted else {
      let rest = heard + greetingTimeout - now
      // A page that is greeted meanwhile has the other time.
      return rest > 0 ? .wait(plan(min(rest, firstPause), from: now)) : .noHello
    }
    if let asked {
      let rest = asked + patience - now
      return rest > 0 ? .wait(plan(rest, from: now)) : .silent
    }
    let rest = heard + pause - now
    guard rest <= 0 else { return .wait(plan(rest, from: now)) }
    asked = now
    return .ask(plan(patience, from: now))
  }

  private mutating func plan(_ pause: Double, from now: Double) -> Double {
    planned = now + pause
    return pause
  }
}
#endif
