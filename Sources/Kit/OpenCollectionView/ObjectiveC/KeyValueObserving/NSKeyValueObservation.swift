/// An observation of a property. It ends when it is invalidated or nobody keeps it.
public final class NSKeyValueObservation: NSObject {
  // Only ever set, from false to true.
  nonisolated(unsafe) private(set) var isInvalid = false

  /// Ends the observation.
  public nonisolated func invalidate() { isInvalid = true }
}
