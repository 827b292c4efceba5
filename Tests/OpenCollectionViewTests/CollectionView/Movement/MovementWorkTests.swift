import OpenCollectionView
import Testing
import TouchTesting

/// How much work movements do, in counts, and what they leave running.
@MainActor struct MovementWorkTests {
  @Test func `a finger that changes no target asks for no cells and for no elements`() {
    let screen = MovementScreen([10_000])
    #expect(screen.begin(4))
    screen.update(165, 165)
    screen.frames(30)
    screen.source.forgetQuestions()
    let trace = screen.screen.recordTrace()
    for step in 0..<20 {
      screen.update(150 + CGFloat(step), 160)
      screen.frames(1)
    }
    #expect(screen.source.askedCells == [])
    #expect(trace.queryCount == 0)
    #expect(trace.madeCount + trace.reusedCount == 0)
  }

  @Test func `a change of target costs the same among a thousand items and among a million`() {
    func work(_ count: Int) -> [Int] {
      let screen = MovementScreen([count])
      #expect(screen.begin(0))
      screen.update(160, 50)
      screen.frames(30)
      screen.source.forgetQuestions()
      let trace = screen.screen.recordTrace()
      for x in [270, 160, 270, 160] as [CGFloat] {
        screen.update(x, 50)
        screen.frames(1)
      }
      #expect(screen.source.askedCells == [])
      return [trace.queryCount, trace.preparationCount, trace.madeCount + trace.reusedCount]
    }
    let few = work(1000)
    #expect(few == work(1_000_000))
    #expect(few[2] == 0)
    #expect(few[0] <= 4)
  }

  @Test func `both axes scroll where content goes on in both, each by its own depth`() {
    // M15
    let screen = MovementScreen(MovingSource(counts: Array(repeating: 26, count: 20)), layout: SpreadsheetLayout())
    #expect(screen.begin(2, 3))
    screen.update(320, 455)
    screen.frames(61)
    // At the edge 300 points per second, half way into the zone 150.
    #expect(abs(screen.view.contentOffset.x - 300) < 6)
    #expect(abs(screen.view.contentOffset.y - 120) < 1)
  }
}
