import OpenCollectionView

extension DeskController: UICollectionViewDropDelegate {
  func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool {
    isOwn(session) || session.canLoadObjects(ofClass: UIImage.self) || session.canLoadObjects(ofClass: String.self)
  }

  /// Tells whether a drag has come from this desk.
  private func isOwn(_ session: any UIDropSession) -> Bool {
    session.localDragSession?.localContext as? DeskController === self
  }

  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal {
    let place = place(of: collectionView)
    guard isOwn(session) else {
      return UICollectionViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath)
    }
    if let path = destinationIndexPath, path.section != place.section {
      // Beside the boxes photos go to the beginning of the table.
      return desk.boxes.indices.contains(path.item)
        ? UICollectionViewDropProposal(operation: .move, intent: .insertIntoDestinationIndexPath)
        : UICollectionViewDropProposal(operation: .move)
    }
    return UICollectionViewDropProposal(
      operation: copies(session.items, in: place) ? .copy : .move, intent: .insertAtDestinationIndexPath)
  }

  /// Tells whether a place makes copies of what is dragged: of all but its own.
  private func copies(_ items: [UIDragItem], in place: DeskPlace) -> Bool {
    place.copies && items.contains { item in (item.localObject as? Int).flatMap { desk.place(of: $0) } != place }
  }

  func collectionView(
    _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
  ) {
    let place = place(of: collectionView)
    let path = coordinator.destinationIndexPath ?? IndexPath(item: 0, section: place.section)
    guard isOwn(coordinator.session) else { return takeFromOutside(coordinator, to: place, at: path) }
    if path.section != place.section, coordinator.proposal.intent == .insertIntoDestinationIndexPath {
      return put(coordinator, intoBoxAt: path)
    }
    let index = path.section == place.section ? path.item : 0
    if coordinator.proposal.operation == .copy {
      copy(coordinator, to: place, at: index)
    } else {
      move(coordinator, to: place, at: index)
    }
    endChoosing()
  }

  func collectionView(
    _ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? { previewParameters(of: collectionView.cellForItem(at: indexPath)) }

  // MARK: What is dropped

  private func put(_ coordinator: any UICollectionViewDropCoordinator, intoBoxAt path: IndexPath) {
    put(coordinator.items.compactMap { $0.dragItem.localObject as? Int }, intoBox: path.item)
    let box = panel(.table).collectionView.cellForItem(at: path) as? DeskBoxCell
    for item in coordinator.items {
      coordinator.drop(item.dragItem, intoItemAt: path, rect: box?.mouth ?? .zero)
    }
  }

  /// The place for several is one among all that lie there, also those that move; for one it is where that lies in the end.
  private func move(_ coordinator: any UICollectionViewDropCoordinator, to place: DeskPlace, at index: Int) {
    let ids = coordinator.items.compactMap { $0.dragItem.localObject as? Int }
    let moved = Set(ids)
    let before = ids.count == 1 ? index : desk[place].prefix(index).count { !moved.contains($0.id) }
    change("Move", "\(name(of: ids)) moved to \(place.name)") { $0.move(ids, to: place, at: before) }
    for item in coordinator.items {
      guard let number = desk[place].firstIndex(where: { $0.id == item.dragItem.localObject as? Int }) else { continue }
      coordinator.drop(item.dragItem, toItemAt: IndexPath(item: number, section: place.section))
    }
  }

  /// Copies are made one after another.
  private func copy(_ coordinator: any UICollectionViewDropCoordinator, to place: DeskPlace, at index: Int) {
    let items = coordinator.items.compactMap { item in
      (item.dragItem.localObject as? Int).flatMap { desk.item($0) }.map { (item.dragItem, $0) }
    }
    for (number, (dragItem, original)) in items.enumerated() {
      let arrival = DeskArrival(copying: original, to: place, duration: 1.6 + 0.5 * Double(number))
      show(arrival, for: dragItem, at: index, by: coordinator)
    }
    bar.news = "Developing \(name(of: items.map(\.1.id)))"
  }

  /// Pictures and texts are read; until then a cell says how far that is.
  private func takeFromOutside(
    _ coordinator: any UICollectionViewDropCoordinator, to place: DeskPlace, at path: IndexPath
  ) {
    let index = path.section == place.section ? path.item : 0
    for item in coordinator.items.prefix(Desk.mostItems) {
      let provider = item.dragItem.itemProvider
      guard provider.canLoadObject(ofClass: UIImage.self) || provider.canLoadObject(ofClass: String.self) else {
        continue
      }
      let arrival = DeskArrival(to: place, duration: 0.3)
      show(arrival, for: item.dragItem, at: index, by: coordinator)
      let title = provider.suggestedName ?? "Picture"
      if provider.canLoadObject(ofClass: UIImage.self) {
        arrival.load = provider.loadObject(ofClass: UIImage.self) { [weak self] image, _ in
          let content = (image as? UIImage).map { DeskItem.Content.picture($0, title: title) }
          Task { @MainActor in self?.take(content, for: arrival) }
        }
      } else {
        arrival.load = provider.loadObject(ofClass: String.self) { [weak self] text, _ in
          let content = text.map { DeskItem.Content.note(String($0.prefix(DeskItem.longestNote))) }
          Task { @MainActor in self?.take(content, for: arrival) }
        }
      }
    }
  }

  private func take(_ content: DeskItem.Content?, for arrival: DeskArrival) {
    guard let content else { return giveUp(arrival) }
    arrival.content = content
  }

  /// Has something that is dropped go to a cell that stands for it until it is there.
  private func show(
    _ arrival: DeskArrival, for item: UIDragItem, at index: Int, by coordinator: any UICollectionViewDropCoordinator
  ) {
    let placeholder = UICollectionViewDropPlaceholder(
      insertionIndexPath: IndexPath(item: index, section: arrival.place.section),
      reuseIdentifier: panel(arrival.place).cellIdentifier)
    placeholder.cellUpdateHandler = { ($0 as? any DeskArrivalCell)?.show(arrival) }
    placeholder.previewParametersProvider = { [weak self] in self?.previewParameters(of: $0) }
    arrival.context = coordinator.drop(item, to: placeholder)
    wait(for: arrival)
  }
}
