import Foundation
import FrameClock
import GestureEngine
import OpenCollectionView
import Testing

/// What programs ask of the scenes that their host shows.
@MainActor struct SceneRequestTests {
  private final class Page: SceneHost { func sceneWantsFrames(_ scene: UIWindowScene) {} }

  private final class Desk: SceneHost, WindowOpeningHost {
    var log: [String] = []
    var failure: (any Error)?
    func sceneWantsFrames(_ scene: UIWindowScene) {}
    func scene(
      _ scene: UIWindowScene, opensWindowFor activities: Set<NSUserActivity>,
      failure: @escaping @MainActor (any Error) -> Void
    ) {
      log.append("\(scene.title ?? "") opens \(activities.map(\.activityType))")
      if let error = self.failure { failure(error) }
    }
    func sceneComesToFront(_ scene: UIWindowScene) { log.append("\(scene.title ?? "") comes") }
    func sceneCloses(_ scene: UIWindowScene) { log.append("\(scene.title ?? "") closes") }
  }

  private struct NoRoom: Error {}

  private final class Delegate: UIResponder, UISceneDelegate {
    var continued: [String] = []
    func scene(_ scene: UIScene, continue userActivity: NSUserActivity) { continued.append(userActivity.activityType) }
  }

  private let application = UIApplication(delegateClass: nil)

  private func connect(_ host: any SceneHost, _ title: String) -> UIWindowScene {
    let scene = application.connectScene(
      host: host, screen: ScreenDescription(size: CGSize(width: 100, height: 100)), title: title)
    scene.title = title
    return scene
  }

  private func run(_ scene: UIWindowScene) { _ = scene.runFrame(at: application.clock.now + 0.1) }

  // W24
  @Test func `a page has one scene: another one is refused with a sentence, and none is closed`() {
    let page = Page()
    let scene = connect(page, "page")
    var sentences: [String] = []
    #expect(!application.supportsMultipleScenes)
    application.requestSceneSessionActivation(nil, userActivity: nil, options: nil) {
      sentences.append($0.localizedDescription)
    }
    application.requestSceneSessionDestruction(scene.session, options: nil) {
      sentences.append($0.localizedDescription)
    }
    #expect(sentences.isEmpty)
    run(scene)
    #expect(
      sentences == [
        "What shows this program has one scene for a person: ask supportsMultipleScenes before.",
        "What shows this program closes no scenes: people close their pages.",
      ])
  }

  // W24
  @Test func `another window is asked for from the scene that asks, with the activity`() {
    let desk = Desk()
    let scenes = [connect(desk, "first"), connect(desk, "second")]
    #expect(application.supportsMultipleScenes)
    #expect(application.openSessions == Set(scenes.map(\.session)))
    let options = UIScene.ActivationRequestOptions()
    options.requestingScene = scenes[1]
    application.requestSceneSessionActivation(
      nil, userActivity: NSUserActivity(activityType: "photo"), options: options)
    #expect(desk.log.isEmpty)
    run(scenes[0])
    #expect(desk.log == ["second opens [\"photo\"]"])
  }

  // W24
  @Test func `where no window can be opened the program is told why`() {
    let desk = Desk()
    desk.failure = NoRoom()
    let scene = connect(desk, "first")
    var errors: [UISceneError] = []
    application.requestSceneSessionActivation(nil, userActivity: nil, options: nil) {
      if let error = $0 as? UISceneError { errors.append(error) }
    }
    run(scene)
    #expect(errors.map(\.code) == [.requestDenied])
    #expect(errors.map(\.errorDescription) == ["No window can be opened: NoRoom()"])
  }

  // W24
  @Test
  func `a scene that is there comes to the front and goes on with the activity, and is closed when that is asked`() {
    let desk = Desk()
    let scene = connect(desk, "first")
    let delegate = Delegate()
    scene.delegate = delegate
    application.requestSceneSessionActivation(
      scene.session, userActivity: NSUserActivity(activityType: "photo"), options: nil)
    run(scene)
    #expect(desk.log == ["first comes"])
    #expect(delegate.continued == ["photo"])
    application.requestSceneSessionDestruction(scene.session, options: nil)
    run(scene)
    #expect(desk.log == ["first comes", "first closes"])
  }

  // W24
  @Test func `a session whose scene has ended is a new scene when it is asked for, and cannot be closed`() {
    let desk = Desk()
    let (first, second) = (connect(desk, "first"), connect(desk, "second"))
    application.disconnectScene(second)
    var codes: [UISceneError.Code] = []
    application.requestSceneSessionActivation(second.session, userActivity: nil, options: nil)
    application.requestSceneSessionDestruction(second.session, options: nil) {
      if let error = $0 as? UISceneError { codes.append(error.code) }
    }
    run(first)
    #expect(desk.log == ["first opens []"])
    #expect(codes == [.requestDenied])
  }
}
