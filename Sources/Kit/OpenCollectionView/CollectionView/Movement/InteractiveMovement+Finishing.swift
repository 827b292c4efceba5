import CollectionEngine
import FrameClock

extension UICollectionView.InteractiveMovement {
  /// Ends the movement: the data follows what is shown, or what is shown goes back. // M12, M13
  func finish(isCancelled: Bool, because reason: String) {
    guard isActive else { return }
    guard isSettled else {
      // Programs are between two states: as soon as that is over.
      let clock = view.movementClock ?? UIApplication.animationContext.clock
      clock.after(0, for: "a carried item is put down") { [self] in
        MainActor.assumeIsolated { _ = holdingView { finish(isCancelled: isCancelled, because: reason) } }
      }
      return
    }
    if !isCancelled { takeWaitingTarget() }
    waiting?.alarm.cancel()
    waiting = nil
    guard isActive, let last = carriedItem else { return }
    trace(isCancelled ? "goes back" : "is put down", because: reason)
    if isCancelled {
      takeDataBack()
      return goBack()
    }
    isBehind(last.target.key)
    guard let move = movements.permutation?.putDown(id) else { return }
    firstSection = move.from.section
    let isDone = move.from == move.to || commit(move)
    let first = formerPlace ?? move.from
    if isDone, first != move.to, view.registersUndoForInteractiveMovements {
      movements.registerUndo(of: (first, move.to))
    }
    guard isActive else { return }
    // There may be nobody who moves the data: the item is shown where it is.
    guard isDone else { return landWhereItWas(last, move) }
    // While the data source moved it, and the layout is asked, the data may have become others.
    var target = UpdatePlan.Place(key)
    var context = endingContext(from: last.target, at: target, isCancelled: false)
    if isActive, UpdatePlan.Place(key) != target {
      target = UpdatePlan.Place(key)
      context = endingContext(from: target, at: target, isCancelled: false)
    }
    guard isActive, UpdatePlan.Place(key) == target else { return giveUp() }
    land(at: target, nil, in: context, isCancelled: false)
  }

  /// The item goes back to where it came from. Nothing is changed before the layout has been asked, so that the data may become
  /// others when it is.
  private func goBack() {
    for _ in 0..<Self.maximumAnswers {
      guard isActive, let last = carriedItem, var permutation = movements.permutation else { return }
      let plan = permutation.giveBack(id)
      let home = plan?.newPosition(section: last.target.section, item: last.target.item).map(UpdatePlan.Place.init)
      let target = home ?? last.target
      let before = BeforeCall(view)
      let context = endingContext(from: last.target, at: target, isCancelled: true)
      guard isActive else { return }
      guard before.dataAreSame(in: view) else { continue }
      isBehind(last.target.key)
      movements.permutation = permutation
      return land(at: target, plan, in: context, isCancelled: true)
    }
    giveUp()
  }

  /// How often a layout is asked how a movement ends that changes the data in its answer. Our choice.
  private static let maximumAnswers = 4

  /// The data have become others each time that the program was asked: the movement is over, and all views are made anew.
  private func giveUp() {
    guard isActive else { return }
    movements.abandon(because: "the data became others while it ended")
    view.reloadData()
  }

  /// Has the data source move the item. // M12
  private func commit(_ move: (from: UpdatePlan.Place, to: UpdatePlan.Place)) -> Bool {
    guard let source = view.storedDataSource else { return false }
    guard movements.move(from: move.from, to: move.to, in: source) else { return false }
    movements.movesDidHappen(from: move.from, to: move.to)
    return true
  }

  /// The data go back with what is shown, where they have moved along. // M11, M51
  private func takeDataBack() {
    guard let source = view.storedDataSource, let permutation = movements.permutation, let origin = carriedItem?.origin,
      let formerPlace, 0..<permutation.data.sectionCount ~= formerPlace.section
    else { return }
    let room =
      permutation.data.itemCount(inSection: formerPlace.section) - (formerPlace.section == origin.section ? 1 : 0)
    let first = UpdatePlan.Place(section: formerPlace.section, item: min(formerPlace.item, room))
    guard origin != first, movements.move(from: origin, to: first, in: source), isActive else { return }
    // A data source that has reloaded meanwhile has said by names where the item is.
    guard carriedItem?.origin == origin else { return }
    movements.movesDidHappen(from: origin, to: first)
    var counts = (0..<permutation.data.sectionCount).map { permutation.data.itemCount(inSection: $0) }
    counts[origin.section] -= 1
    counts[first.section] += 1
    let operation = UpdateOperation.moveItem(
      fromSection: origin.section, fromItem: origin.item, toSection: first.section, toItem: first.item)
    _ = try? movements.permutation?.follow([operation], after: SectionCounts(counts))
  }

  private func landWhereItWas(_ last: CarriedItem, _ move: (from: UpdatePlan.Place, to: UpdatePlan.Place)) {
    // The data is as it was: the permutation took the move for made.
    guard isActive, let taken = movements.permutation else { return }
    let undo = UpdateOperation.moveItem(
      fromSection: move.to.section, fromItem: move.to.item, toSection: move.from.section, toItem: move.from.item)
    var counts = (0..<taken.data.sectionCount).map { taken.data.itemCount(inSection: $0) }
    counts[move.to.section] -= 1
    counts[move.from.section] += 1
    let following = try? movements.permutation?.follow([undo], after: SectionCounts(counts))
    let home = following?.presented.newPosition(section: last.target.section, item: last.target.item)
    let target = home.map(UpdatePlan.Place.init) ?? last.target
    let before = BeforeCall(view)
    let context = endingContext(from: last.target, at: target, isCancelled: true)
    guard before.dataAreSame(in: view) else { return giveUp() }
    land(at: target, following?.presented, in: context, isCancelled: true)
  }

  /// Returns the context that the layout makes for the end.
  private func endingContext(
    from last: UpdatePlan.Place, at final: UpdatePlan.Place, isCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext {
    let layout = view.collectionViewLayout
    let context = view.presenting {
      layout.invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths: [IndexPath(final)], previousIndexPaths: [IndexPath(last)], movementCancelled: isCancelled)
    }
    context.targetIndexPathsForInteractivelyMovingItems = [IndexPath(final)]
    context.previousIndexPathsForInteractivelyMovingItems = [IndexPath(last)]
    return context
  }

  /// The cell goes to its place, and the layout hears of the end.
  private func land(
    at final: UpdatePlan.Place, _ plan: UpdatePlan?, in context: UICollectionViewLayoutInvalidationContext,
    isCancelled: Bool
  ) {
    guard isActive else { return }
    isActive = false
    let change = MovementEnd(of: view, by: plan, in: context, with: self, at: final.key)
    movements.forget(self)
    view.carryOutMovement(change)
    if movements.isEmpty { view.releaseRows() }
    isBehind(final.key)
    cell.changeConditions {
      $0.isReordering = false
      $0.drag = .none
    }
    movements.tellEnd(of: self, at: IndexPath(final), isCancelled: isCancelled)
  }
}
