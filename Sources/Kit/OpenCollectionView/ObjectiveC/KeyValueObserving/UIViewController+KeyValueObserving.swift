extension UIViewController {
  var observers: PropertyObservers {
    let rare = makeRare()
    if let observers = rare.propertyObservers { return observers }
    let observers = PropertyObservers()
    rare.propertyObservers = observers
    return observers
  }
}
