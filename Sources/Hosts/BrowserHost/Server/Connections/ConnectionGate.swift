#if BrowserHost
import NIOCore
import Synchronization

/// Lets connections in, and closes those that make room for others. Called from any thread.
final class ConnectionGate: Sendable {
  private struct State {
    var table: ConnectionTable
    var channels: [Int: any Channel] = [:]
  }

  private let state: Mutex<State>
  private let counters: ServerCounters

  init(limits: BrowserHostLimits, counters: ServerCounters) {
    state = Mutex(
      State(table: ConnectionTable(limit: limits.connections, silentLimit: limits.silentConnectionsPerAddress)))
    self.counters = counters
  }

  /// The place of a connection; nil when there is none for it.
  func admit(_ channel: any Channel, from address: String?) -> Place? {
    let (number, yielding) = state.withLock { state -> (Int?, (any Channel)?) in
      let admission = state.table.admit(from: address)
      if let number = admission.number { state.channels[number] = channel }
      return (admission.number, admission.closed.flatMap { state.channels.removeValue(forKey: $0) })
    }
    counters.update {
      $0.connections += 1
      if number == nil { $0.connectionsRefused += 1 } else { $0.openConnections += 1 }
      if yielding != nil { $0.connectionsYielded += 1 }
    }
    yielding?.eventLoop.execute { yielding?.close(promise: nil) }
    guard let number else { return nil }
    channel.closeFuture.whenComplete { [self] _ in
      state.withLock { state in
        state.table.remove(number)
        state.channels[number] = nil
      }
      counters.update { $0.openConnections -= 1 }
    }
    return Place(gate: self, number: number)
  }

  /// A connection that has been let in.
  struct Place: Sendable {
    fileprivate let gate: ConnectionGate
    fileprivate let number: Int

    /// The connection has come to a stage.
    func move(to stage: ConnectionStage) {
      gate.state.withLock { $0.table.move(number, to: stage) }
    }
  }
}
#endif
