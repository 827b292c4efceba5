public import Foundation

/// The observing of objects that programs know as objects alone, and of gesture recognizers.
extension NSObject {
  /// Tells an observer when a property has another value, by its name: that of a view, of a layout, the `state` of a gesture
  /// recognizer, or the `title` of a controller or a navigation item.
  /// Of other objects and names nothing is ever told, as the trace says.
  ///
  /// The observer is a ``KeyValueObserver``, as every responder is; it is not kept, and need not be removed. The state is told of when the
  /// recognizer's actions are called.
  ///
  /// Difference from Foundation: setting a value that is the same as before is no change.
  @_disfavoredOverload @preconcurrency @MainActor public func addObserver(
    _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {
    guard let observer = observer as? any KeyValueObserver else {
      return ProgrammingErrors.report(
        "\(type(of: observer)) observes \"\(keyPath)\" and is no KeyValueObserver: have it conform.",
        instead: "it is not told of anything")
    }
    switch self {
    case let view as UIView: view.addObserver(observer, forKeyPath: keyPath, options: options, context: context)
    case let layout as UICollectionViewLayout:
      layout.addObserver(observer, forKeyPath: keyPath, options: options, context: context)
    case let recognizer as UIGestureRecognizer where keyPath == "state":
      recognizer.observeState(observer, options, context)
    case let controller as UIViewController where keyPath == "title":
      controller.observers.add(observer, of: controller, keyPath, options, context) { PropertyObservers.word($0.title) }
    case let item as UINavigationItem where keyPath == "title":
      item.observers.add(observer, of: item, keyPath, options, context) { PropertyObservers.word($0.title) }
    default:
      let known =
        self is UIGestureRecognizer ? ["state"] : self is UIViewController || self is UINavigationItem ? ["title"] : []
      PropertyObservers.reportUnknown(keyPath, of: self, known: known)
    }
  }

  /// No longer tells an observer. One that was not added is an error of the program.
  @_disfavoredOverload @preconcurrency @MainActor public func removeObserver(
    _ observer: NSObject, forKeyPath keyPath: String
  ) {
    removeObserver(observer, keyPath) { _ in true }
  }

  /// No longer tells an observer that was added with a context. One that was not added is an error of the program.
  @_disfavoredOverload @preconcurrency @MainActor public func removeObserver(
    _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
  ) {
    removeObserver(observer, keyPath) { $0 == context }
  }

  @MainActor private func removeObserver(
    _ observer: NSObject, _ keyPath: String, _ isContext: (UnsafeMutableRawPointer?) -> Bool
  ) {
    let observers =
      (self as? any PropertyObserved)?.propertyObservers ?? (self as? UIGestureRecognizer)?.stateObservers?.observers
    let isFound = observers?.remove {
      $0.observer == ObjectIdentifier(observer) && $0.key == keyPath && isContext($0.context)
    }
    if isFound != true { PropertyObservers.reportMissing(keyPath, of: self) }
  }
}

/// Has those who observe a recognizer's state told of it when its actions are called.
@MainActor final class RecognizerStateObservers: NSObject {
  let observers = PropertyObservers()

  func look() { observers.check() }
}

/// The address by which a recognizer keeps who observes it.
@MainActor private let stateKey = UnsafeMutablePointer<UInt8>.allocate(capacity: 1)

extension UIGestureRecognizer {
  var stateObservers: RecognizerStateObservers? {
    objc_getAssociatedObject(self, stateKey) as? RecognizerStateObservers
  }

  func observeState(
    _ observer: any KeyValueObserver, _ options: NSKeyValueObservingOptions, _ context: UnsafeMutableRawPointer?
  ) {
    let all = stateObservers ?? RecognizerStateObservers()
    if stateObservers == nil {
      objc_setAssociatedObject(self, stateKey, all, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      addTarget(all, action: Selector(RecognizerStateObservers.look))
    }
    all.observers.add(observer, of: self, "state", options, context) { $0.state.rawValue }
  }
}
