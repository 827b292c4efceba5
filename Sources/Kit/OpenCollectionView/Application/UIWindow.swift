/// The view at the root of everything on a screen.
open class UIWindow: UIView {
  /// How far in front windows are.
  public struct Level: RawRepresentable, Hashable, Sendable {
    /// Higher is nearer.
    public let rawValue: CGFloat
    /// A level from its value.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// The level of ordinary windows.
    public static let normal = Level(rawValue: 0)
    /// The level of what covers them.
    public static let statusBar = Level(rawValue: 1000)
    /// The level of what must be answered.
    public static let alert = Level(rawValue: 2000)
  }

  /// A window with a frame, in the scene that is being connected or else the first one. It is hidden until it is shown.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
    windowScene = UIApplication.shared.sceneForNewWindow
    windowScene?.add(self)
    setWindow(self)
  }

  /// A window that fills the screen of a scene. It is hidden until it is shown.
  public init(windowScene: UIWindowScene) {
    super.init(frame: windowScene.screen.bounds)
    isHidden = true
    self.windowScene = windowScene
    windowScene.add(self)
    setWindow(self)
  }

  /// A window from an archive: an empty one.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isHidden = true
    setWindow(self)
  }

  /// The scene that shows the window; nil for a window that nobody sees.
  open weak var windowScene: UIWindowScene? {
    didSet {
      guard oldValue !== windowScene else { return }
      oldValue?.remove(self)
      windowScene?.add(self)
    }
  }

  /// How far in front the window is.
  open var windowLevel = Level.normal {
    didSet {
      guard let scene = windowScene, oldValue != windowLevel else { return }
      scene.remove(self)
      scene.add(self)
    }
  }

  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    didSet {
      guard oldValue !== rootViewController else { return }
      if let oldValue, let view = oldValue.viewIfLoaded, view.superview === self {
        oldValue.viewWillDisappear(false)
        view.removeFromSuperview()
        oldValue.viewDidDisappear(false)
      }
      installRootView()
    }
  }

  /// Whether the window is not to be seen. A window that is shown for the first time takes in its controller's view.
  open override var isHidden: Bool {
    didSet { if !isHidden { installRootView() } }
  }

  /// Whether the window is the one that keys go to.
  open private(set) var isKeyWindow = false

  /// Makes the window the one that keys go to, and shows it.
  open func makeKeyAndVisible() {
    for other in windowScene?.windows ?? [] where other !== self { other.isKeyWindow = false }
    isKeyWindow = true
    isHidden = false
    installRootView()
  }

  /// Brings an event to recognizers and views. Override to see all events of the window.
  open func sendEvent(_ event: UIEvent) { windowScene?.touchDispatcher.deliver(event, in: self) }

  /// The scene. // R1
  open override var next: UIResponder? { windowScene }

  /// The window itself.
  open override var window: UIWindow? { self }

  /// Keeps the root controller's view at the size of the window.
  open override func layoutSubviews() {
    super.layoutSubviews()
    rootViewController?.viewIfLoaded?.frame = bounds
  }

  var sceneTraits: UITraitCollection? { windowScene?.traits }

  func passSafeAreaDidChange() { tellSafeAreaDidChange() }

  private func installRootView() {
    guard !isHidden, let controller = rootViewController, let view = controller.view, view.superview !== self else {
      return
    }
    controller.beginAppearing(animated: false)
    view.frame = bounds
    addSubview(view)
    controller.endAppearing(animated: false)
  }
}

extension UIView {
  func tellSafeAreaDidChange() {
    safeAreaInsetsDidChange()
    setNeedsLayout()
    for child in children { child.tellSafeAreaDidChange() }
  }
}
