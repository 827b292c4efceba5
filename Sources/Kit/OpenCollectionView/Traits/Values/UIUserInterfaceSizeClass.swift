/// How much room there is along an axis.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// Nothing is said.
  case unspecified = 0
  /// Little, as across a phone.
  case compact = 1
  /// Much, as across a tablet.
  case regular = 2
}
