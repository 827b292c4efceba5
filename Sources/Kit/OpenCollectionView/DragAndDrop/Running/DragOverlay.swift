/// The window of what is dragged: in front of all others but a menu's, and touched by nobody. // N27
final class DragOverlay: UIWindow {
  init(scene: UIWindowScene) {
    super.init(windowScene: scene)
    // A menu's window is recognized by being the frontmost.
    windowLevel = Level(rawValue: 9_999)
    isUserInteractionEnabled = false
    isHidden = false
  }

  required init?(coder: NSCoder) { nil }

  /// Goes off the screen.
  func close() { windowScene = nil }
}
