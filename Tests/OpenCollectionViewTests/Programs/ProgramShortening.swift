/// Finds a shorter program with the same kind of problem: parts are left out in ever smaller pieces, and what stays is made
/// plainer.
@MainActor struct ProgramShortening {
  private var best: Program
  private let kind: String
  private var tries = 0
  private static let maximumTries = 800

  init(_ program: Program, keeping kind: String) {
    best = program
    self.kind = kind
  }

  func shortest() -> Program {
    var copy = self
    var isShorter = true
    while isShorter, copy.tries < Self.maximumTries {
      isShorter = copy.leaveOut(\.steps)
      if copy.leaveOut(\.reactions) { isShorter = true }
      copy.simplify()
    }
    return copy.best
  }

  private mutating func attempt(_ change: (inout Program) -> Void) -> Bool {
    var candidate = best
    change(&candidate)
    tries += 1
    guard tries < Self.maximumTries, let problem = ProgramFuzzTests.problems(of: candidate).first,
      Verdict.kind(of: problem) == kind
    else { return false }
    best = candidate
    return true
  }

  private mutating func leaveOut<Element>(_ path: WritableKeyPath<Program, [Element]>) -> Bool {
    var isShorter = false
    var size = max(1, best[keyPath: path].count / 2)
    while !best[keyPath: path].isEmpty {
      var start = 0
      while start < best[keyPath: path].count {
        let range = start..<min(start + size, best[keyPath: path].count)
        if attempt({ $0[keyPath: path].removeSubrange(range) }) { isShorter = true } else { start = range.upperBound }
      }
      if size == 1 { break }
      size /= 2
    }
    return isShorter
  }

  private mutating func simplify() {
    let usual = Program.Plan()
    if best.plan == usual { return }
    if attempt({ $0.plan = usual }) { return }
    if best.plan.shape != usual.shape { _ = attempt { $0.plan.shape = usual.shape } }
    if best.plan.counts != usual.counts { _ = attempt { $0.plan.counts = usual.counts } }
    if best.plan.counts.count > 1 { _ = attempt { $0.plan.counts.removeLast() } }
    _ = attempt { plan in
      let (shape, counts) = (plan.plan.shape, plan.plan.counts)
      plan.plan = usual
      (plan.plan.shape, plan.plan.counts) = (shape, counts)
    }
    for index in best.reactions.indices {
      if case .batch(let edits) = best.reactions[index].deed, edits.count > 1 {
        for number in edits.indices.reversed() {
          _ = attempt { program in
            guard case .batch(var edits) = program.reactions[index].deed, edits.count > 1,
              edits.indices.contains(number)
            else { return }
            edits.remove(at: number)
            program.reactions[index].deed = .batch(edits)
          }
        }
      }
    }
  }
}
