import CollectionEngine
import DragEngine
import FrameClock

/// Brings the drop delegate of a collection view and what is dragged over it together.
@MainActor final class ItemDropTarget: UIDropInteractionDelegate {
  private(set) weak var drags: ItemDrags?
  private(set) lazy var interaction = UIDropInteraction(delegate: self)
  /// The drag that is in the view, or being dropped.
  private(set) var session: (any UIDropSession)?
  /// The last answer of the delegate, as it was accepted.
  private(set) var proposal: UICollectionViewDropProposal?
  /// The place under the finger, as presented without the gap.
  private(set) var destination: UpdatePlan.Place?
  /// The room that items make; nil for none.
  var gap: DropGap?
  /// Tells whether the delegate is performing the drop: updates of the data close the gap.
  private(set) var isPerforming = false
  private(set) var coordinator: DropCoordinator?
  private var cadence = GapCadence<UpdatePlan.Place>()
  private var alarm: ClockTimer?
  private var isShowingGap = false
  private var owesUpdate = false
  private(set) lazy var slots = DropSlots(self)

  init(_ drags: ItemDrags) { self.drags = drags }

  var view: UICollectionView? { drags?.view }

  /// Tells whether a drag is in the view, or being dropped. // N45
  var isActive: Bool { session != nil }

  /// Begins or ends taking drops.
  func update() {
    if drags?.dropDelegate == nil {
      if interaction.view != nil { view?.removeInteraction(interaction) }
    } else if interaction.view == nil {
      view?.addInteraction(interaction)
    }
  }

  /// How a cell is part of a drop. // N46
  func state(of key: ElementKey) -> UICellConfigurationState.DropState {
    guard session != nil, coordinator == nil else { return .none }
    // Without a gap the place under the finger is an item's.
    let isTarget = proposal?.intent == .insertIntoDestinationIndexPath && gap == nil && destination?.key == key
    return isTarget ? .targeted : .notTargeted
  }

  // MARK: Over the view

  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
    guard let view, let delegate = drags?.dropDelegate else { return false }
    return delegate.collectionView(view, canHandle: session)
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
    self.session = session
    drags?.showAll()
    guard let view else { return }
    drags?.dropDelegate?.collectionView(view, dropSessionDidEnter: session)
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal {
    guard let view, let delegate = drags?.dropDelegate else { return UIDropProposal(operation: .cancel) }
    let before = destination
    destination = slots.place(at: session.location(in: view))
    let answer = delegate.collectionView(
      view, dropSessionDidUpdate: session, withDestinationIndexPath: destination.map { dataPath(of: $0) })
    guard self.session === session else { return answer }
    let accepted = enforced(answer, for: session)
    let showsOther = destination != before || accepted.intent != proposal?.intent
    proposal = accepted
    want(accepted.intent == .insertAtDestinationIndexPath && accepted.operation.opensGap ? destination : nil)
    if showsOther { drags?.showAll() }
    return accepted
  }

  /// Puts what can be had in the place of an answer that cannot. // N31, N53
  private func enforced(
    _ answer: UICollectionViewDropProposal, for session: any UIDropSession
  ) -> UICollectionViewDropProposal {
    var (operation, intent) = (answer.operation, answer.intent)
    if operation == .move, session.localDragSession == nil || !session.allowsMoveOperation { operation = .cancel }
    if destination == nil { intent = .unspecified }
    guard operation != answer.operation || intent != answer.intent else { return answer }
    let other = UICollectionViewDropProposal(operation: operation, intent: intent)
    other.take(over: answer)
    return other
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
    guard self.session === session else { return }
    leave()
    guard let view else { return }
    drags?.dropDelegate?.collectionView(view, dropSessionDidExit: session)
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
    if self.session === session { leave() }
    guard let view else { return }
    drags?.dropDelegate?.collectionView(view, dropSessionDidEnd: session)
  }

  /// Nothing is over the view any longer.
  private func leave() {
    want(nil)
    session = nil
    proposal = nil
    destination = nil
    coordinator = nil
    slots.forget()
    drags?.awaited.removeAll()
    drags?.showAll()
  }

  // MARK: Dropping

  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
    guard let view, let delegate = drags?.dropDelegate, let proposal else { return }
    // The data may have become others since the finger moved. // N51
    if slots.kept == nil {
      destination = slots.place(at: session.location(in: view))
      if gap != nil || cadence.wanted != nil { want(destination) }
    }
    // What the finger waits for is what it means. // N54
    if let waiting = cadence.wanted, cadence.expire(at: .infinity) { moveGap(to: waiting) }
    stopWaiting()
    let coordinator = DropCoordinator(
      self, session: session, proposal: proposal, destination: destination.map { dataPath(of: $0) })
    self.coordinator = coordinator
    isPerforming = true
    delegate.collectionView(view, performDropWith: coordinator)
    isPerforming = false
    coordinator.isOver = true
    closeGap()
    view.layoutIfNeeded()
    for key in coordinator.arrangements.compactMap({ $0.key(in: view) }) { drags?.awaited.insert(key) }
    drags?.showAll()
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? {
    guard let view else { return nil }
    return coordinator?.arrangement(of: item)?.preview(in: view, from: defaultPreview, drags?.dropDelegate)
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, item: UIDragItem, willAnimateDropWith animator: any UIDragAnimating
  ) {
    guard let own = coordinator?.arrangement(of: item)?.animator else { return }
    animator.addAnimations { own.animate() }
    animator.addCompletion { own.complete($0) }
  }

  func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) {
    drags?.awaited.removeAll()
    drags?.showAll()
  }

  // MARK: The gap

  /// The finger wants room somewhere, or nowhere.
  private func want(_ place: UpdatePlan.Place?) {
    guard let view else { return }
    cadence.delay = view.reorderingCadence.delay
    let time = view.movementClock?.now ?? 0
    _ = cadence.want(place, at: time)
    if cadence.place != shownPlace { moveGap(to: cadence.place) }
    alarm?.cancel()
    alarm = nil
    guard let deadline = cadence.deadline, let clock = view.movementClock else { return }
    alarm = clock.at(deadline, for: "something dragged waits over a place") { [weak self] in
      MainActor.assumeIsolated { self?.takeWaiting() }
    }
  }

  /// The place of the gap, as presented; nil for none.
  private var shownPlace: UpdatePlan.Place? {
    guard let gap, let permutation = view?.movements?.permutation else { return nil }
    return gap.place(in: permutation)
  }

  /// The place that is shown as what a drop means: the gap's or, without one, that of the item under the drag.
  var presentedPlace: UpdatePlan.Place? { shownPlace ?? destination }

  private func takeWaiting() {
    guard let view, cadence.expire(at: view.movementClock?.now ?? 0) else { return }
    moveGap(to: cadence.place)
    drags?.showAll()
  }

  private func stopWaiting() {
    alarm?.cancel()
    alarm = nil
    cadence = GapCadence(delay: cadence.delay)
  }

  /// Items are elsewhere: what was found of places holds no longer.
  func placesDidChange() {
    if !isShowingGap { slots.forget() }
  }

  /// Items are others, or have other numbers: the finger is on another place, though it rests. // N76
  func dataDidChange() {
    guard !isShowingGap else { return }
    slots.forget()
    guard session != nil, coordinator == nil, !owesUpdate, let scene = view?.window?.windowScene else { return }
    owesUpdate = true
    scene.afterLayout { [weak self] in
      guard let self else { return }
      owesUpdate = false
      (session as? DropSession)?.run?.report { $0.contentDidMove() }
    }
  }

  /// Data or layout are between two states: the gap stays as it is until the finger moves on.
  private var isSettled: Bool {
    guard let view else { return false }
    return view.pass.isResting && view.changes.batch == nil && view.movements?.isCommitting != true
  }

  private func moveGap(to place: UpdatePlan.Place?) {
    guard let place else { return closeGap() }
    let own = proposal?.operation == .move ? ownItem : nil
    if let gap, gap.item !== own { closeGap() }
    guard let view, isSettled, session != nil else { return }
    var permutation = view.movements?.permutation ?? MovementPermutation(view.currentCounts)
    var plan: UpdatePlan?
    if let gap {
      plan =
        gap.item == nil
        ? permutation.movePlaceholder(gap.number, to: place) : permutation.move(gap.number, to: place)
    } else if let own, let key = own.key {
      guard let number = permutation.pickUp(UpdatePlan.Place(key)) else { return }
      gap = DropGap(number: number, item: own)
      plan = permutation.move(number, to: place)
    } else {
      guard let made = permutation.insertPlaceholder(at: place) else { return }
      gap = DropGap(number: made.id, item: nil)
      plan = made.plan
    }
    show(permutation, by: plan)
  }

  /// The places of items without the gap stay what they are.
  private func show(_ permutation: MovementPermutation, by plan: UpdatePlan?) {
    isShowingGap = true
    drags?.present(permutation, by: plan)
    isShowingGap = false
    drags?.showAll()
  }

  /// The one item of this view that may move; nil for several, and for what comes from elsewhere. // N54
  private var ownItem: DraggedItem? {
    guard let session, session.allowsMoveOperation, session.items.count == 1, let item = session.items.first else {
      return nil
    }
    return drags?.dragged.first { $0.item === item && $0.key != nil }
  }

  /// The item whose place counts as its own while slots are found.
  var home: UpdatePlan.Place? {
    if let gap, let permutation = view?.movements?.permutation {
      return gap.item == nil ? nil : permutation.home(gap.number)
    }
    return proposal?.operation == .copy ? nil : ownItem?.key.map { UpdatePlan.Place($0) }
  }

  /// Items close up again. // N57
  func closeGap() {
    guard let gap, let view, var permutation = view.movements?.permutation else {
      self.gap = nil
      return
    }
    guard isSettled else {
      view.pass.postpone { $0.state.drags?.target.closeGap() }
      return
    }
    self.gap = nil
    let plan = gap.item == nil ? permutation.removePlaceholder(gap.number) : permutation.giveBack(gap.number)
    show(permutation, by: plan)
  }

  /// An update has closed the gap, or taken its section away.
  func gapMayHaveGone(in permutation: MovementPermutation) {
    guard let gap, gap.place(in: permutation) == nil else { return }
    gapIsGone()
  }

  func gapIsGone() {
    gap = nil
    stopWaiting()
    slots.forget()
  }

  /// A gap becomes what stands there for data that come later.
  func takeGap() -> DropGap? {
    guard let gap, gap.item == nil else { return nil }
    self.gap = nil
    return gap
  }

  /// The place at which the data would get something, given one that is presented without the gap.
  func dataPath(of place: UpdatePlan.Place) -> IndexPath {
    guard let view, var permutation = view.movements?.permutation else { return IndexPath(place) }
    if let gap {
      if gap.item == nil {
        _ = permutation.removePlaceholder(gap.number)
      } else {
        _ = permutation.move(gap.number, to: place)
        return permutation.putDown(gap.number).map { IndexPath($0.to) } ?? IndexPath(place)
      }
    }
    return IndexPath(permutation.insertionPlace(at: place))
  }
}

extension UIDropOperation {
  /// Tells whether something comes of it, so that room is made.
  fileprivate var opensGap: Bool { self == .copy || self == .move }
}
