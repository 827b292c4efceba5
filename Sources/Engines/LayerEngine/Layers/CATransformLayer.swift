/// A layer that draws nothing itself and whose sublayers share its three-dimensional space.
open class CATransformLayer: CALayer {
  /// `transform`: hosts do not flatten the sublayers.
  open override var kind: LayerKind { .transform }
}
