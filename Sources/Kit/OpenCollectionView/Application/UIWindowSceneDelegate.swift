/// Is told of the life of a scene with windows.
@preconcurrency @MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The scene's window.
  var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
  /// None.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}
