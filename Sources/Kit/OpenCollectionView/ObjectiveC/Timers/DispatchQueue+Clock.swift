public import Dispatch
import FrameClock

// `DispatchQueue.main` is real time, and is served beside the application's clock; nobody can wait for it in a test that
// moves the clock by hand. What is for later goes by that clock instead. The method has fewer parameters than
// Dispatch's, which makes it the better choice where no quality of service is given; the property is for work items,
// as `TimerScheduler` is for timers.
extension DispatchQueue {
  /// Calls a closure at a time, to a thousandth of a second.
  ///
  /// On the main queue, asked on the main actor, it goes by the application's clock; elsewhere, and where no scene is
  /// connected, by the real time.
  @preconcurrency
  public func asyncAfter(deadline: DispatchTime, execute work: @escaping @Sendable @convention(block) () -> Void) {
    guard let wait = waitOnClock(until: deadline) else {
      asyncAfter(deadline: deadline, qos: .unspecified, execute: work)
      return
    }
    MainActor.assumeIsolated { _ = DelayedWork.add(after: wait, work) }
  }

  /// Performs work items at a time.
  public var asyncAfter: DelayedWorkItems { DelayedWorkItems(queue: self) }

  /// How long the application's clock is to wait, in seconds; nil where it has no part in it.
  fileprivate func waitOnClock(until deadline: DispatchTime) -> Double? {
    guard MainQueue.is(self), UIApplication.movesClockHere else { return nil }
    let now = DispatchTime.now().uptimeNanoseconds
    guard deadline.uptimeNanoseconds > now else { return 0 }
    // What passes between working out the deadline and handing it over is no part of the time.
    return (Double(deadline.uptimeNanoseconds - now) / 1e6).rounded(.up) / 1e3
  }
}

/// Performs work items at a time: what `DispatchQueue.asyncAfter` is.
public struct DelayedWorkItems {
  let queue: DispatchQueue

  /// Performs a work item at a time, unless it is cancelled before; see
  /// `DispatchQueue.asyncAfter(deadline:execute:)`.
  public func callAsFunction(deadline: DispatchTime, execute: DispatchWorkItem) {
    guard let wait = queue.waitOnClock(until: deadline) else {
      queue.asyncAfter(deadline:execute:)(deadline, execute)
      return
    }
    nonisolated(unsafe) let item = execute
    MainActor.assumeIsolated { _ = DelayedWork.add(after: wait) { item.perform() } }
  }
}

/// Work that is to be done later on the application's clock, as part of the work of the scene that asked for it, and
/// not once that scene is over. // V14
@MainActor enum DelayedWork {
  /// Has something called; without a delay in the next turn.
  @discardableResult
  static func add(after delay: Double, _ work: @escaping () -> Void) -> ClockTimer {
    let application = UIApplication.shared
    let timer = application.clock.afterUnlessEnded(delay, work)
    timer.purpose = "delayed work of the main queue, or a delayed perform"
    if application.sceneBeingServed?.hasEnded == true { timer.cancel() }
    return timer
  }
}
