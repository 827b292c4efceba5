import Foundation
import FrameClock
import OpenCollectionView
import Testing
import WindowScenes

@MainActor @Suite struct WindowRequestTests {
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
    var shows: [String] = []

    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
      guard let scene = scene as? UIWindowScene else { return }
      shows = (connectionOptions.userActivities + [session.stateRestorationActivity].compactMap(\.self))
        .map(\.activityType)
      window = UIWindow(windowScene: scene)
      window?.makeKeyAndVisible()
    }

    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
      NSUserActivity(activityType: shows.first ?? "list")
    }
  }

  private func shown(_ stage: WindowStage) -> [[String]] {
    stage.program.sessions.map { ($0.scene?.delegate as? SceneDelegate)?.shows ?? [] }
  }

  private func temporarySettings() -> WindowSettings {
    var settings = WindowSettings()
    settings.stateFolder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    return settings
  }

  // W24
  @Test func `a program opens another window, whose scene has the activity, and closes it again`() throws {
    let stage = try WindowStage(delegateClass: Delegate.self)
    stage.run(0.1)
    let application = stage.program.application
    application.requestSceneSessionActivation(
      nil, userActivity: NSUserActivity(activityType: "photo"), options: nil)
    stage.run(0.1)
    #expect(shown(stage) == [[], ["photo"]])
    #expect(stage.shell.opened.count == 2)
    let second = try #require(stage.program.sessions.last)
    application.requestSceneSessionActivation(second.scene?.session, userActivity: nil, options: nil)
    stage.run(0.1)
    #expect(stage.shell.raised == [second.window])
    // Its own frame asks for its end.
    let session = try #require(second.scene?.session)
    application.clock.after(0.05) { application.requestSceneSessionDestruction(session, options: nil) }
    stage.run(0.2)
    #expect(stage.shell.closed == [second.window])
    #expect(stage.program.sessions.count == 1)
    #expect(!stage.program.isOver)
  }

  // W24
  @Test func `windows without end are opened up to sixteen, and then refused`() throws {
    let stage = try WindowStage(delegateClass: Delegate.self)
    var sentences: [String] = []
    for _ in 0..<17 {
      stage.program.application.requestSceneSessionActivation(nil, userActivity: nil, options: nil) {
        sentences.append($0.localizedDescription)
      }
    }
    stage.run(0.2)
    #expect(stage.program.sessions.count == 16)
    #expect(
      sentences == [
        "No window can be opened: there are 16 already", "No window can be opened: there are 16 already",
      ])
  }

  // W14
  @Test
  func
    `windows that were open when a program ended are open when it begins again, and those that were closed are not`()
    throws
  {
    let settings = temporarySettings()
    defer { try? FileManager.default.removeItem(at: settings.stateFolder!) }
    let first = try WindowStage(settings, delegateClass: Delegate.self)
    for name in ["photo", "map"] {
      first.program.application.requestSceneSessionActivation(
        nil, userActivity: NSUserActivity(activityType: name), options: nil)
    }
    first.run(3)
    first.program.close(first.program.sessions[1])
    first.program.end()
    let second = try WindowStage(settings, delegateClass: Delegate.self)
    #expect(shown(second) == [["list"], ["map"]])
    second.run(3)
    // One after the other is closed by a person: the last one is what the program was.
    second.program.close(second.program.sessions[0])
    second.program.close(second.program.sessions[0])
    #expect(second.program.isOver)
    let third = try WindowStage(settings, delegateClass: Delegate.self)
    #expect(shown(third) == [["map"]])
  }
}
