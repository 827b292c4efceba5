/// An object that keeps the observers of its own properties.
@MainActor protocol PropertyObserved: AnyObject {
  /// The observers; nil for none so far.
  var propertyObservers: PropertyObservers? { get set }
}

extension UIView: PropertyObserved {}
extension UICollectionViewLayout: PropertyObserved {}
extension UINavigationItem: PropertyObserved {}

extension UIViewController: PropertyObserved {
  var propertyObservers: PropertyObservers? {
    get { rare?.propertyObservers }
    set { makeRare().propertyObservers = newValue }
  }
}

extension PropertyObserved {
  /// The observers, to which one may be added.
  var observers: PropertyObservers {
    if let propertyObservers { return propertyObservers }
    let observers = PropertyObservers()
    propertyObservers = observers
    return observers
  }
}
