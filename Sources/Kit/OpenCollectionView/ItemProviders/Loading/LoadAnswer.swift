import Synchronization

/// The one answer to who waits for something, on any thread: the first that comes counts.
final class LoadAnswer<Value: Sendable>: Sendable {
  typealias Completion = @Sendable (Result<Value, any Error>) -> Void

  private let completion: Mutex<Completion?>

  init(_ completion: @escaping Completion) { self.completion = Mutex(completion) }

  /// Tells whether somebody waits still.
  var isAwaited: Bool { completion.withLock { $0 != nil } }

  /// Gives an answer.
  ///
  /// - Parameter before: called first where the answer is the one that counts.
  func give(_ result: Result<Value, any Error>, before: () -> Void = {}) {
    let waiting = completion.withLock { completion in
      defer { completion = nil }
      return completion
    }
    guard let waiting else { return }
    before()
    waiting(result)
  }
}
