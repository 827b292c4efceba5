#if BrowserHost
import DecisionTrace
import DevTools
import Foundation
import OpenCollectionView
import TestSupport
import Testing
import TouchScripts
import TouchTesting

extension InBrowser {
  /// What came from a page, done again without it, is the same to the last bit.
  @MainActor @Suite struct ReplayTests {
    /// Lets all gestures go on beside each other.
    private final class Everybody: NSObject, UIGestureRecognizerDelegate {
      func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
      ) -> Bool { true }
    }

    private let everybody = Everybody()

    private func crowdedBoard() -> GestureBoard {
      let board = GestureBoard()
      let double = board.add(UITapGestureRecognizer(), as: "double")
      double.numberOfTapsRequired = 2
      board.add(UITapGestureRecognizer(), as: "single").require(toFail: double)
      board.add(UILongPressGestureRecognizer(), as: "press").minimumPressDuration = 0.2
      board.add(UIPanGestureRecognizer(), as: "pan").maximumNumberOfTouches = 3
      board.add(UISwipeGestureRecognizer(), as: "swipe").direction = [.left, .right]
      board.add(UIPinchGestureRecognizer(), as: "pinch").delegate = everybody
      board.add(UIRotationGestureRecognizer(), as: "rotation").delegate = everybody
      board.add(UIHoverGestureRecognizer(), as: "hover")
      return board
    }

    /// Two seconds of up to eight fingers and a mouse that do what comes to their mind.
    private func crowd(_ seed: UInt64) -> [InputStep] {
      var generator = SeededGenerator(seed: seed)
      var steps: [InputStep] = []
      var fingers: Set<Int> = []
      var isPressed = false
      func point(_ id: Int) -> TouchPoint {
        TouchPoint(
          id: id, x: .random(in: -20...420, using: &generator).rounded(),
          y: .random(in: -20...620, using: &generator).rounded())
      }
      func mouse() -> PointerSample {
        PointerSample(
          x: .random(in: 0...399, using: &generator).rounded(), y: .random(in: 0...599, using: &generator).rounded())
      }
      for index in 0..<120 {
        let time = Double(index) / 60
        let id = Int.random(in: 0..<8, using: &generator)
        switch Int.random(in: 0..<20, using: &generator) {
        case 0..<4 where !fingers.contains(id):
          fingers.insert(id)
          steps.append(
            InputStep(time: time, .touch(.began, [TouchPoint(id: id, x: 40 + 45 * Double(id), y: 300)])))
        case 4..<7 where fingers.contains(id):
          fingers.remove(id)
          steps.append(InputStep(time: time, .touch(.ended, [TouchPoint(id: id, x: 0, y: 0)])))
        case 7 where index % 3 == 0:
          fingers = []
          steps.append(InputStep(time: time, .touch(.cancelled, [])))
        case 8:
          steps.append(InputStep(time: time, .pointer(isPressed ? .released : .pressed, mouse())))
          isPressed.toggle()
        case 9, 10: steps.append(InputStep(time: time, .pointer(.moved, mouse())))
        case 11: steps.append(InputStep(time: time, .wheel(x: 200, y: 300, dx: 3, dy: -8, .control)))
        default:
          let moving = fingers.sorted().map(point)
          if !moving.isEmpty { steps.append(InputStep(time: time, .touch(.moved, moving))) }
        }
      }
      steps.append(InputStep(time: 2, .touch(.ended, [])))
      if isPressed { steps.append(InputStep(time: 2, .pointer(.released, mouse()))) }
      return steps
    }

    @Test(arguments: [1, 2, 3])
    func `fingers and a mouse at random leave nothing behind, and do again what they did`(seed: UInt64) async throws {
      let board = crowdedBoard()
      let gestures = try await GesturePage.open { board }
      let trace = TraceRecorder()
      gestures.application.trace.add(trace)
      let recorder = HostInputRecorder(scene: try gestures.scene)
      try await gestures.page.play(crowd(seed))
      try await gestures.rest()
      recorder.stop()
      gestures.application.trace.remove(trace)
      #expect(board.openTouches.isEmpty && !board.hasHeardNonsense)
      #expect(
        board.gestureRecognizers?.allSatisfy {
          $0 is UIHoverGestureRecognizer || ($0.state == .possible && $0.numberOfTouches == 0)
        } == true)
      #expect(trace.events.count > 100)

      let again = crowdedBoard()
      let replayed = VirtualScreen.likePage { again }
      let replayedTrace = replayed.recordTrace()
      replayed.replay(try HostInputRecording(text: recorder.recording.text))
      #expect(replayedTrace.text == trace.text)
      #expect(again.log == board.log)
    }

    @Test func `a grid that is thrown, caught, thrown again and tapped stands where it stood`() async throws {
      func layout() -> UICollectionViewFlowLayout {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 90, height: 70)
        layout.minimumLineSpacing = 0
        return layout
      }
      let (cells, again) = (NumberedCells(count: 5000), NumberedCells(count: 5000))
      let grid = cells.view(layout())
      let gestures = try await GesturePage.open { grid }
      let trace = TraceRecorder()
      gestures.application.trace.add(trace)
      let recorder = HostInputRecorder(scene: try gestures.scene)
      let throwing = TouchScript.flick(from: CGPoint(x: 200, y: 500), to: CGPoint(x: 210, y: 150))
      let script = throwing.then(.rest(0.3)).then(.tap(at: CGPoint(x: 200, y: 200))).then(.rest(0.2)).then(throwing)
      try await gestures.page.play(script.pageSteps)
      try await gestures.rest()
      try await gestures.page.tap(at: (x: 50, y: 300))
      try await gestures.rest()
      recorder.stop()
      gestures.application.trace.remove(trace)
      #expect(cells.log.contains { $0.hasPrefix("select") })

      let copy = again.view(layout())
      let replayed = VirtualScreen.likePage { copy }
      let replayedTrace = replayed.recordTrace()
      replayed.replay(try HostInputRecording(text: recorder.recording.text))
      #expect(copy.contentOffset == grid.contentOffset)
      #expect(again.log == cells.log)
      #expect(replayedTrace.text == trace.text)
    }
  }
}
#endif
