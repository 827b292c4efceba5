import Foundation
import GestureEngine
import OpenCollectionView
import Testing

@MainActor struct SceneLifeTests {
  /// What an application's parts were told, in order.
  @MainActor private final class Journal {
    var lines: [String] = []
    private var observers: [any NSObjectProtocol] = []

    /// Notes what is posted for the application and its scenes: other tests run meanwhile.
    func listen(to application: UIApplication) {
      let names = [
        UIScene.willConnectNotification, UIScene.didDisconnectNotification, UIScene.didActivateNotification,
        UIScene.willDeactivateNotification, UIScene.willEnterForegroundNotification,
        UIScene.didEnterBackgroundNotification, UIApplication.didBecomeActiveNotification,
        UIApplication.willResignActiveNotification, UIApplication.didEnterBackgroundNotification,
        UIApplication.willEnterForegroundNotification,
      ]
      for name in names {
        observers.append(
          NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] notification in
            nonisolated(unsafe) let notification = notification
            MainActor.assumeIsolated {
              let scene = notification.object as? UIScene
              guard scene?.application === application || notification.object as? UIApplication === application else {
                return
              }
              let word = notification.name.rawValue.dropLast("Notification".count)
              self?.lines.append(scene.map { "\(word) \(Self.word($0.activationState))" } ?? String(word))
            }
          })
      }
    }

    static func word(_ state: UIScene.ActivationState) -> String {
      switch state {
      case .unattached: "unattached"
      case .foregroundActive: "active"
      case .foregroundInactive: "inactive"
      case .background: "background"
      }
    }

    isolated deinit { for observer in observers { NotificationCenter.default.removeObserver(observer) } }
  }

  private final class Host: SceneHost { func sceneWantsFrames(_ scene: UIWindowScene) {} }

  /// A program without scenes.
  private final class WindowDelegate: UIResponder, UIApplicationDelegate {
    var lines: [String] = []
    func applicationDidBecomeActive(_ application: UIApplication) { lines.append("active") }
    func applicationWillResignActive(_ application: UIApplication) { lines.append("resign") }
    func applicationDidEnterBackground(_ application: UIApplication) { lines.append("background") }
    func applicationWillEnterForeground(_ application: UIApplication) { lines.append("foreground") }
    func applicationWillTerminate(_ application: UIApplication) { lines.append("terminate") }
  }

  private func connect(_ application: UIApplication) -> UIWindowScene {
    application.connectScene(
      host: Host(), screen: ScreenDescription(size: CGSize(width: 300, height: 400)), title: "T")
  }

  private func show(_ isVisible: Bool, _ scene: UIWindowScene) {
    scene.receive(.visibility(isVisible))
    _ = scene.runFrame(at: 0)
  }

  @Test func `a scene comes into the front, leaves it and comes back, and everybody who asks hears of each step once`()
  {
    let application = UIApplication(delegateClass: nil)
    let journal = Journal()
    journal.listen(to: application)
    #expect(application.applicationState == .background)
    let scene = connect(application)
    #expect(scene.activationState == .foregroundActive)
    #expect(application.applicationState == .active)
    show(true, scene)
    show(false, scene)
    show(false, scene)
    #expect(application.applicationState == .background)
    show(true, scene)
    application.disconnectScene(scene)
    #expect(scene.activationState == .unattached)
    #expect(
      journal.lines == [
        "UISceneWillConnect unattached", "UISceneWillEnterForeground inactive", "UIApplicationWillEnterForeground",
        "UISceneDidActivate active", "UIApplicationDidBecomeActive",
        "UISceneWillDeactivate inactive", "UIApplicationWillResignActive", "UISceneDidEnterBackground background",
        "UIApplicationDidEnterBackground",
        "UISceneWillEnterForeground inactive", "UIApplicationWillEnterForeground", "UISceneDidActivate active",
        "UIApplicationDidBecomeActive",
        "UISceneDidDisconnect unattached", "UIApplicationWillResignActive", "UIApplicationDidEnterBackground",
      ])
  }

  @Test func `an application is in front as long as one of its scenes is`() {
    let application = UIApplication(delegateClass: nil)
    let (first, second) = (connect(application), connect(application))
    let journal = Journal()
    journal.listen(to: application)
    show(false, first)
    #expect(application.applicationState == .active)
    show(false, second)
    #expect(application.applicationState == .background)
    #expect(
      journal.lines == [
        "UISceneWillDeactivate inactive", "UISceneDidEnterBackground background",
        "UISceneWillDeactivate inactive", "UIApplicationWillResignActive", "UISceneDidEnterBackground background",
        "UIApplicationDidEnterBackground",
      ])
  }

  @Test func `a program without scenes hears it from its application's delegate, each for its own page`() throws {
    let application = UIApplication(delegateClass: WindowDelegate.self)
    let first = connect(application)
    let delegate = try #require(application.delegate as? WindowDelegate)
    let second = connect(application)
    show(false, second)
    #expect(delegate.lines == ["active"])
    show(false, first)
    show(true, first)
    application.disconnectScene(first)
    #expect(delegate.lines == ["active", "resign", "background", "foreground", "active", "terminate"])
    application.disconnectScene(second)
  }
}
