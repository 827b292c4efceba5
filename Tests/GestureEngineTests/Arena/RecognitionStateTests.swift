import GestureEngine
import Testing

@Suite struct RecognitionStateTests {
  // G20: the numbers are those of UIGestureRecognizer.State.
  @Test func `the states are numbered and named as in UIKit`() {
    #expect(
      RecognitionState.allCases.map { "\($0.rawValue) \($0.name)" } == [
        "0 possible", "1 began", "2 changed", "3 ended", "4 cancelled", "5 failed",
      ])
  }

  @Test func `a gesture is under way from began on, and over with its last state`() {
    #expect(RecognitionState.allCases.filter(\.isActive) == [.began, .changed])
    #expect(RecognitionState.allCases.filter(\.isFinished) == [.ended, .cancelled, .failed])
  }
}
