extension DragSessionMachine {
  /// The session begins: things are lifted, and the finger has moved away. // N10 N11 N35
  mutating func beginSession() {
    guard phase == .lifted else { return }
    phase = .dragging
    prepend([.sessionWillBegin, .allowsMove, .isRestricted, .prefersFullSize, .sessionDidMove, .findTargets])
  }

  /// The innermost target that takes part is the one that hears. Who has not been asked is asked first, alone. // N28
  mutating func resolve() {
    guard phase == .dragging else { return candidates.removeAll() }
    while let candidate = candidates.first {
      switch answers[candidate] {
      case nil: return prepend([.canHandle(candidate)])
      case true?:
        candidates.removeAll()
        return enter(candidate)
      case false?: candidates.removeFirst()
      }
    }
    guard let left = target else { return }
    target = nil
    proposal = nil
    prepend([.didExit(left)])
  }

  /// From one target to another: out of the old, into the new. // N30 N33
  private mutating func enter(_ new: DropTargetID) {
    guard new != target else { return prepend([.didUpdate(new)]) }
    let old = target
    target = new
    proposal = nil
    if !seen.contains(new) { seen.append(new) }
    prepend((old.map { [.didExit($0)] } ?? []) + [.didEnter(new), .didUpdate(new)])
  }

  mutating func decideRelease() {
    switch phase {
    case .lifting:
      phase = .settingDown
      isTurnedRound = true
      prepend([.setDown])
    case .lifted:
      // A finger that has not moved has begun nothing. // N8
      phase = .settingDown
      prepend([.setDown])
    case .dragging:
      guard let target, let operation = proposal?.operation, operation.takes else { return goBack() }
      phase = .dropping
      var steps: [DragStep] = isForeign ? [] : [.willEnd(operation)]
      steps.append(.performDrop(target))
      if itemCount <= mostPreviews { steps += (0..<itemCount).map { .previewForDropping(target, item: $0) } }
      steps += (0..<itemCount).map { .willAnimateDrop(target, item: $0) }
      prepend(steps + [.drop(target)])
    case .waiting where question == nil: prepend([.isOver])
    default: break
    }
  }

  mutating func decideInterruption() {
    switch phase {
    case .dragging: goBack()
    case .waiting, .lifting, .lifted: decideRelease()
    default: break
    }
  }

  /// Lifted where nothing takes it: targets hear of the end at once, then everything goes back. // N39
  private mutating func goBack() {
    phase = .cancelling
    target = nil
    proposal = nil
    var steps: [DragStep] = seen.map { .sessionDidEnd($0) }
    if !isForeign {
      steps.append(.willEnd(.cancel))
      if itemCount <= mostPreviews { steps += (0..<itemCount).map { .previewForCancelling(item: $0) } }
      steps += (0..<itemCount).map { .willAnimateCancel(item: $0) }
    }
    prepend(steps + [.cancel])
  }

  /// Dropped outside: targets here hear of the end, and the source of what was done. // N86
  mutating func decideEndElsewhere(_ operation: DropOperation) {
    let allowed = operation.allowed(byMoves: allowsMove)
    guard phase == .dragging, !isForeign, allowed.takes else { return decideInterruption() }
    var steps: [DragStep] = target.map { [.didExit($0)] } ?? []
    target = nil
    proposal = nil
    steps += seen.map { .sessionDidEnd($0) } + [.willEnd(allowed), .didEnd(allowed)]
    phase = .dropping
    phase = .transferring
    prepend(steps + (transfersAreOver ? [.didTransferItems, .isOver] : []))
  }

  /// Tells those who have given items of new ones, and has targets asked anew whether they take part. // N67
  mutating func decideAddition(of count: Int) {
    guard phase == .dragging else { return }
    itemCount += count
    answers.removeAll()
    prepend([.willAdd(count: count), .findTargets])
  }

  /// A target that has gone hears that the session is out of it, and of the end, as all who have seen it.
  mutating func decideLoss(of lost: DropTargetID) {
    answers[lost] = nil
    guard lost == target, phase == .dragging else { return }
    target = nil
    proposal = nil
    prepend([.didExit(lost)])
  }
}
