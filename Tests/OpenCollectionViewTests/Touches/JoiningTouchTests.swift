import GestureEngine
import OpenCollectionView
import Testing

@MainActor struct JoiningTouchTests {
  private let stage = TouchStage()

  // G51
  @Test func `a finger that joins a gesture under way is the gesture's, and the view hears nothing of it`() {
    stage.view.isMultipleTouchEnabled = true
    let recognizer = stage.recognizer("r")
    recognizer.onMoved = { recognizer, _, _ in recognizer.state = recognizer.state == .possible ? .began : .changed }
    stage.send(.began, finger: 1)
    stage.send(.moved, 110, 100, finger: 1)
    stage.send(.began, finger: 2)
    stage.send(.moved, 110, 110, finger: 2)
    stage.send(.ended, 110, 110, finger: 2)
    #expect(stage.journal.entries.filter { !$0.hasPrefix("r") } == ["view began", "view cancelled"])
  }

  // G13, G51
  @Test func `a finger that the gesture ignores is the view's`() {
    stage.view.isMultipleTouchEnabled = true
    let recognizer = stage.recognizer("r")
    recognizer.onMoved = { recognizer, _, _ in recognizer.state = .began }
    recognizer.onBegan = { recognizer, touches, event in
      if recognizer.state == .began { for touch in touches { recognizer.ignore(touch, for: event) } }
    }
    stage.send(.began, finger: 1)
    stage.send(.moved, 110, 100, finger: 1)
    stage.send(.began, finger: 2)
    stage.send(.ended, finger: 2)
    #expect(
      stage.journal.entries.filter { !$0.hasPrefix("r") }
        == ["view began", "view cancelled", "view began", "view ended"])
  }

  // G53
  @Test func `the end of a touch is not held by a later attempt of a recognizer that has failed`() {
    let waiting = stage.recognizer("waiting")
    let failing = stage.recognizer("failing")
    failing.onEnded = { recognizer, _, _ in recognizer.state = .failed }
    stage.send(.began)
    stage.send(.ended)
    // The next attempt of the second decides nothing, and the first fails now.
    failing.onEnded = nil
    stage.send(.began, 200, 200)
    waiting.state = .failed
    #expect(stage.journal.entries.filter { $0.hasPrefix("view") } == ["view began", "view began", "view ended"])
  }
}
