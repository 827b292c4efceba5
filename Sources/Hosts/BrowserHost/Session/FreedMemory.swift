#if BrowserHost
import Synchronization

#if canImport(Glibc)
import Glibc
#endif

/// Gives memory that is free back to the system, some time after much of it may have become so.
///
/// The C library keeps what was freed for later use. A server to which a crowd has come once would look as large as then
/// for good.
final class FreedMemory: Sendable {
  /// Seconds in which more may become free before it is done: it looks through all that is free.
  private static let delay = 2.0
  /// Bytes that a connection has sent before its page was known, after which its end is a reason: no page sends as many.
  /// [choice]
  static let unusualBytes = 65_536
  #if canImport(Glibc)
  /// `malloc_trim`, which the modules of Swift leave out; nil where the C library has none.
  private static let trim: (@convention(c) (Int) -> Int32)? = dlsym(nil, "malloc_trim").map {
    unsafeBitCast($0, to: (@convention(c) (Int) -> Int32).self)
  }
  #endif
  private let isWaiting = Mutex(false)

  /// A connection has ended that has sent so many bytes in requests.
  func note(bytesRead: Int) { if bytesRead >= Self.unusualBytes { giveBackSoon() } }

  /// Gives back what is free in a moment; once, however often it is asked for meanwhile. Not on the main actor, where pages
  /// would wait for it.
  func giveBackSoon() {
    #if canImport(Glibc)
    let isFirst = isWaiting.withLock { isWaiting in
      defer { isWaiting = true }
      return !isWaiting
    }
    guard isFirst else { return }
    Task.detached { [weak self] in
      try? await Task.sleep(for: .seconds(Self.delay))
      if let self { isWaiting.withLock { $0 = false } }
      _ = Self.trim?(0)
    }
    #endif
  }
}
#endif
