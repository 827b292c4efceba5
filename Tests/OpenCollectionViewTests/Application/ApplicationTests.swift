import GestureEngine
import OpenCollectionView
import TestSupport
import Testing
import TouchTesting

@MainActor private var journal = Journal()

/// A program without scenes: its delegate makes the window.
private final class WindowDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  let number: Int
  static var count = 0

  override init() {
    Self.count += 1
    number = Self.count
    super.init()
  }

  func application(
    _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    journal.note("\(number) will")
    return true
  }

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    journal.note("\(number) did")
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = UIViewController()
    window?.makeKeyAndVisible()
    return true
  }
}

/// A program with scenes.
private final class SceneApplicationDelegate: UIResponder, UIApplicationDelegate {
  static var sceneClass: AnyClass? = WindowSceneDelegate.self

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    journal.note("launched")
    return true
  }

  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration? {
    let configuration = UISceneConfiguration(name: "Default", sessionRole: connectingSceneSession.role)
    configuration.delegateClass = Self.sceneClass
    return configuration
  }
}

private final class WindowSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    journal.note("connect \(session.configuration.name ?? "")")
    window = UIWindow(windowScene: scene)
    window?.rootViewController = UIViewController()
    window?.makeKeyAndVisible()
  }

  func sceneDidDisconnect(_ scene: UIScene) { journal.note("disconnect") }
  func sceneDidBecomeActive(_ scene: UIScene) { journal.note("active") }
  func sceneWillResignActive(_ scene: UIScene) { journal.note("inactive") }
  func sceneWillEnterForeground(_ scene: UIScene) { journal.note("foreground") }
  func sceneDidEnterBackground(_ scene: UIScene) { journal.note("background") }
}

/// A host that only waits.
@MainActor private final class Host: SceneHost {
  var wakes = 0
  func sceneWantsFrames(_ scene: UIWindowScene) { wakes += 1 }
}

// The journal of the delegates, which the library makes, is one for all tests.
@Suite(.serialized) @MainActor struct ApplicationTests {
  private let host = Host()
  private let page = ScreenDescription(size: CGSize(width: 320, height: 480), scale: 2)

  init() {
    journal = Journal()
    WindowDelegate.count = 0
  }

  private func connect(_ application: UIApplication, title: String = "") -> UIWindowScene {
    application.connectScene(host: host, screen: page, title: title)
  }

  @Test func `a delegate without scenes makes its window when the first scene is there`() {
    let application = UIApplication(delegateClass: WindowDelegate.self)
    #expect(UIApplication.shared === application)
    #expect(journal.text == "1 will")
    let scene = connect(application, title: "Page")
    #expect(journal.text == "1 will, 1 did")
    #expect(scene.title == "Page")
    #expect(scene.windows.count == 1)
    #expect(scene.windows.first?.frame == CGRect(x: 0, y: 0, width: 320, height: 480))
    #expect(application.windows == scene.windows)
    // R1
    #expect(application.next === application.delegate)
  }

  @Test func `each further scene has a delegate of its own`() {
    let application = UIApplication(delegateClass: WindowDelegate.self)
    let scenes = (0..<3).map { _ in connect(application) }
    #expect(journal.text == "1 will, 1 did, 2 will, 2 did, 3 will, 3 did")
    #expect(scenes.allSatisfy { $0.windows.count == 1 })
    #expect(application.connectedScenes == Set(scenes))
  }

  @Test func `a scene after the last one has gone begins anew`() {
    let application = UIApplication(delegateClass: WindowDelegate.self)
    let first = connect(application)
    let window = first.windows.first
    application.disconnectScene(first)
    #expect(application.scenes == [])
    #expect(first.windows == [])
    #expect(window?.windowScene == nil)
    let second = connect(application)
    #expect(journal.text == "1 will, 1 did, 2 will, 2 did")
    #expect((application.delegate as? WindowDelegate)?.number == 2)
    #expect(second.windows.first !== window)
  }

  @Test func `a program with scenes launches once, and each scene has a delegate`() {
    let application = UIApplication(delegateClass: SceneApplicationDelegate.self)
    #expect(journal.text == "launched")
    let (first, second) = (connect(application), connect(application))
    #expect(
      journal.text
        == "launched, connect Default, foreground, active, connect Default, foreground, active")
    #expect(first.delegate !== second.delegate)
    #expect(first.windows.count == 1)
    #expect((second.delegate as? WindowSceneDelegate)?.window === second.windows.first)
    journal.clear()
    application.disconnectScene(first)
    application.disconnectScene(first)
    #expect(journal.text == "disconnect")
    #expect(application.scenes == [second])
  }

  @Test func `a scene that cannot be seen is told`() {
    let application = UIApplication(delegateClass: SceneApplicationDelegate.self)
    let scene = connect(application)
    journal.clear()
    scene.receive(.visibility(false))
    _ = scene.runFrame(at: 0)
    scene.receive(.visibility(true))
    _ = scene.runFrame(at: 0)
    #expect(journal.text == "inactive, background, foreground, active")
  }

  @Test func `touches that are down when a scene ends are cancelled`() {
    let application = UIApplication(delegateClass: nil)
    let scene = connect(application)
    let window = UIWindow(windowScene: scene)
    window.makeKeyAndVisible()
    window.addSubview(TouchedView("view", window.bounds, journal))
    scene.receive(.touches([TouchSample(time: 0, identifier: 1, phase: .began, location: CGPoint(x: 5, y: 5))]))
    _ = scene.runFrame(at: 0)
    application.disconnectScene(scene)
    #expect(journal.text == "view began, view cancelled")
  }

  @Test func `a scene that a program ends from within its layout shows nothing more, and asks for nothing`() {
    final class LastView: UIView {
      var onLayout: () -> Void = {}
      override func layoutSubviews() { onLayout() }
    }
    let screen = VirtualScreen(width: 100, height: 100)
    let view = LastView()
    screen.show(view)
    screen.advanceUntilRest()
    view.onLayout = { screen.application.disconnectScene(screen.scene) }
    view.backgroundColor = .red
    view.setNeedsLayout()
    // A screen stops the program at a commit that speaks of layers which it has not been told of.
    screen.runFrame()
    view.backgroundColor = .blue
    #expect(screen.scene.runFrame(at: 1).isEmpty)
    #expect(!screen.scene.wantsFrames)
  }

  @Test func `several scenes go by one clock`() {
    let application = UIApplication(delegateClass: nil)
    let (first, second) = (connect(application), connect(application))
    let window = UIWindow(windowScene: second)
    window.makeKeyAndVisible()
    let view = TouchedView("view", window.bounds, journal)
    window.addSubview(view)
    for time in [1, 0.5, 2] {
      _ = first.runFrame(at: time)
      second.receive(
        .touches([TouchSample(time: .nan, identifier: 1, phase: .began, location: CGPoint(x: 5, y: 5))]))
      _ = second.runFrame(at: time)
    }
    // A touch without a time comes now; the two in between were lost.
    #expect(view.places.map(\.time) == [1, 1, 1, 2, 2])
  }

  @Test func `windows lie by their levels, and the frontmost takes the touch`() {
    let application = UIApplication(delegateClass: nil)
    let scene = connect(application)
    let (alert, normal, other) = (
      UIWindow(windowScene: scene), UIWindow(windowScene: scene), UIWindow(windowScene: scene)
    )
    alert.windowLevel = .alert
    for (tag, window) in [alert, normal, other].enumerated() {
      window.tag = tag
      window.isHidden = false
      window.addSubview(TouchedView("\(tag)", window.bounds, journal))
    }
    #expect(scene.windows.map(\.tag) == [1, 2, 0])
    func tap() -> String {
      journal.clear()
      for phase in [TouchSample.Phase.began, .ended] {
        scene.receive(.touches([TouchSample(time: 0, identifier: 1, phase: phase, location: CGPoint(x: 5, y: 5))]))
      }
      _ = scene.runFrame(at: 0)
      return journal.text
    }
    #expect(tap() == "0 began, 0 ended")
    alert.isHidden = true
    #expect(tap() == "2 began, 2 ended")
    other.isUserInteractionEnabled = false
    #expect(tap() == "1 began, 1 ended")
    normal.windowScene = nil
    #expect(scene.windows.map(\.tag) == [2, 0])
    #expect(tap() == "")
  }

  @Test func `at rest no frames are wanted, and anything that happens wakes the host`() {
    let scene = connect(UIApplication(delegateClass: WindowDelegate.self))
    #expect(scene.wantsFrames)
    _ = scene.runFrame(at: 0)
    #expect(!scene.wantsFrames)
    #expect(scene.runFrame(at: 1).isEmpty)
    let wakes = host.wakes
    scene.windows.first?.backgroundColor = .red
    #expect(scene.wantsFrames)
    #expect(host.wakes == wakes + 1)
    _ = scene.runFrame(at: 2)
    scene.receive(.hover(HoverSample(time: 2, location: CGPoint(x: 1, y: 1))))
    #expect(host.wakes == wakes + 2)
    _ = scene.runFrame(at: 3)
    #expect(!scene.wantsFrames)
  }

  @Test func `a snapshot tells a host that knows nothing all there is`() throws {
    let screen = VirtualScreen(width: 100, height: 100)
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
    label.text = "text"
    screen.show(label)
    var mirror = LayerMirror()
    try mirror.apply(screen.scene.snapshot())
    #expect(mirror.nodes.count == screen.mirror.nodes.count)
    #expect(mirror.nodes.values.contains { $0.properties.contents == label.layer.layerContents })
  }

  @Test func `the main screen is that of the scene that is being connected`() {
    #expect(UIApplication(delegateClass: nil).windows == [])
    #expect(UIScreen.main.bounds == CGRect(x: 0, y: 0, width: 390, height: 844))
    let application = UIApplication(delegateClass: WindowDelegate.self)
    _ = connect(application)
    let wide = ScreenDescription(size: CGSize(width: 1000, height: 500), scale: 1)
    let scene = application.connectScene(host: host, screen: wide, title: "")
    #expect(scene.windows.first?.frame.width == 1000)
    #expect(UIScreen.main.bounds.width == 320)
    #expect(UIScreen.main.scale == 2)
  }

  @Test func `a window without a scene belongs to the first one`() {
    let application = UIApplication(delegateClass: nil)
    let scene = connect(application)
    #expect(UIWindow(frame: CGRect(x: 0, y: 0, width: 1, height: 1)).windowScene === scene)
  }

  // MARK: Screens

  @Test func `a window that fills its screen follows it, another does not`() {
    let screen = VirtualScreen(width: 100, height: 100)
    let small = UIWindow(windowScene: screen.scene)
    small.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    screen.resize(width: 200, height: 300, scale: 3)
    #expect(screen.window.frame == CGRect(x: 0, y: 0, width: 200, height: 300))
    #expect(small.frame == CGRect(x: 0, y: 0, width: 50, height: 50))
    #expect(screen.window.traitCollection.displayScale == 3)
    #expect(screen.scene.screen.scale == 3)
  }

  @Test func `a screen without a size shows nothing and works again later`() {
    let screen = VirtualScreen(width: 0, height: 0)
    let controller = UIViewController()
    screen.show(controller)
    screen.play(.tap(at: CGPoint(x: 0, y: 0)))
    #expect(controller.view.frame == .zero)
    screen.resize(width: 100, height: 50)
    #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 100, height: 50))
    screen.resize(width: 0, height: 0)
    #expect(screen.advanceUntilRest())
  }

  @Test(arguments: [CGFloat.nan, .infinity, -1])
  func `a screen of numbers that are none counts as one without a size, at one pixel per point`(number: CGFloat) {
    let screen = VirtualScreen(width: 100, height: 100)
    screen.receive(
      .screen(
        ScreenDescription(
          size: CGSize(width: number, height: number), scale: number, safeAreaTop: number, safeAreaLeft: number,
          safeAreaBottom: number, safeAreaRight: number)))
    screen.runFrame()
    #expect(screen.scene.screen.bounds == .zero)
    #expect(screen.scene.traitCollection.displayScale == 1)
    #expect(screen.window.safeAreaInsets == .zero)
  }

  // MARK: Wrong classes

  @Test func `a delegate that is no responder traps with a sentence`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        final class Plain: UIApplicationDelegate {}
        _ = UIApplication(delegateClass: Plain.self)
      }
    }
    #expect(
      trapSentence(of: result).contains(
        "Plain is the application's delegate but no UIResponder: declare it as a class that inherits from "
          + "UIResponder and conforms to UIApplicationDelegate."))
  }

  @Test func `a scene configuration without a delegate class traps with a sentence`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        SceneApplicationDelegate.sceneClass = nil
        _ = UIApplication(delegateClass: SceneApplicationDelegate.self)
          .connectScene(host: Host(), screen: ScreenDescription(size: .zero), title: "")
      }
    }
    #expect(
      trapSentence(of: result).contains(
        "The scene configuration Default has the delegate class nil: set delegateClass to a subclass of UIResponder "
          + "that conforms to UIWindowSceneDelegate."))
  }

  @Test func `a scene delegate of another class traps with a sentence`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        SceneApplicationDelegate.sceneClass = UIViewController.self
        _ = UIApplication(delegateClass: SceneApplicationDelegate.self)
          .connectScene(host: Host(), screen: ScreenDescription(size: .zero), title: "")
      }
    }
    #expect(trapSentence(of: result).contains("The scene configuration Default has the delegate class"))
  }
}
