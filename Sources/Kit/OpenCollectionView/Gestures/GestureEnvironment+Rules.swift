import GestureEngine

// Answers to the arena.
extension GestureEnvironment: @MainActor GestureArenaRules {
  /// Tells whether a recognizer and its delegate want an event; each is asked once per event. // G10
  func wants(_ recognizer: UIGestureRecognizer, _ event: UIEvent, number: Int) -> Bool {
    if let known = recognizer.eventAnswer, known.event == number { return known.isWanted }
    let answer = wants(recognizer, event)
    recognizer.eventAnswer = (number, answer)
    return answer
  }

  /// Tells whether a recognizer and its delegate want an event.
  func wants(_ recognizer: UIGestureRecognizer, _ event: UIEvent) -> Bool {
    recognizer.shouldReceive(event) && recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: event) ?? true
  }

  func shouldBegin(_ member: GestureArena.Member) -> Bool {
    guard let recognizer = recognizers[member] else { return false }
    if let delegate = recognizer.delegate, !delegate.gestureRecognizerShouldBegin(recognizer) {
      noteRefusal(of: recognizer, by: delegate)
      return false
    }
    // A view that is the delegate of its own recognizer has been asked. // G131
    let own = recognizer.ownView
    if let own, recognizer.delegate !== own, !own.gestureRecognizerShouldBegin(recognizer) {
      noteRefusal(of: recognizer, by: own)
      return false
    }
    // The hit view is asked first, then those around it, up to the recognizer's own view.
    var view = recognizer.boundTouches.first?.view ?? recognizer.view
    while let current = view {
      if current !== own, !current.gestureRecognizerShouldBegin(recognizer) {
        noteRefusal(of: recognizer, by: current)
        return false
      }
      if current === recognizer.view { break }
      view = current.superview
    }
    return true
  }

  func requiresFailure(of other: GestureArena.Member, before member: GestureArena.Member) -> Bool {
    guard let waiting = recognizers[member], let first = recognizers[other] else { return false }
    guard let source = waiting.sourceOfRequirement(on: first) else { return false }
    trace.record(
      .recognizerRequires(
        recognizer: trace.name(of: waiting), other: trace.name(of: first), reason: source.words(waiting, first, trace)))
    return true
  }

  func mayRecognizeTogether(_ member: GestureArena.Member, _ other: GestureArena.Member) -> Bool {
    guard let one = recognizers[member], let two = recognizers[other] else { return true }
    guard let owner = one.allowsCompany(of: two) else { return false }
    noteCompany(of: one, and: two, allowedBy: owner)
    return true
  }

  func prevents(_ other: GestureArena.Member, by member: GestureArena.Member) -> Bool {
    guard let stopping = recognizers[member], let stopped = recognizers[other] else { return false }
    return stopping.stops(stopped)
  }

  func stateDidChange(
    of member: GestureArena.Member, from old: RecognitionState, to new: RecognitionState, because reason: ArenaReason
  ) {
    guard let recognizer = recognizers[member] else { return }
    // A gesture that merely goes on gives nothing free.
    if new != .changed { needsForgetting = true }
    recognizer.currentState = UIGestureRecognizer.State(rawValue: new.rawValue) ?? .possible
    if old == .possible, new == .began || new == .ended { newlyRecognized.append(recognizer) }
    if old == .possible { noteDecision(of: recognizer, new) }
    if case .excluded(let winner) = reason, let winner = recognizers[winner], recognizer.isFree(afterLosingTo: winner) {
      arena.letGo(member)
    }
    trace.record(
      .recognizerChanged(
        recognizer: trace.name(of: recognizer), from: old.name, to: new.name, reason: words(reason, of: member)))
  }

  func willWait(_ member: GestureArena.Member, for others: [GestureArena.Member], because reason: ArenaReason) {
    guard trace.isListening, let recognizer = recognizers[member] else { return }
    let names = others.compactMap { recognizers[$0].map { trace.name(of: $0) } }
    noteWait(of: member, words(reason, of: member), for: names)
    trace.record(.recognizerWaits(recognizer: trace.name(of: recognizer), others: names))
  }

  func didIgnore(_ state: RecognitionState, of member: GestureArena.Member, in current: RecognitionState) {
    guard let recognizer = recognizers[member] else { return }
    trace.record(.recognizerIgnored(recognizer: trace.name(of: recognizer), from: current.name, to: state.name))
  }

  /// A reason in words; called only when a trace listens.
  private func words(_ reason: ArenaReason, of member: GestureArena.Member) -> String {
    switch reason {
    case .asked(let reason): reason.description
    case .refused: notes.refusal ?? "it should not begin"
    case .released: notes.waits[member] ?? "those it waited for have failed"
    case .delayed: "it ended while it waited"
    case .requirementRecognized(let other): "\(name(of: other)), which had to fail first, was recognized"
    case .underWay(let other): "\(name(of: other)) is under way"
    case .excluded(let other): "\(name(of: other)) was recognized first"
    case .cycle: "it and others wait for each other to fail"
    }
  }

  private func name(of member: GestureArena.Member) -> String {
    recognizers[member].map { trace.name(of: $0) } ?? "another gesture"
  }
}
