/// How a keyboard looks. Kept for programs; the keyboards here are their hosts' own.
public enum UIKeyboardAppearance: Int, Sendable {
  /// As the interface.
  case `default` = 0
  /// Dark.
  case dark = 1
  /// Light.
  case light = 2

  /// The same as ``dark``, by its old name.
  public static var alert: UIKeyboardAppearance { .dark }
}
