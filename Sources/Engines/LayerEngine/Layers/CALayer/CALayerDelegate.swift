/// What a layer asks of the object that it belongs to: in this library a view.
public protocol CALayerDelegate: AnyObject {
  /// The layer is to show its content anew.
  func display(_ layer: CALayer)
  /// The layer's sublayers are to be put in their places.
  func layoutSublayers(of layer: CALayer)
}

extension CALayerDelegate {
  /// Leaves the content as it is.
  public func display(_ layer: CALayer) {}
  /// Leaves the sublayers where they are.
  public func layoutSublayers(of layer: CALayer) {}
}
