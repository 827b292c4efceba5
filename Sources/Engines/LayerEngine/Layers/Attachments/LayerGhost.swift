/// A layer that is drawn among the sublayers of another without being one.
struct LayerGhost {
  let layer: CALayer
  /// Tells whether it is drawn above its sibling, or else below it.
  let isAbove: Bool
  /// The sublayer next to which it is drawn; nil for all of them.
  weak var sibling: CALayer?
}
