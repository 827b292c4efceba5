public import Foundation

/// A layer that fills its bounds with a colour gradient.
open class CAGradientLayer: CALayer {
  private struct Values {
    var colors: [Any]?
    var locations: [NSNumber]?
    var startPoint = CGPoint(x: 0.5, y: 0)
    var endPoint = CGPoint(x: 0.5, y: 1)
    var type = CAGradientLayerType.axial
  }

  private var given = Values()
  /// The gradient that was made of the given values. Another one in the properties came by a key path.
  private var made: LayerGradient?

  /// The colours, as `CGColor`s; fewer than two draw nothing, other objects are ignored together with their places.
  open var colors: [Any]? {
    get { values.colors }
    set { change(.colors) { $0.colors = newValue } }
  }

  /// The places of the colours, each 0 to 1 and none less than the one before; nil spreads them evenly.
  ///
  /// A place that is out of order, or no number, becomes the nearest that is in order.
  open var locations: [NSNumber]? {
    get { values.locations }
    set { change(.locations) { $0.locations = newValue } }
  }

  /// The place at which the gradient starts, in units of the bounds; the middle of the upper edge unless set.
  open var startPoint: CGPoint {
    get { values.startPoint }
    set { change(.startPoint) { $0.startPoint = newValue } }
  }

  /// The place at which the gradient ends, in units of the bounds; the middle of the lower edge unless set.
  open var endPoint: CGPoint {
    get { values.endPoint }
    set { change(.endPoint) { $0.endPoint = newValue } }
  }

  /// The shape of the gradient; axial unless set.
  open var type: CAGradientLayerType {
    get { values.type }
    set { change(nil) { $0.type = newValue } }
  }

  private var values: Values {
    guard let shown = properties.gradient, shown != made else { return given }
    var values = given
    values.colors = shown.stops.map { CGColor($0.color) }
    values.locations = shown.stops.map { NSNumber(value: Double($0.location)) }
    values.startPoint = shown.start
    values.endPoint = shown.end
    return values
  }

  private func change(_ key: AnimatedProperty?, _ change: (inout Values) -> Void) {
    var changed = values
    change(&changed)
    given = changed
    made = makeGradient()
    set(\.gradient, made, .gradient, key)
  }

  private func makeGradient() -> LayerGradient? {
    let colors = (given.colors ?? []).enumerated().compactMap { place, object in
      (object as? CGColor).map { (place: place, layerColor: $0.layerColor) }
    }
    guard colors.count > 1 else { return nil }
    var last: CGFloat = 0
    let stops = colors.enumerated().map { index, color in
      let even = CGFloat(index) / CGFloat(colors.count - 1)
      let place =
        given.locations.flatMap { color.place < $0.count ? CGFloat($0[color.place].doubleValue) : nil } ?? even
      // Not a number is not more than anything.
      if place > last { last = min(place, 1) }
      return LayerGradient.Stop(color: color.layerColor, location: last)
    }
    let kind: LayerGradient.Kind = given.type == .radial ? .radial : given.type == .conic ? .conic : .axial
    return LayerGradient(kind: kind, start: given.startPoint, end: given.endPoint, stops: stops)
  }
}
