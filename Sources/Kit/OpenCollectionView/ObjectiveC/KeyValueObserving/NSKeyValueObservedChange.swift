/// A change of a property.
public struct NSKeyValueObservedChange<Value> {
  /// The kind of the change.
  public let kind: NSKeyValueChange
  /// The value after the change, if it was asked for.
  public let newValue: Value?
  /// The value before the change, if it was asked for.
  public let oldValue: Value?
  /// Tells whether this is the call that ``NSKeyValueObservingOptions/prior`` asks for.
  public let isPrior: Bool
}
