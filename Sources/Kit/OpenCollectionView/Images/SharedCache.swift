/// Values by their keys, for any thread: beyond a number of them all are let go.
final class SharedCache<Key: Hashable, Value>: @unchecked Sendable {
  // Unchecked: what changes is behind the lock.
  private let lock = NSLock()
  private let capacity: Int
  private var values: [Key: Value] = [:]

  init(capacity: Int) { self.capacity = capacity }

  func value(_ key: Key) -> Value? { lock.withLock { values[key] } }

  /// Keeps a value, unless there is one meanwhile.
  ///
  /// - Returns: The value that is kept.
  func keep(_ value: Value, _ key: Key) -> Value {
    lock.withLock {
      if let known = values[key] { return known }
      if values.count >= capacity { values.removeAll(keepingCapacity: true) }
      values[key] = value
      return value
    }
  }
}
