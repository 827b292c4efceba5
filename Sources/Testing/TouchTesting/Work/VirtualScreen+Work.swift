import DecisionTrace
import FrameClock
import OpenCollectionView

extension VirtualScreen {
  /// Does something on the screen and counts what the library has to do for it.
  ///
  /// Counts are those of this screen and its application. While nobody counts, nothing is counted. One count may lie in
  /// another.
  public func work(_ body: () throws -> Void) rethrows -> Work {
    let (outer, inner) = (meter, WorkMeter())
    let (frames, timers, passes) = (frameCount, application.clock.firedTimerCount, scene.layoutPassCount)
    meter = inner
    application.trace.add(inner)
    defer {
      application.trace.remove(inner)
      meter = outer
      outer?.work.take(inner.work)
    }
    try body()
    inner.work.frames = frameCount - frames
    inner.work.timersFired = application.clock.firedTimerCount - timers
    inner.work.layoutPasses = scene.layoutPassCount - passes
    return inner.work
  }
}

extension Work {
  /// Takes over what commits have told an inner count; decisions have been told to both.
  fileprivate mutating func take(_ inner: Work) {
    commits += inner.commits
    layersCreated += inner.layersCreated
    layersRemoved += inner.layersRemoved
    layersChanged += inner.layersChanged
    valuesChanged += inner.valuesChanged
  }
}
