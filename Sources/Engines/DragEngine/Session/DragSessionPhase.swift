/// How far a session has come.
public enum DragSessionPhase: Hashable, Sendable {
  /// Nothing has happened yet, or the source is being asked.
  case waiting
  /// Things are being lifted.
  case lifting
  /// Things are lifted, and the finger has not moved away yet.
  case lifted
  /// Things are put back where they were: no session has begun.
  case settingDown
  /// The session is under way.
  case dragging
  /// Things go to where they are dropped.
  case dropping
  /// Things go back.
  case cancelling
  /// The animations are over, and data are still on their way.
  case transferring
  /// Nothing is left.
  case over

  /// Tells whether a phase may follow; checked where debug builds check such things.
  func mayBecome(_ next: DragSessionPhase) -> Bool {
    switch (self, next) {
    case (.waiting, .lifting), (.waiting, .dragging), (.waiting, .over): true
    case (.lifting, .lifted), (.lifting, .settingDown): true
    case (.lifted, .dragging), (.lifted, .settingDown): true
    case (.settingDown, .over): true
    case (.dragging, .dropping), (.dragging, .cancelling): true
    case (.dropping, .transferring), (.dropping, .over): true
    case (.transferring, .over): true
    case (.cancelling, .over): true
    default: false
    }
  }
}
