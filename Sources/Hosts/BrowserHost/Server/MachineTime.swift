#if BrowserHost
import NIOCore

/// The machine's steady clock.
struct MachineTime: ServerTime {
  var now: Double { Double(NIODeadline.now().uptimeNanoseconds) * 1e-9 }

  func schedule(after seconds: Double, on loop: any EventLoop, _ work: @escaping @Sendable () -> Void) -> ServerAlarm {
    let scheduled = loop.scheduleTask(in: .nanoseconds(Int64(max(seconds, 0) * 1e9)), work)
    return ServerAlarm { scheduled.cancel() }
  }

  func wait(_ seconds: Double) async throws { try await Task.sleep(for: .seconds(seconds)) }
}
#endif
