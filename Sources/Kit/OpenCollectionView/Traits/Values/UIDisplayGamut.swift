/// The colours that a screen can show.
public enum UIDisplayGamut: Int, Sendable {
  /// Nothing is said.
  case unspecified = -1
  /// Those of the web's standard.
  case SRGB = 0
  /// More than those.
  case P3 = 1
}
