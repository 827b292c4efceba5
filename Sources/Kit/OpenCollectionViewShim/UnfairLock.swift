// swift-format-ignore-file: TypeNamesShouldBeCapitalized

#if !canImport(UIKit)
import Foundation

/// A lock of the module `os`, which source locks by its address: `os_unfair_lock_lock(&lock)`.
///
/// Difference from Apple's systems: copies of one are one lock, and a thread that locks it twice, or unlocks what is another's, is stopped
/// with a message, as there.
public struct os_unfair_lock_s: @unchecked Sendable {
  fileprivate final class Mutex {
    let place = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)

    init() {
      var kind = pthread_mutexattr_t()
      pthread_mutexattr_init(&kind)
      pthread_mutexattr_settype(&kind, Int32(PTHREAD_MUTEX_ERRORCHECK))
      pthread_mutex_init(place, &kind)
      pthread_mutexattr_destroy(&kind)
    }

    deinit {
      pthread_mutex_destroy(place)
      place.deallocate()
    }
  }

  // Unchecked: a mutex is for several threads.
  fileprivate let mutex = Mutex()

  /// A lock that nobody holds.
  public init() {}
}

/// A lock, see ``os_unfair_lock_s``.
public typealias os_unfair_lock = os_unfair_lock_s

/// The address of a lock.
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock_s>

/// Waits until a lock is free, and holds it.
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) {
  precondition(
    pthread_mutex_lock(lock.pointee.mutex.place) == 0,
    "A lock cannot be locked by the thread that holds it: unlock it first.")
}

/// Holds a lock if it is free.
///
/// - Returns: whether it was.
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool {
  pthread_mutex_trylock(lock.pointee.mutex.place) == 0
}

/// Lets a lock go that this thread holds.
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) {
  precondition(
    pthread_mutex_unlock(lock.pointee.mutex.place) == 0,
    "A lock cannot be unlocked by a thread that does not hold it.")
}
#endif
