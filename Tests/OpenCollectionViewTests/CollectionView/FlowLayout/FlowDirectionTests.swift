import OpenCollectionView
import Testing
import TouchTesting

@MainActor struct FlowDirectionTests {
  /// A flow layout that follows the direction of reading, as programs make one.
  private final class Turning: UICollectionViewFlowLayout {
    override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
  }

  private func grid(_ layout: UICollectionViewFlowLayout) -> GridScreen {
    layout.itemSize = CGSize(width: 100, height: 100)
    let grid = GridScreen([4], layout: layout)
    grid.view.semanticContentAttribute = .forceRightToLeft
    layout.invalidateLayout()
    grid.screen.runFrame()
    return grid
  }

  @Test func `A flow layout runs from right to left where its view does, by its own answers`() {
    // C140
    let layout = UICollectionViewFlowLayout()
    #expect(layout.developmentLayoutDirection == .leftToRight)
    #expect(!layout.flipsHorizontallyInOppositeLayoutDirection)
    let grid = grid(layout)
    #expect(grid.frames.map(\.minX) == [220, 110, 0, 220])
    #expect((0..<4).map { layout.layoutAttributesForItem(at: [0, $0])?.frame.minX } == [220, 110, 0, 220])
    let right = layout.layoutAttributesForElements(in: CGRect(x: 230, y: 0, width: 50, height: 300)) ?? []
    #expect(right.map(\.indexPath) == [[0, 0], [0, 3]])
    #expect(grid.view.indexPathForItem(at: CGPoint(x: 10, y: 10)) == [0, 2])
  }

  @Test func `It turns over with its view, and back again`() {
    // C140
    let layout = UICollectionViewFlowLayout()
    let grid = grid(layout)
    grid.view.semanticContentAttribute = .forceLeftToRight
    grid.screen.runFrame()
    #expect(grid.frames.map(\.minX) == [0, 110, 220, 0])
    grid.view.semanticContentAttribute = .forceRightToLeft
    grid.screen.runFrame()
    #expect(grid.frames.map(\.minX) == [220, 110, 0, 220])
  }

  @Test func `Where the program's language is written so, every flow layout runs so`() {
    // C140
    let screen = VirtualScreen(width: 320, height: 480, writesRightToLeft: true)
    let source = NumberSource([5])
    let view = UICollectionView(frame: screen.window.bounds, collectionViewLayout: UICollectionViewFlowLayout())
    view.register(NumberCell.self, forCellWithReuseIdentifier: "number")
    view.dataSource = source
    screen.show(view)
    #expect((0..<5).map { view.cellForItem(at: [0, $0])?.frame.minX } == [270, 202.5, 135, 67.5, 0])
  }

  @Test func `Sideways it begins at its right end, and items that come before the first are seen`() {
    // C91, C92, C140
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.minimumLineSpacing = 0
    layout.itemSize = CGSize(width: 100, height: 480)
    let grid = GridScreen([10], layout: layout)
    grid.view.semanticContentAttribute = .forceRightToLeft
    layout.invalidateLayout()
    grid.screen.runFrame()
    #expect(grid.view.contentOffset.x == 680)
    #expect(layout.layoutAttributesForItem(at: [0, 0])?.frame.minX == 900)
    grid.source.counts = [11]
    grid.view.insertItems(at: [[0, 0]])
    #expect(grid.screen.advanceUntilRest())
    #expect(grid.view.contentOffset.x == 780)
    #expect(grid.view.cellForItem(at: [0, 0])?.frame.minX == 1000)
  }

  @Test func `Pinned headers of sections side by side stay at the right edge until their section ends`() {
    // C140
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.minimumLineSpacing = 0
    layout.itemSize = CGSize(width: 100, height: 480)
    layout.headerReferenceSize = CGSize(width: 20, height: 0)
    layout.sectionHeadersPinToVisibleBounds = true
    let grid = GridScreen([10, 10], layout: layout)
    grid.view.semanticContentAttribute = .forceRightToLeft
    layout.invalidateLayout()
    grid.screen.runFrame()
    func header(_ section: Int) -> CGFloat? {
      layout.layoutAttributesForSupplementaryView(
        ofKind: UICollectionView.elementKindSectionHeader, at: [section, 0])?.frame.maxX
    }
    #expect(grid.view.contentOffset.x == 1720)
    #expect(header(0) == 2040)
    grid.view.contentOffset.x = 1400
    grid.screen.runFrame()
    #expect(header(0) == 1720)
    #expect(header(1) == 1020)
  }

  @Test func `Content that is narrower than its view stands at the right, in a view of another width too`() {
    // C140
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 50, height: 480)
    let grid = GridScreen([2], layout: layout)
    grid.view.semanticContentAttribute = .forceRightToLeft
    layout.invalidateLayout()
    grid.screen.runFrame()
    #expect(grid.frames.map(\.minX) == [270, 210])
    grid.view.frame.size.width = 200
    grid.screen.runFrame()
    #expect(grid.frames.map(\.minX) == [150, 90])
    grid.view.contentInset = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 30)
    grid.screen.runFrame()
    #expect(grid.frames.map(\.minX) == [110, 50])
  }

  @Test func `One that turns begins at the right, where its own x is 0`() {
    // C160
    let grid = grid(Turning())
    #expect(grid.frames.map(\.minX) == [0, 110, 220, 0])
    #expect(grid.view.visibleCells.map { grid.view.convert($0.frame, to: nil).minX } == [220, 110, 0, 220])
  }
}
