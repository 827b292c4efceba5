/// The changes in a layer tree since the last commit: the one thing a host draws from.
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
///
/// **Masks.** A layer that ``LayerValue/mask(_:)`` names is created like any other, has sublayers that are placed in it,
/// and changes like any other, but it is itself never placed: it stands in the coordinates of the layer that it masks,
/// as a sublayer would, and a host draws it only to multiply the opacity of that layer, with everything in it, by its
/// own. It masks one layer. When it stops doing so it is removed: with a change of the masked layer's value in the same
/// commit, or together with that layer. A layer that was a sublayer and becomes a mask, or the other way round, is
/// removed and created anew.
public struct LayerCommit: Equatable, Sendable {
  /// New layers, parents before their sublayers and masked layers before their masks.
  public var created: [LayerCreation] = []
  /// Layers that have left the tree, each named by itself: removing a layer does not imply its sublayers.
  public var removed: [LayerID] = []
  /// Layers that are new among their siblings; grouped by parent, indices ascending within a parent.
  public var placed: [LayerPlacement] = []
  /// New values, grouped by layer; at most one value per property of a layer.
  public var changed: [LayerChange] = []

  /// An empty commit.
  public init() {}

  /// Tells whether the commit says that nothing changed.
  public var isEmpty: Bool { created.isEmpty && removed.isEmpty && placed.isEmpty && changed.isEmpty }
}
