import CollectionEngine
import DecisionTrace
import FrameClock

extension UICollectionView.InteractiveMovement {
  /// Tells whether layout and data can be asked now.
  var isSettled: Bool {
    view.pass.isResting && view.changes.batch == nil && !movements.isCommitting && movements.numbering == .data
  }

  /// The finger is elsewhere. // M3
  func follow(_ position: CGPoint) {
    guard isActive else { return }
    guard position.isFinite else {
      return trace("stays where it is", because: "the position (\(position.x), \(position.y)) is not finite")
    }
    guard isSettled else {
      // The next pass begins with it.
      waitingPosition = position
      return view.setNeedsLayout()
    }
    contentOrigin = view.contentOriginInWindow
    throwing.add(view.convert(position, to: nil as UIView?), at: view.movementClock?.now ?? 0)
    guard position != targetPosition else { return }
    goesStepwise = false
    update(to: position)
    movements.scroller.update()
  }

  /// The content may have gone on under the finger, or items under the item: called before each pass. // M15
  func followContent() {
    guard isSettled else { return view.setNeedsLayout() }
    if goesStepwise, waitingPosition == nil { return stayInSlot() }
    let origin = view.contentOriginInWindow
    let way = CGPoint(x: contentOrigin.x - origin.x, y: contentOrigin.y - origin.y)
    contentOrigin = origin
    let position = waitingPosition ?? CGPoint(x: targetPosition.x + way.x, y: targetPosition.y + way.y)
    waitingPosition = nil
    guard position != targetPosition || needsTarget else { return }
    update(to: position)
  }

  /// The content has been moved in the course of a pass, as by what was measured: the cell stays where it is seen, and
  /// where it belongs is found with the next pass.
  func keepUnderFinger() {
    guard isActive, !goesStepwise else { return }
    let origin = view.contentOriginInWindow
    guard origin != contentOrigin else { return }
    targetPosition.x += contentOrigin.x - origin.x
    targetPosition.y += contentOrigin.y - origin.y
    contentOrigin = origin
    needsTarget = true
    needsPlacing = true
    view.setNeedsLayout()
  }

  /// No finger holds the item: it stands where it is shown, wherever that has gone.
  private func stayInSlot() {
    contentOrigin = view.contentOriginInWindow
    needsTarget = false
    guard let regular = view.presentedAttributes(of: key) else { return }
    let center = view.seenCenter(of: regular)
    guard center != targetPosition else { return }
    targetPosition = center
    needsPlacing = true
  }

  private func update(to position: CGPoint) {
    if glide(to: position) { return }
    let layout = view.collectionViewLayout
    view.prepareLayoutIfNeeded()
    guard isActive, let old = targetIndexPath else { return }
    let previous = targetPosition
    targetPosition = position
    needsTarget = false
    needsPlacing = true
    if cell.conditions.drag == .lifting { cell.changeConditions { $0.drag = .dragging } }
    guard isActive, layout === view.collectionViewLayout else { return }
    let wanted = target(at: position, from: old)
    guard isActive, layout === view.collectionViewLayout, targetIndexPath == old else { return }
    show(delayed(wanted, from: old), from: old, previous: previous)
  }

  /// Moves the cell along where the finger is still in the slot that decided last, as with most moves. Where no
  /// subclass of a layout has a say in that, nobody is asked and nothing becomes invalid.
  private func glide(to position: CGPoint) -> Bool {
    guard !needsPlacing, !needsTarget, !needsNewCell, waiting == nil, view.pass.isPrepared,
      view.collectionViewLayout.hasPlainElements, ViewAnimation.current == nil, cell.conditions.drag == .dragging,
      slotsArea.contains(position), let place = slots?.stillPlace(at: position), place == carriedItem?.target
    else { return false }
    targetPosition = position
    if !isKnownUniquelyReferenced(&attributes) { attributes = attributes.copied }
    attributes.center = position
    look.follow(attributes)
    return true
  }

  /// Shows the item at its target, and tells the layout of the position. // M7, M8
  func show(_ new: IndexPath, from old: IndexPath, previous: CGPoint) {
    let layout = view.collectionViewLayout
    if view.movesDataDuringInteractiveMovements, new != old {
      guard moveData(to: new), isActive, layout === view.collectionViewLayout, targetIndexPath == old else { return }
    }
    let context = movingContext(to: new, from: old, previous: previous, of: layout)
    guard isActive, layout === view.collectionViewLayout, targetIndexPath == old else { return }
    guard new != old, let plan = movements.permutation?.move(id, to: UpdatePlan.Place(new)) else {
      layout.invalidate(with: context)
      return view.setNeedsLayout()
    }
    for other in movements.carried where other !== self { other.slots = nil }
    view.carryOutMovement(MovementStep(of: view, by: plan, in: context, with: self))
    movements.tellChange(of: self)
  }

  private func movingContext(
    to new: IndexPath, from old: IndexPath, previous: CGPoint, of layout: UICollectionViewLayout
  ) -> UICollectionViewLayoutInvalidationContext {
    let (point, last) = (targetPosition, previous)
    let relay = view.storedDataSource.map { MovementDataSource(of: $0) }
    movements.relay = relay
    #if DEBUG
    let data = new == old ? nil : reflectedOrder(from: old, to: new)
    let epoch = view.data.epoch
    #endif
    let context = view.presenting {
      layout.invalidationContext(
        forInteractivelyMovingItems: [new], withTargetPosition: point, previousIndexPaths: [old], previousPosition: last
      )
    }
    movements.relay = nil
    // A layout may make its context without asking super.
    context.targetIndexPathsForInteractivelyMovingItems = [new]
    context.previousIndexPathsForInteractivelyMovingItems = [old]
    context.interactiveMovementTarget = point
    if let relay { takeProgramMoves(relay.moves) }
    #if DEBUG
    // What an update has told of is no secret.
    if let data, relay?.moves.isEmpty == true, epoch == view.data.epoch {
      takeSecretMove(from: old, to: new, since: data, by: layout)
    }
    #endif
    return context
  }

  // MARK: Where to

  /// Returns the index path to which the item goes that is held at a position: the layout proposes, the delegate
  /// decides. // M5, M6
  private func target(at position: CGPoint, from old: IndexPath) -> IndexPath {
    let layout = view.collectionViewLayout
    let point = position
    let proposed = view.presenting {
      layout.targetIndexPath(forInteractivelyMovingItem: old, withPosition: point)
    }
    guard isActive, proposed != old else { return old }
    guard canBeShown(at: proposed) else {
      trace(
        "stays at \(old.text)", because: "\(type(of: layout)) proposes \(proposed), where it cannot be")
      return old
    }
    return allowed(proposed, from: old, because: "\(type(of: layout)) has that place under the finger")
  }

  /// Returns the delegate's answer to a proposal. // M6
  func allowed(_ proposed: IndexPath, from old: IndexPath, because reason: @autoclosure () -> String) -> IndexPath {
    guard let delegate = view.collectionDelegate, let original = originalIndexPath else {
      trace("goes to \(proposed.text)", because: reason())
      return proposed
    }
    let decided = view.presenting {
      delegate.collectionView(
        view, targetIndexPathForMoveOfItemFromOriginalIndexPath: original, atCurrentIndexPath: old,
        toProposedIndexPath: proposed)
    }
    guard isActive, decided != old else {
      trace("stays at \(old.text)", because: "the delegate does not want it at \(proposed.text)")
      return old
    }
    guard decided == proposed || canBeShown(at: decided) else {
      trace("stays at \(old.text)", because: "the delegate wants it at \(decided), where it cannot be")
      return old
    }
    trace("goes to \(decided.text)", because: decided == proposed ? reason() : "the delegate wants it there")
    return decided
  }

  private func canBeShown(at path: IndexPath) -> Bool {
    path.count == 2 && movements.permutation?.canMove(id, to: UpdatePlan.Place(path)) ?? false
  }

  /// The target, or the present place as long as the finger has not stayed. // M21
  private func delayed(_ wanted: IndexPath, from old: IndexPath) -> IndexPath {
    let delay = view.reorderingCadence.delay
    guard wanted != old, delay > 0, let clock = view.movementClock else {
      waiting?.alarm.cancel()
      waiting = nil
      return wanted
    }
    if waiting?.target == wanted { return old }
    waiting?.alarm.cancel()
    let alarm = clock.after(delay, for: "a carried item waits over a place") { [weak self] in
      MainActor.assumeIsolated { _ = self?.holdingView { self?.takeWaitingTarget() } }
    }
    waiting = (wanted, alarm)
    return old
  }

  /// The finger has stayed where the target was found.
  func takeWaitingTarget() {
    guard let wanted = waiting?.target else { return }
    waiting?.alarm.cancel()
    waiting = nil
    guard isActive, isSettled, let old = targetIndexPath, wanted != old, canBeShown(at: wanted) else { return }
    show(wanted, from: old, previous: targetPosition)
  }

  /// A step of a key: the cell goes to where the item is shown.
  func step(to path: IndexPath) -> Bool {
    guard isActive, isSettled, let old = targetIndexPath, path != old, canBeShown(at: path) else { return false }
    view.prepareLayoutIfNeeded()
    let new = allowed(path, from: old, because: "it was told so")
    guard new != old, isActive, targetIndexPath == old else { return false }
    waiting?.alarm.cancel()
    waiting = nil
    goesStepwise = true
    show(new, from: old, previous: targetPosition)
    return true
  }

  /// The cell goes to where the item is shown. Called inside an animation.
  func goToSlot() {
    guard isActive, let regular = view.presentedAttributes(of: key) else { return }
    targetPosition = view.seenCenter(of: regular)
    contentOrigin = view.contentOriginInWindow
    place()
  }

  // MARK: Data that move along

  /// Has the data source move the item to where it is about to be shown, before the layout is asked for anything. // M51
  ///
  /// - Returns: whether the data are as they will be presented.
  private func moveData(to target: IndexPath) -> Bool {
    guard let source = view.storedDataSource, var after = movements.permutation,
      after.move(id, to: UpdatePlan.Place(target)) != nil, let move = after.putDown(id)
    else { return false }
    guard move.from != move.to else { return true }
    guard movements.move(from: move.from, to: move.to, in: source) else {
      if isActive { finish(isCancelled: true, because: "the data source does not move it") }
      return false
    }
    guard isActive else { return false }
    // A data source that has reloaded meanwhile has said by names where the item is.
    guard carriedItem?.origin == move.from else {
      if formerPlace == nil { formerPlace = move.from }
      return carriedItem?.origin == move.to
    }
    follow(move, because: "the data move with the finger")
    return true
  }

  /// A layout has had the data source move items while it made its context: the data is as presented by now. // M11
  private func takeProgramMoves(_ moves: [(from: IndexPath, to: IndexPath)]) {
    for (from, to) in moves {
      guard from != to, from.count == 2, to.count == 2 else { continue }
      follow((UpdatePlan.Place(from), UpdatePlan.Place(to)), because: "the layout has had the data source move it")
    }
  }

  #if DEBUG
  /// Reads two places of the data before a layout makes its context; nil for layouts that move no data.
  private func reflectedOrder(from old: IndexPath, to new: IndexPath) -> ReflectedOrder? {
    guard !view.collectionViewLayout.hasPlainElements, let source = view.storedDataSource else { return nil }
    return ReflectedOrder(of: source, at: UpdatePlan.Place(old), and: UpdatePlan.Place(new))
  }

  /// A layout may have moved the data by way of a delegate of its own, where nobody sees it: the item would be moved once more
  /// at the end. The lists of the data source tell in debug builds. // M52
  private func takeSecretMove(
    from old: IndexPath, to new: IndexPath, since data: ReflectedOrder, by layout: UICollectionViewLayout
  ) {
    guard isActive, let now = reflectedOrder(from: old, to: new), data.isMoved(in: now) else { return }
    ProgrammingErrors.report(
      "\(type(of: layout)) has moved the item that is carried from \(old.text) to \(new.text) in the data by itself, and "
        + "collectionView(_:moveItemAt:to:) would move it once more at the end: set movesDataDuringInteractiveMovements, and "
        + "leave moving the data to the collection view.", instead: "the move is taken as made")
    // Where an earlier one was not noticed nothing is known any longer.
    if carriedItem?.origin == UpdatePlan.Place(old) { takeProgramMoves([(old, new)]) }
  }
  #endif

  /// The data have moved an item of theirs, and what is presented has not changed by that.
  private func follow(_ move: (from: UpdatePlan.Place, to: UpdatePlan.Place), because reason: String) {
    guard let permutation = movements.permutation, let first = carriedItem?.origin,
      permutation.data.contains(section: move.from.section, item: move.from.item),
      0..<permutation.data.sectionCount ~= move.to.section
    else { return }
    let after = permutation.data.moving(from: move.from.section, to: move.to.section)
    let operation = UpdateOperation.moveItem(
      fromSection: move.from.section, fromItem: move.from.item, toSection: move.to.section, toItem: move.to.item)
    guard (try? movements.permutation?.follow([operation], after: after)) != nil else { return }
    movements.movesDidHappen(from: move.from, to: move.to)
    if move.from == first, formerPlace == nil { formerPlace = first }
    trace(
      "is moved in the data", because: "\(reason) from \(IndexPath(move.from).text) to \(IndexPath(move.to).text)")
  }
}

extension SectionCounts {
  fileprivate func moving(from source: Int, to target: Int) -> SectionCounts {
    SectionCounts(
      (0..<sectionCount).map { section in
        itemCount(inSection: section) + (section == target ? 1 : 0) - (section == source ? 1 : 0)
      })
  }
}

extension IndexPath {
  /// Section and item, for sentences.
  var text: String { map(String.init).joined(separator: "-") }
}

extension UICollectionView {
  /// The clock of what waits for a finger.
  var movementClock: FrameClock? { window?.windowScene?.application.clock }
}

extension UICollectionView.ReorderingCadence {
  /// How long the finger must stay, in seconds. Our choice. // M21
  var delay: Double {
    switch self {
    case .immediate: 0
    case .fast: 0.1
    case .slow: 0.3
    }
  }
}
