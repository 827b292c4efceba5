#if BrowserHost
import NIOCore
import Synchronization

@testable import BrowserHost

/// A server's time that stands until a test moves it.
final class MovedTime: ServerTime {
  private struct Alarm {
    var due: Double
    var ring: @Sendable () -> Void
  }

  private struct State {
    var now = 0.0
    var count = 0
    var alarms: [Int: Alarm] = [:]
    /// Whoever moves the time as soon as something is due by then.
    var movers: [(time: Double, continuation: CheckedContinuation<Void, Never>)] = []
    /// Whoever waits until something is due by then.
    var watchers: [(time: Double, continuation: CheckedContinuation<Void, Never>)] = []
  }

  private let state = Mutex(State())

  var now: Double { state.withLock { $0.now } }

  func schedule(after seconds: Double, on loop: any EventLoop, _ work: @escaping @Sendable () -> Void) -> ServerAlarm {
    set(after: seconds) { loop.execute(work) }
  }

  func wait(_ seconds: Double) async throws {
    let (stream, continuation) = AsyncStream<Never>.makeStream()
    let alarm = set(after: seconds) { continuation.finish() }
    for await _ in stream {}
    alarm.cancel()
    try Task.checkCancellation()
  }

  /// Lets so many seconds pass as soon as something waits for just that long, which may be at once.
  func pass(_ seconds: Double) async {
    let time = now + seconds
    await withCheckedContinuation { continuation in
      state.withLock { $0.movers.append((time, continuation)) }
      move()
    }
  }

  /// Returns as soon as something waits for just so many seconds, which may be at once, and lets no time pass.
  func isAwaited(_ seconds: Double) async {
    let time = now + seconds
    await withCheckedContinuation { continuation in
      let isSo = state.withLock { state in
        let isSo = state.alarms.values.contains { $0.due == time }
        if !isSo { state.watchers.append((time, continuation)) }
        return isSo
      }
      if isSo { continuation.resume() }
    }
  }

  private func set(after seconds: Double, _ ring: @escaping @Sendable () -> Void) -> ServerAlarm {
    let number = state.withLock { state in
      state.count += 1
      state.alarms[state.count] = Alarm(due: state.now + seconds, ring: ring)
      return state.count
    }
    move()
    return ServerAlarm { [self] in state.withLock { $0.alarms[number] = nil } }
  }

  private func move() {
    let (rung, moved) = state.withLock { state -> ([Alarm], [CheckedContinuation<Void, Never>]) in
      let due = Set(state.alarms.values.map(\.due))
      let seen = state.watchers.filter { due.contains($0.time) }
      state.watchers.removeAll { due.contains($0.time) }
      let ready = state.movers.filter { due.contains($0.time) }
      state.movers.removeAll { due.contains($0.time) }
      state.now = ready.map(\.time).reduce(state.now, max)
      let rung = state.alarms.filter { $0.value.due <= state.now }.sorted { $0.key < $1.key }
      for (number, _) in rung { state.alarms[number] = nil }
      return (rung.map(\.value), (seen + ready).map(\.continuation))
    }
    for alarm in rung { alarm.ring() }
    for continuation in moved { continuation.resume() }
  }
}
#endif
