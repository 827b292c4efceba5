import CollectionEngine

extension UICollectionView {
  func dequeue(kind: String?, identifier: String, at indexPath: IndexPath) -> UICollectionReusableView {
    guard let (view, isNew) = queue.take(kind: kind, identifier: identifier) else {
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
    view.isDequeued = true
    if !isNew { view.prepareForReuse() }
    if let trace = passTrace {
      trace.record(
        isNew
          ? .viewMade(view: trace.name(of: view), identifier: identifier)
          : .viewReused(view: trace.name(of: view), identifier: identifier))
    }
    return view
  }

  /// Makes the view of an element that has come into view, and shows it. // C41
  func show(_ slot: Int32) {
    guard elements.slots.indices.contains(Int(slot)), let key = elements.slots[Int(slot)].key,
      let attributes = elements.slots[Int(slot)].attributes, elements.slots[Int(slot)].view == nil,
      let dataSource = storedDataSource
    else { return }
    // A layout may number the views that it adds in another way than by section and item.
    let indexPath = key.category == .cell ? key.indexPath : attributes.indexPath
    switch key.category {
    case .cell:
      let cell = arriving { placedCell(key, attributes, at: indexPath, from: dataSource, in: slot) }
      collectionDelegate?.collectionView(self, willDisplay: cell, forItemAt: indexPath)
    case .supplementary:
      let kind = elements.kind(key.kind)
      let view = arriving { placedView(kind, attributes, at: indexPath, from: dataSource, in: slot) }
      collectionDelegate?.collectionView(
        self, willDisplaySupplementaryView: view, forElementKind: kind, at: indexPath)
    case .decoration:
      return
    }
    traceShown(key, true)
  }

  /// Where the layout pass is part of an animation of views, those that stay in sight move with it; the ones that come
  /// into sight are made, filled, placed and laid out at once, and do not fly in from where they were used before.
  private func arriving<View: UICollectionReusableView>(_ make: () -> View) -> View {
    guard ViewAnimation.current != nil else { return make() }
    return ViewAnimation.run(nil) {
      let view = make()
      view.layoutIfNeeded()
      return view
    }
  }

  private func placedCell(
    _ key: ElementKey, _ attributes: UICollectionViewLayoutAttributes, at indexPath: IndexPath,
    from dataSource: any UICollectionViewDataSource, in slot: Int32
  ) -> UICollectionViewCell {
    let cell = dataSource.collectionView(self, cellForItemAt: indexPath)
    guard cell.isDequeued else {
      fatalError(
        "\(type(of: dataSource)).collectionView(_:cellForItemAt:) answered a \(type(of: cell)) for \(indexPath) "
          + "that was not dequeued: answer with a cell from dequeueReusableCell(withReuseIdentifier:for:), "
          + "each time a new one.")
    }  // C40
    let isSelected = selectedItems.contains(key)
    if cell.isSelected != isSelected { cell.isSelected = isSelected }
    let isHighlighted = highlightedItem == indexPath
    if cell.isHighlighted != isHighlighted { cell.isHighlighted = isHighlighted }
    place(cell, attributes, in: slot)
    return cell
  }

  private func placedView(
    _ kind: String, _ attributes: UICollectionViewLayoutAttributes, at indexPath: IndexPath,
    from dataSource: any UICollectionViewDataSource, in slot: Int32
  ) -> UICollectionReusableView {
    let view = dataSource.collectionView(self, viewForSupplementaryElementOfKind: kind, at: indexPath)
    guard view.isDequeued else {
      fatalError(
        "\(type(of: dataSource)).collectionView(_:viewForSupplementaryElementOfKind:at:) answered a "
          + "\(type(of: view)) for \(kind) at \(indexPath) that was not dequeued: answer with a view from "
          + "dequeueReusableSupplementaryView(ofKind:withReuseIdentifier:for:), each time a new one.")
    }
    place(view, attributes, in: slot)
    return view
  }

  private func place(
    _ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes, in slot: Int32
  ) {
    elements.slots[Int(slot)].view = view
    view.isDequeued = false
    view.isShown = true
    if view.layer.animationKeys() != nil { view.endPlacement() }
    apply(attributes, to: view)
    if view.superview !== self { addSubview(view) }
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
    elements.slots[Int(slot)].view = nil
    view.isShown = false
    departed.append(view)
    let layoutPath = key.category == .cell ? nil : elements.slots[Int(slot)].attributes?.indexPath
    let indexPath = layoutPath ?? key.indexPath
    if !elements.slots[Int(slot)].isCurrent { elements.release(slot) }
    if let cell = view as? UICollectionViewCell, key.category == .cell {
      queue.put(cell, kind: nil)
      collectionDelegate?.collectionView(self, didEndDisplaying: cell, forItemAt: indexPath)
    } else {
      let kind = elements.kind(key.kind)
      queue.put(view, kind: kind)
      collectionDelegate?.collectionView(
        self, didEndDisplayingSupplementaryView: view, forElementOfKind: kind, at: indexPath)
    }
    traceShown(key, false)
  }

  /// Takes back all views, as when the data is another, and forgets what the layout has answered.
  func retireAll() {
    elements.needsNewViews = false
    for index in elements.slots.indices where elements.slots[index].view != nil { retire(Int32(index)) }
    elements.removeAll()
    tile = nil
  }

  /// Hides the views that have left and were not used again.
  func hideDeparted() {
    for view in departed where !view.isShown { view.isHidden = true }
    departed.removeAll(keepingCapacity: true)
  }

  private func traceShown(_ key: ElementKey, _ isShown: Bool) {
    guard let trace = passTrace else { return }
    trace.record(.elementShown(element: "\(key)", isShown: isShown))
  }
}

extension UICollectionViewLayoutAttributes {
  /// Whether there can be no other values than the built-in ones.
  fileprivate var isPlain: Bool { type(of: self) == UICollectionViewLayoutAttributes.self }
}

extension UICollectionReusableView {
  /// Ends what still moves a view from where it was used before.
  fileprivate func endPlacement() {
    for property: AnimatedProperty in [.position, .bounds, .transform, .opacity] {
      PropertyChange(of: property, in: layer).removeRunning()
    }
  }
}
