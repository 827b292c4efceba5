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

  /// The frame had no time for all input that waited: the rest waits for the next one, or for a timer of this one that is due
  /// after it. Called only where a host has set ``UIWindowScene/inputTimeLimit``; does nothing unless implemented.
  ///
  /// - Parameters:
  ///   - scene: the scene whose frame it is.
  ///   - count: how many inputs the frame had delivered by then.
  func scene(_ scene: UIWindowScene, didPauseInputAfter count: Int)
}

extension SceneInputObserver {
  /// Does nothing.
  public func scene(_ scene: UIWindowScene, didPauseInputAfter count: Int) {}
}
