import PlaneGeometry

extension CALayer {
  /// A layer of a class that is only known at run time. Calls `init()`.
  package static func made() -> CALayer {
    let made = (self as InstantiableLayer.Type).init(instantiating: ())
    guard let layer = made as? CALayer else {
      fatalError("\(self) made a \(type(of: made)): layers are made by init().")
    }
    return layer
  }
}
