import Dispatch
import Foundation
import FrameClock

/// Tells whether code runs where the main actor does, which is the main queue or, before that is served, the main thread.
enum MainQueue {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Whether a queue is the main one. Dispatch makes an object for it each time that it is asked.
  static func `is`(_ queue: DispatchQueue) -> Bool { queue.getSpecific(key: key) == true }

  static var isCurrent: Bool { DispatchQueue.getSpecific(key: key) == true || Thread.isMainThread }

  /// Runs a body on the main actor: now or, where the caller need not wait, in the next turn of the clock.
  static func run(waiting: Bool, _ body: @escaping @MainActor () -> Void) {
    switch (isCurrent, waiting) {
    case (true, true): MainActor.assumeIsolated(body)
    case (true, false): MainActor.assumeIsolated { nextTurn(body) }
    case (false, true): DispatchQueue.main.sync { MainActor.assumeIsolated(body) }
    case (false, false): Task { @MainActor in nextTurn(body) }
    }
  }

  @MainActor private static func nextTurn(_ body: @escaping @MainActor () -> Void) {
    let clock = UIApplication.shared.clock
    clock.at(clock.now) { MainActor.assumeIsolated(body) }
  }
}
