#if BrowserHost
import DecisionTrace
import DevTools
import OpenCollectionView
import TestSupport
import Testing
import TouchScripts
import TouchTesting

extension InBrowser {
  @MainActor @Suite(.takesLong) struct ScriptAgreementTests {
    @Test(arguments: GestureScript.all)
    func `a script in the browser leads to the decisions that it leads to without one`(_ script: GestureScript)
      async throws
    {
      // As a page sees it.
      let board = script.board()
      let gestures = try await GesturePage.open { board }
      let trace = TraceRecorder()
      gestures.application.trace.add(trace)
      let recorder = HostInputRecorder(scene: try gestures.scene)
      try await gestures.page.play(script.script.pageSteps)
      try await gestures.rest()
      recorder.stop()
      gestures.application.trace.remove(trace)
      #expect(board.log == script.log)
      #expect(board.openTouches.isEmpty && !board.hasHeardNonsense)

      // What came from the page, again without it: the same to the last bit, through the text of the recording too.
      let replayed = VirtualScreen.likePage { script.board() }
      let replayedTrace = replayed.recordTrace()
      replayed.replay(try HostInputRecording(text: recorder.recording.text))
      #expect(replayedTrace.text == trace.text)

      // The script itself: the same but for when and how far. A busy page gathers in one frame what an idle one shows in
      // several, so each report has a frame of its own here, as in the script.
      let spread = VirtualScreen.likePage { script.board() }
      let spreadTrace = spread.recordTrace()
      spread.play(reportsOf: recorder.recording)
      let played = VirtualScreen.likePage { script.board() }
      let playedTrace = played.recordTrace()
      played.play(script.script)
      played.advanceUntilRest()
      #expect(playedTrace.outline.joined(separator: "\n") == spreadTrace.outline.joined(separator: "\n"))
    }
  }
}
#endif
