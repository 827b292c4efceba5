import OpenCollectionView
import Testing
import TouchTesting

/// Elements without a width or a height have cells wherever they touch what can be seen.
@MainActor struct TouchingEdgesTests {
  @Test func `Items without a length on the edges of what can be seen have cells, those beyond have none`() {
    // C9
    let frames = [
      CGRect(x: 0, y: 10, width: 0, height: 50), CGRect(x: 10, y: 0, width: 50, height: 0), .zero,
      CGRect(x: 320, y: 10, width: 0, height: 50), CGRect(x: 10, y: 480, width: 50, height: 0),
      CGRect(x: 100, y: 100, width: 0, height: 0), CGRect(x: 10, y: -1, width: 50, height: 0),
      CGRect(x: 321, y: 10, width: 0, height: 50), CGRect(x: -20, y: 10, width: 20, height: 20),
    ]
    let layout = PlacedLayout(frames.enumerated().map { .cell($0.offset, $0.element) })
    let grid = GridScreen([frames.count], layout: layout)
    #expect(grid.view.indexPathsForVisibleItems.map(\.item) == [0, 1, 2, 3, 4, 5])
  }

  @Test(arguments: [UICollectionView.ScrollDirection.vertical, .horizontal])
  func `Items of a flow layout that are estimated to have no length are measured`(
    direction: UICollectionView.ScrollDirection
  ) {
    // C9, C60
    final class Wishing: UICollectionViewCell {
      override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 40, height: 40) }
    }
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = direction
    layout.minimumLineSpacing = 0
    layout.estimatedItemSize =
      direction == .vertical ? CGSize(width: 320, height: 0) : CGSize(width: 0, height: 480)
    let grid = GridScreen([5], layout: layout, cell: Wishing.self)
    #expect(
      grid.frames.map { direction == .vertical ? $0.minY : $0.minX } == [0, 40, 80, 120, 160])
    #expect(grid.frames.map { direction == .vertical ? $0.height : $0.width } == [40, 40, 40, 40, 40])
  }

  @Test func `One at the end of the content, below all others, has a cell when it has been scrolled to`() {
    // C9
    let frames = (0..<13).map { CGRect(x: 0, y: 100 * CGFloat($0), width: 320, height: $0 == 12 ? 0 : 100) }
    let layout = PlacedLayout(frames.enumerated().map { .cell($0.offset, $0.element) })
    layout.contentSize.height = 1200
    let grid = GridScreen([13], layout: layout)
    grid.view.contentOffset.y = 719
    grid.screen.runFrame()
    #expect(grid.view.indexPathsForVisibleItems.last == [0, 11])
    grid.view.contentOffset.y = 720
    grid.screen.runFrame()
    #expect(grid.view.indexPathsForVisibleItems.last == [0, 12])
  }

  @Test func `One that comes back by its name alone is found on an edge`() {
    // C5, C9
    let (grid, layout) = rowsScreen(100)
    layout.badgeX = nil
    layout.invalidateLayout()
    grid.screen.runFrame()
    #expect(grid.view.visibleSupplementaryViews(ofKind: "badge").isEmpty)
    layout.badgeX = 320
    layout.badgeWidth = 0
    layout.invalidate(badges: [0])
    grid.screen.runFrame()
    #expect(
      grid.view.visibleSupplementaryViews(ofKind: "badge").map(\.frame) == [CGRect(x: 320, y: 0, width: 0, height: 20)])
  }
}
