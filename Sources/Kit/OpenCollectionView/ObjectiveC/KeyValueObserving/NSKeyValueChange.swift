/// What kind of change of a property it is.
public enum NSKeyValueChange: UInt, Sendable {
  /// The property has another value; the only kind there is here.
  case setting = 1
}
