import GestureEngine

/// The owner of something in an overlay.
@MainActor protocol MenuOverlayOwner: AnyObject {
  /// A touch came down beside what is shown. It reaches nothing else.
  func overlayWasTouchedOutside()
  /// A key that means something to menus went down.
  func overlayReceived(_ key: MenuKey)
  /// Something on the screen has changed: what the menu belongs to may have moved.
  func overlayContentDidChange()
  /// The overlay has another size.
  func overlayDidResize()
  /// The scene is over: nothing can be shown any longer.
  func overlaySceneDidEnd()
}

/// A window in front of all others that holds a menu and takes all touches and keys meanwhile.
final class MenuOverlay: UIWindow {
  weak var presenter: (any MenuOverlayOwner)?
  /// Tells whether wheels reach what lies behind.
  var letsScrollingThrough = false
  private var laidOutSize: CGSize?

  init(scene: UIWindowScene) {
    super.init(windowScene: scene)
    windowLevel = Level(rawValue: 10_000)
    isMultipleTouchEnabled = true
    isHidden = false
  }

  required init?(coder: NSCoder) { nil }

  /// The part of the window that a menu may cover: not under the device's edges, and 8 points away from them.
  var safeBounds: CGRect { bounds.shrunk(by: safeAreaInsets).shrunk(dx: 8, dy: 8) }

  /// A rectangle of another window's view in this window.
  func rect(_ rect: CGRect, of view: UIView) -> CGRect { layer.convert(rect, from: view.layer) }

  /// The scene is over.
  func endWithScene() { presenter?.overlaySceneDidEnd() }

  /// Takes no more touches and keys, because the menu is on its way out.
  func retire() {
    isUserInteractionEnabled = false
    presenter = nil
  }

  /// Goes off the screen.
  func close() {
    retire()
    windowScene = nil
  }

  /// Takes a key where it means something to the menu.
  ///
  /// - Returns: whether nobody else is to hear of it.
  func take(_ sample: KeySample) -> Bool {
    guard let presenter, sample.isDown, let key = MenuKey(sample) else { return false }
    presenter.overlayReceived(key)
    return true
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if touches.contains(where: { $0.view === self }) { presenter?.overlayWasTouchedOutside() }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

  override func layoutSubviews() {
    super.layoutSubviews()
    let isResized = laidOutSize != nil && laidOutSize != bounds.size
    laidOutSize = bounds.size
    if isResized { presenter?.overlayDidResize() }
  }
}

extension UIWindowScene {
  /// The overlay that has a menu.
  var menuOverlay: MenuOverlay? {
    // Asked in each frame. Not by closures, at whose beginning the actor would be looked up.
    guard let overlay = windows.last as? MenuOverlay, overlay.presenter != nil else { return nil }
    return overlay
  }
}
