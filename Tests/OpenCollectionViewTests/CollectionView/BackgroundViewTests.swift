import OpenCollectionView
import Testing
import TouchTesting

@MainActor struct BackgroundViewTests {
  // C46
  @Test func `The background lies behind all elements and stays on the visible rectangle`() throws {
    let grid = GridScreen([100])
    let background = UIView()
    grid.view.backgroundView = background
    grid.screen.runFrame()
    #expect(background.superview === grid.view)
    #expect(grid.view.subviews.first === background)
    #expect(background.frame == CGRect(x: 0, y: 0, width: 320, height: 480))
    let cell = try #require(grid.view.visibleCells.first)
    #expect(background.layer.zPosition < cell.layer.zPosition)
    grid.view.contentOffset.y = 700
    grid.screen.runFrame()
    #expect(background.frame == CGRect(x: 0, y: 700, width: 320, height: 480))
    grid.screen.resize(width: 480, height: 320)
    #expect(background.frame.size == CGSize(width: 480, height: 320))
  }

  // C46
  @Test func `Another background takes its place, and none leaves nothing behind`() {
    let grid = GridScreen([10])
    let (first, second) = (UIView(), UIView())
    grid.view.backgroundView = first
    grid.view.backgroundView = second
    #expect(first.superview == nil)
    #expect(second.superview === grid.view)
    grid.view.backgroundView = nil
    #expect(second.superview == nil)
  }
}
