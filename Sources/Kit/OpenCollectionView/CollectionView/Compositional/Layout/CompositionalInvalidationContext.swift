/// The context that says which parts of a compositional layout have become invalid.
final class CompositionalInvalidationContext: UICollectionViewLayoutInvalidationContext {
  /// The size that a view has asked for.
  var wish: CompositionalWish?
  /// Tells whether the elements that it names only stand elsewhere.
  var namesPinnedViews = false
}
