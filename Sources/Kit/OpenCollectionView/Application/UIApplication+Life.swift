import Foundation

extension UIApplication {
  /// The states of an application.
  public enum State: Int, Sendable {
    /// A scene of it is in front.
    case active = 0
    /// It can be seen, and no scene of it takes touches.
    case inactive = 1
    /// None of it can be seen.
    case background = 2
  }

  /// The state of the application: that of the liveliest of its scenes.
  public var applicationState: State {
    var state = State.background
    for scene in scenes {
      switch scene.activationState {
      case .foregroundActive: return .active
      case .foregroundInactive: state = .inactive
      case .background, .unattached: break
      }
    }
    return state
  }

  /// A scene has come or gone: those are told who have no scenes to be told of, and those who ask about the whole.
  func lifeDidChange(of scene: UIWindowScene) {
    let (old, new) = (toldState, applicationState)
    toldState = new
    tellOwnDelegate(of: scene)
    guard new != old else { return }
    let center = NotificationCenter.default
    if old == .background { center.post(name: Self.willEnterForegroundNotification, object: self) }
    if old == .active { center.post(name: Self.willResignActiveNotification, object: self) }
    if new == .active { center.post(name: Self.didBecomeActiveNotification, object: self) }
    if new == .background { center.post(name: Self.didEnterBackgroundNotification, object: self) }
  }

  /// A delegate without scenes is told of the one that it was made for.
  private func tellOwnDelegate(of scene: UIWindowScene) {
    guard let delegate = delegatesOfScenes[ObjectIdentifier(scene)] else { return }
    switch (toldScenes[ObjectIdentifier(scene)] ?? .unattached, scene.activationState) {
    case (.unattached, .foregroundInactive): break
    case (.background, .foregroundInactive): delegate.applicationWillEnterForeground(self)
    case (_, .foregroundActive): delegate.applicationDidBecomeActive(self)
    case (.foregroundActive, .foregroundInactive): delegate.applicationWillResignActive(self)
    case (_, .background): delegate.applicationDidEnterBackground(self)
    case (_, .unattached): delegate.applicationWillTerminate(self)
    default: break
    }
    toldScenes[ObjectIdentifier(scene)] = scene.activationState == .unattached ? nil : scene.activationState
  }
}
