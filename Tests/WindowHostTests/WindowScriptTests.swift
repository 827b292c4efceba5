#if WindowHost
import DecisionTrace
import GestureEngine
import OpenCollectionView
import TestSupport
import Testing
import TouchScripts
import TouchTesting

extension InWindow {
  /// What the tests in a browser play, under the contacts of a touch screen and a mouse.
  @MainActor @Suite(.takesLong) struct WindowScriptTests {
    /// A touch screen has no pens, and the X Window System takes no contact away.
    nonisolated static let scripts = GestureScript.all.filter { script in
      script.script.samples(from: 0, identifiersFrom: 0).allSatisfy { $0.kind != .pencil && $0.phase != .cancelled }
    }

    @Test func `all scripts are played but those of pens and of touches that are taken away`() {
      #expect(
        Set(GestureScript.all.map(\.name)).subtracting(Self.scripts.map(\.name))
          == ["pan that is taken away", "tap that is taken away", "pen"])
    }

    // W18
    @Test(arguments: scripts)
    func `contacts in a window lead to the decisions that a script leads to without one`(_ script: GestureScript) throws
    {
      // As the window sees it.
      let board = script.board()
      let stage = try PanelStage(delegateClass: GestureDelegate.self)
      defer { stage.end() }
      stage.window.show(board)
      stage.rest()
      let trace = TraceRecorder()
      stage.application.trace.add(trace)
      let recorder = HostInputRecorder(scene: stage.scene)
      try stage.play(script.script)
      stage.rest()
      recorder.stop()
      stage.application.trace.remove(trace)
      #expect(board.log == script.log)
      #expect(board.openTouches.isEmpty && !board.hasHeardNonsense)

      // What came from the window, again without it: the same to the last bit, through the text of the recording too.
      let replayed = VirtualScreen.likePage { script.board() }
      let replayedTrace = replayed.recordTrace()
      replayed.replay(try HostInputRecording(text: recorder.recording.text))
      #expect(firstDifference(of: replayedTrace.text, from: trace.text) == nil)

      // The script itself: the same but for when and how far.
      let spread = VirtualScreen.likePage { script.board() }
      let spreadTrace = spread.recordTrace()
      spread.play(reportsOf: recorder.recording)
      let played = VirtualScreen.likePage { script.board() }
      let playedTrace = played.recordTrace()
      played.play(script.script)
      played.advanceUntilRest()
      #expect(
        firstDifference(
          of: spreadTrace.outline.joined(separator: "\n"), from: playedTrace.outline.joined(separator: "\n")) == nil)

      // And what it shows is on the screen, byte for byte.
      #expect(try stage.screenPixels() == stage.drawnPixels())
    }

    // W18
    @Test func `ten contacts are ten touches, each of which keeps to its own way`() throws {
      let starts = (0..<10).map { CGPoint(x: 30 + 37 * Double($0), y: 120) }
      let script = starts.enumerated().reduce(TouchScript()) { script, finger in
        let end = CGPoint(x: finger.element.x, y: finger.element.y + 40 + 30 * Double(finger.offset))
        return script.with(
          .rest(0.03 * Double(finger.offset)).then(.drag(from: finger.element, to: end, duration: 0.5, holding: 0.4)))
      }
      let stage = try PanelStage(delegateClass: GestureDelegate.self)
      defer { stage.end() }
      let view = TrackingView()
      stage.window.show(view)
      stage.rest()
      try stage.play(script)
      stage.rest()
      #expect((stage.window as? WatchedWindow)?.mostTouches == 10)
      #expect((stage.window as? WatchedWindow)?.liveTouches == 0)
      #expect(view.ways.count == 10)
      for (index, way) in view.ways.enumerated() {
        let x = starts[index].x
        #expect(way.allSatisfy { abs($0.x - x) < 0.1 })
        #expect(abs((way.last?.y ?? 0) - (160 + 30 * Double(index))) < 0.1)
        #expect(zip(way, way.dropFirst()).allSatisfy { $0.y <= $1.y })
      }
      // 120 reports a second for half a second: none is lost between two frames.
      #expect(view.ways.allSatisfy { $0.count >= 55 })
    }
  }
}

/// A view that notes the ways of touches, those that came together with a frame, too.
private final class TrackingView: UIView {
  private(set) var ways: [[CGPoint]] = []
  private var indices: [ObjectIdentifier: Int] = [:]

  override init(frame: CGRect) {
    super.init(frame: frame)
    isMultipleTouchEnabled = true
  }

  required init?(coder: NSCoder) { nil }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches {
      indices[ObjectIdentifier(touch)] = ways.count
      ways.append([touch.location(in: self)])
    }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches {
      guard let index = indices[ObjectIdentifier(touch)] else { continue }
      ways[index] += (event?.coalescedTouches(for: touch) ?? [touch]).map { $0.location(in: self) }
    }
  }
}
#endif
