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
      machine.answer(itemCount: parts.count)
    case .previewForLifting(let place):
      guard let source, let delegate, parts.indices.contains(place) else { return }
      parts[place].lifted = delegate.dragInteraction(
        source, previewForLifting: parts[place].item, session: dragSession)
    case .willAnimateLift:
      guard let source, let delegate else { return }
      delegate.dragInteraction(source, willAnimateLiftWith: liftHandlers, session: dragSession)
    case .lift: beginLift()
    case .liftIsOver(let isWhole): liftHandlers.complete(isWhole ? .end : .start)
    case .setDown: beginSettingDown()
    case .sessionWillBegin:
      for part in parts { part.item.itemProvider.gate = gate }
      layOutFlock(animated: true)
      if let source { delegate?.dragInteraction(source, sessionWillBegin: dragSession) }
    case .allowsMove:
      machine.answer(source.flatMap { delegate?.dragInteraction($0, sessionAllowsMoveOperation: dragSession) } ?? true)
    case .isRestricted:
      machine.answer(
        source.flatMap { delegate?.dragInteraction($0, sessionIsRestrictedToDraggingApplication: dragSession) } ?? false
      )
    case .prefersFullSize:
      machine.answer(source.flatMap { delegate?.dragInteraction($0, prefersFullSizePreviewsFor: dragSession) } ?? false)
    case .sessionDidMove: if let source { delegate?.dragInteraction(source, sessionDidMove: dragSession) }
    case .willAdd: takeAddition()
    case .willEnd(let operation):
      if let source {
        delegate?.dragInteraction(source, session: dragSession, willEndWith: UIDropOperation(operation))
      }
    case .didEnd(let operation):
      if let source {
        delegate?.dragInteraction(source, session: dragSession, didEndWith: UIDropOperation(operation))
      }
    case .didTransferItems:
      if let source { delegate?.dragInteraction(source, sessionDidTransferItems: dragSession) }
    case .previewForCancelling(let place):
      guard parts.indices.contains(place), let lifted = parts[place].lifted, parts[place].shown != nil else { return }
      let part = parts[place]
      guard let origin = part.source, let delegate = origin.delegate else { return }
      part.goal = delegate.dragInteraction(origin, previewForCancelling: part.item, withDefault: lifted)
    case .willAnimateCancel(let place):
      guard parts.indices.contains(place) else { return }
      let part = parts[place]
      let animator = DragAnimator()
      part.animator = animator
      if let origin = part.source {
        origin.delegate?.dragInteraction(origin, item: part.item, willAnimateCancelWith: animator)
      }
    case .cancel: beginEnding(because: "cancel") { [weak self] in self?.report { $0.cancelDidEnd() } }
    default: break
    }
  }

  /// New items are told to all who have given some, and come to the others under the finger. // N67
  private func takeAddition() {
    guard !additions.isEmpty else { return }
    let (items, adding) = additions.removeFirst()
    for contributor in contributors {
      contributor.delegate?.dragInteraction(contributor, session: dragSession, willAdd: items, for: adding)
    }
    for item in items {
      addPart(item, from: adding)
      guard let part = parts.last else { continue }
      item.itemProvider.gate = gate
      part.lifted = adding.delegate?.dragInteraction(adding, previewForLifting: item, session: dragSession)
      showPart(part)
    }
    layOutFlock(animated: true)
  }

  private func performAtTarget(_ step: DragStep) {
    switch step {
    case .findTargets:
      let isOutside = foreign?.isOutside == true
      machine.answer(targets: isOutside ? [] : drags.targets(at: dropPoint, for: self))
    case .canHandle(let id):
      machine.answer(
        drags.interaction(id).flatMap { $0.delegate?.dropInteraction($0, canHandle: dropSession) } ?? false)
    case .didEnter(let id):
      drags.occupancy.enter(id, number)
      if let target = drags.interaction(id) { target.delegate?.dropInteraction(target, sessionDidEnter: dropSession) }
    case .didUpdate(let id):
      let proposal = drags.interaction(id).flatMap { $0.delegate?.dropInteraction($0, sessionDidUpdate: dropSession) }
      machine.answer(proposal?.inEngine ?? DropProposal(.cancel))
    case .didExit(let id):
      drags.occupancy.exit(id, number)
      if let target = drags.interaction(id) { target.delegate?.dropInteraction(target, sessionDidExit: dropSession) }
    case .performDrop(let id):
      gate.open()
      if let target = drags.interaction(id) { target.delegate?.dropInteraction(target, performDrop: dropSession) }
      gate.close { [weak self] in self?.report { $0.transfersDidEnd() } }
    case .previewForDropping(let id, let place):
      guard let target = drags.interaction(id), parts.indices.contains(place), let present = presentPreview(place)
      else {
        return
      }
      parts[place].goal = target.delegate?.dropInteraction(
        target, previewForDropping: parts[place].item, withDefault: present)
    case .willAnimateDrop(let id, let place):
      guard let target = drags.interaction(id), parts.indices.contains(place) else { return }
      let animator = DragAnimator()
      parts[place].animator = animator
      target.delegate?.dropInteraction(target, item: parts[place].item, willAnimateDropWith: animator)
    case .drop: beginEnding(because: "drop") { [weak self] in self?.report { $0.dropDidEnd() } }
    case .concludeDrop(let id):
      if let target = drags.interaction(id) { target.delegate?.dropInteraction(target, concludeDrop: dropSession) }
    case .sessionDidEnd(let id):
      if let target = drags.interaction(id) { target.delegate?.dropInteraction(target, sessionDidEnd: dropSession) }
    default: break
    }
  }

  /// Nothing is left of it.
  private func finish() {
    abandon()
    drags.remove(self)
  }
}
