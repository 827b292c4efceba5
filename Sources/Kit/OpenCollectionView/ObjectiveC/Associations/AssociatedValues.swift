import Foundation

/// The values that are kept with one object.
final class AssociatedValues: @unchecked Sendable {
  // Unchecked: everything is behind the lock.
  private let lock = NSLock()
  private var values: [UnsafeRawPointer: AssociatedValue] = [:]

  func value(for key: UnsafeRawPointer) -> AssociatedValue? { lock.withLock { values[key] } }

  func set(_ value: AssociatedValue?, for key: UnsafeRawPointer) {
    // What is replaced goes after the lock is open, because its end may run the program's code.
    let old = lock.withLock {
      let old = values[key]
      values[key] = value
      return old
    }
    withExtendedLifetime(old) {}
  }

  func removeAll() {
    let old = lock.withLock {
      let old = values
      values = [:]
      return old
    }
    withExtendedLifetime(old) {}
  }
}
