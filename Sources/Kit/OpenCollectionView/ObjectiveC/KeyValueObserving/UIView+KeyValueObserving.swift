/// An object whose properties can be observed.
@preconcurrency @MainActor public protocol KeyValueObservable: AnyObject {}

extension UIView: KeyValueObservable {}

extension KeyValueObservable where Self: UIView {
  /// Calls a closure when a property of the view has another value: its geometry, such as `frame`, `bounds`, `center` and
  /// `transform`, `alpha`, `isHidden`, and a scroll view's `contentOffset`, `contentSize` and `contentInset`.
  ///
  /// Difference from Foundation: setting a value that is the same as before is no change.
  public func observe<Value: Equatable>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping @MainActor (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    observe(keyPath, options, changeHandler) { $0 == $1 }
  }

  /// Calls a closure when a property of the view is another object, such as `delegate` and `dataSource`.
  @_disfavoredOverload public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping @MainActor (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    observe(keyPath, options, changeHandler) { $0 as AnyObject === $1 as AnyObject }
  }

  private func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, _ options: NSKeyValueObservingOptions,
    _ changeHandler: @escaping @MainActor (Self, NSKeyValueObservedChange<Value>) -> Void,
    _ isSame: @escaping (Value, Value) -> Bool
  ) -> NSKeyValueObservation {
    let observation = NSKeyValueObservation()
    var last = self[keyPath: keyPath]
    func change(from old: Value?, to new: Value?, isPrior: Bool = false) -> NSKeyValueObservedChange<Value> {
      NSKeyValueObservedChange(
        kind: .setting, newValue: options.contains(.new) ? new : nil, oldValue: options.contains(.old) ? old : nil,
        isPrior: isPrior)
    }
    if options.contains(.initial) { changeHandler(self, change(from: nil, to: last)) }
    observers.add(
      PropertyObservers.Entry { [weak self, weak observation] in
        guard let self, let observation, !observation.isInvalid else { return false }
        let value = self[keyPath: keyPath]
        guard !isSame(value, last) else { return true }
        let old = last
        last = value
        if options.contains(.prior) { changeHandler(self, change(from: old, to: nil, isPrior: true)) }
        changeHandler(self, change(from: old, to: value))
        return true
      })
    return observation
  }
}

extension UIView {
  var observers: PropertyObservers {
    if let propertyObservers { return propertyObservers }
    let observers = PropertyObservers()
    propertyObservers = observers
    return observers
  }

  /// Tells an observer when a property has another value, by its name: `frame`, `bounds`, `center`, `transform`, `alpha`,
  /// `hidden`, and a scroll view's `contentOffset`, `contentSize` and `contentInset`. Of another name nothing is
  /// ever told, as the trace says.
  ///
  /// The observer is not kept, and need not be removed. Values are in the dictionary as they are: a `CGPoint`, a `CGRect`.
  ///
  /// Difference from Foundation: setting a value that is the same as before is no change.
  public func addObserver(
    _ observer: any KeyValueObserver, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {
    if observableValue(keyPath) == nil {
      PropertyObservers.reportUnknown(keyPath, of: self, known: observableKeys)
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
    guard propertyObservers?.remove(where: isMeant) == true else {
      return PropertyObservers.reportMissing(keyPath, of: self)
    }
  }

  private var observableKeys: [String] {
    ["frame", "bounds", "center", "transform", "alpha", "hidden"]
      + (self is UIScrollView ? ["contentOffset", "contentSize", "contentInset"] : [])
  }

  private func observableValue(_ key: String) -> AnyHashable? {
    switch key {
    case "frame": return frame
    case "bounds": return bounds
    case "center": return center
    case "transform": return transform
    case "alpha": return alpha
    case "hidden", "isHidden": return isHidden
    default: break
    }
    guard let scrollView = self as? UIScrollView else { return nil }
    switch key {
    case "contentOffset": return scrollView.contentOffset
    case "contentSize": return scrollView.contentSize
    case "contentInset": return scrollView.contentInset
    default: return nil
    }
  }
}
