import DecisionTrace
import GestureEngine
import OpenCollectionView
import Testing
import TouchTesting

@MainActor struct RepeatedScrollFlickTests {
  private func stage() -> ScrollStage {
    let stage = ScrollStage(content: CGSize(width: 400, height: 200_000))
    stage.scrollView.contentOffset.y = 100_000
    return stage
  }

  /// 1000 points per second.
  private func flick(_ stage: ScrollStage, up: Bool = true) {
    stage.screen.play(
      .flick(from: CGPoint(x: 200, y: up ? 500 : 380), to: CGPoint(x: 200, y: up ? 380 : 500), duration: 0.12))
  }

  // S39
  @Test func `a second flick in the same direction gets some of the first one's speed`() throws {
    let stage = stage()
    flick(stage)
    stage.screen.advance(by: 0.1)
    flick(stage)
    // The first was down to 1000 · 0.998^100 = 818.6 pt/s at most: 0.000816 · 818.6^1.967 = 438.
    let velocity = try #require(stage.delegate.velocity).y
    #expect(velocity > 1.40 && velocity < 1.45)
  }

  // S39
  @Test func `target and velocity that the delegate is told belong together`() throws {
    let stage = stage()
    flick(stage)
    stage.screen.advance(by: 0.1)
    flick(stage)
    let offset = stage.y
    let velocity = try #require(stage.delegate.velocity).y
    let target = try #require(stage.delegate.announcedTarget).y
    #expect(abs(target - (offset + (velocity * 1000 - 10) * 0.4995)) < 1)
    stage.screen.advanceUntilRest()
    #expect(abs(stage.y - (offset + (velocity * 1000 - 10) * 0.499)) < 1)
  }

  // S39
  @Test func `a flick in the other direction gets nothing`() throws {
    let stage = stage()
    flick(stage)
    stage.screen.advance(by: 0.1)
    flick(stage, up: false)
    #expect(abs(try #require(stage.delegate.velocity).y + 1) < 1e-9)
  }

  // S39
  @Test func `a finger that rested on the content before it flicks gets nothing`() throws {
    let stage = stage()
    flick(stage)
    stage.screen.advance(by: 0.1)
    stage.send(.began, 200, 500)
    stage.screen.advance(by: 0.12)
    for step in 1...10 {
      stage.screen.advance(by: 0.01)
      stage.send(.moved, 200, 500 - Double(step) * 10)
    }
    stage.send(.ended, 200, 400)
    #expect(abs(try #require(stage.delegate.velocity).y - 1) < 1e-6)
  }

  // S39
  @Test func `a drag that is held at its end throws nothing`() {
    let stage = stage()
    flick(stage)
    stage.screen.advance(by: 0.1)
    stage.drag(by: -100)
    #expect(stage.delegate.velocity == .zero)
    #expect(stage.delegate.willDecelerate == false)
  }

  // S39
  @Test func `content that stood gives nothing`() throws {
    let stage = stage()
    flick(stage)
    stage.screen.advanceUntilRest()
    flick(stage)
    #expect(abs(try #require(stage.delegate.velocity).y - 1) < 1e-9)
  }

  // S39
  @Test func `the trace tells what was added`() {
    let stage = stage()
    flick(stage)
    stage.screen.advance(by: 0.1)
    let trace = stage.screen.recordTrace()
    flick(stage)
    #expect(trace.text.contains("the motion that was caught adds (0, 4"))
  }

  // S39, S41
  @Test func `pages are turned one by one`() {
    let stage = ScrollStage(content: CGSize(width: 400, height: 80_000))
    stage.scrollView.isPagingEnabled = true
    flick(stage)
    stage.screen.advance(by: 0.05)
    flick(stage)
    #expect(stage.screen.advanceUntilRest())
    #expect(stage.y == 800 || stage.y == 1600)
    #expect(stage.delegate.velocity.map { abs($0.y - 1) < 1e-9 } == true)
  }
}
