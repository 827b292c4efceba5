import OpenCollectionView
import Testing
import TouchTesting

@MainActor struct InvalidationScopeTests {
  @Test(arguments: [100, 1_000_000])
  func `An item that a context names is asked for alone, however many there are`(count: Int) {
    // C5
    let (grid, layout) = rowsScreen(count)
    layout.shifts[3] = 30
    layout.shifts[4] = 40
    layout.invalidate(items: [3])
    grid.screen.runFrame()
    #expect(layout.takeLog() == ["prepare", "item 3"])
    #expect(grid.view.cellForItem(at: [0, 3])?.frame.minX == 30)
    // Nobody named it.
    #expect(grid.view.cellForItem(at: [0, 4])?.frame.minX == 0)
    #expect(grid.source.askedCells.count == 10)
  }

  @Test func `Contexts of one pass are one: paths are united, and the layout is prepared once`() {
    // C2
    let (grid, layout) = rowsScreen(100)
    layout.invalidate(items: [3])
    layout.invalidate(items: [3, 5])
    layout.invalidate(badges: [0])
    layout.invalidate(items: [2], decorations: [4])
    grid.screen.runFrame()
    #expect(layout.takeLog() == ["prepare", "item 3", "item 5", "badge 0", "item 2", "decoration shade 4"])
  }

  @Test func `A context without paths among others makes everything asked for`() {
    // C2, C5
    let (grid, layout) = rowsScreen(100)
    layout.invalidate(items: [3])
    layout.invalidateLayout()
    layout.invalidate(items: [5])
    grid.screen.runFrame()
    #expect(layout.takeLog() == ["prepare", "elements 0..<480"])
  }

  @Test func `A named item that is hidden loses its cell, and gets one again`() {
    // C5, C10
    let (grid, layout) = rowsScreen(100)
    layout.hiddenRows = [2]
    layout.invalidate(items: [2])
    grid.screen.runFrame()
    #expect(grid.view.indexPathsForVisibleItems.map(\.item) == [0, 1, 3, 4, 5, 6, 7, 8, 9])
    layout.hiddenRows = []
    layout.invalidate(items: [2])
    grid.screen.runFrame()
    #expect(grid.view.indexPathsForVisibleItems.map(\.item) == [0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
  }

  @Test func `A named supplementary view moves, goes, and comes back`() {
    // C5
    let (grid, layout) = rowsScreen(100)
    let badge = grid.view.supplementaryView(forElementKind: "badge", at: [0, 0])
    layout.badgeX = 50
    layout.invalidate(badges: [0])
    grid.screen.runFrame()
    #expect(badge?.frame == CGRect(x: 50, y: 0, width: 20, height: 20))
    layout.badgeX = nil
    layout.invalidate(badges: [0])
    grid.screen.runFrame()
    #expect(grid.view.supplementaryView(forElementKind: "badge", at: [0, 0]) == nil)
    #expect(badge?.isHidden == true)
    layout.badgeX = 10
    layout.invalidate(badges: [0])
    grid.screen.runFrame()
    #expect(grid.view.supplementaryView(forElementKind: "badge", at: [0, 0])?.frame.minX == 10)
  }

  @Test func `A supplementary view that exists neither before nor after is left alone, and the trace says so`() {
    // C45
    let (grid, layout) = rowsScreen(100)
    let trace = grid.screen.recordTrace()
    layout.invalidate(badges: [7])
    grid.screen.runFrame()
    #expect(
      trace.events.map(\.decision).contains(
        .layoutInvalidated(
          layout: "RowsLayout#1", scope: "nothing", reason: "badge 0-7 was named, and exists neither before nor after"))
    )
    #expect(grid.view.visibleSupplementaryViews(ofKind: "badge").count == 1)
  }

  @Test func `An item that does not exist is left alone`() {
    // C45
    let (grid, layout) = rowsScreen(100)
    layout.invalidate(items: [100])
    grid.screen.runFrame()
    #expect(layout.takeLog() == ["prepare"])
  }

  @Test func `Where the offset leaves the tile, the new tile is asked for, and nothing singly`() {
    // C5
    let (grid, layout) = rowsScreen(100)
    layout.invalidate(items: [3])
    grid.view.contentOffset.y = 600
    grid.screen.runFrame()
    #expect(layout.takeLog() == ["prepare", "elements 480..<1440"])
  }

  @Test func `The trace names what was invalidated, to the single element, and which of the pass it was`() {
    // C2
    let (grid, layout) = rowsScreen(100)
    let trace = grid.screen.recordTrace()
    layout.invalidate(items: [3, 4])
    layout.invalidate(badges: [0], decorations: [4], offset: CGPoint(x: 0, y: 5), size: CGSize(width: 0, height: 7))
    #expect(
      trace.events.map(\.decision.description) == [
        "RowsLayout#1 invalidated (item 0-3, item 0-4): it was asked for",
        """
        RowsLayout#1 invalidated (badge 0-0, decoration shade 0-4, offset by (0.0, 5.0), size by 0.0 × 7.0): \
        it was asked for, number 2 of this pass
        """,
      ])
  }

  @Test func `The item under a point is found anew after its single invalidation`() {
    // C44, C5
    let (grid, layout) = rowsScreen(100)
    layout.shifts[0] = 300
    layout.invalidate(items: [0])
    #expect(grid.view.indexPathForItem(at: CGPoint(x: 10, y: 10)) == nil)
    #expect(grid.view.indexPathForItem(at: CGPoint(x: 310, y: 10)) == [0, 0])
  }
}
