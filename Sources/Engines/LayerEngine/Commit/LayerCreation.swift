/// A layer that a host has not seen before.
public struct LayerCreation: Equatable, Sendable {
  /// The number of the new layer.
  public var layer: LayerID
  /// The kind of the layer, for hosts that draw kinds differently.
  public var kind: LayerKind

  /// A new layer of a kind.
  public init(layer: LayerID, kind: LayerKind) {
    self.layer = layer
    self.kind = kind
  }
}
