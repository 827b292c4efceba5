import CollectionEngine

/// Brings the drag delegate of a collection view and drags of its items together.
@MainActor final class ItemDragSource: UIDragInteractionDelegate {
  private weak var drags: ItemDrags?
  private(set) lazy var interaction = UIDragInteraction(delegate: self)
  /// Items that were asked for and are not lifted yet, by their sessions.
  private var asked: [ObjectIdentifier: [DraggedItem]] = [:]
  /// The drags that have begun.
  private var begun: Set<ObjectIdentifier> = []

  init(_ drags: ItemDrags) { self.drags = drags }

  private var view: UICollectionView? { drags?.view }

  /// Tells whether something is dragged; from its beginning to the end of all animations. // N45
  var isActive: Bool { !begun.isEmpty }

  /// Begins or ends listening to presses on items.
  func update() {
    interaction.onOver = { [weak self] session in self?.isOver(session) }
    if drags?.dragDelegate == nil {
      if interaction.view != nil { view?.removeInteraction(interaction) }
    } else if interaction.view == nil {
      view?.addInteraction(interaction)
    }
  }

  /// The items that were asked for at a press and may be lifted later, with updates in between. // N85
  var waiting: [DraggedItem] { asked.isEmpty ? [] : asked.values.flatMap { $0 } }

  // MARK: Asking

  // N42
  func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem] {
    guard let view, let delegate = drags?.dragDelegate, view.state.swipes?.isOpen != true,
      let pressed = view.touchedItem(at: session.location(in: view))
    else { return [] }
    let selected = view.selectedItems
    let keys = selected.contains(pressed) ? selected.sorted() : [pressed]
    let found = ask(for: keys, in: view) { delegate.collectionView(view, itemsForBeginning: session, at: $0) }
    asked[ObjectIdentifier(session)] = found.map {
      DraggedItem($0.item, of: session, at: $0.key, identity: $0.identity)
    }
    return found.map(\.item)
  }

  /// Asks the delegate for each of some items; it may change the data each time.
  private func ask(
    for keys: [ElementKey], in view: UICollectionView, _ question: (IndexPath) -> [UIDragItem]
  ) -> [(item: UIDragItem, key: ElementKey, identity: AnyHashable?)] {
    var found: [(UIDragItem, ElementKey, AnyHashable?)] = []
    let before = BeforeCall(view)
    for key in keys {
      let path = view.dataPath(of: key)
      let identity = (view.storedDataSource as? any ItemIdentifying)?.identity(at: path)
      let items = question(path)
      guard before.dataAreSame(in: view) else { return [] }
      found += items.map { ($0, key, identity) }
    }
    return found
  }

  // N66
  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession, withTouchAt point: CGPoint
  ) -> [UIDragItem] {
    guard let view, let delegate = drags?.dragDelegate, let key = view.touchedItem(at: point) else { return [] }
    let found = ask(for: [key], in: view) {
      delegate.collectionView(view, itemsForAddingTo: session, at: $0, point: point)
    }
    asked[ObjectIdentifier(session)] = found.map {
      DraggedItem($0.item, of: session, at: $0.key, identity: $0.identity)
    }
    return found.map(\.item)
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, willAdd items: [UIDragItem],
    for addingInteraction: UIDragInteraction
  ) {
    guard addingInteraction === interaction, let added = asked.removeValue(forKey: ObjectIdentifier(session)) else {
      return
    }
    for item in added { item.state = .lifting }
    begun.insert(ObjectIdentifier(session))
    drags?.dragged += added
    drags?.showAll()
    // Their pictures are taken first: ghosts are seen through. // N46
    view?.window?.windowScene?.afterLayout { [weak drags] in
      for item in added { item.state = .dragging }
      drags?.showAll()
    }
  }

  // MARK: Lifting

  func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
  ) -> UITargetedDragPreview? {
    let lifted = asked[ObjectIdentifier(session)] ?? drags?.dragged
    return lifted?.first { $0.item === item }?.key.flatMap(preview)
  }

  /// The cell of an item, if it can be seen. // N42, N43
  private func preview(of key: ElementKey) -> UITargetedDragPreview? {
    guard let view, let cell = view.shownCell(of: key), cell.window != nil, view.isInSight(cell) else {
      return nil
    }
    let parameters = drags?.dragDelegate?.collectionView(view, dragPreviewParametersForItemAt: view.dataPath(of: key))
    return UITargetedDragPreview(view: cell, parameters: parameters ?? UIDragPreviewParameters())
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession
  ) {
    let number = ObjectIdentifier(session)
    guard let lifted = asked.removeValue(forKey: number) else { return }
    drags?.dragged += lifted
    animator.addAnimations { [weak drags] in
      for item in lifted { item.state = .lifting }
      drags?.showAll()
    }
    animator.addCompletion { [weak self] position in
      if position == .start { self?.forget(number) }
    }
  }

  // MARK: Dragging

  func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
    let number = ObjectIdentifier(session)
    begun.insert(number)
    for item in drags?.dragged ?? [] where item.session == number { item.state = .dragging }
    drags?.showAll()
    guard let view else { return }
    drags?.dragDelegate?.collectionView(view, dragSessionWillBegin: session)
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool {
    guard let view else { return true }
    return drags?.dragDelegate?.collectionView(view, dragSessionAllowsMoveOperation: session) ?? true
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool {
    guard let view else { return false }
    return drags?.dragDelegate?.collectionView(view, dragSessionIsRestrictedToDraggingApplication: session) ?? false
  }

  // MARK: Ending

  func dragInteraction(
    _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? {
    drags?.dragged.first { $0.item === item }?.key.flatMap(preview)
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
  ) { end(session) }

  /// A drag is over however it came to that: also one that has never begun, and one that the scene has ended. // N8, N44
  private func isOver(_ session: any UIDragSession) {
    asked[ObjectIdentifier(session)] = nil
    end(session)
  }

  private func end(_ session: any UIDragSession) {
    let number = ObjectIdentifier(session)
    forget(number)
    guard begun.remove(number) != nil, let view else { return }
    drags?.dragDelegate?.collectionView(view, dragSessionDidEnd: session)
  }

  /// The items are in their places again.
  private func forget(_ session: ObjectIdentifier) {
    guard let drags else { return }
    let count = drags.dragged.count
    drags.dragged.removeAll { $0.session == session }
    if drags.dragged.count != count { drags.showAll() }
  }
}
