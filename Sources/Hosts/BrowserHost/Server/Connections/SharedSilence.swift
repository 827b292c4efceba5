#if BrowserHost
import Synchronization

/// The silence of a page, which its connection's loop looks at and the task that reads it breaks.
final class SharedSilence: Sendable {
  private let time: any ServerTime
  private let watch: Mutex<SilenceWatch>

  init(limits: BrowserHostLimits, time: any ServerTime) {
    self.time = time
    watch = Mutex(SilenceWatch(limits: limits, now: time.now))
  }

  func hear() -> Bool { change { $0.hear(at: $1) } }
  func hearAnswer() -> Bool { change { $0.hearAnswer(at: $1) } }
  func greet() { change { $0.greet(at: $1) } }
  func beginWork() { change { watch, _ in watch.beginWork() } }
  func endWork() { change { $0.endWork(at: $1) } }
  func look() -> SilenceWatch.Verdict { change { $0.look(at: $1) } }

  private func change<Result: Sendable>(_ body: (inout SilenceWatch, Double) -> Result) -> Result {
    let now = time.now
    return watch.withLock { body(&$0, now) }
  }
}
#endif
