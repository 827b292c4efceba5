import OpenCollectionView
import Testing
import TouchTesting

/// Views that the program takes out of the collection view with `removeFromSuperview`.
@MainActor struct TakenOutViewTests {
  private let header = UICollectionView.elementKindSectionHeader

  private func screen() -> GridScreen {
    let layout = GridScreen.grid()
    layout.headerReferenceSize = CGSize(width: 0, height: 30)
    return GridScreen([30], layout: layout)
  }

  private func headers(in grid: GridScreen) -> [UIView] {
    grid.view.subviews.filter { $0 is UICollectionReusableView && !($0 is UICollectionViewCell) && !$0.isHidden }
  }

  @Test func `They are seen again when the layout has become another one`() {
    // C45
    let grid = screen()
    grid.view.supplementaryView(forElementKind: header, at: [0, 0])?.removeFromSuperview()
    grid.view.cellForItem(at: [0, 1])?.removeFromSuperview()
    let trace = grid.screen.recordTrace()
    grid.layout.invalidateLayout()
    grid.screen.runFrame()
    #expect(headers(in: grid).map(\.frame) == [CGRect(x: 0, y: 0, width: 320, height: 30)])
    #expect(headers(in: grid).elementsEqual(grid.view.visibleSupplementaryViews(ofKind: header), by: ===))
    #expect(grid.view.cellForItem(at: [0, 1])?.superview === grid.view)
    #expect(grid.texts.count == grid.cells.count)
    #expect(trace.events.contains { "\($0)".contains("the program had taken") })
  }

  @Test func `They are seen again when the view has another size, and when another layout is set`() {
    // C45
    let grid = screen()
    func takeOut() { for view in headers(in: grid) { view.removeFromSuperview() } }
    takeOut()
    grid.screen.resize(width: 400, height: 480)
    grid.screen.runFrame()
    #expect(headers(in: grid).map(\.frame.width) == [400])
    takeOut()
    let other = GridScreen.grid()
    other.headerReferenceSize = CGSize(width: 0, height: 50)
    grid.view.setCollectionViewLayout(other, animated: false)
    grid.screen.runFrame()
    #expect(headers(in: grid).map(\.frame.height) == [50])
    takeOut()
    other.headerReferenceSize = CGSize(width: 0, height: 40)
    grid.view.setCollectionViewLayout(GridScreen.grid(), animated: false)
    grid.screen.runFrame()
    #expect(headers(in: grid).isEmpty)
  }

  @Test func `They are seen again after an update, a reload, and when they come back into sight`() {
    // C45
    let grid = screen()
    func takeOut() {
      for view in headers(in: grid) { view.removeFromSuperview() }
      grid.view.cellForItem(at: [0, 0])?.removeFromSuperview()
    }
    func expectSeen(sourceLocation: SourceLocation = #_sourceLocation) {
      #expect(headers(in: grid).count == 1, sourceLocation: sourceLocation)
      #expect(grid.view.cellForItem(at: [0, 0])?.superview === grid.view, sourceLocation: sourceLocation)
      #expect(grid.view.cellForItem(at: [0, 0])?.isHidden == false, sourceLocation: sourceLocation)
    }
    takeOut()
    grid.source.counts = [31]
    grid.view.insertItems(at: [[0, 1]])
    grid.screen.advance(by: 1)
    expectSeen()
    takeOut()
    grid.view.reloadData()
    grid.screen.runFrame()
    expectSeen()
    takeOut()
    grid.view.contentOffset.y = 600
    grid.screen.runFrame()
    grid.view.contentOffset.y = 0
    grid.screen.runFrame()
    expectSeen()
  }

  @Test func `One that is on its way out and comes back is seen`() {
    // C45
    let grid = screen()
    let tall = GridScreen.grid()
    tall.itemSize = CGSize(width: 300, height: 400)
    grid.view.setCollectionViewLayout(tall, animated: true)
    grid.screen.advance(by: 0.1)
    for case let cell as NumberCell in grid.view.subviews { cell.removeFromSuperview() }
    grid.view.setCollectionViewLayout(GridScreen.grid(), animated: true)
    grid.screen.advance(by: 1)
    #expect(grid.cells.filter { !$0.isHidden }.count == 15)
    #expect(grid.view.visibleCells.allSatisfy { $0.superview === grid.view })
  }

  @Test func `One that the program shows somewhere else stays there while its element is in sight`() throws {
    // C45
    let grid = screen()
    let stage = UIView()
    grid.screen.window.addSubview(stage)
    let cell = try #require(grid.view.cellForItem(at: [0, 0]))
    stage.addSubview(cell)
    grid.layout.invalidateLayout()
    grid.screen.runFrame()
    #expect(cell.superview === stage)
    #expect(grid.view.cellForItem(at: [0, 0]) === cell)
    cell.removeFromSuperview()
    grid.layout.invalidateLayout()
    grid.screen.runFrame()
    #expect(cell.superview === grid.view)
  }
}
