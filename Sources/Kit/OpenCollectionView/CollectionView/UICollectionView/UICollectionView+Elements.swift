import CollectionEngine

extension UICollectionView {
  func dequeue(kind: String?, identifier: String, at indexPath: IndexPath) -> UICollectionReusableView {
    if let view = reconfiguredView(kind: kind, identifier: identifier, at: indexPath) { return view }
    // Cells that are kept because their items may come back are used before new ones are made.
    if kind == nil, !lookAhead.ready.isEmpty, !queue.hasWaiting(kind: nil, identifier: identifier),
      let kept = lookAhead.ready.takeOldestKept(identifier: identifier)
    {
      discard(kept.cell, of: kept.key)
    }
    guard let (view, isNew) = queue.take(kind: kind, identifier: identifier, in: .zero) else {
      let known = queue.identifiers(kind: kind).map { "\"\($0)\"" }.joined(separator: ", ")
      let call = kind.map {
        "register(_:forSupplementaryViewOfKind: \"\($0)\", withReuseIdentifier: \"\(identifier)\")"
      }
      fatalError(
        "No class is registered for the \(kind.map { "supplementary view of kind \($0)" } ?? "cell") with the identifier "
          + "\"\(identifier)\", asked for at \(indexPath)"
          + (known.isEmpty ? "" : "; registered are \(known)")
          + ". Call \(call ?? "register(_:forCellWithReuseIdentifier: \"\(identifier)\")") first.")
    }
    prepareDequeued(view, isNew: isNew, identifier: identifier)
    return view
  }

  private func prepareDequeued(_ view: UICollectionReusableView, isNew: Bool, identifier: String) {
    view.isDequeued = true
    if !isNew {
      (view as? UICollectionViewCell)?.forgetConditions()
      view.prepareForReuse()
    }
    if let trace = passTrace {
      trace.record(
        isNew
          ? .viewMade(view: trace.name(of: view), identifier: identifier)
          : .viewReused(view: trace.name(of: view), identifier: identifier))
    }
  }

  /// Makes the view of an element that has come into view, and shows it. // C41
  func show(_ slot: Int32) {
    guard elements.slots.indices.contains(Int(slot)), let key = elements.slots[Int(slot)].key,
      elements.slots[Int(slot)].view == nil
    else { return }
    let attributes = elements.slots[Int(slot)].answered
    let frame = elements.slots[Int(slot)].frame
    // Out of sight and back within one pass, as where what is measured is larger or smaller than was thought.
    if let pass = changes.pass, let placed = elements.slots[Int(slot)].attributes,
      let view = pass.takeDeparture(of: key)
    {
      elements.slots[Int(slot)].view = view
      pass.stayed(key, view, with: placed)
      return
    }
    if let view = viewOnItsWay(of: key) {
      elements.slots[Int(slot)].view = view
      if let cell = view as? UICollectionViewCell { showInteraction(with: key, in: cell) }
      if let attributes { applyIfChanged(attributes, to: view) } else { applyIfChanged(key, frame, to: view) }
      return
    }
    let indexPath = path(of: key, attributes)
    let shown = arriving { () -> UICollectionReusableView? in
      guard let view = readyView(of: key) ?? makeView(of: key, at: indexPath) else { return nil }
      // The program may have put other elements in, or another view for this one, when it was asked.
      guard elements.slots.indices.contains(Int(slot)), elements.slots[Int(slot)].key == key,
        elements.slots[Int(slot)].view == nil
      else {
        discard(view, of: key)
        return nil
      }
      elements.slots[Int(slot)].view = view
      if let attributes { place(view, attributes) } else { place(view, key, in: frame) }
      return view
    }
    guard let shown else { return }
    tellWillDisplay(shown, key, at: indexPath)
    if passTrace != nil {
      traceShown(key, true)
      if let attributes { diagnose(key, shown: attributes) }
    }
    if let change = changes.pass, let applied = shown.appliedAttributes {
      change.entered(ShownElement(key: key, view: shown, attributes: applied))
    }
  }

  /// A layout may number the views that it adds in another way than by section and item.
  func path(of key: ElementKey, _ attributes: UICollectionViewLayoutAttributes?) -> IndexPath {
    key.category == .cell ? key.indexPath : attributes?.indexPath ?? key.indexPath
  }

  /// The view of an element, filled and not yet placed; nil where nobody makes one.
  func makeView(of key: ElementKey, at indexPath: IndexPath) -> UICollectionReusableView? {
    switch key.category {
    case .cell:
      guard let dataSource = storedDataSource else { return nil }
      return filledCell(key, at: indexPath, from: dataSource)
    case .supplementary:
      guard let dataSource = storedDataSource else { return nil }
      return filledView(elements.kind(key.kind), at: indexPath, from: dataSource)
    case .decoration:
      let kind = elements.kind(key.kind)
      let (view, isNew) = collectionViewLayout.dequeueDecoration(ofKind: kind, at: indexPath)
      prepareDequeued(view, isNew: isNew, identifier: kind)
      return view
    }
  }

  func tellWillDisplay(_ view: UICollectionReusableView, _ key: ElementKey, at indexPath: IndexPath) {
    switch key.category {
    case .cell:
      guard let delegate = collectionDelegate, let cell = view as? UICollectionViewCell else { return }
      delegate.collectionView(self, willDisplay: cell, forItemAt: indexPath)
    case .supplementary:
      collectionDelegate?.collectionView(
        self, willDisplaySupplementaryView: view, forElementKind: elements.kind(key.kind), at: indexPath)
    case .decoration: return
    }
  }

  /// Where the layout pass is part of an animation of views, those that stay in sight move with it; the ones that come
  /// into sight are made, filled, placed and laid out at once, and do not fly in from where they were used before.
  func arriving(_ make: () -> UICollectionReusableView?) -> UICollectionReusableView? {
    guard ViewAnimation.current != nil else { return make() }
    return ViewAnimation.run(nil) {
      let view = make()
      view?.layoutIfNeeded()
      return view
    }
  }

  private func filledCell(
    _ key: ElementKey, at indexPath: IndexPath, from dataSource: any UICollectionViewDataSource
  ) -> UICollectionViewCell {
    let cell = RegistrationIdentity.providing { dataSource.collectionView(self, cellForItemAt: indexPath) }
    guard cell.isDequeued else {
      fatalError(
        "\(type(of: dataSource)).collectionView(_:cellForItemAt:) answered a \(type(of: cell)) for \(indexPath) "
          + "that was not dequeued: answer with a cell from dequeueReusableCell(withReuseIdentifier:for:), "
          + "each time a new one.")
    }  // C40
    showInteraction(with: key, in: cell)
    return cell
  }

  /// A cell that was made ahead, or that has left and not been used again: it is as its item left it. // C41
  private func readyView(of key: ElementKey) -> UICollectionReusableView? {
    guard !lookAhead.ready.isEmpty, key.category == .cell, let cell = lookAhead.ready.take(key) else { return nil }
    guard queue.knows(cell, kind: nil) else {
      cell.removeFromSuperview()
      return nil
    }
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
      fatalError(
        "\(type(of: dataSource)).collectionView(_:viewForSupplementaryElementOfKind:at:) answered a "
          + "\(type(of: view)) for \(kind) at \(indexPath) that was not dequeued: answer with a view from "
          + "dequeueReusableSupplementaryView(ofKind:withReuseIdentifier:for:), each time a new one.")
    }
    return view
  }

  /// Puts a view that shows nothing yet where the layout says.
  func place(_ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes) {
    prepareForPlacing(view)
    apply(attributes, to: view)
    finishPlacing(view)
  }

  /// The same for a layout that tells frames alone: the view's own attributes become those of the element.
  func place(_ view: UICollectionReusableView, _ key: ElementKey, in frame: CGRect) {
    prepareForPlacing(view)
    apply(key, frame, to: view)
    finishPlacing(view)
  }

  private func prepareForPlacing(_ view: UICollectionReusableView) {
    view.isDequeued = false
    view.isShown = true
    if view.layer.animationKeys() != nil { view.endPlacement() }
  }

  private func finishPlacing(_ view: UICollectionReusableView) {
    if view.superview !== self { addSubview(view) }
  }

  /// Makes a cell that stays in sight stand where the layout now has it, if that is elsewhere.
  func applyIfChanged(_ key: ElementKey, _ frame: CGRect, to view: UICollectionReusableView) {
    if let applied = view.appliedAttributes, applied.isPlain, applied.isPlainCell(of: key, in: frame) {
      return
    }
    apply(key, frame, to: view)
  }

  /// Makes a cell stand in a frame, with nothing else that attributes could say.
  private func apply(_ key: ElementKey, _ frame: CGRect, to view: UICollectionReusableView) {
    let wasTransformed = view.appliedAttributes?.isTransformed ?? false
    let attributes = view.ownPlainAttributes()
    attributes.become(key, kind: nil)
    attributes.frame = frame
    if view.isHidden { view.isHidden = false }
    if view.bounds.size != frame.size { view.bounds = CGRect(origin: .zero, size: frame.size) }
    view.center = attributes.center
    if wasTransformed { view.transform3D = CATransform3DIdentity }
    if view.alpha != 1 { view.alpha = 1 }
    view.layer.zPosition = 0
    view.apply(attributes)
  }

  /// Makes a view that stays in sight stand and look as the layout now says, if that is another thing. // C12
  func applyIfChanged(_ attributes: UICollectionViewLayoutAttributes, to view: UICollectionReusableView) {
    if let applied = view.appliedAttributes, type(of: applied) == type(of: attributes),
      attributes.isPlain ? attributes.hasBuiltInValues(of: applied) : attributes.isEqual(applied)
    {
      return
    }
    apply(attributes, to: view)
  }

  /// Makes a view stand and look as the layout says.
  private func apply(_ attributes: UICollectionViewLayoutAttributes, to view: UICollectionReusableView) {
    let isHidden = attributes.isHidden
    if view.isHidden != isHidden { view.isHidden = isHidden }
    let size = attributes.size
    if view.bounds.size != size { view.bounds = CGRect(origin: .zero, size: size) }
    view.center = attributes.center
    if attributes.isTransformed || view.appliedAttributes?.isTransformed ?? false {
      view.transform3D = attributes.transform3D
    }
    if view.alpha != attributes.alpha { view.alpha = attributes.alpha }
    view.layer.zPosition = depth(of: attributes)
    if let applied = view.appliedAttributes, applied.isPlain, attributes.isPlain {
      applied.takeOver(attributes)
    } else {
      view.appliedAttributes = attributes.copy() as? UICollectionViewLayoutAttributes
    }
    view.apply(attributes)
  }

  /// Equal depths are ordered: decorations behind cells behind supplementary views. // C14
  private func depth(of attributes: UICollectionViewLayoutAttributes) -> CGFloat {
    let depth = CGFloat(attributes.zIndex)
    switch attributes.representedElementCategory {
    case .cell: return depth
    case .supplementaryView: return depth + 0.5
    case .decorationView: return depth - 0.5
    }
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
    if let change = changes.pass, let applied = view.appliedAttributes ?? attributes {
      traceShown(key, false)
      change.left(ShownElement(key: key, view: view, attributes: applied))
      return
    }
    takeBack(view, of: key, at: path(of: key, attributes), keeps: !elements.needsNewViews && !isRetiringAll)
    traceShown(key, false)
  }

  /// Takes a view that has been seen back, and tells the delegate. A cell is kept a while, since its item may return.
  func takeBack(_ view: UICollectionReusableView, of key: ElementKey, at indexPath: IndexPath, keeps: Bool = false) {
    guard let cell = view as? UICollectionViewCell, key.category == .cell else {
      discard(view, of: key)
      if key.category == .supplementary {
        collectionDelegate?.collectionView(
          self, didEndDisplayingSupplementaryView: view, forElementOfKind: elements.kind(key.kind), at: indexPath)
      }
      return
    }
    if keeps, isPrefetchingEnabled {
      cell.isShown = false
      departed.append(cell)
      if let old = lookAhead.ready.keep(cell, of: key) { discard(old.cell, of: old.key) }
    } else {
      discard(cell, of: key)
    }
    collectionDelegate?.collectionView(self, didEndDisplaying: cell, forItemAt: indexPath)
  }

  /// Puts a view into the queue; it is hidden at the end of the pass if nobody takes it.
  func discard(_ view: UICollectionReusableView, of key: ElementKey) {
    view.isDequeued = false
    view.isShown = false
    departed.append(view)
    switch key.category {
    case .cell: queue.put(view, kind: nil)
    case .supplementary: queue.put(view, kind: elements.kind(key.kind))
    // A view of another layout than the present one, which does not know it, goes.
    case .decoration: collectionViewLayout.decorations.put(view, kind: elements.kind(key.kind))
    }
    if !isReconciling { hideDeparted() }
  }

  /// Takes back all views, as when the data is another, and forgets what the layout has answered.
  func retireAll() {
    elements.needsNewViews = false
    isRetiringAll = true
    defer { isRetiringAll = false }
    endLookAhead()
    forgetWaysOut()
    for index in elements.slots.indices where elements.slots[index].view != nil { retire(Int32(index)) }
    elements.removeAll()
    tile = nil
  }

  /// Hides the views that have left and were not used again.
  func hideDeparted() {
    for view in departed where !view.isShown { view.isHidden = true }
    departed.removeAll(keepingCapacity: true)
  }

  func traceShown(_ key: ElementKey, _ isShown: Bool) {
    guard let trace = passTrace else { return }
    trace.record(.elementShown(element: "\(key)", isShown: isShown))
  }
}

extension UICollectionViewLayoutAttributes {
  /// Whether these are attributes of a cell that say nothing but its frame.
  fileprivate func isPlainCell(of key: ElementKey, in frame: CGRect) -> Bool {
    // As setting the frame does it.
    let middle = CGPoint(x: frame.origin.x + frame.size.width / 2, y: frame.origin.y + frame.size.height / 2)
    return center == middle && size == frame.size && section == key.section && item == key.item
      && unusualIndexPath == nil && representedElementCategory == .cell && !isTransformed && alpha == 1 && zIndex == 0
      && !isHidden
  }

  /// Whether there can be no other values than the built-in ones.
  fileprivate var isPlain: Bool { type(of: self) == UICollectionViewLayoutAttributes.self }
}

extension UICollectionReusableView {
  /// Attributes that are the view's alone, to be given other values: those it has, unless somebody else holds them.
  fileprivate func ownPlainAttributes() -> UICollectionViewLayoutAttributes {
    if isKnownUniquelyReferenced(&appliedAttributes), let own = appliedAttributes, own.isPlain { return own }
    let made = UICollectionViewLayoutAttributes()
    appliedAttributes = made
    return made
  }

  /// Ends what still moves a view from where it was used before.
  fileprivate func endPlacement() {
    for property: AnimatedProperty in [.position, .bounds, .transform, .opacity] {
      PropertyChange(of: property, in: layer).removeRunning()
    }
  }
}
