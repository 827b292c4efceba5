/// A window of a scene, which the scene keeps or not. // V168
@MainActor struct SceneWindow {
  private let kept: UIWindow?
  private weak var known: UIWindow?

  init(_ window: UIWindow, isKept: Bool) {
    kept = isKept ? window : nil
    known = window
  }

  /// The window; nil once it has gone.
  var window: UIWindow? { kept ?? known }
}
