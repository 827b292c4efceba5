import OpenCollectionView
import Testing
import TouchTesting

@MainActor struct MirroringTests {
  /// Items of 60 × 50 points side by side from the leading edge on.
  final class LeadingLayout: UICollectionViewLayout {
    var flips = true
    override var flipsHorizontallyInOppositeLayoutDirection: Bool { flips }
    override var collectionViewContentSize: CGSize { CGSize(width: 320, height: 480) }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      (0..<3).compactMap { layoutAttributesForItem(at: [0, $0]) }
    }
    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
      .cell(indexPath.item, CGRect(x: 60 * CGFloat(indexPath.item), y: 0, width: 60, height: 50))
    }
  }

  private func screen(_ attribute: UISemanticContentAttribute, flips: Bool = true) -> GridScreen {
    let layout = LeadingLayout()
    layout.flips = flips
    let grid = GridScreen([3], layout: layout)
    grid.view.semanticContentAttribute = attribute
    layout.invalidateLayout()
    grid.screen.runFrame()
    return grid
  }

  @Test func `Where people read from right to left a layout that wants it is mirrored`() {
    // C160
    let grid = screen(.forceRightToLeft)
    #expect(grid.view.visibleCells.map { grid.view.convert($0.frame, to: nil).minX } == [260, 200, 140])
    #expect(grid.frames.map(\.minX) == [0, 60, 120])
    #expect(grid.view.layoutAttributesForItem(at: [0, 1])?.frame.minX == 60)
    #expect(grid.view.indexPathForItem(at: CGPoint(x: 150, y: 10)) == [0, 2])
  }

  @Test func `A layout that does not want it is left as it is, and so is one that reads that way`() {
    #expect(screen(.forceRightToLeft, flips: false).frames.map(\.minX) == [0, 60, 120])
    #expect(screen(.forceLeftToRight).frames.map(\.minX) == [0, 60, 120])
  }

  /// Items of 100 points in a line that goes on beyond the screen of 320, from right to left by itself.
  private func line(_ counts: [Int], offset: CGFloat = 0) -> GridScreen {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 480)
    layout.minimumLineSpacing = 0
    layout.scrollDirection = .horizontal
    let grid = GridScreen([0], layout: layout)
    grid.view.semanticContentAttribute = .forceRightToLeft
    grid.view.contentOffset.x = offset
    layout.invalidateLayout()
    grid.screen.runFrame()
    grid.source.counts = counts
    grid.view.reloadData()
    grid.screen.runFrame()
    return grid
  }

  @Test func `Mirrored content that is wider than the view begins at its right end`() {
    // C91
    let grid = line([10])
    #expect(grid.view.contentOffset == CGPoint(x: 680, y: 0))
    #expect(grid.texts == ["0-0", "0-1", "0-2", "0-3"])
  }

  @Test func `Content at its beginning stays there in a view of another size, and other content elsewhere`() {
    // C91
    let grid = line([10])
    grid.view.frame.size.width = 200
    grid.screen.runFrame()
    #expect(grid.view.contentOffset == CGPoint(x: 800, y: 0))
    grid.source.counts = [12]
    grid.view.reloadData()
    grid.screen.runFrame()
    #expect(grid.view.contentOffset == CGPoint(x: 1000, y: 0))
    grid.view.contentOffset.x = 400
    grid.view.frame.size.width = 300
    grid.screen.runFrame()
    #expect(grid.view.contentOffset == CGPoint(x: 400, y: 0))
  }

  @Test func `Where a program has scrolled before there was content, that counts`() {
    // C91
    #expect(line([10], offset: 1).view.contentOffset == CGPoint(x: 1, y: 0))
  }

  @Test func `A layout that takes over from another one is not sent to its beginning`() {
    // C91
    let grid = line([10])
    let other = UICollectionViewFlowLayout()
    other.itemSize = CGSize(width: 50, height: 480)
    other.minimumLineSpacing = 0
    other.scrollDirection = .horizontal
    grid.view.contentOffset.x = 0
    grid.view.setCollectionViewLayout(other, animated: false)
    grid.screen.runFrame()
    #expect(grid.texts.last == "0-9")
  }

  @Test(arguments: [false, true])
  func `An item that comes before the first one is seen, at the right end`(isAnimated: Bool) {
    // C92
    let grid = line([10])
    grid.source.counts = [11]
    UIView.setAnimationsEnabled(isAnimated)
    grid.view.insertItems(at: [[0, 0]])
    UIView.setAnimationsEnabled(true)
    #expect(grid.view.contentOffset == CGPoint(x: 780, y: 0))
    #expect(grid.screen.advanceUntilRest())
    #expect(grid.view.contentOffset == CGPoint(x: 780, y: 0))
    #expect(grid.view.indexPathsForVisibleItems.sorted() == [[0, 0], [0, 1], [0, 2], [0, 3]])
    #expect(grid.view.cellForItem(at: [0, 0])?.frame.minX == 1000)
  }

  @Test func `The items that make room go to the left from where they are seen`() {
    // C92
    let grid = line([10])
    let first = grid.view.cellForItem(at: [0, 0])
    grid.source.counts = [11]
    grid.view.insertItems(at: [[0, 0]])
    grid.screen.runFrame()
    func seen() -> CGFloat { (first?.layer.presentation()?.frame.minX ?? 0) - grid.view.contentOffset.x }
    #expect(seen() > 215)
    #expect(grid.screen.advanceUntilRest())
    #expect(seen() == 120)
  }

  @Test func `What comes or goes at the far end moves nothing of mirrored content`() {
    // C92
    let grid = line([10])
    for (offset, kept) in [(680, 780), (400, 500)] as [(CGFloat, CGFloat)] {
      grid.view.contentOffset.x = offset
      grid.screen.runFrame()
      let visible = grid.view.indexPathsForVisibleItems.sorted()
      grid.source.counts = [11]
      grid.view.insertItems(at: [[0, 10]])
      #expect(grid.screen.advanceUntilRest())
      #expect(grid.view.contentOffset.x == kept)
      #expect(grid.view.indexPathsForVisibleItems.sorted() == visible)
      grid.source.counts = [10]
      grid.view.deleteItems(at: [[0, 10]])
      #expect(grid.screen.advanceUntilRest())
      #expect(grid.view.contentOffset.x == offset)
    }
  }

  @Test func `Where an anchor is kept, an item that comes before it does not push it away`() {
    // C92
    let grid = line([10])
    grid.view.anchorsVisibleContent = true
    grid.view.contentOffset.x = 400
    grid.screen.runFrame()
    grid.source.counts = [11]
    grid.view.insertItems(at: [[0, 0]])
    #expect(grid.screen.advanceUntilRest())
    #expect(grid.view.contentOffset.x == 400)
  }

  @Test func `The layout's own attributes stay as they are`() {
    // C13
    let grid = screen(.forceRightToLeft)
    #expect(grid.layout.layoutAttributesForItem(at: [0, 1])?.frame.minX == 60)
  }
}
