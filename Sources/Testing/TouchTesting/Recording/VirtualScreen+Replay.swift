import DecisionTrace
import FrameClock
import GestureEngine
public import OpenCollectionView

extension VirtualScreen {
  /// Does again what a host has done: each report and each frame at the time of the clock at which it came.
  ///
  /// The screen takes the size and the traits of the recording's screen and waits until its beginning. The application should
  /// be in the state in which the recording began.
  ///
  /// Traps where the screen's clock is past the beginning: time does not run backwards.
  ///
  /// - Parameters:
  ///   - recording: what a host has done.
  ///   - moments: times of the recording at which to look, in any order.
  ///   - look: called for each of them after all that came before it, with the time.
  /// - Returns: the first decision that is another one than was recorded, or comes at another time; nil where all are the same,
  ///   and where the recording has none. The replay goes on to its end nevertheless. Compared are the words of the trace, in
  ///   which objects and touches are numbered as they appear in the recording.
  @discardableResult
  public func replay(
    _ recording: HostInputRecording, lookingAt moments: [Double] = [], _ look: (Double) -> Void = { _ in }
  ) -> DecisionDifference? {
    guard now <= recording.start else {
      fatalError(
        "A recording that begins at \(recording.start) s cannot be replayed at \(now) s: replay it on a new screen.")
    }
    guard recording.start - now <= HostInputRecording.longestDuration else {
      let words = "nothing: the recording begins more than a day from now; make the screen with init(replaying:)"
      return DecisionDifference(sameCount: 0, touches: [], then: nil, now: .init(time: now, words: words))
    }
    application.becomeShared()
    manual.advance(to: recording.start)
    var waiting = moments.sorted()[...]
    func lookAround(until time: Double) {
      while let next = waiting.first, next <= time {
        waiting = waiting.dropFirst()
        look(next)
        application.becomeShared()
      }
    }
    let judge = recording.decisions.map(ReplayJudge.init)
    if let judge { application.trace.add(judge) }
    defer { if let judge { application.trace.remove(judge) } }
    if scene.screen.screenDescription != recording.screen {
      receive(.screen(recording.screen))
      runFrame(at: recording.start)
    }
    for entry in recording.entries {
      // What happens at the moment itself is seen.
      lookAround(until: entry.clock.nextDown)
      fireTimers(until: entry.clock)
      switch entry.event {
      case .input(let input): receive(input)
      case .frame(let time, let pauses):
        scene.replayedPauses = pauses ?? []
        runFrame(at: time)
        scene.replayedPauses = nil
      }
    }
    if let end = recording.end { fireTimers(until: end) }
    lookAround(until: .infinity)
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

extension VirtualScreen {
  /// How long a scene that had been shown before has to come to rest before a replay begins, in seconds. Our choice: longer
  /// than any transition.
  static let settlingTime = 10.0

  /// A screen in the state in which a recording begins, as far as the program can bring it there: of the recording's size and
  /// traits, at its address, with what its scene was restored by, and its clock where that was.
  ///
  /// - Parameters:
  ///   - recording: what is about to be replayed.
  ///   - delegateClass: the application's delegate, which makes the window; without one the screen makes it.
  ///   - prepare: shows what the recording was of, where the delegate does not.
  public convenience init(
    replaying recording: HostInputRecording, delegateClass: (any UIApplicationDelegate.Type)? = nil,
    _ prepare: (VirtualScreen) -> Void = { _ in }
  ) {
    let settling = recording.hasBeenShown == true ? min(Self.settlingTime, recording.start) : 0
    self.init(
      recording.screen, start: recording.start - settling, address: recording.address,
      restorationState: recording.restorationState, delegateClass: delegateClass)
    prepare(self)
    if settling > 0 { advance(by: settling / 2) }
  }
}
