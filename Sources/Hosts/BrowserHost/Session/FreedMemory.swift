#if BrowserHost
#if canImport(Glibc)
import Glibc
#endif

/// Gives memory that is free back to the system, some time after much of it may have become so.
///
/// The C library keeps what was freed for later use. A server to which a crowd has come once would look as large as then
/// for good.
@MainActor
final class FreedMemory {
  /// Seconds in which further sessions may end before it is done: it looks through all that is free.
  private static let delay = 2.0
  #if canImport(Glibc)
  /// `malloc_trim`, which the modules of Swift leave out; nil where the C library has none.
  private nonisolated static let trim: (@convention(c) (Int) -> Int32)? = dlsym(nil, "malloc_trim").map {
    unsafeBitCast($0, to: (@convention(c) (Int) -> Int32).self)
  }
  #endif
  private var waiting: Task<Void, Never>?

  /// Gives back what is free in a moment; once, however often it is asked for meanwhile.
  func giveBackSoon() {
    #if canImport(Glibc)
    guard waiting == nil else { return }
    waiting = Task { [weak self] in
      try? await Task.sleep(for: .seconds(Self.delay))
      self?.waiting = nil
      // Not on the main actor, where pages would wait for it.
      await Task.detached { _ = Self.trim?(0) }.value
    }
    #endif
  }
}
#endif
