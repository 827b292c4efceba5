import LayerEngine

/// An object whose properties can be observed: views, the layers of views, controllers and navigation items.
@preconcurrency @MainActor public protocol KeyValueObservable: AnyObject {}

extension UIView: KeyValueObservable {}
extension CALayer: KeyValueObservable {}
extension UIViewController: KeyValueObservable {}
extension UINavigationItem: KeyValueObservable {}

extension KeyValueObservable {
  /// Calls a closure when a property has another value: of a view its geometry, such as `frame`, `bounds`, `center` and
  /// `transform`, `safeAreaInsets`, `alpha`, `isHidden` and `backgroundColor`; a scroll view's `contentOffset`,
  /// `contentSize` and `contentInset`; the texts of labels, fields and text views, where the program sets them; whether a control
  /// is enabled, selected and highlighted; the geometry of a view's layer; the `title` of a controller and a navigation item.
  ///
  /// Difference from Foundation: setting a value that is the same as before is no change, and of a layer that no view has
  /// nothing is ever told, as the trace says.
  public func observe<Value: Equatable>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping @MainActor (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    observe(keyPath, options, changeHandler) { $0 == $1 }
  }

  /// Calls a closure when a property is another object, such as a view's `delegate` and `dataSource`.
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
    guard let observers = PropertyObservers.of(self) else {
      PropertyObservers.reportLayer(of: self)
      return observation
    }
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
