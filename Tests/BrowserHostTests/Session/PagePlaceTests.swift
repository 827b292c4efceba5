#if BrowserHost
import Foundation
import GestureEngine
import OpenCollectionView
import Testing

@testable import BrowserHost
@testable import PageProtocol

/// What a page is told of where its scene is. A message of orders is written as the tests read it: `push /a`, `replace /a`,
/// `front 1`, `keep 12`.
@MainActor
@Suite("The place of a page")
struct PagePlaceTests {
  private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var log: [String] = []
    var kept: [AnyHashable: Any]?

    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
      let opened = connectionOptions.userActivities.first?.webpageURL?.absoluteString ?? "nothing"
      log.append("opened \(opened), restored \(session.stateRestorationActivity?.userInfo?["row"] as? Int ?? -1)")
    }

    func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
      log.append("continue \(userActivity.webpageURL?.absoluteString ?? "nothing")")
    }

    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
      guard let kept else { return nil }
      let activity = NSUserActivity(activityType: "test")
      activity.webpageURL = scene.userActivity?.webpageURL
      activity.userInfo = kept
      return activity
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

  private let application = UIApplication(delegateClass: ApplicationDelegate.self)
  private var limits = BrowserHostLimits()

  private func hello(_ address: String = "", state: [UInt8] = []) -> PageHello {
    PageHello(
      session: nil, screen: ScreenDescription(size: CGSize(width: 300, height: 400)), isVisible: true, address: address,
      state: state)
  }

  private func connect(_ hello: PageHello) -> UIWindowScene {
    final class Host: SceneHost { func sceneWantsFrames(_ scene: UIWindowScene) {} }
    return application.connectScene(
      host: Host(), screen: hello.screen, title: "T", address: hello.address.isEmpty ? nil : hello.address,
      restorationState: hello.state.isEmpty ? nil : hello.state)
  }

  private func delegate(_ scene: UIWindowScene) throws -> SceneDelegate {
    try #require(scene.delegate as? SceneDelegate)
  }

  private func show(_ path: String, in scene: UIWindowScene) {
    let activity = NSUserActivity(activityType: "test")
    activity.webpageURL = URL(string: path)
    scene.userActivity = activity
  }

  /// What the page is told next.
  private func orders(_ place: inout PagePlace, _ scene: UIWindowScene, asks: Bool = false) throws -> String {
    var message = MessageWriter()
    place.write(scene, asks: asks, to: &message)
    var reader = MessageReader(Array(message.bytes))
    var words: [String] = []
    while let kind = try? reader.integer(UInt8.self) {
      let replaces = kind == 12 ? try reader.bool() : false
      var count = 0
      var shift = 0
      while let byte = try? reader.integer(UInt8.self) {
        count |= Int(byte & 127) << shift
        shift += 7
        if byte < 128 { break }
      }
      guard kind != 17 else {
        words.append("front \(count)")
        continue
      }
      let text = String(decoding: try reader.bytes(count, at: reader.offset), as: UTF8.self)
      words.append(kind == 12 ? "\(replaces ? "replace" : "push") \(text)" : "keep \(text)")
    }
    return words.joined(separator: ", ")
  }

  // V18
  @Test func `the first place takes that of the page, later ones are steps, and the same one says nothing`() throws {
    let scene = connect(hello())
    var place = PagePlace(limits: limits)
    place.pageCame(hello())
    #expect(try orders(&place, scene) == "")
    // The program has had its first frame: from now on it goes where it goes by itself.
    show("https://photos.example/photos/17?size=2#top", in: scene)
    #expect(try orders(&place, scene) == "push /photos/17?size=2#top")
    #expect(try orders(&place, scene) == "")
    show("/photos/18", in: scene)
    #expect(try orders(&place, scene) == "push /photos/18")
    scene.userActivity = nil
    #expect(try orders(&place, scene) == "")
  }

  // V18
  @Test func `what the program makes of a step of the page takes the step's place`() throws {
    let scene = connect(hello("http://h:1/nowhere"))
    #expect(try delegate(scene).log == ["opened http://h:1/nowhere, restored -1"])
    var place = PagePlace(limits: limits)
    place.pageCame(hello("http://h:1/nowhere"))
    show("/home", in: scene)
    #expect(try orders(&place, scene) == "replace /home")
    place.pageWent(to: "http://h:1/")
    #expect(try orders(&place, scene) == "replace /home")
    place.pageWent(to: "http://h:1/photos")
    show("/photos", in: scene)
    #expect(try orders(&place, scene) == "")
  }

  // V72
  @Test func `another address of one activity takes the place of the first, and another activity is a step`() throws {
    let scene = connect(hello())
    var place = PagePlace(limits: limits)
    place.pageCame(hello())
    #expect(try orders(&place, scene) == "")
    show("/photos/17", in: scene)
    #expect(try orders(&place, scene) == "push /photos/17")
    scene.userActivity?.webpageURL = URL(string: "/photos/18")
    #expect(try orders(&place, scene) == "replace /photos/18")
    show("/photos/19", in: scene)
    #expect(try orders(&place, scene) == "push /photos/19")
  }

  // V28
  @Test func `what is in front has steps of its own, above that of the place, and gives them back before another`()
    throws
  {
    let scene = connect(hello())
    scene.backDismissesPresentations = true
    let window = UIWindow(windowScene: scene)
    let root = UIViewController()
    window.rootViewController = root
    window.makeKeyAndVisible()
    var place = PagePlace(limits: limits)
    place.pageCame(hello())
    #expect(try orders(&place, scene) == "")
    show("/17", in: scene)
    root.present(UIViewController(), animated: false)
    #expect(try orders(&place, scene) == "push /17, front 1")
    #expect(try orders(&place, scene) == "")
    // It is closed otherwise, and the program goes on.
    root.dismiss(animated: false)
    show("/18", in: scene)
    #expect(try orders(&place, scene) == "front 0, push /18")
    // What the page goes forward to is no longer there; what stays is shown again.
    place.pageWent(back: 1)
    #expect(try orders(&place, scene) == "front 0")
    root.present(UIViewController(), animated: false)
    #expect(try orders(&place, scene) == "front 1")
    place.pageWent(back: 0)
    #expect(try orders(&place, scene) == "front 1")
  }

  // V19
  @Test func `what is needed after a reload is kept when it has changed, and comes back`() throws {
    let scene = connect(hello())
    var place = PagePlace(limits: limits)
    place.pageCame(hello())
    #expect(try orders(&place, scene, asks: true) == "")
    try delegate(scene).kept = ["row": 4]
    #expect(try orders(&place, scene) == "")
    let kept = try orders(&place, scene, asks: true)
    #expect(kept == #"keep {"type":"test","values":{"row":{"integer":{"_0":4}}}}"#)
    #expect(try orders(&place, scene, asks: true) == "")
    try delegate(scene).kept = nil
    #expect(try orders(&place, scene, asks: true) == "keep ")

    let again = connect(hello("http://h:1/", state: Array(kept.dropFirst(5).utf8)))
    #expect(try delegate(again).log == ["opened http://h:1/, restored 4"])
  }

  // V19
  @Test func `more than a page keeps is not kept`() throws {
    var small = limits
    small.restorationBytes = 100
    let scene = connect(hello())
    var place = PagePlace(limits: small)
    try delegate(scene).kept = ["row": 4]
    #expect(try orders(&place, scene, asks: true) == #"keep {"type":"test","values":{"row":{"integer":{"_0":4}}}}"#)
    try delegate(scene).kept = ["text": String(repeating: "a", count: 100)]
    #expect(try orders(&place, scene, asks: true) == "")
  }
}
#endif
