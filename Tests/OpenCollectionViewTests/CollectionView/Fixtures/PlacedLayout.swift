import OpenCollectionView

/// A layout that answers with what it was given.
final class PlacedLayout: UICollectionViewLayout {
  var attributes: [UICollectionViewLayoutAttributes]
  var contentSize = CGSize(width: 320, height: 480)
  private(set) var preparedCount = 0

  init(_ attributes: [UICollectionViewLayoutAttributes] = []) {
    self.attributes = attributes
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override func prepare() {
    super.prepare()
    preparedCount += 1
  }

  override var collectionViewContentSize: CGSize { contentSize }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { attributes }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributes.first { $0.representedElementCategory == .cell && $0.indexPath == indexPath }
  }
}

extension UICollectionViewLayoutAttributes {
  /// Attributes of the cell of an item in section 0.
  static func cell(_ item: Int, _ frame: CGRect, zIndex: Int = 0) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
    attributes.frame = frame
    attributes.zIndex = zIndex
    return attributes
  }
}
