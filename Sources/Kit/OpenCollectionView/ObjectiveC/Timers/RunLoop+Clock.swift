import FrameClock

/// Adds timers and ports to a run loop: what `RunLoop.add` is. It wins over Foundation's method of that
/// name, as ``TimerScheduler`` does.
public struct RunLoopAdding {
  let loop: RunLoop

  /// Has a timer fire.
  ///
  /// A timer that is added to the main run loop on the main actor goes by the application's clock: as long from its
  /// present as the timer's date is from the present date, to a hundredth of a second, and from then on by its interval.
  /// Modes do not matter. Elsewhere, and where no scene is connected, the run loop gets it.
  public func callAsFunction(_ timer: Timer, forMode mode: RunLoop.Mode) {
    guard isMain, UIApplication.movesClockHere else { return loop.add(_:forMode:)(timer, mode) }
    nonisolated(unsafe) let timer = timer
    MainActor.assumeIsolated { AddedTimer.add(timer) }
  }

  /// Has the run loop watch a port.
  public func callAsFunction(_ aPort: Port, forMode mode: RunLoop.Mode) {
    let add: (Port, RunLoop.Mode) -> Void = loop.add(_:forMode:)
    add(aPort, mode)
  }

  private var isMain: Bool { loop === RunLoop.main || loop === RunLoop.current }
}

/// Has a run loop call closures: what `RunLoop.perform` is. It wins over Foundation's method of that name, as
/// ``TimerScheduler`` does.
public struct RunLoopPerforming {
  let loop: RunLoop

  /// Calls a closure in the next turn of the application's clock, where the run loop is the main one and it is called on the
  /// main actor; otherwise when the run loop comes to it.
  @preconcurrency
  public func callAsFunction(_ block: @escaping @Sendable () -> Void) {
    callAsFunction(inModes: [.default], block: block)
  }

  /// The same; modes do not matter.
  @preconcurrency
  public func callAsFunction(inModes modes: [RunLoop.Mode], block: @escaping @Sendable () -> Void) {
    guard loop === RunLoop.main || loop === RunLoop.current, UIApplication.movesClockHere else {
      return loop.perform(inModes:block:)(modes, block)
    }
    MainActor.assumeIsolated { _ = UIApplication.shared.clock.nextTurn(block) }
  }
}

extension RunLoop {
  /// Adds timers and ports; timers of the main run loop go by the application's clock.
  public var add: RunLoopAdding { RunLoopAdding(loop: self) }

  /// Calls closures in the next turn.
  public var perform: RunLoopPerforming { RunLoopPerforming(loop: self) }
}
