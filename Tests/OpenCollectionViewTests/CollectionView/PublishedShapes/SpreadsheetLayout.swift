import OpenCollectionView

/// Sections are rows and items are columns. The first row and the first column stay in sight; every other row has a
/// stripe behind it.
final class SpreadsheetLayout: UICollectionViewLayout {
  static let stripeKind = "stripe"

  var cellSize = CGSize(width: 80, height: 30)
  private var columnCounts: [Int] = []

  override init() {
    super.init()
    register(SpreadsheetStripe.self, forDecorationViewOfKind: Self.stripeKind)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    columnCounts = (0..<collectionView.numberOfSections).map { collectionView.numberOfItems(inSection: $0) }
  }

  override var collectionViewContentSize: CGSize {
    CGSize(
      width: CGFloat(columnCounts.max() ?? 0) * cellSize.width, height: CGFloat(columnCounts.count) * cellSize.height)
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    var answer: [UICollectionViewLayoutAttributes] = []
    for row in columnCounts.indices {
      for column in 0..<columnCounts[row] {
        guard let cell = layoutAttributesForItem(at: IndexPath(item: column, section: row)) else { continue }
        if cell.frame.intersects(rect) { answer.append(cell) }
      }
      let place = IndexPath(item: 0, section: row)
      if let stripe = layoutAttributesForDecorationView(ofKind: Self.stripeKind, at: place),
        stripe.frame.intersects(rect)
      {
        answer.append(stripe)
      }
    }
    return answer
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    let (row, column) = (indexPath.section, indexPath.item)
    guard columnCounts.indices.contains(row), column < columnCounts[row] else { return nil }
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    var origin = CGPoint(x: CGFloat(column) * cellSize.width, y: CGFloat(row) * cellSize.height)
    let visible = collectionView?.bounds.origin ?? .zero
    if row == 0 {
      origin.y = max(0, visible.y)
      attributes.zIndex += 1
    }
    if column == 0 {
      origin.x = max(0, visible.x)
      attributes.zIndex += 1
    }
    attributes.frame = CGRect(origin: origin, size: cellSize)
    return attributes
  }

  override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let row = indexPath.section
    guard elementKind == Self.stripeKind, columnCounts.indices.contains(row), row % 2 == 1 else { return nil }
    let attributes = UICollectionViewLayoutAttributes(forDecorationViewOfKind: elementKind, with: indexPath)
    attributes.frame = CGRect(
      x: 0, y: CGFloat(row) * cellSize.height, width: collectionViewContentSize.width, height: cellSize.height)
    attributes.zIndex = -1
    return attributes
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
}

/// What lies behind every other row of a spreadsheet.
final class SpreadsheetStripe: UICollectionReusableView {
  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    backgroundColor = .secondarySystemBackground
  }
}
