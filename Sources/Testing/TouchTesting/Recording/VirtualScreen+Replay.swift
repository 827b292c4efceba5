import FrameClock
import GestureEngine
import OpenCollectionView

extension VirtualScreen {
  /// Does again what a host has done: each report and each frame at the time of the clock at which it came.
  ///
  /// The screen takes the size and the traits of the recording's screen and waits until its beginning. The application should
  /// be in the state in which the recording began.
  ///
  /// Traps where the screen's clock is past the beginning: time does not run backwards.
  public func replay(_ recording: HostInputRecording) {
    guard now <= recording.start else {
      fatalError(
        "A recording that begins at \(recording.start) s cannot be replayed at \(now) s: replay it on a new screen.")
    }
    application.becomeShared()
    manual.advance(to: recording.start)
    if scene.screen.screenDescription != recording.screen {
      receive(.screen(recording.screen))
      runFrame(at: recording.start)
    }
    for entry in recording.entries {
      fireTimers(until: entry.clock)
      switch entry.event {
      case .input(let input): receive(input)
      case .frame(let time): runFrame(at: time)
      }
    }
    if let end = recording.end { fireTimers(until: end) }
  }

  /// Starts to record what this screen is given and the frames that it runs.
  public func recordInput() -> HostInputRecorder { HostInputRecorder(scene: scene) }

  /// Timers fire between frames, and hosts move the clock for nothing else.
  private func fireTimers(until time: Double) {
    if time > now { application.clock.advance(to: time) }
  }
}
