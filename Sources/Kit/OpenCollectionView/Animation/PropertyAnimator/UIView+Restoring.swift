import LayerEngine

extension UIView {
  /// Changes that are not made yet. Scroll views hear of bounds that they are given.
  static var drivenChanges: DrivenChanges {
    DrivenChanges { layer, bounds in
      MainActor.assumeIsolated {
        if let view = layer.delegate as? UIScrollView, view.layer === layer {
          if view.bounds.size != bounds.size { view.bounds = CGRect(origin: view.bounds.origin, size: bounds.size) }
          view.contentOffset = bounds.origin
        } else {
          layer.bounds = bounds
        }
      }
    }
  }

  /// Takes over what the view keeps besides its layer, and the layer has been given by an animator.
  func layerDidRestore(_ property: AnimatedProperty) {
    if property == .backgroundColor { storedBackgroundColor = layer.backgroundColor.map(UIColor.init(cgColor:)) }
  }
}
