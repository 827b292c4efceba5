import FrameClock
import OpenCollectionView

extension VirtualScreen {
  /// What wants frames or time, in one sentence; nil where the screen is at rest.
  func sentenceOfUnrest(after limit: Double) -> String? {
    var causes: [String] = []
    let (loop, clock) = (scene.frameLoop, application.clock)
    if clock.isTurnWaiting {
      causes.append("completions begin the next thing, \(clock.waitingTurnChain) in a row by now")
    }
    if loop.runningObserverCount > 0 {
      causes.append("\(loop.runningObserverCount) display links or motions want frames")
    } else if scene.wantsFrames, causes.isEmpty {
      causes.append("views or layers change in every frame")
    }
    if let deadline = clock.nextDeadline, !clock.isTurnWaiting {
      causes.append("\(clock.pendingTimerCount) timers are pending, the next one due at \(deadline) s")
    }
    guard !causes.isEmpty else { return nil }
    return
      "The screen has not come to rest within \(limit) s, and it is \((now * 1000).rounded() / 1000) s on its clock: "
      + causes.joined(separator: "; ") + "."
  }
}
