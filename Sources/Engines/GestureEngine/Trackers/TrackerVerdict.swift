/// The opinion of a tracker about a gesture after each sample.
public enum TrackerVerdict: Hashable, Sendable {
  /// It cannot say yet.
  case undecided
  /// The gesture begins, or a discrete one is recognized.
  case begins(GestureReason)
  /// The gesture goes on.
  case changes
  /// The gesture is over.
  case ends
  /// It is not this gesture, for the reason given.
  case fails(GestureReason)
}
