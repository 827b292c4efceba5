#if WindowHost
import Dispatch
import Foundation
import Synchronization

/// A signal that tells the process to end, as something that the loop finds.
@MainActor final class EndingSignal {
  private final class Flag: Sendable {
    let isSet = Atomic(false)
  }

  private let flag = Flag()
  private let source: any DispatchSourceSignal

  /// Begins to listen.
  init(_ number: Int32, wake: @escaping @Sendable () -> Void) {
    signal(number, SIG_IGN)
    source = DispatchSource.makeSignalSource(signal: number, queue: .global())
    source.setEventHandler { @Sendable [flag] in
      flag.isSet.store(true, ordering: .relaxed)
      wake()
    }
    source.activate()
  }

  /// Listens no longer.
  func end() { source.cancel() }

  /// Tells whether it has come.
  var hasCome: Bool { flag.isSet.load(ordering: .relaxed) }
}
#endif
