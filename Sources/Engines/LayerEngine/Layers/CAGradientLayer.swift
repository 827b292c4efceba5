public import Foundation

/// A layer that fills its bounds with a colour gradient.
open class CAGradientLayer: CALayer {
  /// The colours, as `CGColor`s; fewer than two draw nothing, other objects are ignored together with their places.
  open var colors: [Any]? {
    didSet { updateGradient() }
  }

  /// Where the colours stand, each 0 to 1 and none less than the one before; nil spreads them evenly.
  ///
  /// A place that is out of order, or no number, becomes the nearest that is in order.
  open var locations: [NSNumber]? {
    didSet { updateGradient() }
  }

  /// Where the gradient starts, in units of the bounds; the middle of the upper edge unless set.
  open var startPoint = CGPoint(x: 0.5, y: 0) {
    didSet { updateGradient() }
  }

  /// Where the gradient ends, in units of the bounds; the middle of the lower edge unless set.
  open var endPoint = CGPoint(x: 0.5, y: 1) {
    didSet { updateGradient() }
  }

  /// The shape of the gradient; axial unless set.
  open var type = CAGradientLayerType.axial {
    didSet { updateGradient() }
  }

  private func updateGradient() {
    let colors = (colors ?? []).enumerated().compactMap { place, object in
      (object as? CGColor).map { (place: place, layerColor: $0.layerColor) }
    }
    guard colors.count > 1 else {
      set(\.gradient, nil, .gradient)
      return
    }
    var last: CGFloat = 0
    let stops = colors.enumerated().map { index, color in
      let even = CGFloat(index) / CGFloat(colors.count - 1)
      let given = locations.flatMap { color.place < $0.count ? CGFloat($0[color.place].doubleValue) : nil }
      let location = given ?? even
      // Not a number is not more than anything.
      if location > last { last = min(location, 1) }
      return LayerGradient.Stop(color: color.layerColor, location: last)
    }
    let kind: LayerGradient.Kind = type == .radial ? .radial : .axial
    set(\.gradient, LayerGradient(kind: kind, start: startPoint, end: endPoint, stops: stops), .gradient)
  }
}
