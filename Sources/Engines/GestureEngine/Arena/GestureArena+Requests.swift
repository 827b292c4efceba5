extension GestureArena {
  /// A member asks for a new state.
  ///
  /// What cannot follow the present state is ignored, and the rules are told. Some requests are taken for what they
  /// can only mean: `changed` before `began` begins, `cancelled` before `began` fails, `failed` after it cancels.
  public func request(_ state: RecognitionState, for member: Member, because reason: GestureReason) {
    checkPresence(of: member)
    let current = entries[member].state
    if entries[member].heldState != nil {
      requestWhileWaiting(state, for: member, because: reason)
      return
    }
    switch (current, state) {
    case (.possible, .possible): return
    case (.possible, .failed), (.possible, .cancelled):  // G22
      fail(member, because: .asked(reason))
    case (.possible, .began), (.possible, .changed), (.possible, .ended):
      guard !entries[member].isAsking else {
        rules?.didIgnore(state, of: member, in: current)
        break
      }
      attempt(state == .changed ? .began : state, by: member, because: reason)
    case (.began, .changed), (.changed, .changed), (.began, .ended), (.changed, .ended), (.began, .cancelled),
      (.changed, .cancelled):
      move(member, to: state, because: .asked(reason))
    case (.began, .failed), (.changed, .failed):
      move(member, to: .cancelled, because: .asked(reason))
    default:
      rules?.didIgnore(state, of: member, in: current)  // G20
    }
    resolveWaiting()
  }

  private func requestWhileWaiting(_ state: RecognitionState, for member: Member, because reason: GestureReason) {
    switch state {
    case .ended: entries[member].heldEnd = .ended
    case .cancelled, .failed:
      stopWaiting(member)
      fail(member, because: .asked(reason))
    case .possible, .began, .changed: break
    }
    resolveWaiting()
  }

  /// The gates on the way out of `possible`: may it begin, must it wait, is somebody under way.
  ///
  /// Every question may be answered by a program that resets or removes members: what is no longer in the same attempt
  /// after a question is left alone.
  private func attempt(_ state: RecognitionState, by member: Member, because reason: GestureReason) {
    let attempt = entries[member].attempt
    entries[member].isAsking = true
    let mayBegin = rules?.shouldBegin(member) ?? true  // G30
    if isUndecided(member, in: attempt) {
      if mayBegin {
        proceed(to: state, by: member, because: .asked(reason))
      } else {
        fail(member, because: .refused)
      }
    }
    if entries[member].attempt == attempt { entries[member].isAsking = false }
  }

  func proceed(to state: RecognitionState, by member: Member, because reason: ArenaReason) {
    let attempt = entries[member].attempt
    let touches = entries[member].touches
    var waitsFor: [Member] = []
    for other in entries.indices where isRival(other, of: member, for: touches) {
      let isRequired = requires(other, before: member)  // G32
      guard isUndecided(member, in: attempt) else { return }
      guard isRequired else { continue }
      switch entries[other].state {
      case .failed, .cancelled: continue
      case .possible: waitsFor.append(other)
      case .began, .changed, .ended:
        fail(member, because: .requirementRecognized(other))
        return
      }
    }
    guard waitsFor.isEmpty else {
      if entries[member].heldState == nil { hold(state, of: member, for: waitsFor, because: reason) }
      return
    }
    // G36
    for other in entries.indices where isRival(other, of: member, for: touches) && entries[other].state.isActive {
      let mayNotBegin = excludes(member, by: other)
      guard isUndecided(member, in: attempt) else { return }
      if mayNotBegin {
        fail(member, because: .underWay(other))
        return
      }
    }
    let heldEnd = entries[member].heldEnd
    stopWaiting(member)
    move(member, to: state, because: reason)
    stopRivals(of: member, in: attempt)
    if let heldEnd, entries[member].attempt == attempt, entries[member].state.isActive {
      move(member, to: heldEnd, because: .delayed)
    }
  }

  private func hold(_ state: RecognitionState, of member: Member, for others: [Member], because reason: ArenaReason) {
    heldCount += 1
    waitingCount += 1
    entries[member].heldState = state
    entries[member].heldOrder = heldCount
    rules?.willWait(member, for: others, because: reason)
  }

  /// A member has left `possible`: those that may not go on beside it fail. // G36
  private func stopRivals(of member: Member, in attempt: Int) {
    let touches = entries[member].touches
    for other in entries.indices where isRival(other, of: member, for: touches) && entries[other].state == .possible {
      let otherAttempt = entries[other].attempt
      let waitedInVain = requires(member, before: other)  // G32
      let isStopped = waitedInVain || excludes(other, by: member)
      guard entries[member].attempt == attempt else { return }
      guard isStopped, entries[other].attempt == otherAttempt else { continue }
      fail(other, because: waitedInVain ? .requirementRecognized(member) : .excluded(by: member))
    }
  }

  func fail(_ member: Member, because reason: ArenaReason) {
    guard entries[member].isPresent, entries[member].state == .possible else { return }
    stopWaiting(member)
    move(member, to: .failed, because: reason)
  }

  private func isUndecided(_ member: Member, in attempt: Int) -> Bool {
    entries[member].attempt == attempt && entries[member].state == .possible
  }

  /// Tells whether another member shares a touch with one that has `touches`. The question is asked of each number in
  /// turn: programs that answer questions in between may take members away.
  func isRival(_ other: Member, of member: Member, for touches: TouchSet) -> Bool {
    other != member && entries[other].isPresent && !entries[other].touches.isDisjoint(with: touches)
  }

  private func requires(_ other: Member, before member: Member) -> Bool {
    let pair = pair(member, other)
    if let known = requirements[pair] { return known }  // G33
    // No, until the answer is there: a program that starts something while it is asked must not be asked again.
    requirements[pair] = false
    let answer = rules?.requiresFailure(of: other, before: member) ?? false
    guard self.pair(member, other) == pair else { return false }
    requirements[pair] = answer
    return answer
  }

  func pair(_ member: Member, _ other: Member) -> Pair {
    Pair(attempt: entries[member].attempt, other: entries[other].attempt)
  }

  /// Tells whether one that is under way stops another. // G37, G38
  private func excludes(_ member: Member, by other: Member) -> Bool {
    guard let rules else { return true }
    return !rules.mayRecognizeTogether(member, other) && rules.prevents(member, by: other)
  }
}
