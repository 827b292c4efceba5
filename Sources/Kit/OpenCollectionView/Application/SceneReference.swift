/// A scene for those who must not keep it alive: timers, recognizers, windows, sessions.
///
/// Not a weak reference, because one puts the counts of the scene into a table of their own, where every retain costs ten
/// times as much; and a scene is asked for something in every report and every frame.
@MainActor final class SceneReference {
  /// The scene; nil when it has gone. It says so itself, as the first thing when it goes.
  unowned(unsafe) private(set) var scene: UIWindowScene?

  /// Called by the scene.
  func begin(_ scene: UIWindowScene) { self.scene = scene }

  /// Called by the scene when it goes.
  func end() { scene = nil }
}
