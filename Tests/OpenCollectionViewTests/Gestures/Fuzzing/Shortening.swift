/// Makes a stream that shows a problem shorter, as long as the problem stays the same.
@MainActor enum Shortening {
  /// The shortest stream that was found; each kind of part is left out in ever smaller pieces.
  static func shortest(_ stream: TouchStream, keeping kind: String) -> TouchStream {
    var best = stream
    var tries = 0
    func isStillWrong(_ candidate: TouchStream) -> Bool {
      tries += 1
      return Verdict(of: candidate).problems.contains { Verdict.kind(of: $0) == kind }
    }
    func attempt(_ change: (inout TouchStream) -> Void) -> Bool {
      var candidate = best
      change(&candidate)
      guard tries < 1_500, isStillWrong(candidate) else { return false }
      best = candidate
      return true
    }
    var isShorter = true
    while isShorter, tries < 1_500 {
      isShorter = false
      for number in best.recognizers.indices where !best.recognizers[number].isAbsent {
        if attempt({ $0.recognizers[number].isAbsent = true }) { isShorter = true }
      }
      isShorter = leaveOut(\.steps, attempt, { best }) || isShorter
      isShorter = leaveOut(\.reactions, attempt, { best }) || isShorter
      for number in best.recognizers.indices where !best.recognizers[number].isAbsent {
        let plan = best.recognizers[number]
        if plan.answers != 0, attempt({ $0.recognizers[number].answers = 0 }) { isShorter = true }
        if !plan.requires.isEmpty, attempt({ $0.recognizers[number].requires = [] }) { isShorter = true }
        if plan.flags != 5, plan.kind != .watches, attempt({ $0.recognizers[number].flags = 5 }) { isShorter = true }
        if plan.taps > 1, attempt({ $0.recognizers[number].taps = 1 }) { isShorter = true }
        if plan.fingers > 1, attempt({ $0.recognizers[number].fingers = 1 }) { isShorter = true }
      }
      for index in best.steps.indices {
        guard case .report(let reports) = best.steps[index], reports.count > 1 else { continue }
        for finger in reports.indices.reversed() {
          let isDone = attempt { stream in
            guard case .report(var rest) = stream.steps[index], rest.indices.contains(finger) else { return }
            rest.remove(at: finger)
            stream.steps[index] = .report(rest)
          }
          if isDone { isShorter = true }
        }
      }
    }
    return best
  }

  private static func leaveOut<Part>(
    _ parts: WritableKeyPath<TouchStream, [Part]>, _ attempt: ((inout TouchStream) -> Void) -> Bool,
    _ best: () -> TouchStream
  ) -> Bool {
    var isShorter = false
    var size = max(1, best()[keyPath: parts].count / 2)
    while true {
      var start = 0
      while start < best()[keyPath: parts].count {
        let end = min(start + size, best()[keyPath: parts].count)
        if attempt({ $0[keyPath: parts].removeSubrange(start..<end) }) { isShorter = true } else { start = end }
      }
      if size == 1 { return isShorter }
      size /= 2
    }
  }
}
