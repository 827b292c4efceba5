/// Records what is done with a scene, for a host that lets people save it: `HostInputRecorder` of `TouchTesting` is one.
@preconcurrency @MainActor public protocol SceneRecorder: AnyObject {
  /// Returns the recording up to now, as the text of a file. Asked when somebody saves.
  func recordingText() -> String
}
