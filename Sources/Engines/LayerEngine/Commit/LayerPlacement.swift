/// The place of a layer among the sublayers of its parent.
public struct LayerPlacement: Equatable, Sendable {
  /// The layer that is placed.
  public var layer: LayerID
  /// Its parent.
  public var parent: LayerID
  /// Its index among the parent's sublayers, 0 the rearmost, once all placements of this parent are done.
  public var index: Int

  /// A place for a layer.
  public init(layer: LayerID, parent: LayerID, index: Int) {
    self.layer = layer
    self.parent = parent
    self.index = index
  }
}
