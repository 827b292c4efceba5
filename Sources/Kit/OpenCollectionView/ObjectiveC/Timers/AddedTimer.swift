import FrameClock

/// A timer of Foundation's that a program has added to the main run loop, on the application's clock.
@MainActor final class AddedTimer {
  private static var timers: [ObjectIdentifier: AddedTimer] = [:]

  /// The parts of a second to which dates are taken: the time between making a timer and adding it does not count.
  private static let precision = 100.0

  private let timer: Timer
  private let clock: FrameClock
  @NotKept private var scene: UIWindowScene?
  private var deadline: Double

  /// Has a timer fire. Adding it twice, for two modes, is adding it once.
  static func add(_ timer: Timer) {
    guard timer.isValid, !(timer is ApplicationTimer) else { return }
    guard UIApplication.shared.sceneBeingServed?.hasEnded != true else { return }
    timers = timers.filter { $0.value.timer.isValid }
    guard timers[ObjectIdentifier(timer)] == nil else { return }
    timers[ObjectIdentifier(timer)] = AddedTimer(timer)
  }

  /// Forgets the timers of an application that ends, or of one of its scenes: whoever they would fire for is no longer there.
  static func end(on clock: FrameClock, of scene: UIWindowScene? = nil) {
    timers = timers.filter { $0.value.clock !== clock || scene != nil && $0.value.scene !== scene }
  }

  private init(_ timer: Timer) {
    self.timer = timer
    clock = UIApplication.shared.clock
    scene = UIApplication.shared.sceneBeingServed
    let wait = (timer.fireDate.timeIntervalSinceNow * Self.precision).rounded() / Self.precision
    // `Timer(timeInterval:repeats:block:)` of Foundation on Linux is due when it is made, not after its interval as on
    // Apple's systems; without repeats it does not even know it.
    deadline = clock.now + (wait > 0 ? wait : timer.timeInterval)
    setAlarm()
    if wait <= 0, timer.timeInterval == 0 {
      UIApplication.shared.trace.record(.programmingError(message: Self.dueAtOnce))
    }
  }

  private static let dueAtOnce =
    "A timer without repeats was added to the main run loop when its date had passed, so it fires at once: "
    + "Timer(timeInterval:repeats:block:) of Foundation on Linux forgets its interval; use Timer(fire:interval:repeats:block:) "
    + "or Timer.scheduledTimer(withTimeInterval:repeats:block:)."

  private func setAlarm() {
    clock.at(deadline, for: "a Timer of the main run loop") { MainActor.assumeIsolated { self.come() } }
  }

  private func come() {
    guard Self.timers[ObjectIdentifier(timer)] === self else { return }
    guard timer.isValid else { return forget() }
    if timer.timeInterval > 0 {
      deadline += timer.timeInterval
      setAlarm()
    }
    if let scene { scene.application.withScene(scene) { timer.fire() } } else { timer.fire() }
    if !timer.isValid { forget() }
  }

  private func forget() { Self.timers[ObjectIdentifier(timer)] = nil }
}
