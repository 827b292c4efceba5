import FrameClock
public import GestureEngine
public import OpenCollectionView

/// Records what a host does with a scene, from when it is made until ``stop()``.
///
/// Any host will do: a browser's page, whose recording a ``VirtualScreen`` replays, or a virtual screen itself. A
/// recording is best begun where nothing moves, or when the scene has just been connected: what was on its way then is
/// not in it.
///
/// ```swift
/// recorder = HostInputRecorder(scene: scene)
/// // later
/// try recorder.recording.text.write(to: file, atomically: true, encoding: .utf8)
/// ```
@preconcurrency @MainActor public final class HostInputRecorder: SceneInputObserver {
  /// What has been recorded so far; it ends now, or when ``stop()`` was called.
  public var recording: HostInputRecording {
    var recording = taken
    if let scene { recording.end = scene.application.clock.now }
    return recording
  }

  private var taken: HostInputRecording
  private weak var scene: UIWindowScene?

  /// A recorder that takes the place of the scene's ``UIWindowScene/inputObserver``. Keep it: the scene does not.
  public init(scene: UIWindowScene) {
    taken = HostInputRecording(
      screen: scene.screen.screenDescription, start: scene.application.clock.now)
    self.scene = scene
    scene.inputObserver = self
  }

  /// Records nothing more.
  public func stop() {
    taken = recording
    if scene?.inputObserver === self { scene?.inputObserver = nil }
    scene = nil
  }

  /// Adds what was reported.
  public func scene(_ scene: UIWindowScene, willReceive input: HostInput) { add(.input(input), of: scene) }

  /// Adds the frame.
  public func scene(_ scene: UIWindowScene, willRunFrameAt time: Double) { add(.frame(time), of: scene) }

  private func add(_ event: HostInputRecording.Event, of scene: UIWindowScene) {
    taken.entries.append(HostInputRecording.Entry(clock: scene.application.clock.now, event: event))
  }
}
