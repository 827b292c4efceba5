import DecisionTrace
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
  ///
  /// - Returns: the first decision that is another one than was recorded, or comes at another time; nil where all are the same,
  ///   and where the recording has none. The replay goes on to its end nevertheless. Compared are the words of the trace, in
  ///   which objects are numbered as they appear: nobody should have listened to it before.
  @discardableResult
  public func replay(_ recording: HostInputRecording) -> DecisionDifference? {
    guard now <= recording.start else {
      fatalError(
        "A recording that begins at \(recording.start) s cannot be replayed at \(now) s: replay it on a new screen.")
    }
    application.becomeShared()
    manual.advance(to: recording.start)
    let judge = recording.decisions.map(ReplayJudge.init)
    if let judge { application.trace.add(judge) }
    defer { if let judge { application.trace.remove(judge) } }
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
    judge?.end()
    return judge?.difference
  }

  /// Starts to record what this screen is given and the frames that it runs.
  public func recordInput() -> HostInputRecorder { HostInputRecorder(scene: scene) }

  /// Timers fire between frames, and hosts move the clock for nothing else.
  private func fireTimers(until time: Double) {
    if time > now { application.clock.advance(to: time) }
  }
}
