/// The timers of an application: they live while they run, whoever else keeps them.
@MainActor final class RunningTimers {
  private var timers: [ApplicationTimer] = []

  func add(_ timer: ApplicationTimer) {
    timers.removeAll { !$0.isValid }
    guard timer.scene?.hasEnded != true else { return timer.invalidate() }
    timers.append(timer)
  }

  /// Ends timers, because nobody is there any longer for whom they run.
  func end(where isOver: (ApplicationTimer) -> Bool) {
    for timer in timers where isOver(timer) { timer.invalidate() }
    timers.removeAll { !$0.isValid }
  }
}
