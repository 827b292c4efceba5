/// Says whether a text that cannot be edited takes a drop.
public enum UITextDropEditability: UInt, Sendable {
  /// It takes none.
  case no = 0
  /// It takes this one, and cannot be edited afterwards.
  case temporary = 1
  /// It takes this one, and can be edited from then on.
  case yes = 2
}
