import Foundation
import Testing

/// Streams that the fuzz has found, shortened: each went wrong once.
@MainActor struct FoundStreamTests {
  // S17, S62. Seed 12075
  @Test func `a finger catches content whose zoom goes back though nothing can be zoomed any longer`() {
    var stream = ScrollStream(seed: 1)
    stream.plan = ScrollStream.Plan()
    stream.plan.width = 400
    stream.plan.height = 3000
    stream.plan.zoom = 2
    stream.reactions = [ScrollStream.Reaction(call: .willBeginDecelerating, count: 1, deed: .zoomLimit(1))]
    stream.steps = [
      .down(finger: 0, x: 150, y: 400), .down(finger: 1, x: 250, y: 400), .move(finger: 1, dx: -6, dy: -1),
      .move(finger: 1, dx: -9, dy: -15), .up(finger: 0), .up(finger: 1), .down(finger: 2, x: 159, y: 190),
    ]
    #expect(ScrollFuzzTests.problems(of: stream) == [])
  }
}
