/// What changed in a layer tree since the last commit: the one thing a host draws from.
///
/// A commit holds changed layers only; when nothing changed it is empty. A host applies its parts in this order:
///
/// 1. take every layer of ``removed`` out of its parent and forget it,
/// 2. take every layer of ``placed`` that is already known out of its parent,
/// 3. make the layers of ``created``, with the default values of ``LayerProperties``,
/// 4. insert the layers of ``placed`` one after another at their indices,
/// 5. set the values of ``changed``.
///
/// ``LayerMirror`` does just that. The root layer is created by the first commit and is never placed.
public struct LayerCommit: Equatable, Sendable {
  /// New layers, parents before their sublayers.
  public var created: [LayerCreation] = []
  /// Layers that have left the tree, each named by itself: removing a layer does not imply its sublayers.
  public var removed: [LayerID] = []
  /// Layers that are new among their siblings; grouped by parent, indices ascending within a parent.
  public var placed: [LayerPlacement] = []
  /// New values, grouped by layer; at most one value per property of a layer.
  public var changed: [LayerChange] = []

  /// An empty commit.
  public init() {}

  /// Whether the commit says that nothing changed.
  public var isEmpty: Bool { created.isEmpty && removed.isEmpty && placed.isEmpty && changed.isEmpty }
}

/// A layer that a host has not seen before.
public struct LayerCreation: Equatable, Sendable {
  /// The number of the new layer.
  public var layer: LayerID
  /// What the layer is, for hosts that draw kinds differently.
  public var kind: LayerKind

  /// A new layer of a kind.
  public init(layer: LayerID, kind: LayerKind) {
    self.layer = layer
    self.kind = kind
  }
}

/// What a layer is to a host.
public enum LayerKind: UInt8, Equatable, Sendable, Codable {
  /// An ordinary layer, whose sublayers are flattened into its plane.
  case plain = 0
  /// A layer whose sublayers share its three-dimensional space (`CATransformLayer`).
  case transform = 1
}

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
