import OpenCollectionView

/// A layout between grid and page that tells how far it is.
final class ZoomLayout: UICollectionViewTransitionLayout {
  var didShow: ((CGFloat) -> Void)?

  override func prepare() {
    super.prepare()
    didShow?(transitionProgress)
  }
}
