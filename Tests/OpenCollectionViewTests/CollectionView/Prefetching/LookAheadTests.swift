import GestureEngine
import OpenCollectionView
import Testing
import TouchTesting

/// Cells made before they come into sight.
@MainActor struct LookAheadTests {
  /// Which cells were asked for after the layout pass of a frame.
  private func askedAfterPass(_ recorded: RecordedScreen) -> [Int] {
    let lines = recorded.log.takeLines()
    guard let end = lines.firstIndex(where: { $0.hasSuffix("layoutSubviews end") }) else { return [] }
    return lines[end...].compactMap { line in
      line.contains("cellForItemAt 0-") ? line.split(separator: "-").last.flatMap { Int($0) } : nil
    }
  }

  @Test func `While content moves, one cell a frame is made ahead, after the layout pass`() {
    // C42
    let recorded = RecordedScreen(RecordedFlowLayout.init)
    recorded.show()
    recorded.view.scrollToItem(at: [0, 6], at: .top, animated: true)
    recorded.screen.runFrame()
    recorded.log.clear()
    var asked: [Int] = []
    for _ in 1...24 {
      recorded.screen.advance(by: 1.0 / 60)
      let frame = askedAfterPass(recorded)
      #expect(frame.count <= 1)
      asked += frame
    }
    // Recorded on iOS 26.1: 7...16; 6 comes into sight by itself.
    #expect(asked == Array(7...16))
  }

  @Test func `Cells are made up to three quarters of the view ahead`() {
    // C42
    let grid = GridScreen([10_000])
    grid.screen.play(.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100, y: 100), duration: 2))
    let end = grid.view.contentOffset.y + 480 + 0.75 * 480
    let last = grid.source.askedCells.map(\.item).max() ?? 0
    #expect(CGFloat(last / 3) * 110 < end)
    #expect(CGFloat(last / 3 + 1) * 110 >= end - 30)
  }

  @Test func `A jump makes none ahead`() {
    // C42
    let grid = GridScreen([10_000])
    for _ in 1...10 {
      grid.view.contentOffset.y += 480
      grid.screen.advance(by: 0.1)
    }
    // 4,800 to 5,280 ends in line 47.
    #expect(grid.source.askedCells.map(\.item).max() == 143)
  }

  @Test func `A cell made ahead is neither visible nor displayed before it comes into sight`() {
    // C41, C43
    let recorded = RecordedScreen(RecordedFlowLayout.init)
    recorded.delegate.notesDisplay = true
    recorded.show()
    recorded.view.setContentOffset(CGPoint(x: 0, y: 40), animated: true)
    recorded.screen.advance(by: 1)
    let lines = recorded.log.takeLines()
    #expect(lines.contains { $0.hasSuffix("cellForItemAt 0-8") })
    #expect(!lines.contains { $0.hasSuffix("willDisplay 0-8") })
    #expect(recorded.view.indexPathsForVisibleItems.map(\.item) == [1, 2, 3, 4, 5, 6])
    let prepared = recorded.view.cellForItem(at: [0, 8])
    #expect(prepared?.isHidden == true)
    #expect(prepared.flatMap { recorded.view.indexPath(for: $0) } == [0, 8])
    recorded.view.setContentOffset(CGPoint(x: 0, y: 130), animated: true)
    recorded.screen.advance(by: 1)
    let later = recorded.log.takeLines()
    #expect(later.contains { $0.hasSuffix("willDisplay 0-8") })
    #expect(!later.contains { $0.hasSuffix("cellForItemAt 0-8") })
    #expect(recorded.view.cellForItem(at: [0, 8]) === prepared)
    #expect(prepared?.isHidden == false)
  }

  @Test func `A cell that has left returns as it was, without the data source`() {
    // C41
    let grid = GridScreen([10_000])
    let cell = grid.view.cellForItem(at: [0, 1]) as? NumberCell
    // The line that comes into sight at 70 is there when the first one leaves at 100.
    grid.view.contentOffset.y = 75
    grid.screen.runFrame()
    grid.view.contentOffset.y = 105
    grid.screen.runFrame()
    #expect(grid.view.cellForItem(at: [0, 1]) == nil)
    grid.source.forgetQuestions()
    grid.view.contentOffset.y = 75
    grid.screen.runFrame()
    #expect(grid.view.cellForItem(at: [0, 1]) === cell)
    #expect(cell?.preparedCount == 0)
    #expect(grid.source.askedCells.isEmpty)
  }

  @Test func `A cell that returns shows what has been selected meanwhile`() {
    // C41
    let grid = GridScreen([10_000])
    grid.view.contentOffset.y = 75
    grid.screen.runFrame()
    grid.view.contentOffset.y = 105
    grid.screen.runFrame()
    grid.view.selectItem(at: [0, 1], animated: false, scrollPosition: [])
    grid.view.contentOffset.y = 0
    grid.screen.runFrame()
    #expect(grid.view.cellForItem(at: [0, 1])?.isSelected == true)
    #expect(grid.view.cellForItem(at: [0, 2])?.isSelected == false)
  }

  @Test func `Reloading forgets the cells that have left`() {
    // C34
    let grid = GridScreen([10_000])
    grid.view.contentOffset.y = 105
    grid.screen.runFrame()
    grid.view.reloadData()
    grid.screen.runFrame()
    grid.source.forgetQuestions()
    grid.view.contentOffset.y = 0
    grid.screen.runFrame()
    #expect(grid.source.askedCells.map(\.item) == [0, 1, 2])
  }

  @Test func `Switched off, nothing is made ahead and nothing kept`() {
    // C42
    let grid = GridScreen([10_000])
    grid.view.isPrefetchingEnabled = false
    grid.source.forgetQuestions()
    grid.screen.play(.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100, y: 270), duration: 1))
    #expect(grid.source.askedCells.map(\.item) == [15, 16, 17])
    grid.source.forgetQuestions()
    grid.view.contentOffset.y = 0
    grid.screen.runFrame()
    #expect(grid.source.askedCells.map(\.item) == [0, 1, 2])
  }
}
