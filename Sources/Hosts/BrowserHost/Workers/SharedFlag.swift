#if BrowserHost
import Synchronization

/// Something that happens once, and that any thread may ask for.
final class SharedFlag: Sendable {
  private let flag = Atomic(false)

  var value: Bool { flag.load(ordering: .acquiring) }

  func set() { flag.store(true, ordering: .releasing) }
}
#endif
