#if BrowserHost
import OpenCollectionView

/// The application of the tests of addresses: a word that is shown large, at an address of its own, with a row beside it that
/// is kept when the page is reloaded.
final class AddressDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration? {
    let configuration = UISceneConfiguration(name: "Words")
    configuration.delegateClass = WordSceneDelegate.self
    return configuration
  }
}

final class WordSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private let words = WordController()

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    words.didGo = { [weak scene, weak self] in scene?.userActivity = self?.activity }
    window.rootViewController = words
    window.makeKeyAndVisible()
    self.window = window
    if let activity = connectionOptions.userActivities.first ?? session.stateRestorationActivity { open(activity) }
  }

  func scene(_ scene: UIScene, continue userActivity: NSUserActivity) { open(userActivity) }

  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { activity }

  private var activity: NSUserActivity {
    let activity = NSUserActivity(activityType: "words")
    activity.webpageURL = URL(string: "/" + words.word)
    activity.userInfo = ["row": words.row]
    return activity
  }

  private func open(_ activity: NSUserActivity) {
    let word = activity.webpageURL?.path.dropFirst() ?? ""
    // A word that is none is not gone to.
    words.go(to: word.contains("-") ? "start" : String(word), row: activity.userInfo?["row"] as? Int ?? 0)
  }
}

/// A label with the word and the row.
final class WordController: UIViewController {
  private(set) var word = ""
  private(set) var row = 0
  private let label = UILabel()
  var didGo: (() -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    label.frame = CGRect(x: 20, y: 40, width: 300, height: 40)
    view.addSubview(label)
    go(to: "", row: 0)
  }

  func go(to word: String, row: Int) {
    loadViewIfNeeded()
    self.word = word
    self.row = row
    label.text = "\(word.isEmpty ? "home" : word) \(row)"
    didGo?()
  }
}
#endif
