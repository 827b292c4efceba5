import CollectionEngine
import DragEngine

/// The long press of a controller: lifts an item, and carries it with the finger. // M18
///
/// While one carries, the finger is its own: others scroll the content, or lift further items. // M23
final class MovementRecognizer: UILongPressGestureRecognizer {
  /// Tells whether it is there only because all others carry.
  let isSpare: Bool
  /// Tells whether it carries by grips, at once, and not by long presses. // I69
  let isForGrips: Bool
  /// Tells whether it carries by the press that lifts, where nobody else wants that. // N72
  let isForLifts: Bool
  /// Tells whether it carries an item.
  private(set) var isCarrying = false
  /// An item beside the one that the collection view's four methods speak of.
  private var further: UICollectionView.InteractiveMovement?
  /// From the finger to the middle of the cell, in points.
  private var grip = CGPoint.zero
  /// Tells where the middle of a row that is carried by its grip stays across the direction of scrolling; nil where it goes
  /// anywhere.
  private var line: CGPoint?

  init(isSpare: Bool = false, isForGrips: Bool = false, isForLifts: Bool = false) {
    self.isSpare = isSpare
    self.isForGrips = isForGrips
    self.isForLifts = isForLifts
    super.init(target: nil, action: nil)
    if isForGrips { minimumPressDuration = 0 }
    if isForLifts { minimumPressDuration = DragProfile.standard.liftDelay }
    delegate = self
  }

  private var collectionView: UICollectionView? { view as? UICollectionView }

  override func reset() {
    super.reset()
    // A press that was refused after the data source had been asked has nothing to begin.
    collectionView?.movements?.allowedPath = nil
  }

  override func sendActions() {
    if let collectionView { carry(in: collectionView) }
    super.sendActions()
  }

  private func carry(in collectionView: UICollectionView) {
    let finger = location(in: collectionView)
    switch currentState {
    case .began:
      lift(at: finger, in: collectionView)
      guard isCarrying else { return }
      leaveScrollingToOthers(in: collectionView)
      updateSpares(in: collectionView)
    case .changed:
      guard isCarrying else { return }
      var position = CGPoint(x: finger.x + grip.x, y: finger.y + grip.y)
      if let line {
        if collectionView.scrollsSideways { position.y = line.y } else { position.x = line.x }
      }
      if let further {
        further.updateTargetPosition(position)
      } else {
        collectionView.updateInteractiveMovementTargetPosition(position)
      }
    case .ended: finish(in: collectionView, isCancelled: false)
    case .cancelled, .failed: finish(in: collectionView, isCancelled: true)
    case .possible: break
    }
  }

  private func lift(at finger: CGPoint, in collectionView: UICollectionView) {
    guard let item = collectionView.touchedItem(at: finger).map(collectionView.dataPath(of:)) else { return }
    let lifted: UICollectionView.InteractiveMovement?
    if collectionView.movements?.standard == nil {
      guard collectionView.beginInteractiveMovementForItem(at: item) else { return }
      lifted = collectionView.movements?.standard
    } else {
      further = collectionView.makeInteractiveMovement(forItemAt: item)
      guard further != nil else { return }
      lifted = further
    }
    isCarrying = true
    let middle = lifted?.targetPosition ?? finger
    grip = CGPoint(x: middle.x - finger.x, y: middle.y - finger.y)
    line = isForGrips && isOneInLine(lifted?.cell, in: collectionView) ? middle : nil
  }

  /// Tells whether a cell has its line of the content to itself, so that it cannot go beside others.
  private func isOneInLine(_ cell: UICollectionViewCell?, in collectionView: UICollectionView) -> Bool {
    guard let cell else { return false }
    return collectionView.scrollsSideways
      ? cell.bounds.height > collectionView.bounds.height / 2 : cell.bounds.width > collectionView.bounds.width / 2
  }

  private func finish(in collectionView: UICollectionView, isCancelled: Bool) {
    guard isCarrying else { return }
    isCarrying = false
    if let further {
      if isCancelled { further.cancel() } else { further.end() }
    } else if isCancelled {
      collectionView.cancelInteractiveMovement()
    } else {
      collectionView.endInteractiveMovement()
    }
    further = nil
    updateSpares(in: collectionView)
  }

  /// The finger has been taken from scrolling for good: pans begin anew with the next one.
  private func leaveScrollingToOthers(in collectionView: UICollectionView) {
    for pan in collectionView.pansOfRows { leave(pan) }
    var next: UIView? = collectionView
    while let view = next {
      next = view.superview
      if let pan = (view as? UIScrollView)?.panGestureRecognizer { leave(pan) }
    }
  }

  private func leave(_ pan: UIPanGestureRecognizer) {
    for touch in boundTouches where touch.recognizers.contains(where: { $0 === pan }) {
      pan.willIgnore(touch)
      pan.environment?.ignore(touch, for: pan)
    }
  }

  /// Sees to it that one waits for the next finger while others carry, and none more than that.
  private func updateSpares(in collectionView: UICollectionView) {
    let all = (collectionView.gestureRecognizers ?? []).compactMap { $0 as? MovementRecognizer }
      .filter { !$0.isForGrips }
    if all.isEmpty { return }
    let idle = all.filter { !$0.isCarrying }
    if idle.isEmpty { return collectionView.addGestureRecognizer(MovementRecognizer(isSpare: true)) }
    let keepsOne = idle.contains { !$0.isSpare }
    for spare in idle.filter(\.isSpare).dropFirst(keepsOne ? 0 : 1) { collectionView.removeGestureRecognizer(spare) }
  }
}

extension MovementRecognizer: UIGestureRecognizerDelegate, OfLibrary {
  /// Of grips only what comes down on one.
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    guard isForGrips else { return true }
    guard let collectionView else { return false }
    return collectionView.grip(at: touch.location(in: collectionView)) != nil
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let collectionView, let source = collectionView.storedDataSource, MovingAbility.mayMove(source),
      let shown = collectionView.touchedItem(at: location(in: collectionView)),
      !collectionView.isCarried(shown)
    else { return false }
    if isForLifts {
      guard collectionView.dragDelegate == nil, !collectionView.hasOtherReorderPress(than: self) else { return false }
    }
    let item = collectionView.dataPath(of: shown)
    guard source.collectionView(collectionView, canMoveItemAt: item) else { return false }
    collectionView.withMovements().allowedPath = item
    return true
  }

  /// With one item carried, another finger may lift one although a third one scrolls.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool {
    guard let collectionView, collectionView.movements?.isEmpty == false else { return false }
    return other === collectionView.panGestureRecognizer || collectionView.pansOfRows.contains { $0 === other }
  }
}

extension UICollectionView {
  /// Tells whether a controller's gesture reorders the items. // M18
  fileprivate func hasOtherReorderPress(than recognizer: MovementRecognizer) -> Bool {
    attachedRecognizers.contains { other in
      guard let press = other as? MovementRecognizer, press !== recognizer else { return false }
      return !press.isForGrips && !press.isForLifts && !press.isSpare
    }
  }

  /// Has items carried by the grips of their cells; called when the first one is shown. // I69
  func installGripRecognizer() {
    guard state.gripRecognizer == nil else { return }
    let recognizer = MovementRecognizer(isForGrips: true)
    state.gripRecognizer = recognizer
    addGestureRecognizer(recognizer)
  }

  /// The grip at a point of the content, of a cell that is shown there.
  func grip(at point: CGPoint) -> CellAccessoryView? {
    guard let item = touchedItem(at: point), let cell = shownCell(of: item) as? UICollectionViewListCell else {
      return nil
    }
    return cell.accessoryView(at: convert(point, to: cell), where: \.isGrip)
  }
}

extension UICollectionViewController {
  /// Has a recognizer while it is wanted and the data source can move items. // M18
  func updateMovementRecognizer() {
    // Of a shared view the controller sees to it whose view it is.
    guard let collectionView = storedCollectionView, sharing.map({ $0.lender === self }) ?? true else { return }
    let isWanted =
      installsStandardGestureForInteractiveMovement
      && collectionView.storedDataSource.map(MovingAbility.mayMove) ?? false
    if isWanted {
      let recognizer = movementRecognizer ?? MovementRecognizer()
      movementRecognizer = recognizer
      if recognizer.view !== collectionView { collectionView.addGestureRecognizer(recognizer) }
    } else if let recognizer = movementRecognizer {
      for spare in recognizer.view?.gestureRecognizers ?? [] where (spare as? MovementRecognizer)?.isSpare == true {
        recognizer.view?.removeGestureRecognizer(spare)
      }
      recognizer.view?.removeGestureRecognizer(recognizer)
      movementRecognizer = nil
    }
  }
}
