/// A layer that draws nothing itself and whose sublayers share its three-dimensional space.
///
/// Its sublayers keep their depth: they stand in one space with those of its parent and of other transform layers next to
/// it. It has no plane of its own that could be hit; `hitTest(_:)` answers with layers in it only. Background, border,
/// corners, shadow, contents, clip and mask have no effect; opacity applies to each sublayer for itself.
open class CATransformLayer: CALayer {
  /// `transform`: hosts do not flatten the sublayers.
  open override var kind: LayerKind { .transform }
}
