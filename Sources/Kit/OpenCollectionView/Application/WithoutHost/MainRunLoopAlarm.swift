package import Foundation

/// A timer of the main run loop, which calls a closure once for each time that it is set.
@MainActor package final class MainRunLoopAlarm {
  /// When the one that is set fires, for those who look for timers of the program's; nil where none is.
  package private(set) static var date: Date?

  private var timer: Timer?
  private var action: (() -> Void)?

  /// A timer that is set again keeps its place in the run loop.
  private static let longestInterval = 1e9

  func set(after seconds: Double, _ action: @escaping () -> Void) {
    self.action = action
    let date = Date(timeIntervalSinceNow: seconds)
    Self.date = date
    if let timer {
      timer.fireDate = date
    } else {
      let timer = Timer(fire: date, interval: Self.longestInterval, repeats: true) { _ in
        MainActor.assumeIsolated { self.fire() }
      }
      self.timer = timer
      // Foundation's own method: the kit's brings timers to the clock that this one moves.
      let add: (Timer, RunLoop.Mode) -> Void = RunLoop.main.add(_:forMode:)
      add(timer, .common)
    }
  }

  /// Leaves the run loop, which is empty then as it would be without a host.
  func end() {
    action = nil
    Self.date = nil
    guard let timer else { return }
    self.timer = nil
    FoundationReference.giveBack(of: timer) { timer.invalidate() }
  }

  private func fire() {
    let action = action
    self.action = nil
    action?()
  }
}
