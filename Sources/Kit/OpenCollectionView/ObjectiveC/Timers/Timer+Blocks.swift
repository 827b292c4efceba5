/// Makes timers that call closures: what `Timer.scheduledTimer` is.
///
/// Foundation declares a method of that name, which adds its timer to a run loop and goes by the date. A property of the
/// same name that can be called wins over it wherever this module is imported, in Swift 5 and 6 alike, so that programs
/// that are written for UIKit get timers on the application's clock as they stand.
public struct TimerScheduler: Sendable {
  /// Calls a closure after an interval in seconds, once or again and again.
  ///
  /// On the main actor the timer goes by the application's clock, which hosts move with the real time and tests by hand.
  /// On other threads, and where no scene is connected, it is Foundation's, and waits for the run loop.
  ///
  /// - Returns: the timer; it lives while it runs.
  @preconcurrency @discardableResult
  public func callAsFunction(
    withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
  ) -> Timer {
    guard UIApplication.movesClockHere else {
      return Timer.scheduledTimer(withTimeInterval:repeats:block:)(interval, repeats, block)
    }
    nonisolated(unsafe) var timer: Timer?
    MainActor.assumeIsolated {
      let new = ApplicationTimer(interval: interval, userInfo: nil, repeats: repeats) { block($0) }
      UIApplication.shared.timers.add(new)
      timer = new
    }
    return timer ?? Timer.scheduledTimer(withTimeInterval:repeats:block:)(interval, repeats, block)
  }
}

extension Timer {
  /// Makes timers that call closures, on the application's clock.
  public class var scheduledTimer: TimerScheduler { TimerScheduler() }
}
