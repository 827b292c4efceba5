import OpenCollectionView
import Testing
import TouchTesting

@MainActor struct DataTests {
  @Test func `Reloading asks nothing before the next layout`() {
    // C20
    let recorded = RecordedScreen(RecordedListLayout.init)
    recorded.show()
    recorded.source.counts = [2]
    recorded.view.reloadData()
    recorded.log.note("returns")
    recorded.screen.runFrame()
    #expect(
      recorded.takeCalls() == """
        0 invalidateLayout()
        0 invalidateLayout(with: another context)
        returns
        0 layoutSubviews begin
        0 prepare()
        0 numberOfSections
        0 numberOfItemsInSection 0
        0 collectionViewContentSize
        0 layoutAttributesForElements(in: (0, 0, 200, 300))
        0 collectionViewContentSize
        0 cellForItemAt 0-0
        0 cellForItemAt 0-1
        0 layoutSubviews end
        """)
  }

  @Test func `After reloading the first question asks for the counts, once`() {
    // C20
    let recorded = RecordedScreen(RecordedListLayout.init)
    recorded.show()
    recorded.source.counts = [2, 7]
    recorded.view.reloadData()
    recorded.log.clear()
    #expect(recorded.view.numberOfSections == 2)
    #expect(recorded.view.numberOfItems(inSection: 1) == 7)
    #expect(
      recorded.log.takeText() == "0 numberOfSections\n0 numberOfItemsInSection 0\n0 numberOfItemsInSection 1")
  }

  @Test func `Reloading while an item is highlighted asks nothing either`() {
    // C20
    let recorded = RecordedScreen(RecordedFlowLayout.init)
    recorded.show()
    recorded.screen.press(at: CGPoint(x: 20, y: 20))
    recorded.screen.advance(by: 0.3)
    #expect(recorded.view.visibleCells[0].isHighlighted)
    recorded.log.clear()
    recorded.source.counts = [1]
    recorded.view.reloadData()
    #expect(
      recorded.log.takeText() == """
        0 invalidateLayout()
        0 invalidateLayout(with: another context)
        didUnhighlight 0-0
        """)
    #expect(recorded.view.visibleCells.allSatisfy { !$0.isHighlighted })
  }

  @Test func `Reloading shows the new data in the same frame`() {
    // C34
    let grid = GridScreen([4])
    grid.source.counts = [2, 1]
    grid.view.reloadData()
    grid.screen.runFrame()
    #expect(grid.texts == ["0-0", "0-1", "1-0"])
    #expect(grid.view.indexPathsForVisibleItems.count == 3)
    #expect(grid.cells.count == 4)
    #expect(grid.cells.filter(\.isHidden).count == 1)
    #expect(grid.view.contentSize == CGSize(width: 320, height: 200))
  }

  @Test func `Reloading asks for each visible cell again, in cells that were prepared for it`() {
    // C34, C41
    let grid = GridScreen([2])
    grid.source.forgetQuestions()
    grid.view.reloadData()
    grid.screen.runFrame()
    #expect(grid.source.askedCells == [IndexPath(item: 0, section: 0), IndexPath(item: 1, section: 0)])
    #expect(grid.cells.map(\.preparedCount) == [1, 1])
  }

  @Test func `Reloading keeps the offset`() {
    // C34
    let grid = GridScreen([1000])
    grid.view.contentOffset.y = 5000
    grid.screen.runFrame()
    grid.view.reloadData()
    grid.screen.runFrame()
    #expect(grid.view.contentOffset.y == 5000)
    #expect(grid.texts.first == "0-135")
  }

  @Test func `Reloading fewer items brings the offset back to what there is`() {
    // C34
    let grid = GridScreen([1000])
    grid.view.contentOffset.y = 5000
    grid.screen.runFrame()
    grid.source.counts = [30]
    grid.view.reloadData()
    grid.screen.runFrame()
    #expect(grid.view.contentOffset.y == 610)
    #expect(grid.texts.last == "0-29")
    grid.source.counts = [0]
    grid.view.reloadData()
    grid.screen.runFrame()
    #expect(grid.view.contentOffset == .zero)
    #expect(grid.texts.isEmpty)
  }

  @Test func `Reloading drops the selection`() {
    // C34
    let grid = GridScreen([4])
    grid.view.selectItem(at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
    grid.view.reloadData()
    #expect(grid.view.indexPathsForSelectedItems == [])
    grid.screen.runFrame()
    #expect(grid.view.visibleCells.allSatisfy { !$0.isSelected })
  }

  @Test func `Setting a data source reloads, and none shows nothing`() {
    // C20
    let grid = GridScreen([4])
    let other = NumberSource([1, 1])
    grid.view.dataSource = other
    grid.screen.runFrame()
    #expect(grid.texts == ["0-0", "1-0"])
    grid.view.dataSource = nil
    grid.screen.runFrame()
    #expect(grid.texts.isEmpty)
    #expect(grid.view.numberOfSections == 0)
    #expect(grid.view.contentSize == CGSize(width: 320, height: 0))
    #expect(grid.cells.allSatisfy { $0.isHidden })
  }

  @Test func `A data source that has gone leaves what is shown, and shows no more`() {
    let grid = GridScreen([0])
    var source: NumberSource? = NumberSource([1000])
    grid.view.dataSource = source
    grid.screen.runFrame()
    #expect(grid.texts.count == 15)
    source = nil
    grid.view.contentOffset.y = 2000
    grid.screen.runFrame()
    #expect(grid.texts.isEmpty)
    grid.view.dataSource = grid.source
    grid.source.counts = [3]
    grid.view.reloadData()
    grid.screen.runFrame()
    #expect(grid.texts == ["0-0", "0-1", "0-2"])
  }

  @Test func `A view without a data source has no sections`() {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: GridScreen.grid())
    let screen = VirtualScreen(width: 320, height: 480)
    screen.show(view)
    #expect(view.numberOfSections == 0)
    #expect(view.visibleCells.isEmpty)
    #expect(view.indexPathsForVisibleItems.isEmpty)
    #expect(view.cellForItem(at: IndexPath(item: 0, section: 0)) == nil)
  }

  @Test func `A data source has one section unless it says otherwise`() {
    final class Plain: NSObject, UICollectionViewDataSource {
      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "number", for: indexPath)
      }
    }
    let grid = GridScreen([1])
    let source = Plain()
    grid.view.dataSource = source
    #expect(grid.view.numberOfSections == 1)
  }
}
