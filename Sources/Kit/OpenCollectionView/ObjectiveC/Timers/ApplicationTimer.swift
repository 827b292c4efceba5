import FrameClock

/// A timer on the application's clock that calls a method.
final class ApplicationTimer: Timer {
  private let information: Any?
  private let interval: TimeInterval
  private let doesRepeat: Bool
  private let clock: FrameClock
  /// The scene whose work the timer goes on with.
  private weak var scene: UIWindowScene?
  private var deadline: Double
  private var alarm: ClockTimer?

  @MainActor init(interval: TimeInterval, userInfo: Any?, repeats: Bool, call: @escaping @MainActor (Timer) -> Void) {
    information = userInfo
    // The least interval that Foundation takes.
    self.interval = max(interval, 0.0001)
    doesRepeat = repeats
    clock = UIApplication.shared.clock
    scene = UIApplication.shared.sceneBeingServed
    deadline = clock.now
    super.init(fire: Date(timeIntervalSinceReferenceDate: 0), interval: interval, repeats: repeats) { timer in
      nonisolated(unsafe) let timer = timer
      MainActor.assumeIsolated { call(timer) }
    }
    schedule()
  }

  /// What the program gave the timer along.
  override var userInfo: Any? { information }

  /// Ends the timer.
  override func invalidate() {
    alarm?.cancel()
    alarm = nil
    super.invalidate()
  }

  @MainActor private func schedule() {
    deadline += interval
    alarm = clock.at(deadline) { [weak self] in MainActor.assumeIsolated { self?.come() } }
  }

  @MainActor private func come() {
    // The next one is set first, so that the method can end the timer. What was missed is not made up for.
    if doesRepeat {
      if clock.now > deadline + interval { deadline = clock.now }
      schedule()
    }
    if let scene { scene.application.withScene(scene) { fire() } } else { fire() }
    if !isValid { invalidate() }
  }
}
