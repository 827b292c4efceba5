import DecisionTrace
import OpenCollectionView

/// What is written to a log while something goes on in spite of errors.
@MainActor final class LinesOfLog {
  private final class Lines: @unchecked Sendable {
    var all: [String] = []
  }

  private let kept = Lines()

  var lines: [String] { kept.all }

  func listen(_ body: () -> Void) {
    let kept = kept
    ProgrammingErrors.withPolicy(.recover, log: { kept.all.append($0) }, perform: body)
  }
}
