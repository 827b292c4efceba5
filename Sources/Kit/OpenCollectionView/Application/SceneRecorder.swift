/// Records what is done with a scene, for a host that lets people save it: `HostInputRecorder` of `TouchTesting` is one.
@preconcurrency @MainActor public protocol SceneRecorder: AnyObject {
  /// What has been recorded by now, as the text of a file. Asked when somebody saves.
  func recordingText() -> String
}
