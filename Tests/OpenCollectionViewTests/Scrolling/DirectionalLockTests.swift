import DecisionTrace
import GestureEngine
import OpenCollectionView
import Testing
import TouchTesting

@MainActor struct DirectionalLockTests {
  private func stage(isLocked: Bool = true, content: CGSize = CGSize(width: 4000, height: 8000)) -> ScrollStage {
    let stage = ScrollStage(content: content)
    stage.scrollView.isDirectionalLockEnabled = isLocked
    stage.scrollView.contentOffset = CGPoint(x: 1000, y: 1000)
    return stage
  }

  /// Comes down, moves to begin the drag, and then on; the answer is how far the content has moved.
  private func travel(_ stage: ScrollStage, beginning: CGPoint, then: CGPoint) -> CGPoint {
    let offset = stage.scrollView.contentOffset
    stage.send(.began, 200, 400)
    stage.send(.moved, 200 + beginning.x, 400 + beginning.y)
    stage.send(.moved, 200 + beginning.x + then.x, 400 + beginning.y + then.y)
    return CGPoint(x: stage.scrollView.contentOffset.x - offset.x, y: stage.scrollView.contentOffset.y - offset.y)
  }

  // S16
  @Test func `a drag that begins along keeps along`() {
    let stage = stage()
    #expect(travel(stage, beginning: CGPoint(x: 0, y: -10), then: CGPoint(x: -50, y: -20)) == CGPoint(x: 0, y: 20))
  }

  // S16
  @Test func `a drag that begins across keeps across`() {
    let stage = stage()
    #expect(travel(stage, beginning: CGPoint(x: 10, y: 0), then: CGPoint(x: 30, y: 40)) == CGPoint(x: -30, y: 0))
  }

  // S16: 20 to 10 is one direction, 19 to 10 is none.
  @Test(arguments: [(-10.0, -20.0, 0.0), (-10, -19, 50)])
  func `one direction is twice the other`(x: Double, y: Double, movesAcross: Double) {
    let stage = stage()
    let moved = travel(stage, beginning: CGPoint(x: x, y: y), then: CGPoint(x: -50, y: 0))
    #expect((moved.x >= 50) == (movesAcross > 0))
    #expect(moved.y > 0)
  }

  // S16
  @Test func `a drag that begins diagonally is free until it ends`() {
    let stage = stage()
    #expect(travel(stage, beginning: CGPoint(x: -6, y: -8), then: CGPoint(x: 0, y: -70)) == CGPoint(x: 0, y: 70))
    stage.send(.moved, 100, 322)
    #expect(stage.scrollView.contentOffset.x == 1094)
  }

  // S16
  @Test func `a locked drag throws along its direction only`() throws {
    let stage = stage()
    stage.screen.play(.flick(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 160, y: 580)))
    stage.screen.advanceUntilRest()
    #expect(stage.scrollView.contentOffset.x == 1000)
    #expect(stage.scrollView.contentOffset.y > 1500)
    #expect(try #require(stage.delegate.velocity).x == 0)
  }

  // S16
  @Test func `the next drag decides anew`() {
    let stage = stage()
    _ = travel(stage, beginning: CGPoint(x: 0, y: -10), then: CGPoint(x: 0, y: -20))
    stage.screen.advance(by: 0.6)
    stage.send(.ended, 200, 370)
    #expect(travel(stage, beginning: CGPoint(x: -10, y: 0), then: CGPoint(x: -20, y: 0)) == CGPoint(x: 20, y: 0))
  }

  @Test func `without a lock a drag is free`() {
    let stage = stage(isLocked: false)
    #expect(travel(stage, beginning: CGPoint(x: 0, y: -10), then: CGPoint(x: -50, y: -20)) == CGPoint(x: 50, y: 20))
  }

  @Test func `the trace tells which direction is locked`() {
    let stage = stage()
    let trace = stage.screen.recordTrace()
    _ = travel(stage, beginning: CGPoint(x: 0, y: -10), then: CGPoint(x: 0, y: -20))
    #expect(trace.text.contains("locked along"))
  }

  @Test func `content that is caught beyond its edge on the locked axis goes back`() {
    let stage = stage()
    stage.scrollView.contentOffset = CGPoint(x: 0, y: 1000)
    stage.screen.play(.flick(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 350, y: 400)))
    stage.screen.advance(by: 0.05)
    stage.screen.play(.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 500), holding: 0.6))
    #expect(stage.screen.advanceUntilRest())
    #expect(stage.scrollView.contentOffset == CGPoint(x: 0, y: 1090))
  }
}
