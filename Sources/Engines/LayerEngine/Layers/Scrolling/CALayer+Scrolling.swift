public import Foundation

extension CALayer {
  /// Brings a point of this layer's coordinates to the top left corner of the scroll layer that it stands in.
  ///
  /// The nearest counts, which may be the layer itself. Without one there is no effect.
  public func scroll(_ p: CGPoint) {
    guard let scrollLayer = enclosingScrollLayer else { return }
    scrollLayer.scroll(to: convert(p, to: scrollLayer))
  }

  /// Scrolls the scroll layer that this one stands in as little as brings a rectangle of this layer's coordinates into
  /// view. Without a scroll layer there is no effect.
  public func scrollRectToVisible(_ r: CGRect) {
    guard let scrollLayer = enclosingScrollLayer else { return }
    scrollLayer.scroll(to: convert(r, to: scrollLayer))
  }

  /// The part of the bounds, in this layer's coordinates, that the scroll layer that it stands in does not clip: all of
  /// them without one, none where it is out of view.
  public var visibleRect: CGRect {
    guard let scrollLayer = enclosingScrollLayer, scrollLayer !== self else { return properties.bounds }
    let visible = properties.bounds.intersection(convert(scrollLayer.bounds, from: scrollLayer))
    return visible.isNull ? .zero : visible
  }

  private var enclosingScrollLayer: CAScrollLayer? {
    var layer: CALayer? = self
    while let current = layer {
      if let scrollLayer = current as? CAScrollLayer { return scrollLayer }
      layer = current.parent
    }
    return nil
  }
}
