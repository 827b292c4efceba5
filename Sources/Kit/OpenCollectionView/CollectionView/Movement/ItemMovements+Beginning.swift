import CollectionEngine
import DecisionTrace

extension ItemMovements {
  /// Begins to carry an item of the data, if it may be moved; nil with a reason in the trace where not. // M1
  func begin(at path: IndexPath) -> UICollectionView.InteractiveMovement? {
    func refuse(_ reason: @autoclosure () -> String) -> UICollectionView.InteractiveMovement? {
      view.traceItem(path, "is not picked up", because: reason())
      return nil
    }
    guard view.pass.isResting, view.changes.batch == nil, !isCommitting else {
      return refuse("data and views are between two states")
    }
    guard let source = view.storedDataSource else { return refuse("there is no data source") }
    view.settleBeforeUpdates()
    view.prepareLayoutIfNeeded()
    guard contains(path) else { return refuse("there is no such item") }
    guard MovingAbility.mayMove(source) else {
      return refuse("\(type(of: source)) has no collectionView(_:moveItemAt:to:)")
    }
    let before = BeforeCall(view)
    let isAsked = allowedPath == path
    allowedPath = nil
    guard isAsked || source.collectionView(view, canMoveItemAt: path) else {
      return refuse("the data source does not let it")
    }
    // The data source may have changed the data meanwhile.
    guard before.dataAreSame(in: view) else { return refuse("the data has become another meanwhile") }
    guard let key = view.presentedKey(ofData: path) else { return refuse("there is no such item") }
    let place = UpdatePlan.Place(key)
    // A layout may show an item and have nothing to say of it alone.
    guard movement(of: place.key) == nil,
      var attributes = view.presentedAttributes(of: place.key) ?? view.shownCell(of: place.key)?.appliedAttributes,
      before.dataAreSame(in: view), let cell = takeCell(of: place.key)
    else { return refuse("there is no cell for it, or it is carried already") }
    view.showInteraction(with: place.key, in: cell)
    if !before.layoutIsSame(in: view) {
      attributes = view.presentedAttributes(of: place.key) ?? cell.appliedAttributes ?? attributes
    }
    guard before.dataAreSame(in: view), movement(of: place.key) == nil else {
      // The cell was of an item that has another number by now, or that another movement carries.
      view.endDisplaying(ShownElement(key: place.key, view: cell, attributes: attributes))
      // Whatever item it was taken from is to have a cell again.
      view.elements.needsNewViews = true
      view.setNeedsLayout()
      return refuse("the data has become another meanwhile")
    }
    view.state.swipes?.endAll(because: "an item is carried")
    var permutation = permutation ?? MovementPermutation(view.currentCounts)
    guard let id = permutation.pickUp(place) else { return refuse("it is carried already") }
    self.permutation = permutation
    view.bring(cell, into: view)
    let movement = UICollectionView.InteractiveMovement(
      id, of: cell, in: self, at: cell.center, attributes: attributes)
    movement.identity = (source as? any ItemIdentifying)?.identity(at: path)
    carried.append(movement)
    movement.lift()
    // Whoever was told may have ended it.
    return movement.isActive ? movement : nil
  }

  /// Tells whether the data has an item.
  private func contains(_ path: IndexPath) -> Bool {
    guard path.count == 2, path[0] >= 0, path[1] >= 0 else { return false }
    let counts = permutation?.data ?? view.currentCounts
    return counts.contains(section: path[0], item: path[1])
  }

  /// Takes the cell of an item out of its place; makes one for an item that is out of sight.
  private func takeCell(of key: ElementKey) -> UICollectionViewCell? {
    if let cell = takeShownCell(of: key) { return cell }
    guard let attributes = view.presentedAttributes(of: key) else { return nil }
    let place = ElementPlace(key: key, attributes: attributes, frame: attributes.frame)
    let before = BeforeCall(view)
    let made = view.arriving { () -> UICollectionReusableView? in
      guard let made = view.makeView(at: place, key.indexPath) else { return nil }
      view.put(made, at: place)
      return made
    }
    guard let cell = made as? UICollectionViewCell else { return nil }
    // Each time that the program was called, the data may have become others, the item may be carried already or, as by another
    // layout, have come into sight: then it has its own cell.
    guard before.dataAreSame(in: view), movement(of: key) == nil else {
      view.discard(cell, of: key)
      return nil
    }
    if let shown = takeShownCell(of: key) {
      view.discard(cell, of: key)
      return shown
    }
    view.tellWillDisplay(cell, key, at: key.indexPath)
    guard before.dataAreSame(in: view), movement(of: key) == nil, let shown = takeShownCell(of: key) else {
      return cell
    }
    view.endDisplaying(ShownElement(key: key, view: cell, attributes: cell.appliedAttributes ?? attributes))
    return shown
  }

  private func takeShownCell(of key: ElementKey) -> UICollectionViewCell? {
    // What is still shown of data that have been replaced stands for nothing.
    guard !view.elements.needsNewViews, let slot = view.elements.shownSlot(of: key) else {
      return view.viewOnItsWay(of: key) as? UICollectionViewCell
    }
    let cell = view.elements.slots[Int(slot)].view as? UICollectionViewCell
    view.elements.slots[Int(slot)].view = nil
    return cell
  }
}

extension UICollectionView {
  /// Returns the layout's attributes for an item at its own place; nil where it has none.
  func presentedAttributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
    prepareLayoutIfNeeded()
    return presenting { collectionViewLayout.layoutAttributesForItem(at: key.indexPath) }
  }
}

extension UICollectionView.InteractiveMovement {
  /// The cell leaves its place: it is lifted from where it is seen, and has the look of a carried one at once. // M4
  func lift() {
    trace("is picked up", because: "it is carried from \(IndexPath(carriedItem?.origin ?? UpdatePlan.Place(key)))")
    view.cancelHighlight(because: "the item is carried")
    if let seen = cell.layer.presentation()?.position, seen.isFinite { targetPosition = seen }
    ViewAnimation.run(nil) {
      cell.endPlacement()
      cell.isHidden = false
      view.prepareLayoutIfNeeded()
      place()
    }
    // A cell may end its own movement when it is told how it looks.
    guard isActive else { return }
    cell.changeConditions {
      $0.isReordering = true
      $0.drag = .lifting
    }
    guard isActive else { return }
    look.begin()
    view.setNeedsLayout()
  }

  /// Puts the cell where the layout wants it, given where the finger is. // M4
  func place() {
    guard isActive, let target = carriedItem?.target else { return }
    needsPlacing = false
    let point = targetPosition
    let layout = view.collectionViewLayout
    let wanted = view.presenting {
      layout.layoutAttributesForInteractivelyMovingItem(at: IndexPath(target), withTargetPosition: point)
    }
    guard isActive, let current = carriedItem?.target else { return }
    let answer = view.checkedCarried(wanted, of: layout) ?? layout.usualCarriedAttributes(at: IndexPath(current), point)
    // The layout may have answered its own attributes, of another item by now.
    attributes = answer.copied
    attributes.section = current.section
    attributes.item = current.item
    attributes.isInRow = false
    look.place(attributes)
  }
}

extension UICollectionView {
  /// Returns a layout's attributes for a carried item, if it can be shown.
  func checkedCarried(
    _ attributes: UICollectionViewLayoutAttributes, of layout: UICollectionViewLayout
  ) -> UICollectionViewLayoutAttributes? {
    if attributes.frame.isFinite { return attributes }
    ProgrammingErrors.report(
      "\(type(of: layout)).layoutAttributesForInteractivelyMovingItem(at:withTargetPosition:) answered the frame "
        + "\(attributes.frame) for the item at \(attributes.indexPath): all of its numbers must be finite.",
      instead: "the cell goes under the finger as it is")
    return nil
  }
}
