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
