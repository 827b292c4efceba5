import CollectionEngine

/// Views for the program to fill: each has its element's place and look before the program sees it. // C41
extension UICollectionView {
  /// Gives a new collection view the state with which all begin.
  func begin() {
    storedLayout.attachedCollectionView = self
    isMultipleTouchEnabled = true
    updateAccessibility { $0.role = .list }
    setNeedsLayout()
  }

  func dequeueCell(identifier: String, at indexPath: IndexPath) -> UICollectionViewCell {
    let view = dequeue(kind: nil, identifier: identifier, at: indexPath)
    guard let cell = view as? UICollectionViewCell else {
      ProgrammingErrors.report(
        "The identifier \"\(identifier)\" is registered with \(type(of: view)), which is no UICollectionViewCell: "
          + "register a subclass of UICollectionViewCell.", instead: "the cell is an empty one")
      return substituteCell()
    }
    return cell
  }

  func dequeue(kind: String?, identifier: String, at indexPath: IndexPath) -> UICollectionReusableView {
    if let view = reconfiguredView(kind: kind, identifier: identifier, at: indexPath) { return view }
    // Cells that are kept because their items may come back are used before new ones are made.
    var waiting = shown.queue.takeWaiting(kind: kind, identifier: identifier)
    if waiting == nil, kind == nil, !shown.ready.isEmpty,
      let kept = shown.ready.takeOldestKept(identifier: identifier)
    {
      discard(kept.cell, of: kept.key)
      waiting = shown.queue.takeWaiting(kind: nil, identifier: identifier)
    }
    let place = place(ofKind: kind, at: kind == nil ? layoutPath(of: indexPath) : indexPath)
    if let waiting {
      prepareDequeued(waiting, isNew: false, identifier: identifier, at: place)
      return waiting
    }
    guard let (view, isNew) = shown.queue.take(kind: kind, identifier: identifier, in: place?.plainFrame ?? .zero)
    else {
      let known = shown.queue.identifiers(kind: kind).map { "\"\($0)\"" }.joined(separator: ", ")
      let call = kind.map {
        "register(_:forSupplementaryViewOfKind: \"\($0)\", withReuseIdentifier: \"\(identifier)\")"
      }
      ProgrammingErrors.report(
        "No class is registered for the \(kind.map { "supplementary view of kind \($0)" } ?? "cell") with the identifier "
          + "\"\(identifier)\", asked for at \(indexPath)"
          + (known.isEmpty ? "" : "; registered are \(known)")
          + ". Call \(call ?? "register(_:forCellWithReuseIdentifier: \"\(identifier)\")") first.",
        instead: "the view is an empty one")
      return substitute(kind: kind)
    }
    prepareDequeued(view, isNew: isNew, identifier: identifier, at: place)
    return view
  }

  /// A view for a decoration, which nobody fills.
  func dequeueDecoration(at place: ElementPlace, _ indexPath: IndexPath) -> UICollectionReusableView {
    let kind = elements.kind(place.key.kind)
    let (view, isNew) = decorationLayout(ofKind: kind).dequeueDecoration(
      ofKind: kind, at: indexPath, in: place.plainFrame)
    prepareDequeued(view, isNew: isNew, identifier: kind, at: place)
    return view
  }

  func prepareDequeued(
    _ view: UICollectionReusableView, isNew: Bool, identifier: String, at place: ElementPlace?
  ) {
    view.isDequeued = true
    if !isNew {
      (view as? UICollectionViewCell)?.forgetConditions()
      view.prepareForReuse()
      view.endPlacement()
      if view.isHidden { bringOut(view) }
    }
    if let place, ViewAnimation.current == nil {
      applyAnew(place, to: view)
    } else if let place {
      // It does not fly in from where it was used before.
      ViewAnimation.run(nil) { applyAnew(place, to: view) }
    } else {
      // Whatever was applied for another element says nothing of the next one.
      view.appliedAttributes = nil
    }
    if let place { tellListPlace(of: place.key, to: view) }
    if let trace = pass.trace {
      let kind = view is UICollectionViewCell ? nil : view.appliedAttributes?.representedElementKind ?? ""
      trace.record(
        isNew
          ? .viewMade(view: trace.name(of: view), identifier: identifier, kind: kind)
          : .viewReused(view: trace.name(of: view), identifier: identifier, kind: kind))
    }
  }

  /// A view that waited out of sight, or that the program had hidden, can be seen again; one that is not shown after all goes out of sight with the pass.
  private func bringOut(_ view: UICollectionReusableView) {
    view.isPutAway = false
    view.isHidden = false
    describeArrival(view)
    shown.depart(view)
    if !pass.isExchanging { setNeedsLayout() }
  }

  /// Returns the place that the layout gives the element that a view is dequeued for; nil where it has none, or cannot
  /// be asked now.
  ///
  /// As a rule it is the element for which the data source is being asked: then nothing is asked or made. Programs also
  /// dequeue for other elements, or at other times, such as to measure.
  private func place(ofKind kind: String?, at indexPath: IndexPath) -> ElementPlace? {
    if let awaited = shown.awaited, isMeant(awaited, ofKind: kind, at: indexPath) { return awaited }
    guard indexPath.count == 2, ElementKey.holds(section: indexPath[0], item: indexPath[1]), !pass.isPreparing,
      !shown.isFindingPlace
    else { return nil }
    if !pass.isPrepared {
      guard !pass.isExchanging, !pass.isBetweenStates, changes.batch == nil, bounds.width > 0 || bounds.height > 0
      else {
        return nil
      }
      prepareLayoutIfNeeded()
    }
    guard let counts = data.known, pass.isPrepared, indexPath[0] < counts.sectionCount else { return nil }
    // A layout may dequeue a view while it is asked, to measure it.
    return shown.findingPlace {
      if let kind {
        guard elements.numbers(kind) else { return nil }
        let number = elements.number(of: kind)
        return place(of: .supplementary(kind: number, section: indexPath[0], item: indexPath[1])) {
          collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
        }
      }
      guard counts.contains(section: indexPath[0], item: indexPath[1]) else { return nil }
      return place(of: .cell(section: indexPath[0], item: indexPath[1])) {
        collectionViewLayout.layoutAttributesForItem(at: indexPath)
      }
    }
  }

  private func isMeant(_ place: ElementPlace, ofKind kind: String?, at indexPath: IndexPath) -> Bool {
    let key = place.key
    guard key.category == .cell else { return kind == elements.kind(key.kind) && indexPath == place.indexPath }
    return kind == nil && indexPath.count == 2 && indexPath[0] == key.section && indexPath[1] == key.item
  }

  /// Returns the place of an element by the layout's last answer for a rectangle, or else by one about it alone.
  private func place(
    of key: ElementKey, asking answer: () -> UICollectionViewLayoutAttributes?
  ) -> ElementPlace? {
    if pass.tile != nil, pass.scope.isEmpty, let slot = elements.currentSlot(of: key) {
      return ElementPlace(key: key, attributes: slot.answered, frame: slot.frame)
    }
    guard let attributes = answer(), isUsable(attributes) else { return nil }
    return ElementPlace(key: key, attributes: attributes, frame: attributes.frame)
  }
}

extension UIView {
  /// Ends what still moves a view from where it was used before.
  func endPlacement() {
    guard layer.animationKeys() != nil else { return }
    for property: AnimatedProperty in [.position, .bounds, .transform, .opacity] {
      PropertyChange(of: property, in: layer).removeRunning()
    }
  }
}

extension UICollectionReusableView {
  /// Out of sight, for the collection view to bring out again: a program that hides a view means something else by it.
  func putAway() {
    guard !isHidden else { return }
    isHidden = true
    isPutAway = true
  }
}
