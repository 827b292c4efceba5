/// The kind of a change of a property.
public enum NSKeyValueChange: UInt, Sendable {
  /// The property has another value; the only kind there is here.
  case setting = 1
}
