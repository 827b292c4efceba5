import Dispatch
import Foundation

/// Runs what belongs to the main actor on a thread of its own, as a program of Swift 5 can, and waits for that.
@MainActor func onAnotherQueue(_ body: @escaping @MainActor () -> Void) {
  // What `MainActor.assumeIsolated` does, without looking where it is.
  nonisolated(unsafe) let call = unsafeBitCast(body, to: (() -> Void).self)
  let isDone = DispatchSemaphore(value: 0)
  DispatchQueue(label: "another").async {
    call()
    isDone.signal()
  }
  isDone.wait()
}
