import CollectionEngine

/// An element with a view on the screen, taken out of the bookkeeping or put back.
struct ShownElement {
  var key: ElementKey
  var view: UICollectionReusableView
  /// Those that were applied to the view last.
  var attributes: UICollectionViewLayoutAttributes
}
