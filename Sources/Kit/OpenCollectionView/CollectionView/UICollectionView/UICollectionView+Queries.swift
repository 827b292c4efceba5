import CollectionEngine

extension UICollectionView {
  // C43
  func shownOrReadyCell(of key: ElementKey) -> UICollectionViewCell? {
    guard currentCounts.contains(section: key.section, item: key.item) else { return nil }
    if let carried = movements?.movement(of: key) { return carried.cell }
    guard let slot = elements.shownSlot(of: key) else { return shown.ready.preparedCell(of: key) }
    return elements.slots[Int(slot)].view as? UICollectionViewCell
  }

  /// The layout's attributes of an item that a program names; their index path is that by which it was named. // M9
  func answeredAttributes(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    prepareLayoutIfNeeded()
    let presented = layoutPath(of: indexPath)
    guard let attributes = collectionViewLayout.layoutAttributesForItem(at: presented) else { return nil }
    guard presented != indexPath else { return attributes }
    let named = attributes.copied
    named.indexPath = indexPath
    return named
  }

  func shownSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath) -> UICollectionReusableView? {
    elements.slots.first { slot in
      guard let key = slot.key, key.category == .supplementary, slot.view != nil else { return false }
      return slot.attributes?.indexPath == indexPath && elements.kind(key.kind) == elementKind
    }?.view
  }

  func shownSupplementaryElements(ofKind elementKind: String) -> [(path: IndexPath, view: UICollectionReusableView)] {
    elements.slots.compactMap { slot -> (ElementKey, IndexPath, UICollectionReusableView)? in
      guard let key = slot.key, key.category == .supplementary, let view = slot.view,
        elements.kind(key.kind) == elementKind, isInSight(view)
      else { return nil }
      return (key, slot.attributes?.indexPath ?? key.indexPath, view)
    }.sorted { $0.0 < $1.0 }.map { ($0.1, $0.2) }
  }

  /// The cells that can be seen, and those that are carried, in the order in which they are presented.
  var shownCells: [(key: ElementKey, cell: UICollectionViewCell)] {
    var cells = elements.slots.compactMap { slot -> (key: ElementKey, cell: UICollectionViewCell)? in
      guard let key = slot.key, key.category == .cell, let cell = slot.view as? UICollectionViewCell else { return nil }
      return (key, cell)
    }
    if let movements { cells += movements.carried.map { ($0.key, $0.cell) } }
    return cells.sorted { $0.key < $1.key }
  }

  /// The same without those that are prepared for a host that shows a drag ahead.
  var cellsInSight: [(key: ElementKey, cell: UICollectionViewCell)] {
    overscan == 0 ? shownCells : shownCells.filter { isInSight($0.cell) }
  }

  func indexPath(ofShownSupplementary view: UICollectionReusableView) -> IndexPath? {
    if let cell = view as? UICollectionViewCell { return key(ofShown: cell)?.indexPath }
    guard let index = slot(of: view), let key = elements.slots[index].key else { return nil }
    return elements.slots[index].attributes?.indexPath ?? key.indexPath
  }

  /// The key of a cell that is carried, shown or prepared; nil for any other, and for one that stands for data that come later.
  func key(ofShown cell: UICollectionViewCell) -> ElementKey? {
    if let carried = movements?.carried.first(where: { $0.cell === cell }) { return carried.key }
    guard let index = slot(of: cell), let key = elements.slots[index].key else {
      return shown.ready.key(ofPrepared: cell)
    }
    return state.drags != nil && isPlaceholder(key) ? nil : key
  }

  /// The slot of a view that is shown. Elements keep their slots, so that it is where it was in all but few cases.
  private func slot(of view: UICollectionReusableView) -> Int? {
    let last = Int(view.lastSlot)
    if last < elements.slots.count, elements.slots[last].view === view { return last }
    for slot in elements.slots.indices where elements.slots[slot].view === view {
      view.lastSlot = Int32(slot)
      return slot
    }
    return nil
  }

  /// The place of a cell in its section, as it is presented.
  func place(ofShown cell: UICollectionViewCell) -> LayerAccessibility.Place? {
    guard let counts = data.known, let key = key(ofShown: cell), 0..<counts.sectionCount ~= key.section else {
      return nil
    }
    return LayerAccessibility.Place(key.item + 1, of: counts.itemCount(inSection: key.section))
  }

  /// A view has come for an element: it is described with this frame or, while cells come in frame after frame, when that ends or
  /// has gone on for long, as views are that are laid out in each frame.
  func describeArrival(_ view: UICollectionReusableView) {
    guard layoutRun.extend(to: SceneAccessibility.frameBeingLaidOut, within: LayoutRun.longestPause) else {
      return view.markForAccessibility()
    }
    guard !view.layoutRun.isMarked else { return }
    view.layoutRun.waitsForOwner = true
    layoutRun.owesArrivals = true
    putOffDescription()
  }

  /// Tells whether content still moves, so that more views may come: asked once a frame.
  func goesOnMoving() -> Bool {
    return shown.hasMoved(to: bounds.origin)
  }

  /// Has all views described that have come while nothing was.
  func describeArrivals() {
    layoutRun.owesArrivals = false
    for slot in elements.slots {
      if let view = slot.view, view.layoutRun.waitsForOwner { view.markForAccessibility() }
    }
  }

  /// The title of the nearest controller that has one.
  var titleOfController: String? {
    for case let controller as UIViewController in chain {
      if let title = controller.title ?? controller.navigationItem.title, !title.isEmpty { return title }
    }
    return nil
  }

  /// Has the cells that are shown told anew, because their places have changed.
  func markCellsForAccessibility() {
    for (_, cell) in shownCells { cell.markForAccessibility() }
  }

  /// The key of an item that a program names; where there is no such item, that is told.
  func checkedKey(of indexPath: IndexPath, for what: String) -> ElementKey? {
    let counts = currentCounts
    guard let key = itemMeant(by: indexPath), counts.contains(section: key.section, item: key.item) else {
      ProgrammingErrors.report(
        "The item \(indexPath) cannot be \(what): there are \(counts.sectionCount) sections"
          + (indexPath.count == 2 && (0..<counts.sectionCount).contains(indexPath.section)
            ? ", and section \(indexPath.section) has \(counts.itemCount(inSection: indexPath.section)) items." : "."),
        instead: "nothing is \(what)")
      return nil
    }
    return key
  }

  /// Returns the offset with which a rectangle of the content is seen at a place; at the nearest place where none is
  /// named.
  func offset(showing rect: CGRect, at position: ScrollPosition) -> CGPoint {
    legalOffset(nearest: offset(showing: rect, at: position, from: contentOffset))
  }

  /// The same where the content stands elsewhere, without looking where it may rest.
  func offset(showing rect: CGRect, at position: ScrollPosition, from offset: CGPoint) -> CGPoint {
    let inset = adjustedContentInset
    let visible = CGRect(origin: offset, size: bounds.size).inset(by: inset)
    return CGPoint(
      x: Self.offset(
        from: offset.x, inset: inset.left, showing: (rect.minX, rect.maxX), in: (visible.minX, visible.maxX),
        at: position, leading: .left, centered: .centeredHorizontally, trailing: .right),
      y: Self.offset(
        from: offset.y, inset: inset.top, showing: (rect.minY, rect.maxY), in: (visible.minY, visible.maxY),
        at: position, leading: .top, centered: .centeredVertically, trailing: .bottom))
  }

  /// The same on one axis, whose places have the names given.
  private static func offset(
    from current: CGFloat, inset: CGFloat, showing span: (start: CGFloat, end: CGFloat),
    in visible: (start: CGFloat, end: CGFloat), at position: ScrollPosition, leading: ScrollPosition,
    centered: ScrollPosition, trailing: ScrollPosition
  ) -> CGFloat {
    let length = visible.end - visible.start
    if position.contains(leading) { return span.start - inset }
    if position.contains(centered) { return (span.start + span.end - length) / 2 - inset }
    if position.contains(trailing) { return span.end - length - inset }
    if span.start < visible.start { return current + span.start - visible.start }
    if span.end > visible.end { return current + span.end - visible.end }
    return current
  }
}
