import CollectionEngine

/// What of a flow layout has become invalid.
///
/// A context that a program makes names nothing by itself; those that the layout makes name everything.
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
  /// Whether the delegate's sizes, insets and spacings are to be asked again.
  open var invalidateFlowLayoutDelegateMetrics = false

  /// Whether the places of elements are to be computed again.
  open var invalidateFlowLayoutAttributes = false

  /// The size that a view would like to have.
  var preferredSize: (key: ElementKey, size: CGSize)?
  /// Whether the views it names only follow the visible bounds: what the delegate said of them stays.
  var namesPinnedViews = false
}
