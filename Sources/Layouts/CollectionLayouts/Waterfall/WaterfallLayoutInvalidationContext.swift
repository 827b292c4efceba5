public import OpenCollectionView

/// The invalid part of a waterfall.
open class WaterfallLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
  /// Tells whether the delegate is asked again for everything that it can tell; true unless set.
  ///
  /// Where it is false, only the items that the context names are asked for.
  open var invalidateDelegateMetrics = true

  /// The length that a cell would like to have.
  var preferred: (path: IndexPath, length: CGFloat)?
}
