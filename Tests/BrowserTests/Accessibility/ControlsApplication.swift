#if BrowserHost
import OpenCollectionView

/// The application of the accessibility tests: one of everything that people work with.
final class ControlsDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration? {
    let configuration = UISceneConfiguration(name: "Controls")
    configuration.delegateClass = ControlsSceneDelegate.self
    return configuration
  }
}

final class ControlsSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    window.rootViewController = ControlsController()
    window.makeKeyAndVisible()
    self.window = window
  }
}

final class ControlsController: UIViewController {
  /// What was done, in order.
  var log: [String] = []
  let heading = UILabel()
  let button = UIButton(type: .system)
  let toggle = UISwitch()
  let slider = UISlider()
  let segments = UISegmentedControl(items: ["Day", "Week", "Month"])
  let progress = UIProgressView()
  let link = UILabel()
  let card = ActionCard()
  let chart = ChartView()
  let disabled = UIButton(type: .system)
  let pad = CopyPad()
  var dialog: UIView?

  override func loadView() {
    view = UIView()
    view.backgroundColor = .systemBackground
    heading.text = "Settings"
    heading.accessibilityTraits.insert(.header)
    button.setTitle("Save", for: .normal)
    button.accessibilityHint = "Keeps the changes"
    button.addAction(UIAction { [weak self] _ in self?.log.append("save") }, for: .primaryActionTriggered)
    toggle.accessibilityLabel = "Notifications"
    toggle.addAction(UIAction { [weak self] _ in self?.log.append("toggle") }, for: .valueChanged)
    slider.accessibilityLabel = "Volume"
    slider.value = 0.5
    segments.selectedSegmentIndex = 0
    progress.accessibilityLabel = "Download"
    progress.progress = 0.25
    link.text = "Read more"
    link.accessibilityTraits.insert(.link)
    link.isUserInteractionEnabled = true
    let tap = UITapGestureRecognizer()
    tap.addAction { [weak self] _ in self?.log.append("link") }
    link.addGestureRecognizer(tap)
    card.done = { [weak self] in self?.log.append($0) }
    chart.done = { [weak self] in self?.log.append($0) }
    disabled.setTitle("Delete", for: .normal)
    disabled.isEnabled = false
    // Added from the last to the first, so that the order of the layers is not the one of reading.
    for part in [pad, chart, card, disabled, link, progress, segments, slider, toggle, button, heading] {
      view.addSubview(part)
    }
  }

  override func viewDidLayoutSubviews() {
    let rows: [UIView] = [heading, button, toggle, slider, segments, progress, link, disabled, card, chart, pad]
    for (row, part) in rows.enumerated() {
      let size = part is UISwitch ? part.intrinsicContentSize : CGSize(width: 300, height: part === progress ? 4 : 36)
      part.frame = CGRect(origin: CGPoint(x: 20, y: 20 + 50 * CGFloat(row)), size: size)
    }
  }

  /// Shows a panel that shuts all else out.
  func showDialog() {
    let panel = UIView(frame: CGRect(x: 50, y: 100, width: 200, height: 150))
    panel.backgroundColor = .secondarySystemBackground
    panel.accessibilityViewIsModal = true
    panel.accessibilityLabel = "Really?"
    for (index, title) in ["Yes", "No"].enumerated() {
      let button = UIButton(type: .system)
      button.setTitle(title, for: .normal)
      button.frame = CGRect(x: 10 + 90 * CGFloat(index), y: 90, width: 80, height: 44)
      button.addAction(UIAction { [weak self] _ in self?.log.append(title) }, for: .primaryActionTriggered)
      panel.addSubview(button)
    }
    view.addSubview(panel)
    dialog = panel
    UIAccessibility.post(notification: .screenChanged, argument: panel)
  }
}

/// Something with further actions.
final class ActionCard: UIView {
  var done: (String) -> Void = { _ in }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isAccessibilityElement = true
    accessibilityLabel = "Letter from Ada"
    accessibilityTraits = .button
    accessibilityCustomActions = ["Archive", "Reply"].map { name in
      UIAccessibilityCustomAction(name: name) { [weak self] _ in
        self?.done(name)
        return true
      }
    }
  }

  required init?(coder: NSCoder) { nil }

  override func accessibilityActivate() -> Bool {
    done("card")
    return true
  }
}

/// A drawing whose bars are elements.
final class ChartView: UIView {
  var done: (String) -> Void = { _ in }

  private final class Bar: UIAccessibilityElement {
    override func accessibilityActivate() -> Bool {
      (accessibilityContainer as? ChartView)?.done(accessibilityLabel ?? "")
      return true
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    accessibilityElements = ["May", "June"].enumerated().map { index, month in
      let bar = Bar(accessibilityContainer: self)
      bar.accessibilityLabel = month
      bar.accessibilityValue = "\(10 + index) mm"
      bar.accessibilityTraits = .button
      bar.accessibilityFrameInContainerSpace = CGRect(x: 60 * index, y: 0, width: 50, height: 36)
      return bar
    }
  }

  required init?(coder: NSCoder) { nil }
}

/// Copies and pastes words.
final class CopyPad: UIView {
  var words = "Grüße, 世界"
  private(set) var pasted: [String] = []

  override var canBecomeFirstResponder: Bool { true }

  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    action == .copy || action == .paste || super.canPerformAction(action, withSender: sender)
  }

  override func copy(_ sender: Any?) { UIPasteboard.general.string = words }

  override func paste(_ sender: Any?) { pasted.append(UIPasteboard.general.string ?? "nothing") }
}
#endif
