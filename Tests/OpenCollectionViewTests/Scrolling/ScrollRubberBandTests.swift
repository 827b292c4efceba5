import GestureEngine
import OpenCollectionView
import Testing
import TouchTesting

@MainActor struct ScrollRubberBandTests {
  /// How far content shows past its upper edge when a finger has pulled by a distance, the limit of a pan included.
  private func shown(_ pull: Double, height: CGFloat, configure: (UIScrollView) -> Void = { _ in }) -> CGFloat {
    let stage = ScrollStage(height: height, scale: 1000)
    configure(stage.scrollView)
    stage.send(.began, 200, 0)
    stage.send(.moved, 200, pull + 10)
    return -stage.y
  }

  // S20
  @Test(arguments: [(5.0, 2.742), (10, 5.469), (100, 52.02), (400, 178.98), (960, 340.65)])
  func `the band gives way as published for a viewport of 960 points`(pull: Double, expected: CGFloat) {
    #expect(abs(shown(pull, height: 960) - expected) < 0.01)
  }

  // S23
  @Test func `the rate of deceleration does not change the band`() {
    let normal = shown(100, height: 960)
    #expect(shown(100, height: 960) { $0.decelerationRate = .fast } == normal)
  }

  // S21
  @Test func `a finger that grabs content beyond its edge does not make it jump`() {
    let stage = ScrollStage()
    stage.screen.play(.flick(from: CGPoint(x: 200, y: 100), to: CGPoint(x: 200, y: 500)))
    stage.screen.advance(by: 0.05)
    stage.send(.began, 200, 400)
    let grabbed = stage.y
    stage.send(.moved, 200, 410)
    #expect(stage.y == grabbed)
    stage.send(.moved, 200, 411)
    #expect(stage.y <= grabbed && stage.y > grabbed - 1)
  }

  // S22
  @Test func `without bounces the content stops at its edge`() {
    let stage = ScrollStage()
    stage.scrollView.bounces = false
    stage.send(.began, 200, 100)
    stage.send(.moved, 200, 400)
    #expect(stage.y == 0)
    stage.send(.ended, 200, 400)
    stage.screen.advanceUntilRest()
    #expect(stage.delegate.offsets.isEmpty)
  }

  // S22
  @Test func `without bounces a throw ends at the edge`() {
    let stage = ScrollStage()
    stage.scrollView.bounces = false
    stage.scrollView.contentOffset.y = 3800
    stage.screen.play(.flick(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 300)))
    stage.screen.advanceUntilRest()
    #expect(stage.y == 4200)
    #expect(stage.delegate.offsets.allSatisfy { $0.y <= 4200 })
  }
}
