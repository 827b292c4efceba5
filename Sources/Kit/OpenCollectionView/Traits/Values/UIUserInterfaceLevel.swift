/// How far above the rest of the screen content lies.
public enum UIUserInterfaceLevel: Int, Sendable {
  /// Nothing is said.
  case unspecified = -1
  /// The screen's own content.
  case base = 0
  /// Content above it, such as a sheet.
  case elevated = 1
}
