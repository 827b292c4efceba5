/// Moves a clock and its frames by hand, for tests and for programs without a display.
///
/// The loops run frames on a fixed grid, by default sixty a second, and only while they want any: advancing an idle
/// application by an hour costs nothing.
///
/// ```swift
/// let manual = ManualClock()
/// let loop = FrameLoop(clock: manual.clock)
/// manual.drive(loop) { time in loop.run(at: time) }
/// manual.advance(by: 0.5)
/// ```
public final class ManualClock {
  /// The clock that this one moves.
  public let clock: FrameClock

  /// Seconds between two frames; 1/60 by default, the display that iOS figures were measured on.
  public let frameInterval: Double

  /// Sixty steps of a sixtieth of a second are a second: times that lie closer together than this are the same, in
  /// seconds.
  private static let roundingError = 1e-9

  private var isAdvancing = false
  private var loops: [(loop: FrameLoop, runFrame: (Double) -> Void)] = []

  /// A clock that stands at zero until ``advance(by:)`` moves it.
  public init(clock: FrameClock = FrameClock(), frameInterval: Double = 1.0 / 60) {
    guard frameInterval > 0 && frameInterval.isFinite else {
      fatalError(
        "A frame interval of \(frameInterval) s gives no frames: give a positive number of seconds, such as 1/60.")
    }
    self.clock = clock
    self.frameInterval = frameInterval
  }

  /// The current time in seconds.
  public var now: Double { clock.now }

  /// Runs the frames of `loop` from now on, by calling `runFrame` with each frame's time while the loop wants frames.
  public func drive(_ loop: FrameLoop, runFrame: @escaping (Double) -> Void) {
    loops.append((loop, runFrame))
  }

  /// Moves time forward by `interval` seconds: frames that are wanted run on the grid, timers fire at their deadlines.
  ///
  /// Frame times are whole multiples of ``frameInterval``, computed by multiplication so that they do not drift. Calls
  /// from within a frame or a timer's action are ignored: the outer call goes on to its own time.
  public func advance(by interval: Double) {
    advance(to: clock.now + interval)
  }

  /// Moves time forward to `end`; see ``advance(by:)``.
  public func advance(to end: Double) {
    guard end.isFinite else {
      fatalError("Time cannot be advanced to \(end): give a finite number of seconds.")
    }
    guard !isAdvancing, !clock.isAdvancing else { return }
    isAdvancing = true
    defer { isAdvancing = false }
    while doNext(until: end) {}
    clock.advance(to: end)
  }

  /// Moves time forward to the next frame that is wanted or the next timer that is due, runs that, and stands there.
  ///
  /// - Parameter end: when to stop at the latest, in seconds; time moves there where nothing comes by then.
  /// - Returns: whether anything came.
  @discardableResult
  public func advanceToNextEvent(until end: Double) -> Bool {
    guard end.isFinite else {
      fatalError("Time cannot be advanced to \(end): give a finite number of seconds.")
    }
    guard !isAdvancing, !clock.isAdvancing else { return false }
    isAdvancing = true
    defer { isAdvancing = false }
    if doNext(until: end) { return true }
    clock.advance(to: end)
    return false
  }

  private func doNext(until end: Double) -> Bool {
    let frame = loops.contains { $0.loop.wantsFrame } ? nextFrame : Double.infinity
    let timer = clock.nextDeadline ?? .infinity
    guard min(frame, timer) <= end + Self.roundingError else { return false }
    guard timer >= frame else {
      clock.advance(to: timer)
      return true
    }
    clock.advance(to: frame)
    for entry in loops where entry.loop.wantsFrame { entry.runFrame(frame) }
    return true
  }

  /// The first time of the grid after now.
  private var nextFrame: Double {
    var index = (clock.now / frameInterval).rounded(.down)
    while index * frameInterval <= clock.now + Self.roundingError { index += 1 }
    return index * frameInterval
  }
}
