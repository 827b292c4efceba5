import Foundation
import OpenCollectionView
import Synchronization

/// What a program is told of the errors that it makes, in order, where it survives them.
@MainActor func sentencesOfErrors(_ body: () -> Void) -> [String] {
  let lines = Lines()
  ProgrammingErrors.withPolicy(.recover, log: { line in lines.add(line) }, perform: body)
  return lines.all.map { $0.components(separatedBy: " Instead:")[0] }
}

private final class Lines: Sendable {
  private let written = Mutex<[String]>([])
  var all: [String] { written.withLock { $0 } }
  func add(_ line: String) { written.withLock { $0.append(line) } }
}
