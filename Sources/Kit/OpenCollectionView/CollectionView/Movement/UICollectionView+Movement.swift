public import CollectionEngine

extension UICollectionView {
  /// How soon items make room for one that is carried.
  public enum ReorderingCadence: Int, Sendable {
    /// At once.
    case immediate = 0
    /// When the finger has stayed for a moment. // M21
    case fast = 1
    /// When the finger has stayed a little longer. // M21
    case slow = 2
  }

  // MARK: Movements of our own

  /// Begins to carry an item; nil where ``beginInteractiveMovementForItem(at:)`` would answer false. Several items can be
  /// carried at once this way, and be moved by steps instead of positions.
  ///
  /// Difference from UIKit: it has no such method.
  public func makeInteractiveMovement(forItemAt indexPath: IndexPath) -> InteractiveMovement? {
    withMovements().begin(at: indexPath)
  }

  /// The movements of the items that are carried, in the order in which they were picked up.
  ///
  /// Difference from UIKit: it has no such property.
  public var interactiveMovements: [InteractiveMovement] { movements?.carried ?? [] }

  /// The places of items in the data and as they are presented, as a value; nil while nothing is carried.
  ///
  /// Difference from UIKit: it tells single places, by ``dataSourceIndexPath(forPresentationIndexPath:)`` and its relatives.
  public var movementPermutation: MovementPermutation? { movements?.permutation }

  // MARK: UIKit's four methods

  func beginStandardMovement(at indexPath: IndexPath) -> Bool {
    let movements = withMovements()
    guard movements.standard == nil else {
      traceItem(indexPath, "is not picked up", because: "another item is carried already")  // M2
      return false
    }
    guard let begun = movements.begin(at: indexPath) else { return false }
    guard movements.standard == nil else {
      // Whoever was asked has picked another one up.
      begun.cancel()
      return false
    }
    movements.standard = begun
    return true
  }

  func moveStandard(to position: CGPoint) {
    movements?.standard?.updateTargetPosition(position)
  }

  func endStandardMovement() { movements?.standard?.end() }

  func cancelStandardMovement() { movements?.standard?.cancel() }

  /// The cell of an item of the data, which may be carried.
  func cellOfData(at indexPath: IndexPath) -> UICollectionViewCell? {
    itemMeant(by: indexPath).flatMap(shownOrReadyCell)
  }

  /// Shows what a movement changes: for a person who wants less motion at once, without anything that flies. // M22
  func carryOutMovement(_ change: BatchUpdate) {
    guard UIAccessibility.isReduceMotionEnabled else { return carryOut(change) { _ in } }
    UIView.performWithoutAnimation { carryOut(change) { _ in } }
  }

  // MARK: Updates meanwhile

  /// The counts of the data source, which are others than those presented while an item is carried. // M9
  var dataCounts: SectionCounts { movements?.permutation?.data ?? currentCounts }

  func noteProgrammingError(_ sentence: String) {
    guard let trace = window?.windowScene?.application.trace else { return }
    trace.record(.programmingError(message: sentence))
  }
}

extension ItemMovements {
  /// The data has changed under the fingers. What is carried goes on, unless it is gone.
  ///
  /// - Returns: what that changes in what is presented.
  func follow(
    _ operations: [UpdateOperation], after: SectionCounts
  ) throws(UpdatePlan.Inconsistency) -> (presented: UpdatePlan, lost: [UICollectionView.InteractiveMovement]) {
    guard var permutation else {
      let plan = try UpdatePlan(before: view.currentCounts, after: after, operations: operations)
      undoFollows(plan)
      return (plan, [])
    }
    let keys = carried.map { ($0, $0.key) }
    let origins = carried.map { ($0, $0.carriedItem?.origin) }
    let following = try permutation.follow(operations, after: after, ending: view.state.drags?.ending ?? [])
    for (movement, origin) in origins {
      guard let former = movement.formerPlace, let origin else { continue }
      movement.formerPlace = following.data.newFormerPlace(former, of: origin)
    }
    // One that is being put down is in it no longer, and still carried.
    self.permutation = permutation.isEmpty && carried.isEmpty ? nil : permutation
    view.state.drags?.placesDidChange(in: permutation)
    undoFollows(following.data)
    var lost: [UICollectionView.InteractiveMovement] = []
    for (movement, key) in keys {
      if movement.carriedItem != nil { continue }
      if let place = following.presented.newPosition(section: key.section, item: key.item),
        !following.lost.contains(where: { $0.id == movement.id })
      {
        // It is being put down: the data source made the change while it was told.
        movement.isBehind(.cell(section: place.section, item: place.item))
      } else {
        movement.isBehind(key)
        lost.append(movement)
      }
    }
    // Their places are other items' from now on.
    for movement in lost {
      movement.isActive = false
      forget(movement)
    }
    for movement in carried {
      movement.slots = nil
      movement.needsTarget = true
      movement.needsPlacing = true
    }
    return (following.presented, lost)
  }

  /// Items that are carried are gone: their cells go too. Called when the change is being shown.
  func drop(_ lost: [UICollectionView.InteractiveMovement]) {
    for movement in lost {
      movement.trace("is carried no longer", because: "the item is gone from the data")
      movement.isActive = false
      forget(movement)
      let shown = ShownElement(
        key: movement.key, view: movement.cell, attributes: movement.cell.appliedAttributes ?? movement.attributes)
      movement.look.end()
      view.fadeAway(shown)
      tellEnd(of: movement, at: nil, isCancelled: true)
    }
  }

  /// The cell of a carried item that an update has made anew.
  struct Renewal {
    let movement: UICollectionView.InteractiveMovement
    /// Tells whether it is another cell, and not the same configured anew.
    let isReplaced: Bool
  }

  /// Returns the cells of carried items that an update renews. It is asked when the movements have followed the update.
  func renewals(by plan: UpdatePlan) -> [Renewal] {
    carried.compactMap { movement in
      let place = UpdatePlan.Place(movement.key)
      if plan.reloadedItems.contains(where: { $0.after == place }) {
        return Renewal(movement: movement, isReplaced: true)
      }
      let isConfigured = plan.reconfiguredItems.contains { $0.after == place }
      return isConfigured ? Renewal(movement: movement, isReplaced: false) : nil
    }
  }

  /// Cells of carried items that were reloaded are others, those that were reconfigured are asked for again.
  func renewCells(_ renewals: [Renewal]) {
    for renewal in renewals where renewal.movement.isActive {
      if renewal.isReplaced {
        renewal.movement.renewCell()
      } else {
        view.reconfigure(renewal.movement.cell, of: renewal.movement.key)
      }
    }
  }

  // MARK: Telling

  func tellChange(of movement: UICollectionView.InteractiveMovement) {
    view.collectionDelegate?.collectionView(view, interactiveMovementDidChange: movement)
  }

  func tellEnd(of movement: UICollectionView.InteractiveMovement, at path: IndexPath?, isCancelled: Bool) {
    movement.finalIndexPath = path
    movement.isCancelled = isCancelled
    view.collectionDelegate?.collectionView(view, interactiveMovementDidChange: movement)
  }
}

extension UICollectionView.InteractiveMovement {
  /// The carried item has another cell.
  func renewCell() {
    let old = shown
    needsNewCell = false
    let place = ElementPlace(key: key, attributes: attributes, frame: attributes.frame)
    guard let cell = view.makeView(at: place, key.indexPath) as? UICollectionViewCell else { return }
    let isWanted = { [self] in isActive && self.cell === old.view }
    if isWanted() { ViewAnimation.run(nil) { view.put(cell, at: place) } }
    // The movement may have ended, or have got another cell, each time that the program was called.
    guard isWanted() else { return view.discard(cell, of: key) }
    self.cell = cell
    cell.changeConditions {
      $0.isReordering = true
      $0.drag = .dragging
    }
    look.cellDidChange()
    // It is the movement's by now: whoever ends that when it is told of the new cell ends the displaying of this one.
    view.tellWillDisplay(cell, key, at: key.indexPath)
    view.endDisplaying(old)
  }
}

extension UICollectionView {
  /// A cell that belongs to nothing any longer fades away where it is.
  func fadeAway(_ element: ShownElement) {
    guard window != nil else { return endDisplaying(element) }
    UIView.animate(
      withDuration: Self.changeDuration, delay: 0, options: .allowUserInteraction,
      animations: { element.view.alpha = 0 }, completion: { [weak self] _ in self?.endDisplaying(element) })
  }
}
