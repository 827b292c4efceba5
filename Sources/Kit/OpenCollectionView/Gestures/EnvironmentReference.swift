/// The environment of a scene's recognizers, for these: they outlive it, and do not keep it alive.
///
/// Not a weak reference, for the reason that ``SceneReference`` gives: each report asks it many times.
@MainActor final class EnvironmentReference {
  /// The environment; nil when it has gone. It says so itself, as the first thing when it goes.
  unowned(unsafe) private(set) var environment: GestureEnvironment?

  /// Called by the environment.
  func begin(_ environment: GestureEnvironment) { self.environment = environment }

  /// Called by the environment when it goes.
  func end() { environment = nil }
}
