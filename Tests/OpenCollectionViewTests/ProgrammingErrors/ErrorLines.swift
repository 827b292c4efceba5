import DecisionTrace
import Synchronization

/// The lines that were written about errors.
final class ErrorLines: Sendable {
  private let kept = Mutex<[String]>([])

  var lines: [String] { kept.withLock { $0 } }

  func append(_ line: String) { kept.withLock { $0.append(line) } }

  /// Does something under the policy of hosts, and keeps what is written of it.
  func keep<Result>(writingEach: Bool = true, _ body: () throws -> Result) rethrows -> Result {
    try ProgrammingErrors.withPolicy(.recover, writingEach: writingEach, log: { [self] in append($0) }, perform: body)
  }
}
