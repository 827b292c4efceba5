import FrameClock
import TestSupport
import Testing
import TouchTesting

@testable import OpenCollectionView

/// Programs that change things from within what they are called for.
@MainActor struct ReentrancyTests {
  let grid = GridScreen([1000])
  let delegate: RecordedDelegate

  init() {
    delegate = RecordedDelegate(log: CallLog())
    grid.view.delegate = delegate
    grid.screen.runFrame()
  }

  private func react(to call: String, _ reaction: @escaping (GridScreen, IndexPath) -> Void) {
    delegate.reactions[call] = { [grid] path in reaction(grid, path) }
  }

  private func shrink(_ grid: GridScreen, to count: Int) {
    grid.source.counts = [count]
    grid.view.reloadData()
  }

  /// Exactly the cells of the items are there, and nothing else is seen.
  private func expectShown(_ count: Int, sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(grid.texts == (0..<count).map { "0-\($0)" }, sourceLocation: sourceLocation)
    #expect(grid.cells.filter { !$0.isHidden }.count == count, sourceLocation: sourceLocation)
  }

  @Test(arguments: ["shouldHighlight", "didHighlight", "shouldSelect", "didSelect", "didUnhighlight"])
  func `Reloading while an item is tapped`(call: String) {
    react(to: call) { grid, _ in
      guard grid.source.counts != [2] else { return }
      grid.source.counts = [2]
      grid.view.reloadData()
    }
    grid.screen.play(.tap(at: CGPoint(x: 50, y: 250), duration: 0.3))
    grid.screen.advance(by: 1)
    expectShown(2)
    // An item that has gone is not selected.
    #expect(grid.view.indexPathsForSelectedItems == [])
    #expect(grid.view.visibleCells.allSatisfy { !$0.isHighlighted && !$0.isSelected })
  }

  @Test func `Reloading when the old item is deselected leaves the new one alone`() {
    grid.view.selectItem(at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
    react(to: "didDeselect") { grid, _ in
      grid.source.counts = [2]
      grid.view.reloadData()
    }
    grid.screen.play(.tap(at: CGPoint(x: 50, y: 250)))
    #expect(grid.view.indexPathsForSelectedItems == [])
    #expect(!delegate.log.takeLines().contains("didSelect 0-6"))
  }

  @Test func `Reloading with fewer items while cells come into view asks for none that have gone`() {
    react(to: "willDisplay") { grid, path in
      guard path.item == 20 else { return }
      grid.source.counts = [5]
      grid.view.reloadData()
    }
    grid.source.forgetQuestions()
    grid.view.contentOffset.y = 700
    grid.screen.advance(by: 1)
    expectShown(5)
    let asked = grid.source.askedCells.map(\.item)
    #expect(asked == [18, 19, 20, 0, 1, 2, 3, 4])
  }

  @Test func `Reloading each time that a cell comes into view ends with the next frame`() {
    var reloads = 0
    react(to: "willDisplay") { grid, path in
      guard path.item == 0, reloads < 3 else { return }
      reloads += 1
      grid.view.reloadData()
    }
    grid.view.reloadData()
    grid.screen.advance(by: 1)
    #expect(reloads == 3)
    expectShown(15)
    // Not `wantsFrames`: what other tests have posted to the main queue from threads of their own is nothing of this scene.
    let scene = grid.screen.scene!
    #expect(!scene.frameLoop.wantsFrame && !scene.tree.needsCommit)
  }

  @Test func `Reloading when cells leave`() {
    react(to: "didEndDisplaying") { grid, _ in
      guard grid.source.counts != [4] else { return }
      grid.source.counts = [4]
      grid.view.reloadData()
    }
    grid.view.contentOffset.y = 700
    grid.screen.advance(by: 1)
    expectShown(4)
  }

  @Test func `Reloading in each scroll of a flick, with other counts each time`() {
    var generator = SeededGenerator(seed: 3)
    react(to: "didScroll") { grid, _ in
      grid.source.counts = [Int.random(in: 100...1000, using: &generator)]
      grid.view.reloadData()
    }
    grid.screen.play(.flick(from: CGPoint(x: 100, y: 450), to: CGPoint(x: 100, y: 50)))
    grid.screen.advanceUntilRest()
    delegate.reactions = [:]
    let first = Int((grid.view.contentOffset.y + 10) / 110) * 3
    #expect(grid.texts.first == "0-\(first)")
    #expect(grid.cells.filter { !$0.isHidden }.count == grid.texts.count)
    #expect(grid.cells.count <= 21)
  }

  @Test func `Emptying the data in the middle of a flick`() {
    react(to: "didScroll") { grid, _ in
      guard grid.view.contentOffset.y > 300, grid.source.counts != [0] else { return }
      grid.source.counts = [0]
      grid.view.reloadData()
    }
    grid.screen.play(.flick(from: CGPoint(x: 100, y: 450), to: CGPoint(x: 100, y: 50)))
    #expect(grid.screen.advanceUntilRest())
    expectShown(0)
    #expect(grid.view.contentOffset == .zero)
  }

  @Test(arguments: 1...6)
  func `Scrolling and laying out while cells come into view`(jumps: Int) {
    react(to: "willDisplay") { grid, path in
      guard path.item == 20 else { return }
      for jump in 1...jumps {
        grid.view.contentOffset.y = CGFloat(20_000 + 2000 * (jumps - jump))
        grid.view.layoutIfNeeded()
      }
    }
    grid.view.contentOffset.y = 700
    grid.screen.advance(by: 1)
    #expect(grid.view.contentOffset.y == 20_000)
    #expect(grid.texts == (543..<561).map { "0-\($0)" })
    #expect(grid.cells.filter { !$0.isHidden }.count == 18)
  }

  @Test func `Invalidating the layout while cells come into view`() {
    react(to: "willDisplay") { grid, _ in
      guard let layout = grid.layout as? UICollectionViewFlowLayout else { return }
      layout.itemSize = CGSize(width: 320, height: 120)
    }
    grid.view.reloadData()
    grid.screen.advance(by: 1)
    expectShown(4)
    #expect(grid.frames.map(\.minY) == [0, 130, 260, 390])
  }

  @Test func `Taking the data source away while cells come into view`() {
    react(to: "willDisplay") { grid, path in
      if path.item == 20 { grid.view.dataSource = nil }
    }
    grid.view.contentOffset.y = 700
    grid.screen.advance(by: 1)
    expectShown(0)
  }

  @Test func `Scrolling from within scrolling goes where the last call says`() {
    react(to: "didScroll") { grid, _ in
      if grid.view.contentOffset.y < 3000 { grid.view.contentOffset.y = 3000 }
    }
    grid.view.setContentOffset(CGPoint(x: 0, y: 100), animated: false)
    grid.screen.runFrame()
    #expect(grid.view.contentOffset.y == 3000)
    #expect(grid.texts.first == "0-81")
  }

  @Test func `Removing the view from within a selection`() {
    react(to: "didSelect") { grid, _ in grid.view.removeFromSuperview() }
    grid.screen.play(.tap(at: CGPoint(x: 50, y: 250)))
    grid.screen.advance(by: 1)
    #expect(grid.view.window == nil)
    #expect(grid.view.indexPathsForSelectedItems == [IndexPath(item: 6, section: 0)])
  }
}
