import OpenCollectionView

extension UICollectionReusableView {
  /// The space at both sides of what stands over the whole width of the store, the same as that of the shelves.
  var storeInset: UIEdgeInsets {
    let safe = superview?.safeAreaInsets ?? .zero
    let margin = GalleryMetrics.margin(forWidth: bounds.width)
    return UIEdgeInsets(top: 0, left: safe.left + margin, bottom: 0, right: safe.right + margin)
  }
}
