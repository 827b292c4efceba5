import FrameClock

/// A timer on the application's clock.
final class ApplicationTimer: Timer {
  private var information: Any?
  private let interval: TimeInterval
  private let doesRepeat: Bool
  private let clock: FrameClock
  /// The scene whose work the timer goes on with.
  @MainActor var scene: UIWindowScene? { sceneReference?.scene }
  private let sceneReference: SceneReference?
  private var deadline: Double
  private var alarm: ClockTimer?
  private let program: Program
  /// The words that tell people which timer it is.
  private let purpose: String

  @MainActor init(interval: TimeInterval, userInfo: Any?, repeats: Bool, call: @escaping @MainActor (Timer) -> Void) {
    information = userInfo
    // The least interval that Foundation takes.
    self.interval = max(interval, 0.0001)
    doesRepeat = repeats
    purpose = repeats ? "a Timer that repeats every \(interval) s" : "a Timer of \(interval) s"
    clock = UIApplication.shared.clock
    sceneReference = UIApplication.shared.sceneBeingServed?.reference
    deadline = clock.now + self.interval
    let program = Program(call)
    self.program = program
    super.init(fire: Date(timeIntervalSinceReferenceDate: 0), interval: interval, repeats: repeats) { timer in
      nonisolated(unsafe) let timer = timer
      MainActor.assumeIsolated { program.call?(timer) }
    }
    setAlarm()
  }

  /// The object that the program gave the timer along.
  override var userInfo: Any? { information }

  /// When the timer fires next: as far from the present date as it is from the clock's present. Setting it moves that.
  override var fireDate: Date {
    get { Date(timeIntervalSinceNow: deadline - clock.now) }
    set {
      guard isValid else { return }
      let wait = newValue.timeIntervalSinceNow
      deadline = clock.now + (wait > 0 ? wait : 0)
      nonisolated(unsafe) let timer = self
      MainActor.assumeIsolated { timer.setAlarm() }
    }
  }

  /// Ends the timer.
  override func invalidate() {
    alarm?.cancel()
    alarm = nil
    // Foundation keeps the closure of a timer for as long as the timer: what it keeps goes now.
    information = nil
    program.call = nil
    guard isValid else { return }
    FoundationReference.giveBack(of: self) { super.invalidate() }
  }

  /// The function that the timer calls, until it is over.
  private final class Program: @unchecked Sendable {
    // Touched on the main actor alone, as the whole timer is.
    var call: (@MainActor (Timer) -> Void)?

    init(_ call: @escaping @MainActor (Timer) -> Void) { self.call = call }
  }

  /// The seconds from which a timer stands still, as one that is set to a distant date: ten years.
  private static let standstill = 315_576_000.0

  @MainActor private func setAlarm() {
    alarm?.cancel()
    alarm = nil
    guard deadline - clock.now < Self.standstill else { return }
    alarm = clock.at(deadline, for: purpose) { [weak self] in MainActor.assumeIsolated { self?.come() } }
  }

  @MainActor private func come() {
    // The next one is set first, so that the program can end the timer. What was missed is not made up for.
    if doesRepeat {
      if clock.now > deadline + interval { deadline = clock.now }
      deadline += interval
      setAlarm()
    }
    if let scene { scene.application.withScene(scene) { fire() } } else { fire() }
    if !isValid { invalidate() }
  }
}
