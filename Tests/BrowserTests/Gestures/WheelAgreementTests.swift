#if BrowserHost
import DecisionTrace
import DevTools
import Foundation
import GestureEngine
import OpenCollectionView
import Testing
import TouchScripts
import TouchTesting

extension InBrowser {
  /// Wheels and trackpads move no fingers: what they report goes to scroll views and to recognizers that want it.
  @MainActor @Suite struct WheelAgreementTests {
    private func scrollView() -> UIScrollView {
      let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
      view.contentSize = CGSize(width: 400, height: 3000)
      return view
    }

    @Test func `a wheel in the browser leads to the decisions that it leads to without one`() async throws {
      let view = scrollView()
      let gestures = try await GesturePage.open { view }
      let trace = TraceRecorder()
      gestures.application.trace.add(trace)
      let recorder = HostInputRecorder(scene: try gestures.scene)
      try await gestures.page.play(
        (0..<5).map { InputStep(time: Double($0) / 60, .wheel(x: 200, y: 300, dx: 0, dy: 20, [])) })
      try await gestures.wait { view.contentOffset.y == 100 }
      try await gestures.rest()
      recorder.stop()
      gestures.application.trace.remove(trace)

      let replayed = VirtualScreen.likePage { scrollView() }
      let replayedTrace = replayed.recordTrace()
      replayed.replay(try HostInputRecording(text: recorder.recording.text))
      #expect(replayedTrace.text == trace.text)

      let turnedView = scrollView()
      let turned = VirtualScreen.likePage { turnedView }
      let turnedTrace = turned.recordTrace()
      for _ in 0..<5 {
        turned.receive(
          .scroll(
            ScrollSample(
              time: turned.now, location: CGPoint(x: 200, y: 300), distance: ScrollDistance(x: 0, y: 20))))
        turned.advance(by: 1.0 / 60)
      }
      turned.advanceUntilRest()
      #expect(turnedView.contentOffset.y == 100)
      #expect(turnedTrace.outline == trace.outline)
    }

    @Test func `a pinch on a trackpad leads to the decisions that it leads to without a browser`() async throws {
      func makeBoard() -> GestureBoard {
        let board = GestureBoard()
        board.add(UIPinchGestureRecognizer(), as: "pinch")
        return board
      }
      let board = makeBoard()
      let gestures = try await GesturePage.open { board }
      let trace = TraceRecorder()
      gestures.application.trace.add(trace)
      let recorder = HostInputRecorder(scene: try gestures.scene)
      try await gestures.page.play(
        (0..<10).map { InputStep(time: Double($0) / 60, .wheel(x: 150, y: 250, dx: 0, dy: -10, .control)) })
      try await gestures.wait { board.log.last == "pinch ended" }
      try await gestures.rest()
      recorder.stop()
      gestures.application.trace.remove(trace)
      #expect(board.log == ["pinch began", "pinch changed", "pinch ended"])

      let samples = recorder.recording.inputs.compactMap { if case .magnify(let sample) = $0 { sample } else { nil } }
      // Ten turns of ten pixels each make e to the power of one, however many of them the browser tells at once.
      #expect(abs(samples.reduce(1) { $0 * $1.factor } - 2.718_282) < 0.000_1)
      #expect(samples.allSatisfy { $0.location == CGPoint(x: 150, y: 250) })
      #expect(!recorder.recording.inputs.contains { if case .scroll = $0 { true } else { false } })

      let replayed = VirtualScreen.likePage { makeBoard() }
      let replayedTrace = replayed.recordTrace()
      replayed.replay(try HostInputRecording(text: recorder.recording.text))
      #expect(replayedTrace.text == trace.text)

      let pinched = VirtualScreen.likePage { makeBoard() }
      let pinchedTrace = pinched.recordTrace()
      pinched.magnify(by: 2.718, at: CGPoint(x: 150, y: 250))
      pinched.advanceUntilRest()
      #expect(pinchedTrace.outline == trace.outline)
    }
  }
}
#endif
