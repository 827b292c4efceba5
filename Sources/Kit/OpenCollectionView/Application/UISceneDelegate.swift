import Foundation

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

  /// Returns an activity with the state that the scene needs in order to be as it is now, should it have to be made
  /// anew: it comes back in ``UISceneSession/stateRestorationActivity``. Nil, unless implemented, for nothing. // V19
  ///
  /// Difference from UIKit: asked whenever the scene comes to rest, and when it goes into the background: a page can be
  /// reloaded, and a server stopped, without a word before. The activity was kept by the page when it comes back: do
  /// not trust it with what somebody must not choose.
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
  /// A scene that was connected is about to be shown as its ``UISceneSession/stateRestorationActivity`` says.
  func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity)
  /// An activity of a type is about to be continued.
  func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String)
  /// An activity is to be continued: in a browser, somebody went to an address, by the Back button or by a link; the address
  /// is the activity's ``NSUserActivity/webpageURL``. // V18
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
  /// An activity cannot be continued.
  func scene(_ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String, error: any Error)
  /// An activity was brought up to date: never called here.
  func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity)
  /// Addresses of the program's own schemes are to be opened: never called here; see ``UIOpenURLContext``.
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
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
  /// Nothing is kept.
  public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }
  /// Does nothing.
  public func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity) {}
  /// Does nothing.
  public func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {}
  /// Does nothing.
  public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
  /// Does nothing.
  public func scene(
    _ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String, error: any Error
  ) {}
  /// Does nothing.
  public func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity) {}
  /// Does nothing.
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
}
