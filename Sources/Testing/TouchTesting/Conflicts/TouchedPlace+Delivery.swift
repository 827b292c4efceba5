import GestureEngine

// What the view under the finger hears late, or not at all.
extension TouchedPlace {
  var deliveryConflicts: [GestureConflict] {
    [conflictOfBeginning, conflictOfEnd].compactMap { $0 } + taking.compactMap { conflictOfTap(recognizers[$0]) }
  }

  /// The one that hears of the touch: the control that the view belongs to, or the view.
  private var listener: String { control ?? view }

  /// Those that hold back the beginning of touches. // G52
  private var conflictOfBeginning: GestureConflict? {
    let delaying = taking.map { recognizers[$0] }.filter(\.delaysBegan)
    guard !delaying.isEmpty else { return nil }
    let names = delaying.map(\.name)
    // Whoever holds longest decides. // G54
    let resting = delaying.filter { $0.longestDoubt(profile) == nil }
    guard resting.isEmpty else {
      let unsure = resting.allSatisfy { $0.kind == .other || $0.isConditional }
      return GestureConflict(
        kind: .beganIsLate, severity: unsure ? .information : .warning, recognizers: names,
        sentence: "\(listener) hears nothing of a resting finger until it is lifted: \(Self.list(resting.map(\.name))) "
          + (resting.count == 1 ? "delays" : "delay") + " the beginning of touches")
    }
    let seconds = delaying.compactMap { $0.longestDoubt(profile) }.max() ?? 0
    return GestureConflict(
      kind: .beganIsLate, severity: .information, recognizers: names, seconds: seconds,
      sentence: "\(listener) hears of a touch up to \(Milliseconds(seconds)) late: \(Self.list(names)) "
        + (names.count == 1 ? "delays" : "delay") + " the beginning of touches")
  }

  /// Those that hold back the end of touches. // G53
  private var conflictOfEnd: GestureConflict? {
    let delaying = taking.map { recognizers[$0] }.filter { recognizer in
      recognizer.delaysEnded && (recognizer.doubtAfterLift(profile) ?? 0) > 0
    }
    guard let seconds = delaying.compactMap({ $0.doubtAfterLift(profile) }).max() else { return nil }
    let names = delaying.map(\.name)
    return GestureConflict(
      kind: .endedIsLate, severity: .information, recognizers: names, seconds: seconds,
      sentence: "\(listener) hears of the lift up to \(Milliseconds(seconds)) late: \(Self.list(names)) "
        + (names.count == 1 ? "delays" : "delay") + " the end of touches")
  }

  /// A single tap that takes the touch from what answers taps by itself. // G51
  private func conflictOfTap(_ recognizer: RecognizerDescription) -> GestureConflict? {
    guard case .tap(1, 1) = recognizer.kind, recognizer.cancelsTouches, !recognizer.isOfLibrary else { return nil }
    let severity: GestureConflict.Severity = recognizer.isConditional ? .information : .warning
    if let control {
      // A control refuses taps of the views around it, but not those of its own recognizers. // G31
      guard recognizer.level <= controlLevel else { return nil }
      return GestureConflict(
        kind: .tapIsTaken, severity: severity, recognizers: [recognizer.name],
        sentence: "a tap on \(control) is \(recognizer.name)'s, and the control does not act: use the control's own "
          + "actions, or set cancelsTouchesInView to false")
    }
    guard let selectingView else { return nil }
    return GestureConflict(
      kind: .tapIsTaken, severity: severity, recognizers: [recognizer.name],
      sentence: "a tap on an item of \(selectingView) is \(recognizer.name)'s, and does not select: set "
        + "cancelsTouchesInView to false")
  }
}
