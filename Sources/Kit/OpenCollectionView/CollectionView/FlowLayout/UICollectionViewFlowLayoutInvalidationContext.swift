/// What of a flow layout has become invalid.
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
  /// Whether the delegate's sizes, insets and spacings are to be asked again; true unless set.
  open var invalidateFlowLayoutDelegateMetrics = true

  /// Whether the places of elements are to be computed again; true unless set.
  open var invalidateFlowLayoutAttributes = true
}
