/// Events of a session.
extension DragSessionMachine {
  /// A finger has pressed for long enough.
  public mutating func press() {
    guard phase == .waiting, queue.isEmpty, question == nil else { return }
    append([.itemsForBeginning])
  }

  /// Everything is lifted.
  public mutating func liftDidEnd() {
    guard phase == .lifting else { return }
    phase = .lifted
    append([.liftIsOver(isWhole: true)])
    if hasMovedAway { queue.append(.begin) }
  }

  /// The finger has moved: in a lift, away from where it pressed. While things are being lifted the session begins only
  /// when they are. // N11
  public mutating func fingerDidMove() {
    switch phase {
    case .lifting: hasMovedAway = true
    case .lifted:
      guard !queue.contains(.begin) else { return }
      queue.append(.begin)
    case .dragging:
      // What has not been told yet covers this move, too.
      guard !queue.contains(.step(.findTargets)) else { return }
      append(isForeign ? [.findTargets] : [.sessionDidMove, .findTargets])
    default: break
    }
  }

  /// The content has moved under the finger: targets are asked anew, and the source hears nothing.
  public mutating func contentDidMove() {
    guard phase == .dragging, !queue.contains(.step(.findTargets)) else { return }
    append([.findTargets])
  }

  /// The finger has been lifted.
  public mutating func fingerDidLift() { queue.append(.release) }

  /// The finger has been taken away, or nothing can go on: what has begun is cancelled.
  public mutating func interrupt() { queue.append(.interrupt) }

  /// The things were dropped outside of the program, where an operation has been done with them; there is nothing to animate. // N86
  ///
  /// Data may still be on their way: ``transfersDidEnd()`` ends the session.
  public mutating func dropDidEndElsewhere(_ operation: DropOperation) { queue.append(.endElsewhere(operation)) }

  /// Everything is back where it was.
  public mutating func setDownDidEnd() {
    guard phase == .settingDown, !queue.contains(.step(.isOver)) else { return }
    append(isTurnedRound ? [.liftIsOver(isWhole: false), .isOver] : [.isOver])
  }

  /// More items are about to come. // N66 N67
  public mutating func add(_ count: Int) {
    guard count > 0 else { return }
    queue.append(.add(count))
  }

  /// A foreign session has turned out to have other items, and so many of them: targets are asked anew. // N82
  public mutating func setForeignItemCount(_ count: Int) {
    guard isForeign, phase == .dragging else { return }
    itemCount = count
    answers.removeAll()
    contentDidMove()
  }

  /// A target has gone.
  public mutating func targetDidGo(_ target: DropTargetID) { queue.append(.lose(target)) }

  /// Everything is where it was dropped.
  public mutating func dropDidEnd() {
    guard phase == .dropping, let target, let operation = proposal?.operation else { return }
    append([.concludeDrop(target)] + seen.map { .sessionDidEnd($0) })
    self.target = nil
    if isForeign { return append([.isOver]) }
    append([.didEnd(operation)])
    phase = .transferring
    if transfersAreOver { append([.didTransferItems, .isOver]) }
  }

  /// All data that were asked for in a drop have arrived, or nothing was asked for.
  public mutating func transfersDidEnd() {
    guard !transfersAreOver else { return }
    transfersAreOver = true
    if phase == .transferring { append([.didTransferItems, .isOver]) }
  }

  /// Everything has gone back.
  public mutating func cancelDidEnd() {
    guard phase == .cancelling else { return }
    append(isForeign ? [.isOver] : [.didEnd(.cancel), .isOver])
  }
}
