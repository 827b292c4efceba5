#if BrowserHost
@testable import BrowserHost
import DecisionTrace
import DevTools
@testable import Gallery
import OpenCollectionView
import TestSupport
import Testing
import TouchScripts
import TouchTesting

extension InBrowser {
  /// Whole programs under the touches of a page: the same that are played in a native window.
  @MainActor @Suite(.takesLong) struct ExhibitScriptTests {
    private let gallery = GalleryProgram(AppDelegate.self) { title, window in
      let gallery = try #require(window.rootViewController as? GalleryController)
      gallery.show(at: try #require(Exhibit.all.firstIndex { $0.title == title }))
    }

    @Test(arguments: ExhibitScript.all)
    func `what touches do on a page they do without one`(_ script: ExhibitScript) async throws {
      let application = UIApplication(delegateClass: script.delegateClass(gallery))
      let configuration = BrowserHostConfiguration(port: 0, title: "Scripts")
      let server = try await BrowserHost(configuration: configuration).start(application: application)
      let page = try await GridPage.show(
        server, width: ExhibitScript.size.width, height: ExhibitScript.size.height)
      let scene = try #require(application.scenes.first)
      let owner = try script.show(gallery, in: try #require(scene.windows.first))
      try await page.rest(with: application)
      let trace = TraceRecorder()
      application.trace.add(trace)
      let recorder = HostInputRecorder(scene: scene)
      for step in script.steps {
        try await page.play(step(ShownExhibit(scene)).pageSteps)
        try await page.waitUntil("__ocv.liveTouches === 0")
        try await page.rest(with: application)
      }
      recorder.stop()
      application.trace.remove(trace)
      let shown = ShownExhibit(scene).cells
      #expect(!shown.isEmpty)

      let (replayed, replayedOwner) = try script.screen(gallery)
      let replayedTrace = replayed.recordTrace()
      replayed.replay(try HostInputRecording(text: recorder.recording.text))
      #expect(firstDifference(of: replayedTrace.text, from: trace.text) == nil)
      #expect(ShownExhibit(replayed.scene).cells == shown)
      #expect(try script.difference(of: shown, gallery) == nil)
      withExtendedLifetime((owner, replayedOwner)) {}
      try? await page.close()
      await server.stop()
    }
  }
}
#endif
