/// The view at the root of everything on a screen.
///
/// It holds the view of its ``rootViewController``, and above it the views of what that presents.
open class UIWindow: UIView {
  /// How far in front windows are.
  public struct Level: _UIKitNumericRawRepresentable, Hashable, Sendable {
    /// Higher is nearer.
    public let rawValue: CGFloat
    /// A level from its value.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// A level from its value.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    /// The level of ordinary windows.
    public static let normal = Level(rawValue: 0)
    /// The level of what covers them.
    public static let statusBar = Level(rawValue: 1000)
    /// The level of what must be answered.
    public static let alert = Level(rawValue: 2000)
  }

  /// A window has been shown; its object is the window.
  public nonisolated static let didBecomeVisibleNotification = NSNotification.Name(
    "UIWindowDidBecomeVisibleNotification")
  /// A window has been hidden; its object is the window.
  public nonisolated static let didBecomeHiddenNotification = NSNotification.Name("UIWindowDidBecomeHiddenNotification")
  /// Keys go to a window from now on; its object is the window.
  public nonisolated static let didBecomeKeyNotification = NSNotification.Name("UIWindowDidBecomeKeyNotification")
  /// Keys go to a window no longer; its object is the window.
  public nonisolated static let didResignKeyNotification = NSNotification.Name("UIWindowDidResignKeyNotification")

  /// A window with a frame, in the scene that is being connected or served, or else the first one. It is hidden until it is shown.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    super.isHidden = true
    let application = UIApplication.shared
    application.connectSceneWithoutHost()
    let scene = application.sceneForNewWindow
    sceneReference = scene?.reference
    scene?.add(self)
    setWindow(self)
    sceneDidChange()
  }

  /// A window that fills the screen of the scene that is being connected or served, or else of the first one. It is hidden until
  /// it is shown. // V50
  public convenience init() { self.init(frame: UIScreen.main.bounds) }

  /// A window that fills the screen of a scene. It is hidden until it is shown.
  public init(windowScene: UIWindowScene) {
    super.init(frame: windowScene.screen.bounds)
    super.isHidden = true
    sceneReference = windowScene.reference
    windowScene.add(self)
    setWindow(self)
    sceneDidChange()
  }

  /// A window from an archive: an empty one.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    super.isHidden = true
    setWindow(self)
  }

  deinit { leaveScreen() }

  /// The scene that shows the window; nil for a window that nobody sees. It is not kept alive.
  open var windowScene: UIWindowScene? {
    get { sceneReference?.scene }
    set {
      let oldValue = windowScene
      sceneReference = newValue?.reference
      guard oldValue !== newValue else { return }
      // Nobody would lift the fingers that are down on a window that has left. // G56
      oldValue?.cancelTouches(in: self)
      // What moved got its frames from the scene.
      if oldValue != nil { UIScrollView.endAllMotion(in: self) }
      oldValue?.remove(self)
      newValue?.add(self)
      sceneDidChange()
      (newValue ?? oldValue)?.application.displayLinks.scenesDidChange()
    }
  }

  @exclusivity(unchecked) private var sceneReference: SceneReference?

  /// The screen of the scene; the main one where there is no scene. A screen belongs to a scene here and cannot be set.
  open var screen: UIScreen { windowScene?.screen ?? UIScreen.main }

  /// How far in front the window is.
  open var windowLevel = Level.normal {
    didSet {
      guard let scene = windowScene, oldValue != windowLevel else { return }
      scene.remove(self)
      scene.add(self)
    }
  }

  /// The controller whose view fills the window. What the one before has presented goes with it.
  open var rootViewController: UIViewController? {
    didSet { if oldValue !== rootViewController { rootDidChange(from: oldValue) } }
  }

  /// Tells whether the window is not to be seen. A window that is shown for the first time takes in its controller's
  /// view.
  open override var isHidden: Bool {
    didSet { visibilityDidChange(from: !oldValue) }
  }

  // MARK: Keys

  /// Tells whether the window is the one that keys go to.
  open internal(set) var isKeyWindow = false

  /// Tells whether keys may go to the window; true unless overridden.
  open var canBecomeKey: Bool { true }

  /// Keys go to the window from now on.
  open func becomeKey() {}

  /// Keys go to the window no longer.
  open func resignKey() {}

  /// Makes the window the one that keys go to.
  open func makeKey() { takeKey() }

  /// Makes the window the one that keys go to, and shows it.
  open func makeKeyAndVisible() {
    takeKey()
    isHidden = false
    installRootView()
  }

  /// Keys that came as far as this type into the first responder, or scroll; Escape closes the sheet in front.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    super.pressesBegan(presses, with: event)
    for press in presses { windowScene?.keyboardScroller.pressBegan(press, in: self) }
  }

  // MARK: Coordinates

  /// A point of this window's coordinates in those of another; nil means the screen.
  open func convert(_ point: CGPoint, to window: UIWindow?) -> CGPoint {
    layer.convert(point, to: window?.layer ?? layer.superlayer)
  }

  /// A point of another window's coordinates in those of this one; nil means the screen.
  open func convert(_ point: CGPoint, from window: UIWindow?) -> CGPoint {
    layer.convert(point, from: window?.layer ?? layer.superlayer)
  }

  /// The smallest rectangle around a rectangle of this window's coordinates, in those of another; nil means the screen.
  open func convert(_ rect: CGRect, to window: UIWindow?) -> CGRect {
    layer.convert(rect, to: window?.layer ?? layer.superlayer)
  }

  /// The smallest rectangle around a rectangle of another window's coordinates, in those of this one; nil means the
  /// screen.
  open func convert(_ rect: CGRect, from window: UIWindow?) -> CGRect {
    layer.convert(rect, from: window?.layer ?? layer.superlayer)
  }

  // MARK: Events and layout

  /// Brings an event to recognizers and views. Override to see all events of the window.
  open func sendEvent(_ event: UIEvent) {
    if event.type == .touches {
      (event.dispatcher ?? windowScene?.touchDispatcher)?.deliver(event, in: self)
    } else {
      sendStream(event)
    }
  }

  /// The scene. // R1
  open override var next: UIResponder? { windowScene }

  /// The window itself.
  open override var window: UIWindow? { self }

  /// The window's rectangle on the screen. The controllers hear of another size before it is there.
  open override var frame: CGRect {
    get { super.frame }
    set { resize(to: newValue.size) { super.frame = newValue } }
  }

  /// The window's rectangle in its own coordinates. The controllers hear of another size before it is there.
  open override var bounds: CGRect {
    get { super.bounds }
    set { resize(to: newValue.size) { super.bounds = newValue } }
  }

  /// Listens for taps where the status bar is, while there is one.
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    updateStatusBarTap()
  }

  /// Keeps the root controller's view at the size of the window.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if let view = rootViewController?.viewIfLoaded, view.superview === self { view.place(in: bounds) }
  }

  /// The manager of the changes that can be undone in the window.
  open override var undoManager: UndoManager? { storedUndoManager }

  weak var storedFirstResponder: UIResponder?
  private lazy var storedUndoManager = UndoManager()
  override var inheritedTraits: UITraitCollection? { windowScene?.traits }
  /// Tells whether the window has a root and shows it.
  var isRootInstalled = false
}
