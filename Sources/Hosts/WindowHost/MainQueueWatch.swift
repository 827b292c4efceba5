#if WindowHost
import CSDL2
import Dispatch
import Foundation
import Synchronization

#if canImport(Glibc)
import Glibc
#else
import Musl
#endif

/// Ends the wait for events when something has been given to the main queue, or to the main actor, from elsewhere: without it
/// such work would wait until somebody moves the mouse.
final class MainQueueWatch: Sendable {
  private let isStopped = Atomic(false)
  /// Signalled when what the queue held has been done, so that its file can be waited for again.
  private let isDone = DispatchSemaphore(value: 0)
  private let hasWaked = Atomic(false)

  /// Begins to watch, on a thread of its own.
  init(wake: @escaping @Sendable () -> Void) {
    let file = _dispatch_get_main_queue_handle_4CF()
    guard file >= 0 else { return }
    let thread = Thread { [self] in
      while !isStopped.load(ordering: .relaxed) {
        var request = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
        guard poll(&request, 1, -1) > 0 else { continue }
        hasWaked.store(true, ordering: .sequentiallyConsistent)
        wake()
        isDone.wait()
      }
    }
    thread.name = "OpenCollectionView main queue"
    thread.start()
  }

  /// Does what the main queue and the main run loop hold, and answers when the next of the loop's timers is due, in seconds;
  /// nil for none.
  @MainActor func run() -> Double? {
    let next = RunLoop.main.limitDate(forMode: .default)
    if hasWaked.exchange(false, ordering: .sequentiallyConsistent) { isDone.signal() }
    guard let next, next < .distantFuture else { return nil }
    return max(next.timeIntervalSinceNow, 0)
  }
}
#endif
