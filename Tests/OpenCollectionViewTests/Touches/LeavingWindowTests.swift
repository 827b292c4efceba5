import GestureEngine
import OpenCollectionView
import Testing
import TouchTesting

@MainActor struct LeavingWindowTests {
  private let stage = TouchStage()

  // G56
  @Test func `a window that leaves its scene cancels its touches`() {
    _ = stage.recognizer("r")
    stage.send(.began)
    stage.screen.window.windowScene = nil
    #expect(stage.journal.entries == ["r.began", "view began", "r.cancelled", "view cancelled", "r.reset"])
    stage.send(.moved, 110, 100)
    stage.send(.ended, 110, 100)
    #expect(stage.journal.entries.count == 5)
  }

  // G23
  @Test func `targets that were not told of a beginning are not told of an end`() {
    let recognizer = stage.recognizer("first")
    let other = stage.recognizer("second")
    recognizer.onMoved = { recognizer, _, _ in recognizer.state = .began }
    other.onMoved = { _, _, _ in recognizer.view?.removeGestureRecognizer(recognizer) }
    recognizer.preventsOthers = false
    stage.send(.began)
    stage.send(.moved, 110, 100)
    stage.send(.ended, 110, 100)
    #expect(!stage.journal.entries.contains { $0.hasPrefix("first!") })
  }
}
