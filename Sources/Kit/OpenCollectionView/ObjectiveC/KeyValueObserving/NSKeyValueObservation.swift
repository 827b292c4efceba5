/// An observation of a property. It ends when it is invalidated or nobody keeps it.
public final class NSKeyValueObservation: NSObject {
  // Only ever set, from false to true.
  nonisolated(unsafe) private(set) var isInvalid = false

  /// Ends the observation.
  public nonisolated func invalidate() { isInvalid = true }
}

/// An object that is told of changes of properties by their names. Every responder is one; other classes conform.
@preconcurrency @MainActor public protocol KeyValueObserver: AnyObject {
  /// A property that is observed has changed.
  ///
  /// - Parameters:
  ///   - keyPath: the name of the property.
  ///   - object: whose property it is.
  ///   - change: what was asked for with the options.
  ///   - context: what the observer was added with.
  func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
  )
}

/// The kind of a change of a property.
public enum NSKeyValueChange: UInt, Sendable {
  /// The property has another value; the only kind there is here.
  case setting = 1
}

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
