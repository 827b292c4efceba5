import Foundation
import GestureEngine
import OpenCollectionView
import TestSupport
import Testing
import TouchTesting

@MainActor struct SceneActivityTests {
  private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var log: [String] = []
    var kept: NSUserActivity?

    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
      let activities = connectionOptions.userActivities.map { "\($0.activityType) \($0.webpageURL?.path ?? "")" }
      log.append("connect \(activities) \(session.stateRestorationActivity?.title ?? "new")")
    }
    func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity) {
      log.append("restore \(stateRestorationActivity.title ?? "")")
    }
    func sceneWillEnterForeground(_ scene: UIScene) { log.append("foreground") }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { kept }
    func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {
      log.append("will \(userActivityType)")
    }
    func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
      log.append("continue \(userActivity.webpageURL?.absoluteString ?? "")")
    }
    func scene(_ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String, error: any Error) {
      log.append("fail \(userActivityType)")
    }
  }

  private final class ApplicationDelegate: UIResponder, UIApplicationDelegate {
    func application(
      _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
      options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration? {
      let configuration = UISceneConfiguration(name: "Test")
      configuration.delegateClass = SceneDelegate.self
      return configuration
    }
  }

  private final class Host: SceneHost { func sceneWantsFrames(_ scene: UIWindowScene) {} }

  private let application = UIApplication(delegateClass: ApplicationDelegate.self)
  private let host = Host()

  private func connect(address: String? = nil, state: [UInt8]? = nil) -> UIWindowScene {
    application.connectScene(
      host: host, screen: ScreenDescription(size: CGSize(width: 300, height: 400)), title: "T", address: address,
      restorationState: state)
  }

  private func log(_ scene: UIWindowScene) throws -> [String] {
    try #require(scene.delegate as? SceneDelegate).log
  }

  private func activity(_ title: String, at path: String) -> NSUserActivity {
    let activity = NSUserActivity(activityType: "test.photo")
    activity.title = title
    activity.webpageURL = URL(string: path)
    return activity
  }

  // V18
  @Test(arguments: [
    ("https://photos.example/photos/17?size=2#top", "/photos/17?size=2#top"), ("https://photos.example", "/"),
    ("/carry", "/carry"), ("carry", "/carry"), ("https://photos.example/caf%C3%A9", "/caf%C3%A9"),
  ])
  func `a scene is where its activity is`(url: String, address: String) {
    let scene = connect()
    #expect(scene.address == nil)
    scene.userActivity = activity("Photo", at: url)
    #expect(scene.address == address)
    scene.userActivity?.invalidate()
    #expect(scene.address == nil)
  }

  // V18
  @Test func `a new address asks for a frame, so that the host hears of it`() {
    let screen = VirtualScreen()
    screen.advanceUntilRest()
    #expect(!screen.scene.wantsFrames)
    let photo = activity("Photo", at: "/17")
    screen.scene.userActivity = photo
    #expect(screen.scene.wantsFrames)
    screen.advanceUntilRest()
    photo.webpageURL = URL(string: "/18")
    #expect(screen.scene.wantsFrames)
    screen.scene.userActivity = nil
    screen.advanceUntilRest()
    // It is no longer the scene's.
    photo.webpageURL = URL(string: "/19")
    #expect(!screen.scene.wantsFrames)
  }

  // V71
  @Test func `another title asks for a frame, and the same one does not`() {
    let screen = VirtualScreen()
    screen.advanceUntilRest()
    #expect(!screen.scene.wantsFrames)
    screen.scene.title = "Photo 17"
    #expect(screen.scene.wantsFrames)
    screen.advanceUntilRest()
    screen.scene.title = "Photo 17"
    #expect(!screen.scene.wantsFrames)
    screen.scene.title = nil
    #expect(screen.scene.wantsFrames)
  }

  // V18
  @Test func `where a person goes the delegate is told, in the order of UIKit's universal links`() throws {
    let scene = connect(address: "http://h/carry")
    #expect(try log(scene) == ["connect [\"NSUserActivityTypeBrowsingWeb /carry\"] new", "foreground"])
    scene.receive(.address("http://h/edit?x=1"))
    scene.receive(.address("no address"))
    _ = scene.runFrame(at: 1)
    #expect(
      try log(scene).dropFirst(2) == [
        "will NSUserActivityTypeBrowsingWeb", "continue http://h/edit?x=1", "fail NSUserActivityTypeBrowsingWeb",
      ])
  }

  // V19
  @Test func `a scene that is made anew gets what the one before it kept, of every kind that UIKit lists`() throws {
    let first = connect()
    let kept = activity("Kept", at: "/17")
    let date = Date(timeIntervalSinceReferenceDate: 7)
    kept.userInfo = [
      "text": "a", "row": 3, "offset": 1.5, "on": true, "date": date, "data": Data([1, 2]),
      "url": URL(string: "https://a.example/")!, "list": [1, 2], "names": ["a": ["b"]], "set": Set([4]),
    ]
    try #require(first.delegate as? SceneDelegate).kept = kept
    let state = try #require(first.restorationState())
    #expect(first.restorationState() == state)

    let second = connect(address: "http://h/17", state: state)
    // The same place: what was kept says more than the address.
    #expect(try log(second) == ["connect [] Kept", "restore Kept", "foreground"])
    let info = try #require(second.session.stateRestorationActivity?.userInfo)
    #expect(info.count == 10)
    #expect(info["text"] as? String == "a")
    #expect(info["row"] as? Int == 3)
    #expect(info["offset"] as? Double == 1.5)
    #expect(info["on"] as? Bool == true)
    #expect(info["date"] as? Date == date)
    #expect(info["data"] as? Data == Data([1, 2]))
    #expect(info["url"] as? URL == URL(string: "https://a.example/"))
    #expect(info["list"] as? [Int] == [1, 2])
    #expect(info["names"] as? [String: [String]] == ["a": ["b"]])
    #expect(info["set"] as? Set<Int> == [4])

    let third = connect(address: "http://h/18", state: state)
    #expect(try log(third).first == "connect [\"NSUserActivityTypeBrowsingWeb /18\"] Kept")
  }

  // V19
  @Test(arguments: ["", "{", "{}", "[[[[", #"{"type":"a","values":{"x":{"integer":{"_0":1e99}}}}"#])
  func `bytes that nobody here has written count as none`(text: String) throws {
    let scene = connect(state: Array(text.utf8))
    #expect(try log(scene) == ["connect [] new", "foreground"])
  }

  // V19
  @Test func `what cannot be kept is told, and nothing is kept`() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      await MainActor.run {
        UIApplication.programmingErrorPolicy = .recover
        let application = UIApplication(delegateClass: ApplicationDelegate.self)
        let scene = application.connectScene(
          host: Host(), screen: ScreenDescription(size: CGSize(width: 300, height: 400)), title: "T")
        let kept = NSUserActivity(activityType: "test.photo")
        kept.userInfo = ["view": UIView()]
        (scene.delegate as? SceneDelegate)?.kept = kept
        if scene.restorationState() != nil { fatalError("It was kept.") }
      }
    }
    #expect(
      trapSentence(of: result)
        == "The activity test.photo has UIView under view in userInfo, which cannot be kept: use strings, numbers, booleans, "
        + "dates, data, URLs, UUIDs, and collections of these, under strings. Instead: the activity is not kept.\n")
  }

  @Test func `a delegate brings an activity up to date before it is kept, when it is asked to`() throws {
    final class Saver: NSUserActivityDelegate {
      func userActivityWillSave(_ userActivity: NSUserActivity) { userActivity.addUserInfoEntries(from: ["row": 9]) }
    }
    let saver = Saver()
    let scene = connect()
    let kept = activity("Kept", at: "/17")
    kept.delegate = saver
    try #require(scene.delegate as? SceneDelegate).kept = kept
    _ = scene.restorationState()
    #expect(kept.userInfo == nil)
    kept.needsSave = true
    _ = scene.restorationState()
    #expect(kept.userInfo?["row"] as? Int == 9)
  }

  @Test func `other responders keep their activities, and show them nowhere`() {
    let screen = VirtualScreen()
    let controller = UIViewController()
    screen.show(controller)
    screen.advanceUntilRest()
    let photo = activity("Photo", at: "/17")
    controller.userActivity = photo
    #expect(controller.userActivity === photo)
    #expect(screen.scene.address == nil)
    #expect(!screen.scene.wantsFrames)
  }
}
