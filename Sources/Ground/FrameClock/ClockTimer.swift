/// One pending call on a ``FrameClock``; keep it to cancel it.
///
/// Letting go of the timer does not cancel it.
public final class ClockTimer {
  /// When the timer is due, in seconds of its clock.
  public var deadline: Double { state.due }
  @exclusivity(unchecked) private var state: State

  private struct State {
    var due: Double
    unowned(unsafe) var clock: FrameClock?
    var chainLength: Int
    var client: AnyObject?
    var action: (() -> Void)?
    var isSet = true
  }

  /// The clock that has the timer among those that wait; it says when it goes.
  var clock: FrameClock? {
    get { state.clock }
    set { state.clock = newValue }
  }
  /// How many timers set each other, one after the other, for the instant that this one is due at.
  var chainLength: Int { state.chainLength }
  /// The object that stands for the one that set the timer; nil for nobody.
  var client: AnyObject? { state.client }
  /// The purpose of the call, for people who ask what is pending; nil where nobody has said.
  public var purpose: String?

  /// Tells whether the timer ends with its client.
  let endsWithClient: Bool
  /// Tells whether the action stays when the timer has fired or was cancelled, so that it can be set again.
  let isKept: Bool

  init(
    deadline: Double, chainLength: Int = 0, client: AnyObject? = nil, endsWithClient: Bool = false,
    isKept: Bool = false, action: @escaping () -> Void
  ) {
    state = State(due: deadline, chainLength: chainLength, client: client, action: action)
    self.endsWithClient = endsWithClient
    self.isKept = isKept
  }

  /// Begins anew, on a clock.
  func set(_ deadline: Double, chainLength: Int, client: AnyObject?, on clock: FrameClock) {
    state.due = deadline
    state.chainLength = chainLength
    state.client = client
    state.clock = clock
    state.isSet = true
  }

  /// Tells whether the timer has neither fired nor been cancelled.
  public var isPending: Bool { state.isSet }

  /// Takes the timer off its clock. Has no effect once it has fired.
  public func cancel() {
    guard state.isSet else { return }
    let clock = end()
    if !isKept { state.action = nil }
    clock?.cancel(self)
  }

  func fire() {
    guard state.isSet, let action = state.action else { return }
    let clock = end()
    if !isKept { state.action = nil }
    if let perform = clock?.performsForClient { perform(client, action) } else { action() }
  }

  /// The clock has the timer no longer, or will not have it when the call is over, as where it goes itself.
  @discardableResult
  func end() -> FrameClock? {
    state.isSet = false
    defer { state.clock = nil }
    return clock
  }
}
