#if BrowserHost
import Foundation
import Synchronization

/// Does what is left to be done when a signal ends the process, and then lets it end by that signal.
///
/// Only signals that would end the process are heard: one that the program handles itself, or was told to ignore, is left
/// alone. Processes that it starts are not affected.
enum EndingSignals {
  /// Work that is done at the end, unless it is cancelled before.
  struct Work: Sendable {
    fileprivate let number: Int

    func cancel() { EndingSignals.state.withLock { $0.works[number] = nil } }
  }

  private struct State {
    var works: [Int: @Sendable () -> Void] = [:]
    var last = 0
    var isListening = false
  }

  /// The signals by which people and systems end programs.
  private static let numbers = [SIGHUP, SIGINT, SIGTERM]
  private static let state = Mutex(State())

  /// Has something done when a signal ends the process. It is done on a thread of its own, while all others go on.
  static func atEnd(_ work: @escaping @Sendable () -> Void) -> Work {
    state.withLock { state in
      if !state.isListening {
        state.isListening = true
        listen()
      }
      state.last += 1
      state.works[state.last] = work
      return Work(number: state.last)
    }
  }

  private static func listen() {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let reading = ends[0]
    signalPipe.store(ends[1], ordering: .sequentiallyConsistent)
    Thread.detachNewThread {
      var number: UInt8 = 0
      while read(reading, &number, 1) != 1 { guard errno == EINTR else { return } }
      for work in state.withLock({ $0.works.sorted { $0.key < $1.key }.map(\.value) }) { work() }
      _ = signal(Int32(number), SIG_DFL)
      // To this thread, which does not go on before: one to the process may reach another thread when this one has passed by.
      var own = sigset_t()
      sigemptyset(&own)
      sigaddset(&own, Int32(number))
      pthread_sigmask(SIG_UNBLOCK, &own, nil)
      raise(Int32(number))
      // The first process of a machine does not end by signals: 128 and the number is what shells make of such an end.
      _exit(128 + Int32(number))
    }
    for number in numbers {
      // The usual handling is nil.
      if let former = signal(number, noteSignal) { _ = signal(number, former) }
    }
  }
}

/// The end of the pipe to which the handler of signals writes.
private let signalPipe = Atomic<Int32>(-1)

/// Little is allowed within a handler of signals; writing to a pipe is.
private func noteSignal(_ number: Int32) {
  let error = errno
  var byte = UInt8(truncatingIfNeeded: number)
  _ = write(signalPipe.load(ordering: .sequentiallyConsistent), &byte, 1)
  errno = error
}
#endif
