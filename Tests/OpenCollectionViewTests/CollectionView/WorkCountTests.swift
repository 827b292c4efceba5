import Testing
import TouchTesting

@testable import OpenCollectionView

/// How much work frames do, in counts: never in seconds.
@MainActor struct WorkCountTests {
  private func layout(_ grid: GridScreen) -> UICollectionViewFlowLayout? { grid.layout as? UICollectionViewFlowLayout }

  @Test func `At rest there are no frames`() {
    let grid = GridScreen([1000])
    grid.screen.play(.flick(from: CGPoint(x: 100, y: 450), to: CGPoint(x: 100, y: 50)))
    #expect(grid.screen.advanceUntilRest())
    let frames = grid.screen.frameCount
    let trace = grid.screen.recordTrace()
    grid.source.forgetQuestions()
    grid.screen.advance(by: 3600)
    #expect(grid.screen.frameCount == frames)
    #expect(trace.events.isEmpty)
    #expect(grid.source.askedCells.isEmpty)
  }

  @Test func `A frame that nobody needs changes nothing`() {
    let grid = GridScreen([1000])
    grid.screen.advance(by: 1)
    let commits = grid.screen.commitCount
    grid.screen.runFrame()
    #expect(grid.screen.commitCount == commits)
    #expect(grid.screen.scene.runFrame(at: grid.screen.now).isEmpty)
  }

  @Test func `Scrolling asks the layout once for each viewport, and for each cell once`() {
    // C6, C9
    let grid = GridScreen([10_000])
    grid.source.forgetQuestions()
    let trace = grid.screen.recordTrace()
    // 4,800 points are ten viewports.
    for _ in 1...240 {
      grid.view.contentOffset.y += 20
      grid.screen.runFrame()
    }
    // Leaving the first viewport, reaching each of the ten and leaving it again, but for the last.
    #expect(trace.queryCount == 20)
    #expect(trace.preparationCount == 0)
    // 4,800...5,280 shows lines 43 to 47; five lines were there before.
    #expect(grid.source.askedCells.map(\.item) == Array(15..<144))
    #expect(trace.madeCount + trace.reusedCount == 129)
    #expect(trace.madeCount == 3)
  }

  @Test func `Within a viewport a frame asks the layout nothing`() {
    // C6
    let grid = GridScreen([10_000])
    grid.view.contentOffset.y = 1
    grid.screen.runFrame()
    let trace = grid.screen.recordTrace()
    for offset in 2..<480 {
      grid.view.contentOffset.y = CGFloat(offset)
      grid.screen.runFrame()
    }
    #expect(trace.queryCount == 0)
  }

  @Test func `Steady scrolling makes no attributes`() {
    let grid = GridScreen([100_000])
    func scroll(viewports: Int) {
      for _ in 1...viewports * 24 {
        grid.view.contentOffset.y += 20
        grid.screen.runFrame()
      }
    }
    scroll(viewports: 4)
    let made = layout(grid)?.cache.madeCount
    // Two answers of three viewports at most: 3 × 15 items, and lines cut off at their ends.
    #expect(made ?? .max <= 60)
    scroll(viewports: 40)
    #expect(layout(grid)?.cache.madeCount == made)
    #expect(grid.view.elements.slots.count <= 60)
  }

  @Test func `Scrolling back and forth makes no attributes either`() {
    let grid = GridScreen([100_000])
    func scroll() {
      for offset in [5000.0, 5300, 5900, 5300, 5000, 4700, 4100, 4700] {
        grid.view.contentOffset.y = offset
        grid.screen.runFrame()
      }
    }
    scroll()
    scroll()
    let made = layout(grid)?.cache.madeCount
    for _ in 1...20 { scroll() }
    #expect(layout(grid)?.cache.madeCount == made)
  }

  @Test func `Attributes that a program holds are not given to another element`() {
    // C13
    let grid = GridScreen([100_000])
    let held = grid.layout.layoutAttributesForElements(in: CGRect(x: 0, y: 0, width: 320, height: 480)) ?? []
    let copies = held.compactMap { $0.copy() as? UICollectionViewLayoutAttributes }
    for _ in 1...100 {
      grid.view.contentOffset.y += 300
      grid.screen.runFrame()
    }
    #expect(held.count == 15)
    #expect(held == copies)
  }

  @Test func `A million items open as ten do`() {
    let few = GridScreen([15])
    let many = GridScreen([1_000_000])
    #expect(many.view.contentSize.height == 36_666_730)
    #expect(many.source.askedCells == few.source.askedCells)
    #expect(layout(many)?.cache.madeCount == layout(few)?.cache.madeCount)
    #expect(many.cells.count == 15)
  }

  @Test func `A million items scroll as ten thousand do`() {
    func work(_ count: Int) -> [Int] {
      let grid = GridScreen([count])
      let trace = grid.screen.recordTrace()
      for _ in 1...5 {
        grid.screen.play(.flick(from: CGPoint(x: 100, y: 450), to: CGPoint(x: 100, y: 30)))
        grid.screen.advance(by: 0.5)
      }
      grid.screen.advanceUntilRest()
      return [
        trace.queryCount, trace.madeCount, trace.reusedCount, grid.source.askedCells.count, grid.screen.frameCount,
        layout(grid)?.cache.madeCount ?? 0,
      ]
    }
    #expect(work(1_000_000) == work(10_000))
  }

  @Test func `The end of a million items can be reached, and is exact`() {
    let grid = GridScreen([1_000_000])
    grid.view.scrollToItem(at: IndexPath(item: 999_999, section: 0), at: .bottom, animated: false)
    grid.screen.runFrame()
    #expect(grid.texts.last == "0-999999")
    #expect(grid.frames.last == CGRect(x: 0, y: 36_666_630, width: 100, height: 100))
    #expect(grid.view.contentOffset.y == 36_666_250)
  }

  @Test func `A hundred thousand sections of one item show what one section does`() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 320, height: 40)
    let grid = GridScreen([Int](repeating: 1, count: 100_000), layout: layout)
    grid.view.contentOffset.y = 2_000_000
    grid.screen.runFrame()
    #expect(grid.texts == (50_000..<50_012).map { "\($0)-0" })
    #expect(grid.source.askedCells.count == 24)
  }

  @Test func `A reused cell costs the screen its place and its text`() {
    let grid = GridScreen([10_000])
    for _ in 1...20 {
      grid.view.contentOffset.y += 55
      grid.screen.runFrame()
    }
    // The last step takes a line in and puts none out; nothing is created or removed for it.
    for _ in 1...20 {
      grid.view.contentOffset.y += 55
      grid.screen.runFrame()
      #expect(grid.screen.lastCommit.created.isEmpty)
      #expect(grid.screen.lastCommit.removed.isEmpty)
      #expect(grid.screen.lastCommit.placed.isEmpty)
      // Bounds of the content, and for three cells place, appearance and text; and the indicator.
      #expect(grid.screen.lastCommit.changed.count <= 16)
    }
  }
}
