import GestureEngine

// Who answers the same gesture, without a rule that says which of them may.
extension TouchedPlace {
  private typealias Axes = RecognizerDescription.Axes

  var exclusionConflicts: [GestureConflict] {
    var result: [GestureConflict] = []
    for (place, first) in taking.enumerated() {
      for second in taking[(place + 1)...] where isWithoutRule(first, second) {
        if let conflict = conflict(between: recognizers[first], recognizers[second]) { result.append(conflict) }
      }
    }
    return result
  }

  private func isWithoutRule(_ first: Int, _ second: Int) -> Bool {
    let (one, two) = (recognizers[first], recognizers[second])
    return !(one.isOfLibrary && two.isOfLibrary) && !one.requirements.contains(second)
      && !two.requirements.contains(first) && !one.companions.contains(second) && !two.companions.contains(first)
      && !(one.spares.contains(second) && two.spares.contains(first))
  }

  /// The conflict of two recognizers of which `first` hears of touches first; nil if there is none.
  private func conflict(
    between first: RecognizerDescription, _ second: RecognizerDescription
  ) -> GestureConflict? {
    switch (first.kind, second.kind) {
    case (.tap(let taps, let touches), .tap(let others, let otherTouches)) where touches == otherTouches:
      if taps == others { return conflictOfTaps(first, second) }
      return taps < others ? conflictOfFirstTap(first, second, others) : conflictOfFirstTap(second, first, taps)
    case (.press(let duration, _, let taps, let touches), .press(let other, _, let otherTaps, let otherTouches))
    where taps == otherTaps && touches == otherTouches:
      return conflictOfPresses(first, duration, second, other)
    case (.pan(let fewest, let most, let axes), .pan(let others, let limit, let otherAxes))
    where !axes.isDisjoint(with: otherAxes) && fewest <= limit && others <= most:
      let (winner, loser) = fewest <= others ? (first, second) : (second, first)
      return conflictOfMotion(winner, loser, "after \(Points(profile.panMovement)), and stops it")
    case (.pan(let fewest, _, let axes), .edgePan(let otherAxes)),
      (.edgePan(let otherAxes), .pan(let fewest, _, let axes)):
      guard fewest <= 1, !axes.isDisjoint(with: otherAxes) else { return nil }
      return conflictOfMotion(first, second, "after \(Points(profile.panMovement)), and stops it")
    case (.pan(let fewest, let most, let axes), .swipe(let directions, let touches)),
      (.swipe(let directions, let touches), .pan(let fewest, let most, let axes)):
      guard !axes.isDisjoint(with: Axes(directions)), touches >= fewest, touches <= most else { return nil }
      if case .swipe = first.kind { return conflictOfSwipe(first, before: second) }
      return conflictOfSwipe(second, before: first)
    case (.swipe(let directions, let touches), .swipe(let others, let otherTouches))
    where touches == otherTouches && Axes(directions) == Axes(others) && !directions.isDisjoint(with: others):
      return conflictOfMotion(first, second, "where both see their motion, and stops it")
    case (.pinch, .pinch), (.rotation, .rotation), (.pinch, .rotation), (.rotation, .pinch):
      return conflictOfFingers(first, second)
    case (.pan(let fewest, let most, let axes), .pinch), (.pan(let fewest, let most, let axes), .rotation),
      (.pinch, .pan(let fewest, let most, let axes)), (.rotation, .pan(let fewest, let most, let axes)):
      guard fewest <= 2, most >= 2, !axes.isEmpty else { return nil }
      return GestureConflict(
        kind: .exclusion, severity: .information, recognizers: [first.name, second.name],
        sentence: "of \(first.name) and \(second.name) the one whose motion comes first stops the other one: "
          + "two fingers that drag do not pinch, and the other way round")
    default: return nil
    }
  }

  private func severity(
    _ first: RecognizerDescription, _ second: RecognizerDescription
  ) -> GestureConflict.Severity {
    first.isConditional || second.isConditional ? .information : .warning
  }

  /// Tells whether the order of the views decides which one goes first, on purpose: a view within another one that
  /// answers the same gesture is the usual way to make an exception. It is rarely meant where the inner one is the
  /// library's, such as a scroll view's pan, and the other one the program's.
  private func isException(_ winner: RecognizerDescription, to loser: RecognizerDescription) -> Bool {
    winner.level < loser.level && (!winner.isOfLibrary || loser.isOfLibrary)
  }

  private func conflictOfTaps(
    _ first: RecognizerDescription, _ second: RecognizerDescription
  ) -> GestureConflict {
    let isNested = isException(first, to: second)
    return GestureConflict(
      kind: .sameTap, severity: isNested ? .information : severity(first, second),
      recognizers: [second.name, first.name],
      sentence: "\(first.name) and \(second.name) answer the same taps: \(first.name) "
        + (isNested
          ? "on \(first.view) is recognized, and stops the other one on \(second.view)"
          : "hears of touches first, and \(second.name) is never recognized; let one answer for both"))
  }

  private func conflictOfFirstTap(
    _ first: RecognizerDescription, _ second: RecognizerDescription, _ taps: Int
  ) -> GestureConflict {
    GestureConflict(
      kind: .firstTapActs, severity: .information, recognizers: [first.name, second.name],
      sentence: "\(first.name) acts before \(second.name) has its \(taps) taps; where it should not, it must wait: "
        + "require(toFail:)")
  }

  private func conflictOfPresses(
    _ first: RecognizerDescription, _ duration: Double, _ second: RecognizerDescription, _ other: Double
  ) -> GestureConflict {
    // Timers of the same moment fire in the order in which fingers came down and recognizers heard of them.
    guard abs(duration - other) > 0.001 else {
      return GestureConflict(
        kind: .samePress, severity: isException(first, to: second) ? .information : severity(first, second),
        recognizers: [second.name, first.name],
        sentence: "\(first.name) and \(second.name) both answer a press of \(Milliseconds(duration)): "
          + "\(first.name) begins, and stops the other one; say which with require(toFail:), or let both run together")
    }
    let (shorter, longer) = duration < other ? (first, second) : (second, first)
    return GestureConflict(
      kind: .exclusion, severity: severity(first, second), recognizers: [longer.name, shorter.name],
      sentence:
        "\(longer.name), a press of \(Milliseconds(max(duration, other))), never begins: \(shorter.name) begins "
        + "after \(Milliseconds(min(duration, other))), and stops it; say otherwise with require(toFail:), "
        + "or let both run together")
  }

  private func conflictOfMotion(
    _ winner: RecognizerDescription, _ loser: RecognizerDescription, _ words: String
  ) -> GestureConflict {
    GestureConflict(
      kind: .exclusion, severity: isException(winner, to: loser) ? .information : severity(winner, loser),
      recognizers: [loser.name, winner.name],
      sentence: "\(winner.name) and \(loser.name) answer the same motion: \(winner.name) begins \(words); "
        + "say which with require(toFail:), or let both run together")
  }

  private func conflictOfFingers(
    _ first: RecognizerDescription, _ second: RecognizerDescription
  ) -> GestureConflict {
    GestureConflict(
      kind: .exclusion, severity: severity(first, second), recognizers: [first.name, second.name],
      sentence: "\(first.name) and \(second.name) both follow two fingers: the first to begin stops the other one; "
        + "let both run together where both are wanted")
  }

  private func conflictOfSwipe(
    _ swipe: RecognizerDescription, before pan: RecognizerDescription
  ) -> GestureConflict {
    GestureConflict(
      kind: .exclusion, severity: severity(swipe, pan), recognizers: [swipe.name, pan.name],
      sentence: "\(swipe.name) is never recognized: \(pan.name) begins after \(Points(profile.panMovement)), before "
        + "the \(Points(profile.shortestSwipe)) that a swipe takes; let the pan wait: require(toFail:)")
  }
}
