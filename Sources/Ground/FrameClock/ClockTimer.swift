/// One pending call on a ``FrameClock``; keep it to cancel it.
///
/// Letting go of the timer does not cancel it.
public final class ClockTimer {
  /// When the timer is due, in seconds of its clock.
  public let deadline: Double

  weak var clock: FrameClock?
  /// How many timers set each other, one after the other, for the instant that this one is due at.
  let chainLength: Int
  /// On whose account the timer was set; nil for nobody's, or where they are gone.
  private(set) weak var client: AnyObject?
  /// Whether the timer ends with its client.
  let endsWithClient: Bool
  private var action: (() -> Void)?

  init(
    deadline: Double, chainLength: Int = 0, client: AnyObject? = nil, endsWithClient: Bool = false,
    action: @escaping () -> Void
  ) {
    self.deadline = deadline
    self.chainLength = chainLength
    self.client = client
    self.endsWithClient = endsWithClient
    self.action = action
  }

  /// Whether the timer has neither fired nor been cancelled.
  public var isPending: Bool { action != nil }

  /// Takes the timer off its clock. Has no effect once it has fired.
  public func cancel() {
    guard action != nil else { return }
    action = nil
    clock?.cancel(self)
  }

  func fire() {
    let action = self.action
    self.action = nil
    guard let action else { return }
    if let perform = clock?.performsForClient { perform(client, action) } else { action() }
  }
}
