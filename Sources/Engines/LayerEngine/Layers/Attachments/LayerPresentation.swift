/// The moment of a layer that another one shows.
struct LayerPresentation {
  /// The layer that is shown.
  var layer: CALayer
  /// The moment, in the clock's time.
  var time: Double
  /// The parent of the layer that shows it, which nothing else holds.
  var parent: CALayer?
}
