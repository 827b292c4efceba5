import OpenCollectionView
import Testing
import TouchTesting

/// Bounds that change while single elements are invalid already.
@MainActor struct PartlyInvalidBoundsTests {
  @Test func `With one item invalid a layout that depends on the bounds is still asked about them`() {
    // C5, C6
    let grid = GridScreen([40], layout: LeaningLayout())
    grid.view.contentOffset.y = 5
    grid.screen.runFrame()
    let context = UICollectionViewLayoutInvalidationContext()
    context.invalidateItems(at: [IndexPath(item: 1, section: 0)])
    grid.layout.invalidateLayout(with: context)
    grid.view.contentOffset.y = 20
    grid.screen.runFrame()
    #expect(Set(grid.frames.map(\.minX)) == [20])
    #expect(grid.frames.count == 10)
  }

  @Test func `Pinned footers go along with offsets that are set twice before a frame`() {
    // C5, C6
    let layout = GridScreen.grid()
    layout.footerReferenceSize = CGSize(width: 0, height: 30)
    layout.sectionFootersPinToVisibleBounds = true
    let grid = GridScreen(Array(repeating: 1, count: 20), layout: layout)
    grid.view.contentOffset.y = 5
    grid.screen.runFrame()
    grid.view.contentOffset.y = 10
    grid.view.contentOffset.y = 400
    grid.screen.runFrame()
    let footer = grid.view.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionFooter, at: IndexPath(item: 0, section: 6))
    #expect(footer?.frame == CGRect(x: 0, y: 850, width: 320, height: 30))
  }
}

/// Items in a column that stand the further to the right the further the content is scrolled.
private final class LeaningLayout: UICollectionViewLayout {
  override var collectionViewContentSize: CGSize { CGSize(width: 320, height: 2000) }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    .cell(
      indexPath.item,
      CGRect(x: collectionView?.bounds.minY ?? 0, y: 50 * CGFloat(indexPath.item), width: 100, height: 50))
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    (0..<40).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
      .filter { $0.frame.intersects(rect) }
  }
}
