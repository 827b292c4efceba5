import Foundation

/// A host that shows one person several scenes, each in a window of its own.
///
/// A ``SceneHost`` that conforms to it is found by itself. Calls are made on the main actor, during a frame or
/// between two: nothing is to be opened or closed before they return.
@preconcurrency @MainActor public protocol WindowOpeningHost: AnyObject {
  /// Another window is to be opened, with a scene of its own.
  ///
  /// - Parameters:
  ///   - scene: the scene that the program wishes it from.
  ///   - activities: what the new scene is to show: for
  ///     ``UIApplication/connectScene(host:screen:title:address:restorationState:userActivities:)``.
  ///   - failure: called, now or later, where no window can be opened.
  func scene(
    _ scene: UIWindowScene, opensWindowFor activities: Set<NSUserActivity>,
    failure: @escaping @MainActor (any Error) -> Void)

  /// The scene's window is to be in front of the others.
  func sceneComesToFront(_ scene: UIWindowScene)

  /// The scene's window is to be closed, and the scene ended.
  func sceneCloses(_ scene: UIWindowScene)
}
