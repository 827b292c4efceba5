import Foundation

extension UIWindowScene {
  /// The scene can be seen, and takes touches. Without effect where it does so already.
  func enterForeground() {
    guard activationState != .foregroundActive else { return }
    activationState = .foregroundInactive
    delegate?.sceneWillEnterForeground(self)
    tell(UIScene.willEnterForegroundNotification)
    // The program may have ended the scene meanwhile.
    guard !hasEnded else { return }
    activationState = .foregroundActive
    delegate?.sceneDidBecomeActive(self)
    tell(UIScene.didActivateNotification)
  }

  /// The scene cannot be seen any longer. Without effect where it could not before.
  func enterBackground() {
    guard activationState == .foregroundActive || activationState == .foregroundInactive else { return }
    activationState = .foregroundInactive
    delegate?.sceneWillResignActive(self)
    tell(UIScene.willDeactivateNotification)
    guard !hasEnded else { return }
    activationState = .background
    delegate?.sceneDidEnterBackground(self)
    tell(UIScene.didEnterBackgroundNotification)
  }

  /// The scene is over.
  func leave() {
    activationState = .unattached
    delegate?.sceneDidDisconnect(self)
    tell(UIScene.didDisconnectNotification)
  }

  private func tell(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
    application.lifeDidChange(of: self)
  }
}
