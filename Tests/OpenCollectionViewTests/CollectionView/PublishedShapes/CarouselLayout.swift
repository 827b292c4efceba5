import OpenCollectionView

/// One row of cards; the nearer one is to the middle of the view, the larger it is, and a flick ends on a card.
final class CarouselLayout: UICollectionViewFlowLayout {
  /// What is left of the size of a card that is a whole view's width from the middle.
  var smallestScale: CGFloat = 0.6

  override init() {
    super.init()
    scrollDirection = .horizontal
    itemSize = CGSize(width: 100, height: 140)
    minimumLineSpacing = 20
    minimumInteritemSpacing = 1000
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func prepare() {
    super.prepare()
    guard let collectionView, collectionView.bounds.width > 0 else { return }
    let side = max(0, (collectionView.bounds.width - itemSize.width) / 2)
    if sectionInset.left != side { sectionInset = UIEdgeInsets(top: 0, left: side, bottom: 0, right: side) }
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    super.layoutAttributesForElements(in: rect)?.compactMap { $0.copy() as? UICollectionViewLayoutAttributes }
      .map(scaled)
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    (super.layoutAttributesForItem(at: indexPath)?.copy() as? UICollectionViewLayoutAttributes).map(scaled)
  }

  private func scaled(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    guard let bounds = collectionView?.bounds, bounds.width > 0 else { return attributes }
    let distance = min(1, abs(attributes.center.x - bounds.midX) / bounds.width)
    let scale = 1 - (1 - smallestScale) * distance
    attributes.transform = CGAffineTransform(scaleX: scale, y: scale)
    attributes.zIndex = Int((1 - distance) * 100)
    return attributes
  }

  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    guard let collectionView else { return proposedContentOffset }
    let middle = proposedContentOffset.x + collectionView.bounds.width / 2
    let rect = CGRect(origin: proposedContentOffset, size: collectionView.bounds.size)
    let nearest = super.layoutAttributesForElements(in: rect)?.map(\.center.x)
      .min { abs($0 - middle) < abs($1 - middle) }
    guard let nearest else { return proposedContentOffset }
    return CGPoint(x: nearest - collectionView.bounds.width / 2, y: proposedContentOffset.y)
  }
}
