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

  // M7
  @Test func `a finger that stays in its slot leaves a flow layout of the library alone`() {
    let screen = MovementScreen([10_000])
    #expect(screen.begin(4))
    screen.update(165, 165)
    screen.frames(30)
    let trace = screen.screen.recordTrace()
    for step in 0..<20 {
      screen.update(150 + CGFloat(step), 160)
      #expect(screen.view.interactiveMovements[0].cell.center == CGPoint(x: 150 + CGFloat(step), y: 160))
      screen.frames(1)
    }
    #expect(trace.preparationCount == 0)
  }

  // M8
  @Test func `a change of target moves what is passed, and nothing else`() {
    let screen = MovementScreen([10_000])
    #expect(screen.begin(0))
    screen.frames(30)
    screen.update(270, 50)
    screen.frames(1)
    let moving = screen.cells.filter { !($0.layer.animationKeys() ?? []).isEmpty }
    #expect(moving.map { $0.label.text ?? "" } == ["a1", "a2"])
    screen.frames(60)
    #expect(screen.shown.prefix(6) == ["a1", "a2", "a0", "a3", "a4", "a5"])
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
