extension UINavigationItem {
  var observers: PropertyObservers {
    if let propertyObservers { return propertyObservers }
    let observers = PropertyObservers()
    propertyObservers = observers
    return observers
  }
}
