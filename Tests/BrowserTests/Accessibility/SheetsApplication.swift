#if BrowserHost
import OpenCollectionView

/// The application of the tests of modality: sheets above sheets, and an alert above those.
final class SheetsDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = SheetController(depth: 0)
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}

/// Buttons that open the next sheet and an alert.
final class SheetController: UIViewController {
  private let depth: Int

  init(depth: Int) {
    self.depth = depth
    super.init(nibName: nil, bundle: nil)
    title = "Sheet \(depth)"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    add("Other \(depth)", at: 100) {}
    add("Open \(depth + 1)", at: 160) { [weak self] in self?.open() }
    add("Ask \(depth)", at: 220) { [weak self] in self?.ask() }
  }

  private func add(_ title: String, at y: CGFloat, _ action: @escaping () -> Void) {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    button.frame = CGRect(x: 20, y: y, width: 200, height: 44)
    button.addAction(UIAction { _ in action() }, for: .primaryActionTriggered)
    view.addSubview(button)
  }

  private func open() { present(SheetController(depth: depth + 1), animated: true) }

  private func ask() {
    let alert = UIAlertController(title: "Really?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Yes", style: .default))
    alert.addAction(UIAlertAction(title: "No", style: .cancel))
    present(alert, animated: true)
  }
}
#endif
