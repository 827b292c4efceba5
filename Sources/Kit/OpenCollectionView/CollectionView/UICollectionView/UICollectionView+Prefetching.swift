import CollectionEngine

/// Cells are made before they come into sight, one a frame, in the direction of motion; and kept a while after. // C41, C42
extension UICollectionView {
  func prefetchingDidChange() {
    if !isPrefetchingEnabled {
      discardReadyCells()
      lookAhead.forgetCandidates()
    }
    if prefetchDataSource == nil {
      lookAhead.announced.removeAll()
      forgetAnnouncedItemsOfRows()
    }
    UncalledMethods.check(prefetchDataSource, DelegateProtocol.prefetching)
  }

  /// Cells that are ready go to the queue: the data, or what their identifiers mean, is another.
  func discardReadyCells() {
    guard !shown.ready.isEmpty else { return }
    for entry in shown.ready.takeAll() { discard(entry.cell, of: entry.key) }
  }

  /// The data is another: nothing that was found out ahead holds any longer.
  func endLookAhead() {
    discardReadyCells()
    lookAhead.forgetCandidates()
    lookAhead.announced.removeAll()
    forgetAnnouncedItemsOfRows()
  }

  /// Called at the end of each pass: finds out whether content moves, and has cells made ahead after the frame's layout.
  func followMotion(isNewAnswer: Bool) {
    let ahead = lookAhead
    let old = ahead.bounds
    let new = bounds
    if isNewAnswer { ahead.isStale = true }
    if !ahead.announced.isEmpty, !elements.entered.isEmpty { ahead.announced.removeAll { elements.isShown($0.key) } }
    guard old != new || isNewAnswer else { return }
    ahead.boundsBefore = old
    ahead.bounds = new
    guard isPrefetchingEnabled else { return }
    let moved = elements.axis == .vertical ? new.minY - old.minY : new.minX - old.minX
    guard activity != .none, activity != .tracking, old.size == new.size else {
      // The last step of a motion comes when that is over already.
      if ahead.movedPasses == 0, old.origin != new.origin { giveUpReadyCells { _ in true } }
      ahead.movedPasses = 0
      if !ahead.announced.isEmpty { cancelFarItems() }
      return
    }
    guard moved != 0 else { return }
    ahead.movedPasses += 1
    let direction: CGFloat = moved > 0 ? 1 : -1
    if direction != ahead.direction {
      ahead.direction = direction
      ahead.forgetCandidates()
      giveUpReadyCells { _ in true }
      cancelAnnouncedItems { _ in true }
    }
    let firstPass = activity == .animating ? LookAhead.firstPass : LookAhead.firstDraggedPass
    guard ahead.movedPasses >= firstPass, hasWorkAhead, !ahead.isScheduled,
      let scene = window?.windowScene
    else { return }
    ahead.isScheduled = true
    scene.afterLayout { [weak self] in self?.lookAheadOnce() }
  }

  private func lookAheadOnce() {
    let ahead = lookAhead
    ahead.isScheduled = false
    guard isPrefetchingEnabled, window != nil, pass.isPrepared, pass.tile != nil, !elements.needsNewViews,
      !pass.isExchanging
    else { return }
    // Measured on iOS 26.1: a frame makes a cell or asks the layout, not both.
    var asksLayout = false
    if needsCandidates, ahead.candidates.isEmpty || nextCandidate() == nil { asksLayout = findCandidates() }
    guard !elements.needsNewViews else { return }
    announceItems()
    if !asksLayout, !elements.needsNewViews { prepareNextCell() }
  }

  /// Cells that were made ahead of content which then went elsewhere wait as those do that have left.
  private func giveUpReadyCells(where isUnexpected: (ElementKey) -> Bool) {
    while let entry = shown.ready.giveUpPrepared(where: isUnexpected) { discard(entry.cell, of: entry.key) }
  }

  /// How far the content is known that lies ahead, and how far it must be.
  private var needsCandidates: Bool {
    let ahead = lookAhead
    let lengths = prefetchDataSource == nil ? LookAhead.preparedLengths : LookAhead.announcedLengths
    let needed = edge(of: ahead.bounds) + ahead.direction * lengths * length(of: ahead.bounds)
    return ahead.isStale || (needed - ahead.knownEnd) * ahead.direction > 0
  }

  /// Tells whether there is anything to ask, to announce or to make. Looks at the next candidates only.
  private var hasWorkAhead: Bool {
    let ahead = lookAhead
    if needsCandidates { return true }
    if prefetchDataSource != nil, ahead.announcedCount < ahead.candidates.count,
      ahead.distance(of: ahead.candidates[ahead.announcedCount], ahead: ahead.bounds, axis: elements.axis)
        < LookAhead.announcedLengths * length(of: ahead.bounds)
    {
      return true
    }
    return nextCandidate() != nil
  }

  /// The nearest item ahead that has no cell yet. // C42
  private func nextCandidate() -> Int? {
    let ahead = lookAhead
    let reach = LookAhead.preparedLengths * length(of: ahead.bounds)
    for index in ahead.candidates.indices {
      let candidate = ahead.candidates[index]
      // Measured on iOS 26.1: judged by where the content stood a frame before.
      guard ahead.distance(of: candidate, ahead: ahead.boundsBefore, axis: elements.axis) < reach else { return nil }
      if !elements.isShown(candidate.key), !shown.ready.contains(candidate.key), !isCarried(candidate.key) {
        return index
      }
    }
    return nil
  }

  /// Collects what lies ahead: from the last answer, and from the layout where that does not reach far enough.
  ///
  /// - Returns: whether the layout was asked.
  private func findCandidates() -> Bool {
    let ahead = lookAhead
    ahead.forgetCandidates()
    ahead.isStale = false
    let isVertical = elements.axis == .vertical
    let own = pass.tile ?? ahead.bounds
    ahead.knownEnd = edge(of: own)
    for slot in elements.slots where slot.isCurrent && slot.view == nil {
      if let key = slot.key, isAcrossSight(slot.answered, slot.frame) { add(key, slot.answered, slot.frame) }
    }
    let asksLayout = needsCandidates
    if asksLayout {
      let length = ahead.direction * length(of: ahead.bounds)
      let moved = ahead.bounds.offsetBy(dx: isVertical ? 0 : length, dy: isVertical ? length : 0)
      let next = TileRule.queryRect(for: moved)
      let answer = answerLeavingRows(of: collectionViewLayout, touching: next)
      // Who was asked has changed the data: what the layout said is of the old ones.
      if elements.needsNewViews { return false }
      for attributes in answer {
        guard isUsable(attributes), attributes.representedElementCategory == .cell, !attributes.isHidden else {
          continue
        }
        let key = ElementKey.cell(section: attributes.section, item: attributes.item)
        let frame = seenFrame(of: attributes)
        guard !elements.isCurrent(key), isAcrossSight(attributes, frame) else { continue }
        add(key, attributes, frame)
      }
      askContentSizeAgain()
      ahead.knownEnd = edge(of: next)
    }
    let axis = elements.axis
    ahead.candidates.sort {
      let (first, second) = (
        ahead.distance(of: $0, ahead: ahead.bounds, axis: axis), ahead.distance(of: $1, ahead: ahead.bounds, axis: axis)
      )
      return first != second ? first < second : $0.key < $1.key
    }
    if !shown.ready.isEmpty {
      giveUpReadyCells { key in !ahead.candidates.contains { $0.key == key } }
    }
    return asksLayout
  }

  /// Tells whether an element comes into sight by the content's scrolling alone, as what lies further along a row does not.
  private func isAcrossSight(_ attributes: UICollectionViewLayoutAttributes?, _ frame: CGRect) -> Bool {
    guard let attributes, attributes.isInRow else { return true }
    return elements.axis == .vertical
      ? frame.maxX > bounds.minX && frame.minX < bounds.maxX : frame.maxY > bounds.minY && frame.minY < bounds.maxY
  }

  private func add(_ key: ElementKey, _ attributes: UICollectionViewLayoutAttributes?, _ frame: CGRect) {
    guard key.category == .cell else { return }
    let candidate = LookAhead.Candidate(
      key: key, attributes: attributes, frame: frame, start: elements.axis == .vertical ? frame.minY : frame.minX,
      end: elements.axis == .vertical ? frame.maxY : frame.maxX)
    guard lookAhead.distance(of: candidate, ahead: lookAhead.bounds, axis: elements.axis) >= 0 else { return }
    lookAhead.candidates.append(candidate)
  }

  /// The edge of a rectangle that lies ahead.
  private func edge(of rect: CGRect) -> CGFloat {
    elements.axis == .vertical
      ? (lookAhead.direction > 0 ? rect.maxY : rect.minY) : (lookAhead.direction > 0 ? rect.maxX : rect.minX)
  }

  private func length(of rect: CGRect) -> CGFloat { elements.axis == .vertical ? rect.height : rect.width }

  /// One cell a frame is filled and placed, out of sight. // C42
  private func prepareNextCell() {
    guard let index = nextCandidate() else { return }
    let candidate = lookAhead.candidates[index]
    guard currentCounts.contains(section: candidate.key.section, item: candidate.key.item) else { return }
    prepareCell(at: ElementPlace(key: candidate.key, attributes: candidate.attributes, frame: candidate.frame))
  }

  /// Fills and places the cell of an item out of sight, which waits there.
  func prepareCell(at place: ElementPlace) {
    let (key, indexPath) = (place.key, place.key.indexPath)
    let made = arriving { () -> UICollectionReusableView? in
      let before = BeforeCall(self)
      guard let view = makeView(at: place, indexPath) else { return nil }
      if before.dataAreSame(in: self) { put(view, at: place) }
      // Who was asked, or told of its place, has changed the data: the cell is of an item that has another number, or looks
      // otherwise, by now. Or the item has come into sight, with its own cell.
      guard before.dataAreSame(in: self), isPrefetchingEnabled, !elements.isShown(key),
        !shown.ready.contains(key), !isCarried(key)
      else {
        discard(view, of: key)
        return nil
      }
      view.isShown = false
      view.putAway()
      return view
    }
    guard let cell = made as? UICollectionViewCell else { return }
    shown.ready.add(cell, of: key)
    // Measured on iOS 26.1: an empty pass follows within the frame.
    setNeedsLayout()
    layoutIfNeeded()
    if let trace = window?.windowScene?.application.trace {
      trace.record(
        .itemChanged(
          item: indexPath, change: "gets its cell",
          reason: "it will come into sight when the content moves on"))
    }
  }

  // MARK: Announcing

  private func announceItems() {
    let ahead = lookAhead
    guard let source = prefetchDataSource else { return }
    let reach = LookAhead.announcedLengths * length(of: ahead.bounds)
    var paths: [IndexPath] = []
    while ahead.announcedCount < ahead.candidates.count {
      let candidate = ahead.candidates[ahead.announcedCount]
      guard ahead.distance(of: candidate, ahead: ahead.bounds, axis: elements.axis) < reach else { break }
      ahead.announcedCount += 1
      guard !shown.ready.contains(candidate.key), !ahead.announced.contains(where: { $0.key == candidate.key }) else {
        continue
      }
      ahead.announced.append(candidate)
      paths.append(dataPath(of: candidate.key))
    }
    cancelFarItems()
    guard !paths.isEmpty else { return }
    source.collectionView(self, prefetchItemsAt: paths)
  }

  /// Items that have been shown are expected no longer; those that are far away by now are called off.
  private func cancelFarItems() {
    let ahead = lookAhead
    guard !ahead.announced.isEmpty else { return }
    ahead.announced.removeAll { elements.isShown($0.key) }
    let isVertical = elements.axis == .vertical
    let (low, high) =
      isVertical ? (ahead.bounds.minY, ahead.bounds.maxY) : (ahead.bounds.minX, ahead.bounds.maxX)
    let reach = LookAhead.announcedLengths * length(of: ahead.bounds)
    cancelAnnouncedItems { max($0.start - high, low - $0.end) > reach }
  }

  private func cancelAnnouncedItems(where isUnexpected: (LookAhead.Candidate) -> Bool) {
    let ahead = lookAhead
    guard !ahead.announced.isEmpty else { return }
    let cancelled = ahead.announced.filter { !elements.isShown($0.key) && isUnexpected($0) }
    guard !cancelled.isEmpty else { return }
    ahead.announced.removeAll { candidate in cancelled.contains { $0.key == candidate.key } }
    prefetchDataSource?.collectionView(self, cancelPrefetchingForItemsAt: cancelled.map { dataPath(of: $0.key) })
  }
}
