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
    let grid = screen(.forceRightToLeft)
    #expect(grid.frames.map(\.minX) == [260, 200, 140])
    #expect(grid.view.layoutAttributesForItem(at: [0, 1])?.frame.minX == 200)
    #expect(grid.view.indexPathForItem(at: CGPoint(x: 150, y: 10)) == [0, 2])
  }

  @Test func `A layout that does not want it is left as it is, and so is one that reads that way`() {
    #expect(screen(.forceRightToLeft, flips: false).frames.map(\.minX) == [0, 60, 120])
    #expect(screen(.forceLeftToRight).frames.map(\.minX) == [0, 60, 120])
  }

  /// Items of 100 points in a line that goes on beyond the screen of 320.
  private func line(_ counts: [Int], offset: CGFloat = 0) -> GridScreen {
    let layout = WideLayout()
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

  private final class WideLayout: UICollectionViewFlowLayout {
    override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
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
    let other = WideLayout()
    other.itemSize = CGSize(width: 50, height: 480)
    other.minimumLineSpacing = 0
    other.scrollDirection = .horizontal
    grid.view.contentOffset.x = 0
    grid.view.setCollectionViewLayout(other, animated: false)
    grid.screen.runFrame()
    #expect(grid.texts.last == "0-9")
  }

  @Test func `The layout's own attributes stay as they are`() {
    // C13
    let grid = screen(.forceRightToLeft)
    #expect(grid.layout.layoutAttributesForItem(at: [0, 1])?.frame.minX == 60)
  }
}
