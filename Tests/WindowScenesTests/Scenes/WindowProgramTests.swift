import Foundation
import FrameClock
import OpenCollectionView
import Testing
import WindowScenes

@MainActor @Suite struct WindowProgramTests {
  final class Delegate: UIResponder, UIApplicationDelegate {
    func application(
      _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
      options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration? {
      let configuration = UISceneConfiguration(name: "Window")
      configuration.delegateClass = SceneDelegate.self
      return configuration
    }
  }

  final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
      guard let scene = scene as? UIWindowScene else { return }
      let window = UIWindow(windowScene: scene)
      let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      list.contentSize = CGSize(width: 320, height: 5000)
      list.restorationIdentifier = "list"
      window.restorationIdentifier = "window"
      window.addSubview(list)
      window.makeKeyAndVisible()
      self.window = window
    }
  }

  // W17
  @Test func `each window is a scene of its own, and with the last one the program ends`() throws {
    let stage = try WindowStage(delegateClass: Delegate.self)
    let second = try stage.program.openWindow()
    stage.run(0.1)
    #expect(stage.program.application.scenes.count == 2)
    stage.program.turn([ShellEvent(window: second.window, time: 0, kind: .closing)])
    #expect(stage.shell.closed == [second.window])
    #expect(stage.program.application.scenes.count == 1)
    #expect(!stage.program.isOver)
    stage.turn(.closing)
    #expect(stage.program.isOver)
    #expect(stage.program.application.scenes.isEmpty)
  }

  // W17
  @Test func `the system's wish to end ends all scenes`() throws {
    let stage = try WindowStage(delegateClass: Delegate.self)
    try stage.program.openWindow()
    stage.program.turn([ShellEvent(window: nil, time: 0, kind: .quitting)])
    #expect(stage.program.isOver)
    #expect(stage.shell.closed.count == 2)
  }

  // W14
  @Test func `a program is where it was after it was killed, and after it has ended`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    var settings = WindowSettings()
    settings.stateFolder = folder
    func list(_ stage: WindowStage) throws -> UIScrollView {
      try #require(stage.window.subviews.first as? UIScrollView)
    }
    let first = try WindowStage(settings, delegateClass: Delegate.self)
    first.run(0.5)
    try list(first).contentOffset.y = 700
    first.run(3)
    // Nothing is told of its end.
    let second = try WindowStage(settings, delegateClass: Delegate.self)
    second.run(0.5)
    #expect(try list(second).contentOffset.y == 700)
    try list(second).contentOffset.y = 900
    second.turn(.closing)
    let third = try WindowStage(settings, delegateClass: Delegate.self)
    third.run(0.5)
    #expect(try list(third).contentOffset.y == 900)
  }

  @Test func `timers fire at their times between frames`() throws {
    let stage = try WindowStage()
    stage.run(0.5)
    var times: [Double] = []
    let clock = stage.program.application.clock
    for time in [0.6, 0.75] { clock.at(time) { times.append((clock.now * 1000).rounded()) } }
    stage.run(1)
    #expect(times == [600, 750])
  }

  // W23
  @Test func `what is done between two frames after a rest is done now, and an animation is seen from its beginning`()
    throws
  {
    let stage = try WindowStage()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    stage.window.addSubview(view)
    stage.run(10)
    // As when the main queue gets something that came over a network.
    stage.program.advanceClock()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x = 110 }
    stage.run(0.5)
    let place = try #require(view.layer.presentation()).position.x
    #expect(abs(place - 60) < 2)
    stage.run(1)
    #expect(view.layer.presentation()?.position.x == 110)
  }

  @Test func `where no window can be opened the program has none`() throws {
    struct NoWindow: Error {}
    let shell = FakeShell()
    shell.failure = NoWindow()
    let program = WindowProgram(
      UIApplication(delegateClass: nil), shell: shell, settings: WindowSettings(), now: { 0 })
    #expect(throws: NoWindow.self) { try program.openWindow() }
    #expect(program.sessions.isEmpty)
    #expect(program.application.scenes.isEmpty)
  }

  @Test func `events of windows that are not there change nothing`() throws {
    let stage = try WindowStage()
    stage.program.turn([
      ShellEvent(window: WindowNumber(rawValue: 99), time: 0, kind: .closing),
      ShellEvent(window: WindowNumber(rawValue: 99), time: 0, kind: .changed),
      ShellEvent(window: nil, time: .nan, kind: .deviceGone(3)),
    ])
    #expect(stage.program.sessions.count == 1)
    #expect(!stage.program.isOver)
  }
}
