public import GestureEngine

/// Sees what a host does with a scene, in order: enough to have it done to another scene of the same application again.
///
/// Set it as a scene's ``UIWindowScene/inputObserver``. It is told before the scene answers and must not call back into
/// the scene.
@preconcurrency @MainActor public protocol SceneInputObserver: AnyObject {
  /// The host has reported something, which waits for the next frame.
  func scene(_ scene: UIWindowScene, willReceive input: HostInput)

  /// The host runs a frame.
  ///
  /// - Parameters:
  ///   - scene: the scene whose frame it is.
  ///   - time: the time of the display, in seconds of the application's clock.
  func scene(_ scene: UIWindowScene, willRunFrameAt time: Double)
}
