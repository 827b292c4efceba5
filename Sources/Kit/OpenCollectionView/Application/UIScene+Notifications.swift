public import Foundation

extension UIScene {
  /// A scene, the notification's object, was connected and has what its delegate gave it.
  nonisolated public static let willConnectNotification = Notification.Name("UISceneWillConnectNotification")
  /// A scene will not come back.
  nonisolated public static let didDisconnectNotification = Notification.Name("UISceneDidDisconnectNotification")
  /// A scene is in front and takes touches.
  nonisolated public static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
  /// A scene is about to stop taking touches.
  nonisolated public static let willDeactivateNotification = Notification.Name("UISceneWillDeactivateNotification")
  /// A scene is about to be seen.
  nonisolated public static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForegroundNotification")
  /// A scene cannot be seen any longer.
  nonisolated public static let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackgroundNotification")
}
