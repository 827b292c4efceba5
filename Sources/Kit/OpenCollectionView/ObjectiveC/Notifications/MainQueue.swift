import Dispatch
import Foundation
import FrameClock
import Synchronization

/// Tells whether code runs where the main actor does, which is the main queue or, before that is served, the main thread.
enum MainQueue {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Tells whether a queue is the main one. Dispatch makes an object for it each time that it is asked.
  static func `is`(_ queue: DispatchQueue) -> Bool { queue.getSpecific(key: key) == true }

  static var isCurrent: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: key) == true }

  /// Tells that a call may begin that belongs to the main queue. Elsewhere it is an error of the program, which is reported
  /// before anything of it is done. // C123
  static func admits(_ call: StaticString) -> Bool {
    if isCurrent { return true }
    ProgrammingErrors.report(
      "\(call) was called on another thread than the main one: call it on the main queue, as with "
        + "DispatchQueue.main.async. Of a data source only apply, applySnapshotUsingReloadData and the snapshots may be "
        + "called from a queue of your own.", instead: "nothing is done")
    return false
  }

  /// The work that has been posted and not been done yet.
  private static let posted = Mutex<[@MainActor @Sendable () -> Void]>([])

  /// Has something done on the main queue, in the order in which it is posted: when that is served or, where somebody moves the
  /// clock meanwhile, with the next frame of any scene, so that a test need not wait for it.
  static func post(_ work: @escaping @MainActor @Sendable () -> Void) {
    posted.withLock { $0.append(work) }
    // Named with its group, it is Dispatch's own method: a frame does what waits here, so nobody need be told of it. // V62
    DispatchQueue.main.async(group: nil) { MainActor.assumeIsolated { doPosted() } }
  }

  /// True while posted work waits.
  static var hasPosted: Bool { posted.withLock { !$0.isEmpty } }

  /// Does what has been posted by now.
  @MainActor static func doPosted() {
    let waiting = posted.withLock { work in
      defer { work = [] }
      return work
    }
    for work in waiting { work() }
  }

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
