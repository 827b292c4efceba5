import CollectionEngine

/// An item that the content is on its way to, or stands at until the sizes around it are known.
struct ScrollAim {
  var key: ElementKey
  var position: UICollectionView.ScrollPosition
  /// Tells whether sizes have become known since the content was last aimed. Nothing else moves it again: a layout may
  /// place items by where the content stands.
  var isOff = false
}
