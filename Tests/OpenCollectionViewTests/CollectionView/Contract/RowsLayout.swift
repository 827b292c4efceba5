import OpenCollectionView

/// Rows of 320 × 40 points every 50 points, a badge at the top of the first row and a decoration behind the fifth;
/// counts what it is asked, and moves single elements on request.
final class RowsLayout: UICollectionViewLayout {
  var log: [String] = []
  /// By how much rows are moved to the right.
  var shifts: [Int: CGFloat] = [:]
  var hiddenRows: Set<Int> = []
  var badgeX: CGFloat? = 0
  var badgeWidth: CGFloat = 20
  /// What is below the last row, and what it becomes when a row is asked for alone.
  private var bottom: CGFloat = 0
  var foundBottom: CGFloat = 0
  var decorationX: CGFloat? = 0
  /// What is above the first row.
  var top: CGFloat = 0
  private var count = 0

  override func prepare() {
    super.prepare()
    log.append("prepare")
    count = collectionView?.numberOfItems(inSection: 0) ?? 0
  }

  override var collectionViewContentSize: CGSize { CGSize(width: 320, height: top + 50 * CGFloat(count) + bottom) }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    log.append("elements \(number(rect.minY))..<\(number(rect.maxY))")
    let first = min(count, max(0, Int((rect.minY - top) / 50)))
    let end = min(count, Int((rect.maxY - top) / 50) + 1)
    var answer = (first..<max(first, end)).map { row($0) }
    if let badge = badge(), badge.frame.intersects(rect) { answer.append(badge) }
    if let decoration = decoration(), decoration.frame.intersects(rect) { answer.append(decoration) }
    return answer
  }

  private func row(_ item: Int) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
    attributes.frame = CGRect(x: shifts[item] ?? 0, y: top + 50 * CGFloat(item), width: 320, height: 40)
    attributes.isHidden = hiddenRows.contains(item)
    return attributes
  }

  private func badge() -> UICollectionViewLayoutAttributes? {
    guard let badgeX else { return nil }
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: "badge", with: IndexPath(item: 0, section: 0))
    attributes.frame = CGRect(x: badgeX, y: top, width: badgeWidth, height: 20)
    return attributes
  }

  private func decoration() -> UICollectionViewLayoutAttributes? {
    guard let decorationX, count > 4 else { return nil }
    let attributes = UICollectionViewLayoutAttributes(
      forDecorationViewOfKind: "shade", with: IndexPath(item: 4, section: 0))
    attributes.frame = CGRect(x: decorationX, y: top + 200, width: 100, height: 40)
    return attributes
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    log.append("item \(indexPath.item)")
    bottom = foundBottom
    return row(indexPath.item)
  }

  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    log.append("\(elementKind) \(indexPath.item)")
    return elementKind == "badge" && indexPath.item == 0 ? badge() : nil
  }

  override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    log.append("decoration \(elementKind) \(indexPath.item)")
    return indexPath.item == 4 ? decoration() : nil
  }

  func takeLog() -> [String] {
    defer { log = [] }
    return log
  }

  /// Invalidates what is named.
  func invalidate(
    items: [Int] = [], badges: [Int] = [], decorations: [Int] = [], offset: CGPoint = .zero, size: CGSize = .zero
  ) {
    let context = UICollectionViewLayoutInvalidationContext()
    func paths(_ items: [Int]) -> [IndexPath] { items.map { IndexPath(item: $0, section: 0) } }
    if !items.isEmpty { context.invalidateItems(at: paths(items)) }
    if !badges.isEmpty { context.invalidateSupplementaryElements(ofKind: "badge", at: paths(badges)) }
    if !decorations.isEmpty { context.invalidateDecorationElements(ofKind: "shade", at: paths(decorations)) }
    context.contentOffsetAdjustment = offset
    context.contentSizeAdjustment = size
    invalidateLayout(with: context)
  }
}

/// A decoration that notes what is done to it.
final class ShadeView: UICollectionReusableView {
  private(set) var applied: [IndexPath] = []
  private(set) var preparedCount = 0

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    applied.append(layoutAttributes.indexPath)
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    preparedCount += 1
  }
}

/// A grid screen with a rows layout, whose decoration has a class.
@MainActor func rowsScreen(_ count: Int) -> (grid: GridScreen, layout: RowsLayout) {
  let layout = RowsLayout()
  layout.register(ShadeView.self, forDecorationViewOfKind: "shade")
  let grid = GridScreen([count], layout: layout)
  layout.log = []
  return (grid, layout)
}
