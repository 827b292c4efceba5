/// An object that shows a scene: a browser page, a window, or nothing at all.
///
/// A host passes what people do to ``UIWindowScene/receive(_:)``, calls ``UIWindowScene/runFrame(at:)`` once per display
/// refresh while the scene wants frames, and draws what that answers.
@preconcurrency @MainActor public protocol SceneHost: AnyObject {
  /// A scene that was at rest wants frames.
  func sceneWantsFrames(_ scene: UIWindowScene)
}
