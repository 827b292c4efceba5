/// A new value of one property of one layer.
public struct LayerChange: Equatable, Sendable {
  /// The layer that changed.
  public var layer: LayerID
  /// The property and its new value.
  public var value: LayerValue

  /// A change of a layer.
  public init(layer: LayerID, value: LayerValue) {
    self.layer = layer
    self.value = value
  }
}
