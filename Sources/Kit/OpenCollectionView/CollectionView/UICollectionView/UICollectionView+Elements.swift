import CollectionEngine

extension UICollectionView {
  /// Makes the view of an element that has come into view, and shows it. // C41
  func show(_ slot: Int32) {
    guard elements.slots.indices.contains(Int(slot)), let key = elements.slots[Int(slot)].key,
      elements.slots[Int(slot)].view == nil
    else { return }
    if isWithoutView(key) { return }
    let place = ElementPlace(
      key: key, attributes: elements.slots[Int(slot)].answered, frame: elements.slots[Int(slot)].frame)
    // Out of sight and back within one pass, as where what is measured is larger or smaller than was thought.
    if let found = pass.found, let attributes = elements.slots[Int(slot)].attributes,
      let view = found.takeDeparture(of: key)
    {
      elements.slots[Int(slot)].view = view
      putBackIfTakenOut(view, of: key)
      found.stayed(key, view, with: attributes)
      return
    }
    if let found = pass.found, let view = found.takeUnseen(of: key) {
      elements.slots[Int(slot)].view = view
      applyIfChanged(place, to: view)
      if let applied = view.appliedAttributes {
        found.entered(ShownElement(key: key, view: view, attributes: applied))
      }
      return
    }
    if let view = viewOnItsWay(of: key) {
      elements.slots[Int(slot)].view = view
      if let cell = view as? UICollectionViewCell { showInteraction(with: key, in: cell) }
      putBackIfTakenOut(view, of: key)
      applyIfChanged(place, to: view)
      return
    }
    let indexPath = place.indexPath
    let isAnimated = ViewAnimation.current != nil
    guard
      let arrived = isAnimated
        ? arriving({ bringIn(slot, at: place, indexPath) }) : bringIn(slot, at: place, indexPath)
    else { return }
    tellWillDisplay(arrived, key, at: indexPath)
    if pass.trace != nil {
      traceShown(key, true)
      if let attributes = place.attributes { diagnose(key, shown: attributes) }
    }
    if let change = pass.found, let applied = arrived.appliedAttributes {
      change.entered(ShownElement(key: key, view: arrived, attributes: applied))
    }
  }

  /// Fills a view for an element, and puts it where the element is.
  private func bringIn(_ slot: Int32, at place: ElementPlace, _ indexPath: IndexPath) -> UICollectionReusableView? {
    let key = place.key
    guard let view = takeHeld(key) ?? readyView(of: key) ?? makeView(at: place, indexPath) else { return nil }
    // The program may have put other elements in, or another view for this one, when it was asked.
    guard elements.slots.indices.contains(Int(slot)), elements.slots[Int(slot)].key == key,
      elements.slots[Int(slot)].view == nil
    else {
      discard(view, of: key)
      return nil
    }
    elements.slots[Int(slot)].view = view
    view.lastSlot = slot
    // One that comes from another element has another place among the others, and may look as before.
    describeArrival(view)
    put(view, at: place)
    return view
  }

  /// The view of an element, filled and not yet shown; nil where nobody makes one.
  func makeView(at place: ElementPlace, _ indexPath: IndexPath) -> UICollectionReusableView? {
    let key = place.key
    return shown.awaiting(place) {
      switch key.category {
      case .cell:
        if let drags = state.drags, let placeholder = drags.placeholder(at: key) {
          return drags.cell(of: placeholder, at: indexPath, in: self)
        }
        guard let dataSource = storedDataSource else { return nil }
        return filledCell(key, from: dataSource)
      case .supplementary:
        guard let dataSource = storedDataSource else { return nil }
        return filledView(elements.kind(key.kind), at: indexPath, from: dataSource)
      case .decoration:
        // A layout that a program has taken away in the middle of the pass has the classes of what it answered; the next
        // pass asks the one that stands there now.
        return pass.isOfPresentLayout ? dequeueDecoration(at: place, indexPath) : nil
      }
    }
  }

  func tellWillDisplay(_ view: UICollectionReusableView, _ key: ElementKey, at indexPath: IndexPath) {
    switch key.category {
    case .cell:
      guard let delegate = collectionDelegate, let cell = view as? UICollectionViewCell,
        state.drags?.isPlaceholder(cell) != true
      else { return }
      delegate.collectionView(self, willDisplay: cell, forItemAt: dataPath(of: key))
    case .supplementary:
      collectionDelegate?.collectionView(
        self, willDisplaySupplementaryView: view, forElementKind: elements.kind(key.kind), at: indexPath)
    case .decoration: return
    }
  }

  /// Makes, fills, places and lays out a view that comes into sight at once, also where the layout pass is part of an
  /// animation of views. It does not fly in from where it was used before; views that stay in sight move with the
  /// animation.
  func arriving(_ make: () -> UICollectionReusableView?) -> UICollectionReusableView? {
    guard ViewAnimation.current != nil else { return make() }
    return ViewAnimation.run(nil) {
      let view = make()
      view?.layoutIfNeeded()
      return view
    }
  }

  private func filledCell(
    _ key: ElementKey, from dataSource: any UICollectionViewDataSource
  ) -> UICollectionViewCell {
    let indexPath = dataPath(of: key)
    let cell = RegistrationIdentity.providing { dataSource.collectionView(self, cellForItemAt: indexPath) }
    guard cell.isDequeued else {
      ProgrammingErrors.report(
        "\(type(of: dataSource)).collectionView(_:cellForItemAt:) answered a \(type(of: cell)) for \(indexPath) "
          + "that was not dequeued: answer with a cell from dequeueReusableCell(withReuseIdentifier:for:), "
          + "each time a new one.", instead: "an empty cell is shown")  // C40
      let substitute = substituteCell()
      showInteraction(with: key, in: substitute)
      return substitute
    }
    showInteraction(with: key, in: cell)
    return cell
  }

  /// A cell that was made ahead, or that has left and not been used again: it is as its item left it. // C41
  private func readyView(of key: ElementKey) -> UICollectionReusableView? {
    guard !shown.ready.isEmpty, key.category == .cell, let entry = shown.ready.take(key) else { return nil }
    let cell = entry.cell
    guard shown.queue.knows(cell, kind: nil) else {
      cell.removeFromSuperview()
      return nil
    }
    // What runs in one that was made ahead is the program's.
    if !entry.isAhead { cell.endPlacement() }
    showInteraction(with: key, in: cell)
    return cell
  }

  private func filledView(
    _ kind: String, at indexPath: IndexPath, from dataSource: any UICollectionViewDataSource
  ) -> UICollectionReusableView {
    let view = RegistrationIdentity.providing {
      dataSource.collectionView(self, viewForSupplementaryElementOfKind: kind, at: indexPath)
    }
    guard view.isDequeued else {
      ProgrammingErrors.report(
        "\(type(of: dataSource)).collectionView(_:viewForSupplementaryElementOfKind:at:) answered a "
          + "\(type(of: view)) for \(kind) at \(indexPath) that was not dequeued: answer with a view from "
          + "dequeueReusableSupplementaryView(ofKind:withReuseIdentifier:for:), each time a new one.",
        instead: "an empty view is shown")
      return substitute(kind: kind)
    }
    return view
  }

  /// Takes back the view of an element that has left; it waits in the queue, and is hidden if nobody takes it.
  func retire(_ slot: Int32) {
    guard elements.slots.indices.contains(Int(slot)), let key = elements.slots[Int(slot)].key,
      let view = elements.slots[Int(slot)].view
    else { return }
    let attributes = elements.slots[Int(slot)].answered
    let isCurrent = elements.slots[Int(slot)].isCurrent
    elements.slots[Int(slot)].view = nil
    if !isCurrent { elements.release(slot) }
    if let change = pass.found, let applied = view.appliedAttributes ?? attributes {
      traceShown(key, false)
      change.left(ShownElement(key: key, view: view, attributes: applied))
      return
    }
    takeBack(
      view, of: key, at: ElementPlace.indexPath(of: key, attributes),
      keeps: !elements.needsNewViews && !shown.isRetiringAll)
    traceShown(key, false)
  }

  /// Takes a view that has been seen back, and tells the delegate. A cell is kept a while, since its item may return.
  func takeBack(_ view: UICollectionReusableView, of key: ElementKey, at indexPath: IndexPath, keeps: Bool = false) {
    let wasSeen = view.isShown
    let isHeld = keeps && hold(view, of: key)
    if isHeld { view.isShown = false } else { endTyping(in: view) }
    state.swipes?.cellLeaves(view)
    guard let cell = view as? UICollectionViewCell, key.category == .cell else {
      if !isHeld { discard(view, of: key) }
      if key.category == .supplementary, wasSeen {
        collectionDelegate?.collectionView(
          self, didEndDisplayingSupplementaryView: view, forElementOfKind: elements.kind(key.kind), at: indexPath)
      }
      return
    }
    if let drags = state.drags, drags.isPlaceholder(cell) {
      drags.leaves(cell)
      return discard(cell, of: key)
    }
    if isHeld {
      // It stays as it is, out of sight.
      state.lines?.end(cell)
    } else if keeps, isPrefetchingEnabled {
      state.lines?.end(cell)
      cell.isShown = false
      shown.depart(cell)
      if let old = shown.ready.keep(cell, of: key) { discard(old.cell, of: old.key) }
    } else {
      discard(cell, of: key)
    }
    if wasSeen { collectionDelegate?.collectionView(self, didEndDisplaying: cell, forItemAt: dataPath(of: key)) }
  }

  /// Puts a view into the queue; it is hidden at the end of the pass if nobody takes it.
  func discard(_ view: UICollectionReusableView, of key: ElementKey) {
    view.setShareOfAlpha(1)
    state.lines?.end(view)
    state.swipes?.cellLeaves(view)
    view.isDequeued = false
    view.isShown = false
    shown.depart(view)
    switch key.category {
    case .cell: shown.queue.put(view, kind: nil)
    case .supplementary: shown.queue.put(view, kind: elements.kind(key.kind))
    // A view of another layout than the present one, which does not know it, goes.
    case .decoration:
      let kind = elements.kind(key.kind)
      decorationLayout(ofKind: kind, view).decorations.put(view, kind: kind)
    }
    if !pass.isExchanging { hideDeparted() }
  }

  /// Takes back all views, as when the data is another, and forgets what the layout has answered.
  func retireAll() {
    elements.needsNewViews = false
    shown.retiringAll {
      endLookAhead()
      forgetWaysOut()
      forgetRounds()
      for index in elements.slots.indices where elements.slots[index].view != nil { retire(Int32(index)) }
      elements.removeAll()
      pass.tile = nil
    }
  }

  /// Hides the views that have left and were not used again, and those that were dequeued and never shown.
  func hideDeparted() {
    guard var gone = shown.takeDeparted() else { return }
    for view in gone where !view.isShown {
      state.lines?.release(view)
      if view.collectionViewAround === self { view.putAway() }
    }
    gone.removeAll(keepingCapacity: true)
    shown.reuse(gone)
  }

  func traceShown(_ key: ElementKey, _ isShown: Bool) {
    guard let trace = pass.trace else { return }
    trace.record(.elementShown(element: "\(key)", isShown: isShown))
  }
}
