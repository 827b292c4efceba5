import CollectionEngine

/// The context that says which parts of a flow layout have become invalid.
///
/// A context that a program makes names nothing by itself; those that the layout makes name everything.
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
  /// Tells whether the delegate's sizes, insets and spacings are to be asked again.
  open var invalidateFlowLayoutDelegateMetrics = false

  /// Tells whether the places of elements are to be computed again.
  open var invalidateFlowLayoutAttributes = false

  /// The size that a view would like to have.
  var preferredSize: (key: ElementKey, size: CGSize)?
  /// Tells whether the elements it names only stand elsewhere, since they are pinned or moved by an animator. Sizes
  /// that the delegate has told of them stay.
  package final var namesMovedElements = false

  /// Leaves in the context nothing but that the elements it names stand elsewhere.
  func becomeMovement() {
    invalidateFlowLayoutDelegateMetrics = false
    invalidateFlowLayoutAttributes = false
    namesMovedElements = true
  }
}
