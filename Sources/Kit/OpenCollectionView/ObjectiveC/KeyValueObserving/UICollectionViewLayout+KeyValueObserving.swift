extension UICollectionViewLayout {
  /// Tells an observer when the layout has another `collectionView`. Of another name nothing is ever told, as the trace says.
  ///
  /// The observer is not kept, and need not be removed; a layout may observe itself. A collection view that is none is an
  /// `NSNull` in the dictionary.
  ///
  /// Difference from Foundation: a collection view that goes by itself is not told of.
  public func addObserver(
    _ observer: any KeyValueObserver, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {
    if observableValue(keyPath) == nil {
      PropertyObservers.reportUnknown(keyPath, of: self, known: ["collectionView"])
    }
    observers.add(observer, of: self, keyPath, options, context) { $0.observableValue(keyPath) }
  }

  /// No longer tells an observer. One that was not added is an error of the program.
  public func removeObserver(_ observer: any KeyValueObserver, forKeyPath keyPath: String) {
    removeObserver(keyPath) { $0.observer == ObjectIdentifier(observer) && $0.key == keyPath }
  }

  /// No longer tells an observer that was added with a context. One that was not added is an error of the program.
  public func removeObserver(
    _ observer: any KeyValueObserver, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
  ) {
    removeObserver(keyPath) { $0.observer == ObjectIdentifier(observer) && $0.key == keyPath && $0.context == context }
  }

  private func removeObserver(_ keyPath: String, where isMeant: (PropertyObservers.Entry) -> Bool) {
    if propertyObservers?.remove(where: isMeant) != true { PropertyObservers.reportMissing(keyPath, of: self) }
  }

  private func observableValue(_ key: String) -> AnyHashable? {
    guard key == "collectionView" else { return nil }
    return attachedCollectionView.map { AnyHashable($0) } ?? AnyHashable(NSNull())
  }
}
