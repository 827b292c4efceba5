import OpenCollectionView
import Testing
import TouchTesting

@MainActor struct LayoutSwitchTests {
  private func list() -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 320, height: 40)
    layout.minimumLineSpacing = 0
    return layout
  }

  @Test func `Another layout moves the cells that stay, and asks only for new ones`() {
    let grid = GridScreen([1000])
    let cells = grid.view.visibleCells
    let old = grid.view.collectionViewLayout
    grid.view.collectionViewLayout = list()
    grid.screen.runFrame()
    #expect(grid.texts == (0..<12).map { "0-\($0)" })
    #expect(grid.frames[11] == CGRect(x: 0, y: 440, width: 320, height: 40))
    #expect(zip(grid.view.visibleCells, cells).allSatisfy { $0 === $1 })
    #expect(grid.source.askedCells.count == 15)
    #expect(old.collectionView == nil)
    #expect(grid.layout.collectionView === grid.view)
  }

  @Test func `A layout that was left behind moves nothing any longer`() {
    let grid = GridScreen([1000])
    let old = grid.layout as? UICollectionViewFlowLayout
    grid.view.collectionViewLayout = list()
    grid.screen.runFrame()
    let trace = grid.screen.recordTrace()
    old?.itemSize = CGSize(width: 10, height: 10)
    old?.invalidateLayout()
    grid.screen.runFrame()
    #expect(trace.events.isEmpty)
  }

  @Test func `A layout that comes back knows the data of now`() {
    // C4
    let grid = GridScreen([1000])
    let old = grid.layout
    grid.view.collectionViewLayout = list()
    grid.screen.runFrame()
    grid.source.counts = [2]
    grid.view.reloadData()
    grid.screen.runFrame()
    grid.view.collectionViewLayout = old
    grid.screen.runFrame()
    #expect(grid.texts == ["0-0", "0-1"])
    #expect(grid.view.contentSize == CGSize(width: 320, height: 100))
  }

  @Test func `The offset stays legal in a shorter layout`() {
    let grid = GridScreen([300])
    grid.view.contentOffset.y = 10_510
    grid.screen.runFrame()
    let layout = GridScreen.grid()
    layout.itemSize = CGSize(width: 20, height: 20)
    grid.view.collectionViewLayout = layout
    grid.screen.runFrame()
    #expect(grid.view.contentOffset.y == grid.view.contentSize.height - 480)
    #expect(grid.texts.last == "0-299")
  }

  @Test func `Another direction scrolls the other way`() {
    let layout = GridScreen.grid()
    let grid = GridScreen([1000], layout: layout)
    grid.view.contentOffset.y = 5000
    grid.screen.runFrame()
    layout.scrollDirection = .horizontal
    grid.screen.runFrame()
    // Columns of four, 110 points apart.
    #expect(grid.view.contentSize == CGSize(width: 27_490, height: 480))
    #expect(grid.view.contentOffset == .zero)
    #expect(grid.texts == (0..<12).map { "0-\($0)" })
    grid.screen.play(.flick(from: CGPoint(x: 300, y: 100), to: CGPoint(x: 50, y: 100)))
    grid.screen.advanceUntilRest()
    #expect(grid.view.contentOffset.x > 500)
    #expect(grid.view.contentOffset.y == 0)
    // Four columns in sight, and three made ahead.
    #expect(grid.cells.count <= 28)
  }

  @Test func `Setting the layout that is there does nothing`() {
    let grid = GridScreen([10])
    let trace = grid.screen.recordTrace()
    grid.view.collectionViewLayout = grid.layout
    grid.screen.advance(by: 1)
    #expect(trace.events.isEmpty)
  }
}
