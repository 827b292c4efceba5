#if WindowHost
import DecisionTrace
@testable import Gallery
import OpenCollectionView
import TestSupport
import Testing
import TouchScripts
import TouchTesting

extension InWindow {
  /// Whole programs under the contacts of a touch screen.
  @MainActor @Suite(.takesLong) struct WindowExhibitTests {
    private let gallery = GalleryProgram(AppDelegate.self) { title, window in
      let gallery = try #require(window.rootViewController as? GalleryController)
      gallery.show(at: try #require(Exhibit.all.firstIndex { $0.title == title }))
    }

    // W18
    @Test(arguments: ExhibitScript.all)
    func `what contacts do in a window they do without one, and the screen shows the rasterizer's bytes`(
      _ script: ExhibitScript
    ) throws {
      let stage = try PanelStage(
        width: ExhibitScript.size.width, height: ExhibitScript.size.height, delegateClass: script.delegateClass(gallery)
      )
      defer { stage.end() }
      let owner = try script.show(gallery, in: stage.window)
      stage.rest()
      let trace = TraceRecorder()
      stage.application.trace.add(trace)
      let recorder = HostInputRecorder(scene: stage.scene)
      for step in script.steps {
        try stage.play(step(ShownExhibit(stage.scene)))
        stage.rest()
      }
      recorder.stop()
      stage.application.trace.remove(trace)
      let shown = ShownExhibit(stage.scene).cells
      #expect(!shown.isEmpty)
      #expect(try stage.screenPixels() == stage.drawnPixels())

      // What came from the window, again without it: the same to the last bit, through the text of the recording too.
      let (replayed, replayedOwner) = try script.screen(gallery)
      let replayedTrace = replayed.recordTrace()
      replayed.replay(try HostInputRecording(text: recorder.recording.text))
      #expect(firstDifference(of: replayedTrace.text, from: trace.text) == nil)
      #expect(ShownExhibit(replayed.scene).cells == shown)

      // The script itself: the same comes of it.
      #expect(try script.difference(of: shown, gallery) == nil)
      withExtendedLifetime((owner, replayedOwner)) {}
    }
  }
}
#endif
