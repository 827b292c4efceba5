/// Tells whether a bar is light or dark, apart from its surroundings.
public enum UIBarStyle: Int, Sendable {
  /// As the surroundings say.
  case `default` = 0
  /// Dark always.
  case black = 1
}
