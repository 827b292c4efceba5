public import Foundation
import FrameClock

extension UIScene {
  /// How a scene is to come.
  @preconcurrency @MainActor open class ActivationRequestOptions: NSObject {
    /// The scene whose person asks for it: the new window is opened where that one is.
    open var requestingScene: UIScene?
  }
}

/// How a scene is to go; there is nothing to choose.
@preconcurrency @MainActor open class UISceneDestructionRequestOptions: NSObject {}

extension UIApplication {
  /// Carries out ``requestSceneSessionActivation(_:userActivity:options:errorHandler:)``.
  func activate(
    _ sceneSession: UISceneSession?, _ userActivity: NSUserActivity?, _ options: UIScene.ActivationRequestOptions?,
    _ errorHandler: ((any Error) -> Void)?
  ) {
    let asking = windowOpeningScene(for: options?.requestingScene as? UIWindowScene)
    let wanted = sceneSession?.scene as? UIWindowScene
    clock.nextTurn { [weak self] in
      guard let self else { return }
      if let wanted, scenes.contains(where: { $0 === wanted }) {
        note("comes to the front", of: wanted)
        wanted.windowOpeningHost?.sceneComesToFront(wanted)
        if let userActivity {
          withScene(wanted) { wanted.delegate?.scene(wanted, continue: userActivity) }
        }
        return
      }
      guard let asking, let host = asking.windowOpeningHost else {
        errorHandler?(
          UISceneError(
            .multipleScenesNotSupported,
            "What shows this program has one scene for a person: ask supportsMultipleScenes before."))
        return
      }
      note("asks for another window", of: asking)
      host.scene(asking, opensWindowFor: userActivity.map { [$0] } ?? []) { error in
        errorHandler?(UISceneError(.requestDenied, "No window can be opened: \(error)"))
      }
    }
  }

  /// Carries out ``requestSceneSessionDestruction(_:options:errorHandler:)``.
  func destroy(_ sceneSession: UISceneSession, _ errorHandler: ((any Error) -> Void)?) {
    clock.nextTurn { [weak self] in
      guard let self else { return }
      guard let scene = sceneSession.scene as? UIWindowScene, scenes.contains(where: { $0 === scene }) else {
        errorHandler?(UISceneError(.requestDenied, "The session has no scene that could end."))
        return
      }
      guard let host = scene.windowOpeningHost else {
        errorHandler?(
          UISceneError(
            .multipleScenesNotSupported, "What shows this program closes no scenes: people close their pages."))
        return
      }
      note("closes", of: scene)
      host.sceneCloses(scene)
    }
  }

  /// The scene from which another window is opened: the one that is meant, else the one being served, else the oldest
  /// that can.
  func windowOpeningScene(for scene: UIWindowScene?) -> UIWindowScene? {
    if let scene = scene ?? sceneBeingServed { return scene.windowOpeningHost == nil ? nil : scene }
    return scenes.first { $0.windowOpeningHost != nil }
  }

  private func note(_ change: String, of scene: UIWindowScene) {
    trace.record(.activity(type: "scene", change: change, reason: scene.title ?? "the program wishes it"))
  }
}
