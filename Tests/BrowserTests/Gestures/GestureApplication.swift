#if BrowserHost
import OpenCollectionView

/// An application of one view, on which a test puts its recognizers.
final class GestureDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration? {
    let configuration = UISceneConfiguration(name: "Gestures")
    configuration.delegateClass = GestureSceneDelegate.self
    return configuration
  }
}

final class GestureSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = WatchedWindow(windowScene: scene)
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    self.window = window
  }
}

/// A window that counts the touches which are down on it.
final class WatchedWindow: UIWindow {
  private(set) var liveTouches = 0
  /// How many touches have been down at one moment, at most.
  private(set) var mostTouches = 0

  override func sendEvent(_ event: UIEvent) {
    super.sendEvent(event)
    guard event.type == .touches else { return }
    liveTouches = (event.allTouches ?? []).filter { $0.phase != .ended && $0.phase != .cancelled }.count
    mostTouches = max(mostTouches, liveTouches)
  }
}

/// A view that notes the touches it hears of, and what its recognizers do.
final class GestureBoard: UIView {
  /// What happened, in order; what repeats at once, as the moves of a finger do, is there once.
  private(set) var log: [String] = []
  /// The touches that have begun in the view and neither ended nor been cancelled.
  private(set) var openTouches: Set<UITouch> = []
  /// Tells whether a touch has begun twice, or ended without having begun.
  private(set) var hasHeardNonsense = false

  override init(frame: CGRect) {
    super.init(frame: frame)
    isMultipleTouchEnabled = true
    backgroundColor = .white
  }

  required init?(coder: NSCoder) { nil }

  func note(_ entry: String) {
    if log.last != entry { log.append(entry) }
  }

  /// Adds a recognizer that is noted by a name whenever it tells its targets something.
  @discardableResult
  func add<Recognizer: UIGestureRecognizer>(_ recognizer: Recognizer, as name: String) -> Recognizer {
    recognizer.addAction { [weak self] in self?.note("\(name) \($0.state)") }
    addGestureRecognizer(recognizer)
    return recognizer
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    hasHeardNonsense = hasHeardNonsense || !openTouches.isDisjoint(with: touches)
    openTouches.formUnion(touches)
    note("view began")
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    // Not noted: how many moves come before a gesture begins is the host's affair.
    hasHeardNonsense = hasHeardNonsense || !openTouches.isSuperset(of: touches)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    close(touches)
    note("view ended")
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    close(touches)
    note("view cancelled")
  }

  private func close(_ touches: Set<UITouch>) {
    hasHeardNonsense = hasHeardNonsense || !openTouches.isSuperset(of: touches)
    openTouches.subtract(touches)
  }
}
#endif
