import DragEngine

extension DragRun {
  /// Does one step: each is a call of the program, or the beginning of an animation. // N35, N36, N37, N39
  func perform(_ step: DragStep) {
    switch step {
    case .itemsForBeginning, .previewForLifting, .willAnimateLift, .lift, .liftIsOver, .setDown, .sessionWillBegin,
      .allowsMove, .isRestricted, .prefersFullSize, .sessionDidMove, .willAdd, .willEnd, .didEnd, .didTransferItems,
      .previewForCancelling, .willAnimateCancel, .cancel:
      performAtSource(step)
    case .isOver: finish()
    default: performAtTarget(step)
    }
  }

  private func performAtSource(_ step: DragStep) {
    let (source, delegate) = (source, source?.delegate)
    switch step {
    case .itemsForBeginning:
      if let source, let delegate {
        for item in delegate.dragInteraction(source, itemsForBeginning: dragSession) { addPart(item, from: source) }
      }
      note("asks \(name(of: source)) itemsForBeginning", because: words(forCount: parts.count))
      machine.answer(itemCount: parts.count)
    case .previewForLifting(let place):
      guard let source, let delegate, parts.indices.contains(place) else { return }
      parts[place].lifted = delegate.dragInteraction(
        source, previewForLifting: parts[place].item, session: dragSession)
      note("asks \(name(of: source)) previewForLifting", because: parts[place].lifted == nil ? "none" : "")
    case .willAnimateLift:
      guard let source, let delegate else { return }
      note("tells \(name(of: source)) willAnimateLift")
      delegate.dragInteraction(source, willAnimateLiftWith: liftHandlers, session: dragSession)
    case .lift: beginLift()
    case .liftIsOver(let isWhole):
      note(isWhole ? "has lifted its items" : "has been turned round")
      liftHandlers.complete(isWhole ? .end : .start)
    case .setDown: beginSettingDown()
    case .sessionWillBegin: beginSession()
    case .allowsMove:
      machine.answer(answersAhead?.allowsMove ?? askAllowsMove())
    case .isRestricted:
      machine.answer(answersAhead?.isRestricted ?? askIsRestricted())
    case .prefersFullSize:
      let isPreferred =
        source.flatMap { delegate?.dragInteraction($0, prefersFullSizePreviewsFor: dragSession) } ?? false
      note("asks \(name(of: source)) prefersFullSizePreviewsFor", because: isPreferred ? "yes" : "no")
      machine.answer(isPreferred)
      // Not before: what is made smaller never grows again.
      layOutFlock(animated: true)
    case .sessionDidMove:
      note("tells \(name(of: source)) sessionDidMove")
      if let source { delegate?.dragInteraction(source, sessionDidMove: dragSession) }
    case .willAdd: takeAddition()
    case .willEnd(let operation):
      note("tells \(name(of: source)) willEndWith", because: "\(UIDropOperation(operation))")
      if let source {
        delegate?.dragInteraction(source, session: dragSession, willEndWith: UIDropOperation(operation))
      }
    case .didEnd(let operation):
      note("tells \(name(of: source)) didEndWith", because: "\(UIDropOperation(operation))")
      if let source {
        delegate?.dragInteraction(source, session: dragSession, didEndWith: UIDropOperation(operation))
      }
    case .didTransferItems:
      note("tells \(name(of: source)) sessionDidTransferItems")
      if let source { delegate?.dragInteraction(source, sessionDidTransferItems: dragSession) }
    case .previewForCancelling(let place):
      guard parts.indices.contains(place), let lifted = parts[place].lifted, parts[place].shown != nil else { return }
      let part = parts[place]
      guard let origin = part.source, let delegate = origin.delegate else { return }
      part.goal = delegate.dragInteraction(origin, previewForCancelling: part.item, withDefault: lifted)
      note("asks \(name(of: origin)) previewForCancelling", because: part.goal == nil ? "none" : "")
    case .willAnimateCancel(let place):
      guard parts.indices.contains(place) else { return }
      let part = parts[place]
      let animator = DragAnimator()
      part.animator = animator
      if let origin = part.source {
        note("tells \(name(of: origin)) willAnimateCancelWith")
        origin.delegate?.dragInteraction(origin, item: part.item, willAnimateCancelWith: animator)
      }
    case .cancel: beginEnding(isCancelled: true) { [weak self] in self?.report { $0.cancelDidEnd() } }
    default: break
    }
  }

  func askAllowsMove() -> Bool {
    let isAllowed =
      source.flatMap { $0.delegate?.dragInteraction($0, sessionAllowsMoveOperation: dragSession) } ?? true
    note("asks \(name(of: source)) sessionAllowsMoveOperation", because: isAllowed ? "yes" : "no")
    return isAllowed
  }

  func askIsRestricted() -> Bool {
    let isRestricted =
      source.flatMap { $0.delegate?.dragInteraction($0, sessionIsRestrictedToDraggingApplication: dragSession) }
      ?? false
    note("asks \(name(of: source)) sessionIsRestrictedToDraggingApplication", because: isRestricted ? "yes" : "no")
    return isRestricted
  }

  /// The finger is the drag's from now on, and what is dragged comes under it. // N11, N14, N25
  private func beginSession() {
    if let touch {
      drags.scene?.gestureEnvironment.take(touch, forDragOf: source.map { [$0.lift, $0.pointerDrag] } ?? [])
    }
    for part in parts {
      part.item.itemProvider.gate = gate
      showDragPreview(of: part)
    }
    note("tells \(name(of: source)) sessionWillBegin")
    if let source { source.delegate?.dragInteraction(source, sessionWillBegin: dragSession) }
  }

  /// New items are told to all who have given some, and come to the others under the finger. // N67
  private func takeAddition() {
    guard !additions.isEmpty else { return }
    let (items, adding) = additions.removeFirst()
    for contributor in contributors {
      note("tells \(name(of: contributor)) willAdd", because: "\(words(forCount: items.count)) of \(name(of: adding))")
      contributor.delegate?.dragInteraction(contributor, session: dragSession, willAdd: items, for: adding)
    }
    for item in items {
      addPart(item, from: adding)
      guard let part = parts.last else { continue }
      item.itemProvider.gate = gate
      part.lifted = adding.delegate?.dragInteraction(adding, previewForLifting: item, session: dragSession)
      showPart(part)
      showDragPreview(of: part)
    }
    layOutFlock(animated: true)
  }

  private func performAtTarget(_ step: DragStep) {
    switch step {
    case .findTargets:
      let isOutside = foreign?.isOutside == true
      machine.answer(targets: isOutside ? [] : findTargets())
    case .canHandle(let id):
      let answer = drags.interaction(id).flatMap { $0.delegate?.dropInteraction($0, canHandle: dropSession) }
      note(
        "asks \(name(of: drags.interaction(id))) canHandle",
        because: answer.map { $0 ? "yes" : "no" } ?? "its delegate has gone")
      machine.answer(answer ?? false)
    case .didEnter(let id):
      drags.occupancy.enter(id, number)
      tell(id, "sessionDidEnter") { $1.dropInteraction($0, sessionDidEnter: dropSession) }
    case .didUpdate(let id):
      let proposal = drags.interaction(id).flatMap { $0.delegate?.dropInteraction($0, sessionDidUpdate: dropSession) }
      note("asks \(name(of: drags.interaction(id))) sessionDidUpdate", because: words(for: proposal))
      machine.answer(proposal?.inEngine ?? DropProposal(.cancel))
    case .didExit(let id):
      drags.occupancy.exit(id, number)
      tell(id, "sessionDidExit") { $1.dropInteraction($0, sessionDidExit: dropSession) }
    case .performDrop(let id):
      gate.open()
      tell(id, "performDrop") { $1.dropInteraction($0, performDrop: dropSession) }
      gate.close { [weak self] in self?.report { $0.transfersDidEnd() } }
    case .previewForDropping(let id, let place):
      guard let target = drags.interaction(id), parts.indices.contains(place), let present = presentPreview(place)
      else {
        return
      }
      parts[place].goal = target.delegate?.dropInteraction(
        target, previewForDropping: parts[place].item, withDefault: present)
      note("asks \(name(of: target)) previewForDropping", because: parts[place].goal == nil ? "none" : "")
    case .willAnimateDrop(let id, let place):
      guard let target = drags.interaction(id), parts.indices.contains(place) else { return }
      let animator = DragAnimator()
      parts[place].animator = animator
      note("tells \(name(of: target)) willAnimateDropWith")
      target.delegate?.dropInteraction(target, item: parts[place].item, willAnimateDropWith: animator)
    case .drop: beginEnding(isCancelled: false) { [weak self] in self?.report { $0.dropDidEnd() } }
    case .concludeDrop(let id): tell(id, "concludeDrop") { $1.dropInteraction($0, concludeDrop: dropSession) }
    case .sessionDidEnd(let id): tell(id, "sessionDidEnd") { $1.dropInteraction($0, sessionDidEnd: dropSession) }
    default: break
    }
  }

  /// The targets under the drag. A precise one keeps it as long as the finger is in it: with every second move the drag would
  /// go out above its edge, and come in again. // N32
  private func findTargets() -> [DropTargetID] {
    isBelowEdge = false
    let found = drags.targets(at: dropPoint, for: self)
    guard dropPoint != point, let present = machine.target, !found.contains(present) else { return found }
    let atFinger = drags.targets(at: point, for: self)
    guard atFinger.contains(present) else { return found }
    isBelowEdge = true
    return atFinger
  }

  private func tell(
    _ id: DropTargetID, _ words: String, _ call: (UIDropInteraction, any UIDropInteractionDelegate) -> Void
  ) {
    guard let target = drags.interaction(id), let delegate = target.delegate else { return }
    note("tells \(name(of: target)) \(words)")
    call(target, delegate)
  }

  /// Nothing is left of it.
  private func finish() {
    abandon()
    drags.remove(self)
  }
}
