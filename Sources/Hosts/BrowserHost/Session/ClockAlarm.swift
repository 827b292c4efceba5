#if BrowserHost
import FrameClock

/// Fires the timers of an application's clock when no frames move it.
@MainActor
final class ClockAlarm {
  private let clock: FrameClock
  private let now: () -> Double
  private var task: Task<Void, Never>?
  private var taskDeadline = Double.infinity

  init(clock: FrameClock, now: @escaping () -> Double) {
    self.clock = clock
    self.now = now
    clock.deadlineDidChange = { [weak self] in self?.set() }
    set()
  }

  /// Takes the alarm off the clock.
  func stop() {
    clock.deadlineDidChange = nil
    task?.cancel()
    task = nil
  }

  /// Advances the clock through every deadline that has passed.
  ///
  /// To the deadlines and not to now: the next frame's time, taken by the page a moment ago, must not be in the past.
  func fire() {
    let time = now()
    while let deadline = clock.nextDeadline, deadline <= time { clock.advance(to: deadline) }
    set()
  }

  /// Sleeps until the next deadline. An alarm that is set already and earlier stays: it will set itself again.
  private func set() {
    guard let deadline = clock.nextDeadline, task == nil || deadline < taskDeadline else { return }
    task?.cancel()
    taskDeadline = deadline
    let delay = max(deadline - now(), 0)
    task = Task { [weak self] in
      // A timer may be due in a thousand years; a day is soon enough to look again.
      guard (try? await Task.sleep(for: .seconds(min(delay, 86_400)))) != nil else { return }
      self?.task = nil
      self?.fire()
    }
  }
}
#endif
