import Foundation

/// A timer that calls a method of a target once a run loop has it.
final class TargetTimer: Timer {
  private let program: Program

  /// The target and what it gets, until the timer is over.
  private final class Program: @unchecked Sendable {
    var target: AnyObject?
    var information: Any?

    init(target: AnyObject, information: Any?) {
      self.target = target
      self.information = information
    }
  }

  init(fire: Date, interval: TimeInterval, target: AnyObject, selector: Selector, userInfo: Any?, repeats: Bool) {
    let program = Program(target: target, information: userInfo)
    self.program = program
    super.init(fire: fire, interval: interval, repeats: repeats) { timer in
      guard let target = program.target else { return }
      nonisolated(unsafe) let (timer, receiver) = (timer, target)
      MainActor.assumeIsolated { _ = selector.perform(on: receiver, with: timer) }
      if !repeats { timer.invalidate() }
    }
  }

  /// The information that the program gave along.
  override var userInfo: Any? { program.information }

  /// Ends the timer.
  override func invalidate() {
    super.invalidate()
    program.target = nil
    program.information = nil
  }
}
