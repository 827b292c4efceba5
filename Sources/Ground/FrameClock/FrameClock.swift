/// The one clock of an application: what time it is, and what is due.
///
/// Long presses, double-tap windows, animations, decelerations and dynamics all read this clock and no other. A host
/// moves it: ``advance(to:)`` fires every timer that has come due, each at exactly its own deadline, so that the same
/// inputs at the same times give the same decisions however the host slices time. Tests move it with ``ManualClock``.
///
/// Times are seconds since the application started; the clock never runs backwards.
///
/// - Complexity: adding and cancelling a timer is O(pending timers) at worst, O(log n) to find its place.
public final class FrameClock {
  /// The current time, in seconds since the application started.
  @exclusivity(unchecked) public private(set) var now: Double

  /// Called when ``nextDeadline`` may have become earlier, so that a host can set its own alarm.
  public var deadlineDidChange: (() -> Void)?

  // Read at every report and frame: runtime checks for overlapping access would cost more than the reading.
  @exclusivity(unchecked) private var pending: [ClockTimer] = []
  @exclusivity(unchecked) private(set) var isAdvancing = false

  /// A clock that stands at `start` seconds.
  ///
  /// - Parameter start: the first value of ``now``; must be finite.
  public init(startingAt start: Double = 0) {
    guard start.isFinite else {
      fatalError("A clock cannot start at \(start): give it a finite number of seconds.")
    }
    now = start
  }

  /// When the earliest pending timer is due, in seconds; nil when nothing is pending.
  public var nextDeadline: Double? { pending.last?.deadline }

  /// How many timers are pending.
  public var pendingTimerCount: Int { pending.count }

  /// Calls `action` once, `delay` seconds from now.
  ///
  /// A delay of zero, a negative delay or one that is not a number is due at the next ``advance(to:)``, whatever time
  /// that brings, or in the one that is going on: an action that adds itself again without a delay never ends. Timers
  /// with equal deadlines fire in the order in which they were added.
  @discardableResult
  public func after(_ delay: Double, _ action: @escaping () -> Void) -> ClockTimer {
    at(now + (delay > 0 ? delay : 0), action)
  }

  /// Calls `action` once, when the clock reaches `deadline`.
  ///
  /// A deadline that has passed is due at the next ``advance(to:)``.
  @discardableResult
  public func at(_ deadline: Double, _ action: @escaping () -> Void) -> ClockTimer {
    let timer = ClockTimer(deadline: deadline > now ? deadline : now, action: action)
    timer.clock = self
    // The array is kept in descending order: the next timer is the last element and is taken off in O(1). A new
    // timer goes before its equals, because those must fire first.
    var low = 0
    var high = pending.count
    while low < high {
      let middle = (low + high) / 2
      if pending[middle].deadline > timer.deadline { low = middle + 1 } else { high = middle }
    }
    pending.insert(timer, at: low)
    if low == pending.count - 1 { deadlineDidChange?() }
    return timer
  }

  /// Moves the clock to `time` and fires, in order of their deadlines, all timers due by then.
  ///
  /// While a timer's action runs, ``now`` is that timer's deadline. A timer added by an action fires in the same call
  /// if it comes due. A `time` in the past, or one that is not finite, moves nothing but fires what is already due.
  /// Calls from within an action are ignored: the outer call goes on to its own time.
  public func advance(to time: Double) {
    guard !isAdvancing else { return }
    isAdvancing = true
    defer { isAdvancing = false }
    let target = time > now && time.isFinite ? time : now
    while let next = pending.last, next.deadline <= target {
      pending.removeLast()
      if next.deadline > now { now = next.deadline }
      next.fire()
    }
    now = target
  }

  func cancel(_ timer: ClockTimer) {
    guard let index = pending.lastIndex(where: { $0 === timer }) else { return }
    pending.remove(at: index)
  }
}
