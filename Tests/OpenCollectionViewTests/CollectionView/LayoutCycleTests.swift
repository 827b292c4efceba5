import OpenCollectionView
import Testing
import TouchTesting

@MainActor struct LayoutCycleTests {
  @Test func `A first layout prepares, asks for the size, the elements in sight and their cells, in that order`() {
    // C1, C20
    let recorded = RecordedScreen(RecordedListLayout.init)
    recorded.source.counts = [3]
    recorded.screen.show(recorded.view)
    #expect(
      recorded.takeCalls() == """
        0 layoutSubviews begin
        0 prepare()
        0 numberOfSections
        0 numberOfItemsInSection 0
        0 collectionViewContentSize
        0 layoutAttributesForElements(in: (0, 0, 200, 300))
        0 collectionViewContentSize
        0 cellForItemAt 0-0
        0 cellForItemAt 0-1
        0 cellForItemAt 0-2
        0 layoutSubviews end
        """)
  }

  @Test func `A first flow layout asks for counts while it prepares, and makes cells before headers`() {
    // C1, C41
    let recorded = RecordedScreen { log in
      let layout = RecordedFlowLayout(log: log)
      layout.headerReferenceSize = CGSize(width: 0, height: 30)
      return layout
    }
    recorded.source.counts = [2, 1]
    recorded.screen.show(recorded.view)
    #expect(
      recorded.takeCalls() == """
        0 layoutSubviews begin
        0 prepare()
        0 numberOfSections
        0 numberOfItemsInSection 0
        0 numberOfItemsInSection 1
        0 collectionViewContentSize
        0 layoutAttributesForElements(in: (0, 0, 200, 300))
        0 collectionViewContentSize
        0 cellForItemAt 0-0
        0 cellForItemAt 0-1
        0 cellForItemAt 1-0
        0 view for Header 0
        0 view for Header 1
        0 layoutSubviews end
        """)
  }

  @Test func `Several invalidations before a layout pass cost one preparation`() {
    // C2
    let grid = GridScreen([4], layout: PlacedLayout())
    let layout = grid.layout as? PlacedLayout
    for _ in 1...5 { layout?.invalidateLayout() }
    #expect(layout?.preparedCount == 1)
    grid.screen.runFrame()
    #expect(layout?.preparedCount == 2)
    grid.screen.advance(by: 1)
    #expect(layout?.preparedCount == 2)
  }

  @Test func `Invalidating without a context makes a plain one of the layout's class`() {
    // C3
    let recorded = RecordedScreen(RecordedListLayout.init)
    recorded.show()
    recorded.view.collectionViewLayout.invalidateLayout()
    #expect(recorded.log.takeText() == "0 invalidateLayout()\n0 invalidateLayout(with: another context)")
    #expect(UICollectionViewFlowLayout().makesFlowContexts)
  }

  @Test func `Reloading and nothing else makes everything and the counts invalid`() {
    // C4
    final class Watching: UICollectionViewFlowLayout {
      var contexts: [String] = []
      override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        contexts.append("everything \(context.invalidateEverything), counts \(context.invalidateDataSourceCounts)")
        super.invalidateLayout(with: context)
      }
    }
    let layout = Watching()
    let grid = GridScreen([4], layout: layout)
    layout.contexts = []
    grid.view.reloadData()
    layout.invalidateLayout()
    grid.screen.runFrame()
    grid.view.frame.size.width = 200
    let other = Watching()
    grid.view.collectionViewLayout = other
    #expect(
      layout.contexts == [
        "everything true, counts true", "everything false, counts false", "everything false, counts false",
      ])
    #expect(other.contexts == ["everything true, counts false"])
  }

  @Test func `A layout that is invalidated while it prepares is prepared again in the same pass`() {
    // C2
    final class SizingLayout: UICollectionViewFlowLayout {
      var preparedCount = 0
      override func prepare() {
        super.prepare()
        preparedCount += 1
        itemSize = CGSize(width: collectionView?.bounds.width ?? 0, height: 60)
      }
    }
    let layout = SizingLayout()
    let grid = GridScreen([4], layout: layout)
    #expect(grid.frames.map(\.height) == [60, 60, 60, 60])
    #expect(grid.frames.map(\.width) == [320, 320, 320, 320])
    #expect(layout.preparedCount == 2)
  }

  @Test func `Elements outside of the queried rectangle are no harm`() {
    // C9
    let layout = PlacedLayout([
      .cell(0, CGRect(x: 0, y: 0, width: 100, height: 100)), .cell(1, CGRect(x: 0, y: 5000, width: 100, height: 100)),
    ])
    let grid = GridScreen([2], layout: layout)
    #expect(grid.view.indexPathsForVisibleItems == [IndexPath(item: 0, section: 0)])
    #expect(grid.source.askedCells == [IndexPath(item: 0, section: 0)])
  }

  @Test func `A layout without an answer shows nothing`() {
    // C9
    let grid = GridScreen([2], layout: UICollectionViewLayout())
    #expect(grid.view.visibleCells.isEmpty)
    #expect(grid.view.contentSize == .zero)
  }

  @Test func `Hidden elements get no cell`() {
    // C10
    let layout = PlacedLayout([
      .cell(0, CGRect(x: 0, y: 0, width: 100, height: 100)), .cell(1, CGRect(x: 0, y: 100, width: 100, height: 100)),
    ])
    layout.attributes[1].isHidden = true
    let grid = GridScreen([2], layout: layout)
    #expect(grid.source.askedCells == [IndexPath(item: 0, section: 0)])
    layout.attributes[0].isHidden = true
    layout.attributes[1].isHidden = false
    layout.invalidateLayout()
    grid.screen.runFrame()
    #expect(grid.view.indexPathsForVisibleItems == [IndexPath(item: 1, section: 0)])
    #expect(grid.cells.filter { !$0.isHidden }.count == 1)
  }
}

extension UICollectionViewLayout {
  fileprivate var makesFlowContexts: Bool {
    invalidationContext(forBoundsChange: .zero) is UICollectionViewFlowLayoutInvalidationContext
  }
}
