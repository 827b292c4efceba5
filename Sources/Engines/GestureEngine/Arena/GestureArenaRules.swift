/// The questions that a ``GestureArena`` asks about its members: answered by delegates and subclasses.
public protocol GestureArenaRules: AnyObject {
  /// Tells whether a member that is ready may begin (or be recognized).
  func shouldBegin(_ member: GestureArena.Member) -> Bool
  /// Tells whether `member` must wait until `other` has failed. Asked at most once per pair and attempt.
  func requiresFailure(of other: GestureArena.Member, before member: GestureArena.Member) -> Bool
  /// Tells whether both may be under way at the same time.
  func mayRecognizeTogether(_ member: GestureArena.Member, _ other: GestureArena.Member) -> Bool
  /// Tells whether `member`, once it has begun, stops `other`.
  func prevents(_ other: GestureArena.Member, by member: GestureArena.Member) -> Bool
  /// A member has a new state.
  func stateDidChange(
    of member: GestureArena.Member, from old: RecognitionState, to new: RecognitionState, because reason: ArenaReason)
  /// A member is ready, for the reason that it gave, but must wait for others.
  func willWait(_ member: GestureArena.Member, for others: [GestureArena.Member], because reason: ArenaReason)
  /// A member asked for a state that cannot follow the one it has.
  func didIgnore(_ state: RecognitionState, of member: GestureArena.Member, in current: RecognitionState)
}
