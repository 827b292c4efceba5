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

  @Test func `The layout's own attributes stay as they are`() {
    // C13
    let grid = screen(.forceRightToLeft)
    #expect(grid.layout.layoutAttributesForItem(at: [0, 1])?.frame.minX == 60)
  }
}
