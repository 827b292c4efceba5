import GestureEngine
import OpenCollectionView
import TestSupport
import Testing
import TouchTesting

/// A layout may move what is seen while something is under way, and nothing is interrupted by it.
@MainActor struct ContentAdjustmentTests {
  /// Two hundred points come in above the first row.
  private func growAbove(_ layout: RowsLayout) {
    layout.top += 200
    layout.invalidate(offset: CGPoint(x: 0, y: 200), size: CGSize(width: 0, height: 200))
  }

  @Test func `At rest the offset moves with the next pass, and the cells stay where they are seen`() {
    // C63
    let (grid, layout) = rowsScreen(100)
    grid.view.contentOffset.y = 100
    grid.screen.runFrame()
    growAbove(layout)
    #expect(grid.view.contentOffset.y == 100)
    grid.screen.runFrame()
    #expect(grid.view.contentOffset.y == 300)
    #expect(grid.view.contentSize.height == 5200)
    #expect(grid.view.cellForItem(at: [0, 2])?.frame.minY == 300)
  }

  @Test func `The adjustments of several contexts are added, and made once`() {
    // C2
    let (grid, layout) = rowsScreen(100)
    grid.view.contentOffset.y = 100
    grid.screen.runFrame()
    layout.invalidate(items: [0], offset: CGPoint(x: 0, y: 10))
    layout.invalidate(items: [1], offset: CGPoint(x: 0, y: 5))
    grid.screen.runFrame()
    #expect(grid.view.contentOffset.y == 115)
    grid.view.setNeedsLayout()
    grid.screen.runFrame()
    #expect(grid.view.contentOffset.y == 115)
  }

  @Test func `A finger goes on from there`() {
    // C63
    let (grid, layout) = rowsScreen(100)
    let screen = grid.screen
    screen.press(at: CGPoint(x: 100, y: 400))
    screen.move(to: CGPoint(x: 100, y: 380))
    screen.move(to: CGPoint(x: 100, y: 340))
    let before = grid.view.contentOffset.y
    growAbove(layout)
    screen.runFrame()
    #expect(grid.view.contentOffset.y == before + 200)
    #expect(grid.view.isDragging)
    screen.move(to: CGPoint(x: 100, y: 330))
    #expect(grid.view.contentOffset.y == before + 210)
  }

  @Test func `A deceleration goes on from there`() {
    // C63
    func rest(adjusts: Bool) -> CGFloat {
      let (grid, layout) = rowsScreen(1000)
      grid.screen.play(.flick(from: CGPoint(x: 100, y: 450), to: CGPoint(x: 100, y: 100)))
      grid.screen.advance(by: 0.2)
      #expect(grid.view.isDecelerating)
      if adjusts { growAbove(layout) }
      grid.screen.runFrame()
      #expect(grid.view.isDecelerating)
      #expect(grid.screen.advanceUntilRest())
      return grid.view.contentOffset.y
    }
    #expect(rest(adjusts: true) - rest(adjusts: false) == 200)
  }

  @Test func `Content that is pulled beyond its edge is not brought back by it`() {
    // C63
    let (grid, layout) = rowsScreen(100)
    let screen = grid.screen
    screen.press(at: CGPoint(x: 100, y: 100))
    screen.move(to: CGPoint(x: 100, y: 120))
    screen.move(to: CGPoint(x: 100, y: 220))
    let pulled = grid.view.contentOffset.y
    #expect(pulled < -40)
    layout.invalidate(items: [0], offset: CGPoint(x: 0, y: -6))
    screen.runFrame()
    #expect(abs(grid.view.contentOffset.y - (pulled - 6)) <= 0.5)
    #expect(grid.view.isDragging)
    screen.lift(at: CGPoint(x: 100, y: 220))
    #expect(screen.advanceUntilRest())
    #expect(grid.view.contentOffset.y == 0)
  }

  @Test func `At rest content that would stand beyond its edge is put on it`() {
    // C63
    let (grid, layout) = rowsScreen(100)
    layout.invalidate(offset: CGPoint(x: 0, y: -50))
    grid.screen.runFrame()
    #expect(grid.view.contentOffset.y == 0)
  }

  @Test func `The size that the layout answers has the last word`() {
    // C4
    let (grid, layout) = rowsScreen(100)
    layout.invalidate(size: CGSize(width: 0, height: 1234))
    grid.screen.runFrame()
    #expect(grid.view.contentSize.height == 5000)
  }

  @Test func `An adjustment that is not a number ends the program`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (grid, layout) = rowsScreen(1)
        layout.invalidate(offset: CGPoint(x: 0, y: CGFloat.nan))
        grid.screen.runFrame()
      }
    }
    #expect(
      trapSentence(of: result).contains(
        "RowsLayout was invalidated with contentOffsetAdjustment (0.0, nan) and contentSizeAdjustment 0.0 × 0.0"))
  }
}
