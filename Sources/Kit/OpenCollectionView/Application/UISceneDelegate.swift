/// Is told of a scene's life.
@preconcurrency @MainActor public protocol UISceneDelegate: AnyObject {
  /// A scene was connected: give it a window.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
  /// A scene will not come back.
  func sceneDidDisconnect(_ scene: UIScene)
  /// A scene is in front and takes touches.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// A scene is about to stop taking touches.
  func sceneWillResignActive(_ scene: UIScene)
  /// A scene is about to be seen.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// A scene cannot be seen any longer.
  func sceneDidEnterBackground(_ scene: UIScene)
}

extension UISceneDelegate {
  /// Does nothing.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {}
  /// Does nothing.
  public func sceneDidDisconnect(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillResignActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidEnterBackground(_ scene: UIScene) {}
}
