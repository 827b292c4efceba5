import GestureEngine

// Who waits for whom, and who waits in vain.
extension TouchedPlace {
  var requirementConflicts: [GestureConflict] {
    let cycles = requirementCycles
    let inCycle = Set(cycles.joined())
    var result = cycles.map(conflict(ofCycle:)) + taking.compactMap(conflictWithItself(of:))
    for member in taking {
      for other in recognizers[member].requirements.sorted() where recognizers.indices.contains(other) {
        if inCycle.contains(member), inCycle.contains(other) { continue }
        if let conflict = conflict(of: member, waitingFor: other) { result.append(conflict) }
      }
    }
    return result
  }

  // MARK: Cycles

  /// Groups of recognizers that wait for each other. // G35
  private var requirementCycles: [[Int]] {
    var groups: [[Int]] = []
    for member in taking where !groups.joined().contains(member) {
      let group = taking.filter { other in
        reaches(other, from: member) && reaches(member, from: other)
      }
      if !group.isEmpty { groups.append(group) }
    }
    return groups
  }

  private func reaches(_ goal: Int, from start: Int) -> Bool {
    var reached: Set<Int> = []
    var open = [start]
    while let member = open.popLast() {
      for other in recognizers[member].requirements where taking.contains(other) && reached.insert(other).inserted {
        if other == goal { return true }
        open.append(other)
      }
    }
    return false
  }

  private func conflict(ofCycle members: [Int]) -> GestureConflict {
    let names = members.map { recognizers[$0].name }
    let sentence =
      names.count == 1
      ? "\(names[0]) waits for itself to fail: it can never be recognized"
      : "\(Self.list(names)) wait for each other to fail: when the fingers have gone they all do"
    return GestureConflict(kind: .requirementCycle, severity: .warning, recognizers: names, sentence: sentence)
  }

  // MARK: One by itself

  private func conflictWithItself(of member: Int) -> GestureConflict? {
    let recognizer = recognizers[member]
    let reason: String? =
      switch recognizer.kind {
      case .pan(let fewest, let most, _) where fewest > most:
        "it needs at least \(fewest) and at most \(most) fingers"
      case .edgePan(let axes) where axes.isEmpty: "it has no edges"
      case .swipe(let directions, _) where RecognizerDescription.Axes(directions).isEmpty: "it has no direction"
      case .tap(let taps, let touches) where taps < 1 || touches < 1:
        "it needs \(taps) taps of \(touches) fingers"
      default: nil
      }
    return reason.map { reason in
      GestureConflict(
        kind: .neverBegins, severity: .warning, recognizers: [recognizer.name],
        sentence: "\(recognizer.name) can never be recognized: \(reason)")
    }
  }

  // MARK: Pairs

  private func conflict(of member: Int, waitingFor other: Int) -> GestureConflict? {
    let (waiting, first) = (recognizers[member], recognizers[other])
    guard !(waiting.isOfLibrary && first.isOfLibrary) else { return nil }
    let names = [waiting.name, first.name]
    guard taking.contains(other) else {
      let reason = first.kind == .hover ? "takes no touches" : "is disabled"
      return GestureConflict(
        kind: .idleRequirement, severity: .information, recognizers: names,
        sentence: "\(waiting.name) does not wait for \(first.name), which \(reason)")
    }
    func waits(_ severity: GestureConflict.Severity, _ seconds: Double?, _ words: String) -> GestureConflict {
      GestureConflict(
        kind: .waits, severity: severity, recognizers: names, seconds: seconds,
        sentence: "\(waiting.name) waits \(words)")
    }
    switch waiting.wait(for: first, profile) {
    case .none: return nil
    case .upTo(let seconds, let start):
      return waits(
        .information, seconds, "up to \(Milliseconds(seconds)) \(start.rawValue) for \(first.name) to fail")
    case .untilLift:
      return waits(
        first.isConditional ? .information : .warning, nil,
        "for \(first.name), which fails only when the finger is lifted: until then nothing happens")
    case .unknown: return waits(.information, nil, "for \(first.name), which decides by rules of its own")
    case .forever:
      return GestureConflict(
        kind: .neverBegins, severity: .warning, recognizers: names,
        sentence: "\(waiting.name) can never be recognized: it waits for \(first.name) to fail, "
          + "which recognizes the same gesture or a part of it first")
    }
  }

  static func list(_ names: [String]) -> String {
    guard names.count > 1, let last = names.last else { return names.first ?? "" }
    return names.dropLast().joined(separator: ", ") + " and " + last
  }
}
