import Foundation
import Synchronization

/// Data that have been asked for: they come once or not at all, on any thread, and who waits hears of it once. // N16
///
/// Who makes the data keeps the load. If they let it go without an answer nobody could give one, so that it is an error.
final class ProviderLoad<Value: Sendable>: Sendable {
  let progress: LoadProgress
  private let answer: LoadAnswer<Value>
  private let child = Mutex<Progress?>(nil)

  init(_ completion: @escaping LoadAnswer<Value>.Completion) {
    let answer = LoadAnswer(completion)
    self.answer = answer
    progress = LoadProgress(parent: nil)
    progress.totalUnitCount = 100
    progress.onCancel = { answer.give(.failure(CocoaError(.userCancelled))) }
  }

  deinit { answer.give(.failure(NSItemProvider.error(.unknownError, "who makes them has let go of it"))) }

  /// Tells whether somebody waits still.
  var isOpen: Bool { answer.isAwaited }

  /// Takes an answer: the first one counts.
  func finish(_ result: Result<Value, any Error>) {
    answer.give(result) {
      guard case .success = result else { return }
      if let child = child.withLock({ $0 }), !child.isFinished {
        child.completedUnitCount = max(child.totalUnitCount, 1)
      } else {
        progress.completedUnitCount = progress.totalUnitCount
      }
    }
  }

  /// Follows the progress of who makes the data.
  func follow(_ other: Progress?) {
    guard let other else { return }
    guard isOpen else {
      if progress.isCancelled { other.cancel() }
      return
    }
    child.withLock { $0 = other }
    progress.addChild(other, withPendingUnitCount: progress.totalUnitCount)
    if progress.isCancelled, !other.isCancelled { other.cancel() }
  }
}
