import DecisionTrace
import Foundation
import FrameClock
import GestureEngine
import OpenCollectionView
import TestSupport
import Testing

/// Addresses that programs have their host open.
@MainActor struct LinkTests {
  private final class Host: SceneHost, LinkHost {
    var opened: [String] = []
    func sceneWantsFrames(_ scene: UIWindowScene) {}
    func scene(_ scene: UIWindowScene, open url: URL) -> Bool {
      opened.append(url.absoluteString)
      return true
    }
  }

  private final class Wall: SceneHost { func sceneWantsFrames(_ scene: UIWindowScene) {} }

  private let application = UIApplication(delegateClass: nil)
  private let host = Host()

  private func connect(_ host: any SceneHost) -> UIWindowScene {
    application.connectScene(host: host, screen: ScreenDescription(size: CGSize(width: 300, height: 400)), title: "T")
  }

  // V21
  @Test(arguments: [
    ("https://swift.org/docs", true), ("http://localhost:8080", true), ("mailto:ida@example.org", true),
    ("/source/ARCHITECTURE.md", true), ("HTTPS://SWIFT.ORG", true), ("javascript:alert(1)", false),
    ("data:text/html,hello", false), ("file:///etc/passwd", false), ("photos://17", false), ("docs", false),
  ])
  func `The host opens pages, letters and places of the program, and nothing that would run in the page`(
    address: String, opens: Bool
  ) throws {
    let scene = connect(host)
    defer { application.disconnectScene(scene) }
    let url = try #require(URL(string: address))
    #expect(application.canOpenURL(url) == opens)
    var answers: [Bool] = []
    scene.open(url, options: nil) { answers.append($0) }
    #expect(host.opened == (opens ? [address] : []))
    #expect(answers == [])
    _ = scene.runFrame(at: application.clock.now + 0.1)
    #expect(answers == [opens])
    application.open(url)
    #expect(host.opened.count == (opens ? 2 : 0))
  }

  @Test func `A host that opens nothing says so, and why`() throws {
    let scene = connect(Wall())
    defer { application.disconnectScene(scene) }
    let recorder = TraceRecorder()
    application.trace.add(recorder)
    defer { application.trace.remove(recorder) }
    let url = try #require(URL(string: "https://swift.org"))
    #expect(!application.canOpenURL(url))
    application.open(url)
    #expect(
      recorder.events.map { $0.decision.description } == [
        "link refused: the host opens no addresses: https://swift.org"
      ])
  }
}
