/// One pending call on a ``FrameClock``; keep it to cancel it.
///
/// Letting go of the timer does not cancel it.
public final class ClockTimer {
  /// When the timer is due, in seconds of its clock.
  public var deadline: Double { due }
  @exclusivity(unchecked) private var due: Double

  /// The clock that has the timer among those that wait; it says when it goes.
  @exclusivity(unchecked) unowned(unsafe) var clock: FrameClock?
  /// How many timers set each other, one after the other, for the instant that this one is due at.
  @exclusivity(unchecked) private(set) var chainLength: Int
  /// The object that stands for the one that set the timer; nil for nobody.
  @exclusivity(unchecked) private(set) var client: AnyObject?
  /// The purpose of the call, for people who ask what is pending; nil where nobody has said.
  public var purpose: String?

  /// Tells whether the timer ends with its client.
  let endsWithClient: Bool
  @exclusivity(unchecked) private var action: (() -> Void)?
  /// Tells whether the action stays when the timer has fired or was cancelled, so that it can be set again.
  let isKept: Bool

  init(
    deadline: Double, chainLength: Int = 0, client: AnyObject? = nil, endsWithClient: Bool = false,
    isKept: Bool = false, action: @escaping () -> Void
  ) {
    due = deadline
    self.chainLength = chainLength
    self.client = client
    self.endsWithClient = endsWithClient
    self.isKept = isKept
    self.action = action
  }

  /// Begins anew, on a clock.
  func set(_ deadline: Double, chainLength: Int, client: AnyObject?, on clock: FrameClock) {
    due = deadline
    self.chainLength = chainLength
    self.client = client
    self.clock = clock
    isSet = true
  }

  /// Tells whether the timer has neither fired nor been cancelled.
  public var isPending: Bool { isSet }
  @exclusivity(unchecked) private var isSet = true

  /// Takes the timer off its clock. Has no effect once it has fired.
  public func cancel() {
    guard isSet else { return }
    let clock = end()
    if !isKept { action = nil }
    clock?.cancel(self)
  }

  func fire() {
    guard isSet, let action else { return }
    let clock = end()
    if !isKept { self.action = nil }
    if let perform = clock?.performsForClient { perform(client, action) } else { action() }
  }

  /// The clock has the timer no longer, or will not have it when the call is over, as where it goes itself.
  @discardableResult
  func end() -> FrameClock? {
    isSet = false
    defer { clock = nil }
    return clock
  }
}
