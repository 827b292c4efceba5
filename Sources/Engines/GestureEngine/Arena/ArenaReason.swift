/// Why a member of a ``GestureArena`` has a new state.
public enum ArenaReason: Hashable, Sendable {
  /// It asked for the state, and this was its reason.
  case asked(GestureReason)
  /// It asked to begin, and the rules said that it should not.
  case refused
  /// Those it waited for have failed.
  case released
  /// It had asked for this while it waited.
  case delayed
  /// Another one that had to fail first was recognized.
  case requirementRecognized(GestureArena.Member)
  /// Another one that shares a touch with it is under way, and both may not run together.
  case underWay(GestureArena.Member)
  /// Another one that shares a touch with it was recognized first.
  case excluded(by: GestureArena.Member)
  /// It and others wait for each other.
  case cycle
}
