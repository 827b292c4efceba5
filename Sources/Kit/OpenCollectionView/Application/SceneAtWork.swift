/// The scene whose input, frame or timer is being served, or which is being connected.
///
/// An object of its own, so that the clock can ask for it without knowing the application, and from any isolation: it is
/// written and read on the main actor, which moves the clock.
final class SceneAtWork {
  /// The scene that is being served. Nobody serves one for longer than a call.
  @exclusivity(unchecked) nonisolated(unsafe) var served: UIWindowScene?
  /// The scene that is being connected.
  @exclusivity(unchecked) nonisolated(unsafe) var connecting: UIWindowScene?

  /// The scene whose work is being done; nil outside of any.
  var scene: UIWindowScene? { served ?? connecting }
}
