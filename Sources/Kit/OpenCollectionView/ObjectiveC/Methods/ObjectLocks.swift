import Foundation

/// The locks of `objc_sync_enter`, by object.
private final class ObjectLocks: @unchecked Sendable {
  static let shared = ObjectLocks()

  // Unchecked: used within `lock` alone.
  private var locks: [ObjectIdentifier: (lock: NSRecursiveLock, count: Int)] = [:]
  private let lock = NSLock()

  func enter(_ object: AnyObject) {
    let id = ObjectIdentifier(object)
    let own = lock.withLock {
      let entry = locks[id] ?? (NSRecursiveLock(), 0)
      locks[id] = (entry.0, entry.1 + 1)
      return entry.0
    }
    own.lock()
  }

  /// False where nobody has entered.
  func exit(_ object: AnyObject) -> Bool {
    let id = ObjectIdentifier(object)
    let own = lock.withLock { () -> NSRecursiveLock? in
      guard let entry = locks[id] else { return nil }
      locks[id] = entry.count > 1 ? (entry.lock, entry.count - 1) : nil
      return entry.lock
    }
    own?.unlock()
    return own != nil
  }
}

/// Waits until no other thread is between this and `objc_sync_exit` for an object. One thread may enter again and again, and leaves as
/// often. The object is not kept.
///
/// - Returns: 0.
@discardableResult public func objc_sync_enter(_ obj: Any) -> Int32 {
  ObjectLocks.shared.enter(obj as AnyObject)
  return 0
}

/// Lets the next thread in, see ``objc_sync_enter(_:)``.
///
/// - Returns: 0, or -1 where nobody had entered.
@discardableResult public func objc_sync_exit(_ obj: Any) -> Int32 {
  ObjectLocks.shared.exit(obj as AnyObject) ? 0 : -1
}
