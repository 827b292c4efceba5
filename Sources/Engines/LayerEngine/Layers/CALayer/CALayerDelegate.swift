/// The questions of a layer to the object that it belongs to: in this library a view.
public protocol CALayerDelegate: AnyObject {
  /// The layer is to show its content anew. Left out, the layer records what ``draw(_:in:)`` draws.
  func display(_ layer: CALayer)
  /// The layer's content is to be drawn, in the layer's coordinates.
  func draw(_ layer: CALayer, in ctx: CGContext)
  /// The layer's sublayers are to be put in their places.
  func layoutSublayers(of layer: CALayer)
  /// The action for a change of a property of the layer; nil leaves it to the layer, `NSNull` means nothing.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  /// Has the layer draw itself.
  public func display(_ layer: CALayer) { layer.recordDrawing() }
  /// Draws nothing.
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
  /// Leaves the sublayers where they are.
  public func layoutSublayers(of layer: CALayer) {}
  /// Leaves it to the layer.
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}
