#if BrowserHost
import DecisionTrace
import DevTools
import OpenCollectionView
import TestSupport
import Testing
import TouchScripts
import TouchTesting

extension InBrowser {
  /// Scrolling on a page by real touches, wheels and keys, beside the same without a page.
  @MainActor @Suite(.takesLong) struct ScrollAgreementTests {
    // S60, S61, S62, S63
    @Test(arguments: ScrollScript.all)
    func `scrolling on a page is told to its delegate as it is without one`(_ script: ScrollScript) async throws {
      // As a page sees it.
      let log = ScrollLog()
      let view = script.view(log)
      let gestures = try await GesturePage.open { view }
      let trace = TraceRecorder()
      gestures.application.trace.add(trace)
      let recorder = HostInputRecorder(scene: try gestures.scene)
      log.forget()
      try await script.play(on: gestures, view)
      try await gestures.wait { !log.lines.isEmpty }
      try await gestures.rest()
      recorder.stop()
      gestures.application.trace.remove(trace)
      #expect(log.lines == script.log)

      // What came from the page, again without it: the same to the last bit, through the text of the recording too.
      if case .program = script.input {
      } else {
        let replayedLog = ScrollLog()
        let replayed = VirtualScreen.likePage { script.view(replayedLog) }
        replayedLog.forget()
        let replayedTrace = replayed.recordTrace()
        replayed.replay(try HostInputRecording(text: recorder.recording.text))
        #expect(replayedTrace.text == trace.text)
        #expect(replayedLog.lines == log.lines)
      }

      // The script itself: the same order.
      let playedLog = ScrollLog()
      let playedView = script.view(playedLog)
      let played = VirtualScreen.likePage { playedView }
      playedLog.forget()
      script.play(on: played, playedView)
      #expect(playedLog.lines == script.log)
    }
  }
}
#endif
