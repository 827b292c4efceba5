/// The one clock of an application: what time it is, and what is due.
///
/// Long presses, double-tap windows, animations, decelerations and dynamics all read this clock and no other. A host
/// moves it: ``advance(to:)`` fires every timer that has come due, each at exactly its own deadline, so that the same
/// inputs at the same times give the same decisions however the host slices time. Tests move it with ``ManualClock``.
///
/// Times are seconds since the application started; the clock never runs backwards.
///
/// Time always goes on: what an action sets to be done without a delay is done at the same instant only ``chainLimit``
/// times in a row, and what is for the next turn (``nextTurn(_:)``) comes once a frame.
///
/// - Complexity: adding and cancelling a timer is O(pending timers) at worst, O(log n) to find its place.
public final class FrameClock {
  /// The current time, in seconds since the application started.
  public var now: Double { state.present }
  // Read at every report and frame: runtime checks for overlapping access would cost more than the reading.
  @exclusivity(unchecked) private var state = FrameClockState()

  /// Called when ``nextDeadline`` may have become earlier, so that a host can set its own alarm.
  public var deadlineDidChange: (() -> Void)? {
    get { state.deadlineDidChange }
    set { state.deadlineDidChange = newValue }
  }

  /// Asks for a frame, in which what waits for the next turn is done; answers whether one will come. Set by the
  /// application, which has the frames.
  public var asksForFrame: (() -> Bool)?

  /// On whose account timers are set now; nil for nobody's. Set by the application, which has several people's scenes on
  /// one clock. Timers keep the answer alive: it is what stands for a scene, not the scene.
  package var clientOfNewTimers: (() -> AnyObject?)? {
    get { state.clientOfNewTimers }
    set { state.clientOfNewTimers = newValue }
  }

  /// Calls an action as a part of the work of the client that its timer was set for, whosever frame has moved the clock.
  package var performsForClient: ((AnyObject?, () -> Void) -> Void)? {
    get { state.performsForClient }
    set { state.performsForClient = newValue }
  }

  /// How many actions may set each other, one after the other, for one instant; the next one waits for
  /// ``turnLength``. Our choice: programs that mean it get by with two or three.
  public static let chainLimit = 100

  /// How much time passes between two turns where no frames say it, in seconds: a frame of sixty a second.
  public static let turnLength = 1.0 / 60

  /// How long the next turn waits for a frame that was promised, in seconds; then it comes without one, as for a page
  /// that is hidden. Our choice: longer than the slowest page takes for a frame.
  public static let turnPatience = 1.0

  var isAdvancing: Bool { state.isAdvancing }

  /// A clock that stands at `start` seconds.
  ///
  /// - Parameter start: the first value of ``now``; must be finite.
  public init(startingAt start: Double = 0) {
    guard start.isFinite else {
      fatalError("A clock cannot start at \(start): give it a finite number of seconds.")
    }
    state.present = start
  }

  deinit {
    for timer in state.pending { timer.end() }
    for timer in state.waiting { timer.end() }
  }

  /// When the earliest pending timer is due, in seconds; nil when nothing is pending.
  public var nextDeadline: Double? { state.pending.last?.deadline }

  /// How many timers have fired.
  public var firedTimerCount: Int { state.firedTimerCount }

  /// How many timers are pending.
  public var pendingTimerCount: Int { state.pending.count }

  /// The deadlines and purposes of the timers that are pending, the next one first.
  public var pendingTimers: [(deadline: Double, purpose: String?)] {
    state.pending.reversed().map { ($0.deadline, $0.purpose) }
  }

  /// Calls `action` once, `delay` seconds from now.
  ///
  /// A delay of zero, a negative delay or one that is not a number is due at the next ``advance(to:)``, whatever time
  /// that brings, or in the one that is going on. Timers with equal deadlines fire in the order in which they were added.
  ///
  /// An action that adds itself again without a delay is called ``chainLimit`` times at one instant, and then again
  /// after ``turnLength``.
  @discardableResult
  public func after(_ delay: Double, for purpose: String? = nil, _ action: @escaping () -> Void) -> ClockTimer {
    at(now + (delay > 0 ? delay : 0), for: purpose, action)
  }

  /// Calls `action` once, when the clock reaches `deadline`.
  ///
  /// A deadline that has passed is due at the next ``advance(to:)``.
  @discardableResult
  public func at(_ deadline: Double, for purpose: String? = nil, _ action: @escaping () -> Void) -> ClockTimer {
    let timer = add(deadline, endsWithClient: false, action)
    timer.purpose = purpose
    return timer
  }

  /// Calls `action` like ``after(_:for:_:)``, or like ``nextTurn(_:)`` where there is no delay, unless the client on whose
  /// account that is ends before; see ``end(of:)``.
  @discardableResult
  package func afterUnlessEnded(_ delay: Double, _ action: @escaping () -> Void) -> ClockTimer {
    guard delay > 0 else { return nextTurn(endsWithClient: true, action) }
    return add(now + delay, endsWithClient: true, action)
  }

  /// A timer like that of ``at(_:for:_:)`` that can be set again, whether it fired or was cancelled: for what is set with every
  /// touch, and seldom comes.
  package func keptTimer(at deadline: Double, _ action: @escaping () -> Void) -> ClockTimer {
    add(deadline, endsWithClient: false, isKept: true, action)
  }

  /// Sets a timer of ``keptTimer(at:_:)`` again, for another deadline.
  package func set(_ timer: ClockTimer, at deadline: Double) {
    timer.cancel()
    let (time, chainLength) = placeInTime(deadline)
    timer.set(time, chainLength: chainLength, client: clientOfNewTimers?(), on: self)
    insert(timer)
  }

  private func add(
    _ deadline: Double, endsWithClient: Bool, isKept: Bool = false, _ action: @escaping () -> Void
  ) -> ClockTimer {
    let (time, chainLength) = placeInTime(deadline)
    let timer = ClockTimer(
      deadline: time, chainLength: chainLength, client: clientOfNewTimers?(), endsWithClient: endsWithClient,
      isKept: isKept, action: action)
    timer.clock = self
    insert(timer)
    return timer
  }

  /// When a timer for `deadline` is due, and how many have set each other for that instant.
  private func placeInTime(_ deadline: Double) -> (time: Double, chainLength: Int) {
    let time = deadline > now ? deadline : now
    guard let length = state.firingChainLength, time <= now else { return (time, 0) }
    let chainLength = length + 1
    return chainLength > Self.chainLimit ? (now + Self.turnLength, 0) : (time, chainLength)
  }

  private func insert(_ timer: ClockTimer) {
    // The array is kept in descending order: the next timer is the last element and is taken off in O(1). A new
    // timer goes before its equals, because those must fire first.
    var low = 0
    var high = state.pending.count
    while low < high {
      let middle = (low + high) / 2
      if state.pending[middle].deadline > timer.deadline { low = middle + 1 } else { high = middle }
    }
    state.pending.insert(timer, at: low)
    if low == state.pending.count - 1 { deadlineDidChange?() }
  }

  /// Moves the clock to `time` and fires, in order of their deadlines, all timers due by then.
  ///
  /// While a timer's action runs, ``now`` is that timer's deadline. A timer added by an action fires in the same call
  /// if it comes due. A `time` in the past, or one that is not finite, moves nothing but fires what is already due.
  /// Calls from within an action are ignored: the outer call goes on to its own time.
  public func advance(to time: Double) {
    guard !state.isAdvancing else { return }
    state.isAdvancing = true
    defer { state.isAdvancing = false }
    let target = time > now && time.isFinite ? time : now
    while let next = state.pending.last, next.deadline <= target {
      state.pending.removeLast()
      if next.deadline > state.present { state.present = next.deadline }
      state.firingChainLength = next.chainLength
      state.firedTimerCount += 1
      next.fire()
      state.firingChainLength = nil
    }
    state.present = target
  }

  // MARK: Turns

  /// Calls `action` once, when what goes on now is done: at the next ``advance(to:)`` or, where a timer or another
  /// turn is what goes on, in the next frame.
  ///
  /// So what completes without taking time is told after its call, and a chain of such completions takes one frame for
  /// each. Use it for completions, whatever they complete.
  @discardableResult
  public func nextTurn(_ action: @escaping () -> Void) -> ClockTimer { nextTurn(endsWithClient: false, action) }

  private func nextTurn(endsWithClient: Bool, _ action: @escaping () -> Void) -> ClockTimer {
    guard state.isAdvancing || state.isInTurn else {
      return add(now, endsWithClient: endsWithClient) { [unowned self] in complete(action) }
    }
    let timer = ClockTimer(
      deadline: now, chainLength: state.turnChainLength + 1, client: clientOfNewTimers?(),
      endsWithClient: endsWithClient,
      action: action)
    timer.clock = self
    state.waiting.append(timer)
    if state.turnAlarm == nil {
      let delay = asksForFrame?() == true ? Self.turnPatience : Self.turnLength
      state.turnAlarm = at(now + delay) { [unowned self] in runTurn() }
    }
    return timer
  }

  /// Calls `action` now or, within a turn, in the next one: for completions that are documented to come at once.
  ///
  /// A completion that begins the next thing, which is complete at once, would otherwise never return.
  public func complete(_ action: @escaping () -> Void) {
    guard !state.isInTurn else {
      nextTurn(action)
      return
    }
    state.isInTurn = true
    action()
    state.isInTurn = false
  }

  /// Tells whether anything waits for the next frame's turn.
  public var isTurnWaiting: Bool { !state.waiting.isEmpty }

  /// How many turns in a row, each set by the one before, lead to what waits for the next one: completions that begin
  /// the next thing, perhaps without end. 0 where nothing waits.
  public var waitingTurnChain: Int { state.waiting.map(\.chainLength).max() ?? 0 }

  /// Does what waits for the turn. What is set meanwhile waits for the next one. Called once per frame.
  public func runTurn() {
    guard !state.isInTurn, !state.waiting.isEmpty else { return }
    state.turnAlarm?.cancel()
    state.turnAlarm = nil
    let actions = state.waiting
    state.waiting = []
    state.isInTurn = true
    for action in actions {
      state.turnChainLength = action.chainLength
      action.fire()
    }
    state.turnChainLength = 0
    state.isInTurn = false
  }

  /// Cancels what was set on a client's account to end with it.
  package func end(of client: AnyObject) {
    for timer in state.pending + state.waiting where timer.endsWithClient && timer.client === client { timer.cancel() }
    state.waiting.removeAll { !$0.isPending }
    guard state.waiting.isEmpty else { return }
    state.turnAlarm?.cancel()
    state.turnAlarm = nil
  }

  /// Cancels all timers, for an application that ends: what their actions hold is let go.
  package func cancelAll() {
    let cancelled = state.pending
    state.pending = []
    for timer in cancelled + state.waiting { timer.cancel() }
    state.waiting = []
    state.turnAlarm = nil
  }

  func cancel(_ timer: ClockTimer) {
    guard let index = state.pending.lastIndex(where: { $0 === timer }) else { return }
    state.pending.remove(at: index)
  }
}

/// The state of a clock.
private struct FrameClockState {
  var present = 0.0
  var deadlineDidChange: (() -> Void)?
  var clientOfNewTimers: (() -> AnyObject?)?
  var performsForClient: ((AnyObject?, () -> Void) -> Void)?
  var waiting: [ClockTimer] = []
  var turnAlarm: ClockTimer?
  var isInTurn = false
  var turnChainLength = 0
  var firingChainLength: Int?
  var pending: [ClockTimer] = []
  var isAdvancing = false
  var firedTimerCount = 0
}
