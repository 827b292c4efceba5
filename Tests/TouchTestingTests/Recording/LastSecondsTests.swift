import Foundation
import OpenCollectionView
import Testing
import TouchTesting

/// Recorders that go on for days and keep the last seconds.
@MainActor struct LastSecondsTests {
  private final class Delegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
      _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      let view = UIView()
      view.addGestureRecognizer(UITapGestureRecognizer())
      view.addGestureRecognizer(UIPanGestureRecognizer())
      let controller = UIViewController()
      controller.view = view
      window = UIWindow(frame: UIScreen.main.bounds)
      window?.rootViewController = controller
      window?.makeKeyAndVisible()
      return true
    }
  }

  private let place = CGPoint(x: 50, y: 50)

  @Test func `what lies further back is forgotten, and the rest replays`() throws {
    let screen = VirtualScreen(width: 300, height: 200, delegateClass: Delegate.self)
    let recorder = HostInputRecorder(scene: screen.scene, keeping: 10)
    screen.advance(by: 100_000)
    for _ in 0..<20 {
      screen.play(.tap(at: place))
      screen.play(.drag(from: place, to: CGPoint(x: 150, y: 100)))
      screen.advance(by: 3)
    }
    let recording = try HostInputRecording(text: recorder.recording.text)
    #expect(screen.now - recording.start >= 10)
    #expect(screen.now - recording.start < 15)
    #expect(recording.hasBeenShown == true)
    #expect(recording.timeline.stories.count == 8)
    let again = VirtualScreen(replaying: recording, delegateClass: Delegate.self)
    #expect(again.replay(recording) == nil)
    #expect(again.now == screen.now)
  }

  @Test func `a scene that is new is recorded from its beginning`() throws {
    let screen = VirtualScreen(width: 300, height: 200, delegateClass: Delegate.self)
    let recorder = HostInputRecorder(scene: screen.scene, keeping: 60)
    screen.play(.tap(at: place))
    let recording = try HostInputRecording(text: recorder.recording.text)
    #expect(recording.hasBeenShown == nil)
    #expect(recording.text.contains("\nconnected\n"))
    #expect(VirtualScreen(replaying: recording, delegateClass: Delegate.self).replay(recording) == nil)
  }

  @Test func `a recording begins while nobody touches anything`() throws {
    let screen = VirtualScreen(width: 300, height: 200, delegateClass: Delegate.self)
    let recorder = HostInputRecorder(scene: screen.scene, keeping: 2)
    screen.advance(by: 5)
    let finger = screen.touch(at: place)
    for _ in 0..<20 {
      screen.advance(by: 1)
      finger.move(by: CGVector(dx: 1, dy: 0))
    }
    let recording = recorder.recording
    #expect(recording.timeline.stories.map(\.fingers.count) == [1])
    #expect(screen.now - recording.start > 20)
  }

  @Test func `names that have other numbers are the same decisions`() throws {
    let screen = VirtualScreen(width: 300, height: 200, delegateClass: Delegate.self)
    let trace = screen.recordTrace()
    // Views that are named, and gone.
    for _ in 0..<5 { _ = screen.application.trace.name(of: UIView()) }
    screen.play(.tap(at: place))
    let recorder = screen.recordInput()
    screen.advance(by: 1)
    screen.play(.tap(at: place))
    #expect(trace.events.map(\.decision.description).contains { $0.hasPrefix("touch 2 comes down on UIView#6") })
    let recording = recorder.recording
    let again = VirtualScreen(replaying: recording, delegateClass: Delegate.self)
    #expect(again.replay(recording) == nil)
  }
}
