import CollectionEngine

extension UICollectionView {
  /// The counts of the data source, asked when they are needed first. // C20
  var currentCounts: SectionCounts {
    if let known = data.known { return known }
    var fresh = SectionCounts([])
    for _ in 0..<Self.maximumPreparations {
      let generation = data.generation
      fresh = askCounts()
      // A data source that reloads while it is asked is asked again.
      if generation == data.generation { break }
    }
    guard let movements, movements.permutation != nil else {
      data.take(fresh)
      return fresh
    }
    holdingCalls {
      fresh = movements.presentedCounts(fresh)
      data.take(fresh)
    }
    // Who was told of the end of a movement may have changed the data.
    return data.known ?? fresh
  }

  func askCounts() -> SectionCounts {
    guard let dataSource = storedDataSource else { return SectionCounts([]) }
    let sections = dataSource.numberOfSections(in: self)
    guard 0...ElementKey.maximumSection ~= sections else {
      ProgrammingErrors.report(
        "\(type(of: dataSource)).numberOfSections(in:) answered \(sections): answer with zero or more sections"
          + (sections < 0 ? "." : ", \(ElementKey.maximumSection) at most."), instead: "there are none")
      return SectionCounts([])
    }
    return SectionCounts(
      (0..<sections).map { section in
        let items = dataSource.collectionView(self, numberOfItemsInSection: section)
        guard 0...ElementKey.maximumItem ~= items else {
          ProgrammingErrors.report(
            "\(type(of: dataSource)).collectionView(_:numberOfItemsInSection:) answered \(items) for section \(section): "
              + "answer with zero or more items" + (items < 0 ? "." : ", \(ElementKey.maximumItem) at most."),
            instead: "it has none")
          return 0
        }
        return items
      })
  }

  /// A layout says that it is no longer valid: it is prepared again with the next layout pass. // C2
  func layoutWasInvalidated(
    _ layout: UICollectionViewLayout, with context: UICollectionViewLayoutInvalidationContext
  ) {
    mend(context, of: layout)
    if let transition = installedTransition, let side = transition.side(of: layout) { transition.invalidate(side) }
    if context.targetIndexPathsForInteractivelyMovingItems == nil, !pass.isRearranging {
      movements?.placesDidChange(everywhere: context.invalidateEverything)
      state.drags?.target.placesDidChange()
    }
    pass.scope.merge(context)
    noteWholeInvalidation(context)
    if context.invalidateEverything { pass.firstPreparation?.heard = heardSurroundings }
    if context.invalidateDataSourceCounts {
      data.forget()
      endLookAhead()
    }
    pass.isPrepared = false
    // Where only single elements are invalid, the rest of the last answer stays.
    if !pass.scope.isPartial { pass.tile = nil }
    setNeedsLayout()
    if let trace = window?.windowScene?.application.trace {
      trace.record(
        .layoutInvalidated(
          layout: trace.name(of: layout), scope: context.scopeText,
          reason: (context.invalidateDataSourceCounts ? "the data is another" : "it was asked for")
            + (pass.scope.contextCount > 1 ? ", number \(pass.scope.contextCount) of this pass" : "")))
    }
  }

  /// A program has put elements of a dynamic animator elsewhere: the next pass shows them there. // D30
  func elementsWerePut() {
    pass.elementsArePut = true
    setNeedsLayout()
  }

  func showPutElements() {
    pass.elementsArePut = false
    for part in collectionViewLayout.parts { part.animators.show(in: part) }
  }

  private func mend(_ context: UICollectionViewLayoutInvalidationContext, of layout: UICollectionViewLayout) {
    let offset = context.contentOffsetAdjustment
    let size = context.contentSizeAdjustment
    guard !offset.isFinite || !size.width.isFinite || !size.height.isFinite else { return }
    ProgrammingErrors.report(
      "\(type(of: layout)) was invalidated with contentOffsetAdjustment (\(offset.x), \(offset.y)) and "
        + "contentSizeAdjustment \(size.width) × \(size.height): give finite numbers.",
      instead: "neither is adjusted")
    context.contentOffsetAdjustment = .zero
    context.contentSizeAdjustment = .zero
  }

  /// How often a layout that is invalidated while it is prepared, as by a new item size, is prepared again before the
  /// rest waits for the next pass. Our choice: one that settles does so the second time.
  static let maximumPreparations = 4

  func prepareLayoutIfNeeded() {
    guard !pass.isPreparing, !pass.isPrepared else { return }
    let outer = pass.enter(.preparing)
    var preparations = 0
    while !pass.isPrepared, preparations < Self.maximumPreparations {
      preparations += 1
      prepareLayout()
    }
    pass.leave(to: outer)
    if content.owesTarget, pass.change == nil { content.settle(because: .resizing, in: self) }
    doPostponed()
    guard let scroll = pass.scrollAfterPreparing else { return }
    pass.scrollAfterPreparing = nil
    scroll()
  }

  private func prepareLayout() {
    pass.firstPreparation = nil
    pass.isPrepared = true
    let layout = collectionViewLayout
    for part in layout.parts {
      part.animators.follow(currentCounts, generation: data.generation, epoch: data.epoch)
    }
    presenting { layout.prepare() }
    let size = askContentSize()
    _ = currentCounts
    if sortElements(inContentOf: size) { pass.tile = nil }
    content.settle(because: .preparation(size), in: self)
    updateMirroring()
    if !pass.isRearranging, state.rows != nil || layout is UICollectionViewCompositionalLayout { rowsDidPrepare() }
    content.beginWhereReadingBegins(in: self)
    if let trace = window?.windowScene?.application.trace {
      trace.record(.layoutPrepared(layout: trace.name(of: layout)))
    }
  }

  private func askContentSize() -> CGSize {
    let layout = collectionViewLayout
    var size = layout.collectionViewContentSize
    if !size.isFinite || size.width < 0 || size.height < 0 {
      ProgrammingErrors.report(
        "\(type(of: layout)).collectionViewContentSize answered \(size.width) × \(size.height): "
          + "answer with finite sizes of zero or more.", instead: "the content keeps its size")
      size = content.size(in: self)
    }
    pass.answeredSize = size
    return size
  }

  /// - Returns: whether the elements are sorted along another axis than before.
  func sortElements(inContentOf size: CGSize) -> Bool {
    elements.sort(along: size.width > bounds.width && size.height <= bounds.height ? .horizontal : .vertical)
  }

  /// A layout may find its size while it answers: it is asked again, and another size is taken over at once. // C1
  ///
  /// - Returns: whether it is another size.
  @discardableResult func askContentSizeAgain() -> Bool {
    let known = pass.answeredSize
    let size = askContentSize()
    guard size != known else { return false }
    contentSize = size
    return true
  }

  /// One pass: prepare what is invalid, ask for the elements of a tile that has come into view, and exchange views.
  ///
  /// Programs are called from within it, and may scroll, reload and lay out there: that marks the view, and the next
  /// pass follows.
  func reconcile() {
    // Data and views are between two states: the change that is made brings its own pass.
    guard !pass.isBetweenStates, changes.batch == nil else {
      // One that would find nothing to do is not missed.
      if !pass.isPrepared || elements.needsNewViews || preparedBounds != elements.seenBounds { pass.owe() }
      return
    }
    guard !pass.isExchanging else {
      setNeedsLayout()
      return
    }
    let outer = pass.enter(.exchanging)
    if let trace = window?.windowScene?.application.trace, trace.isListening { pass.trace = trace }
    defer {
      pass.leave(to: outer)
      pass.trace = nil
      doPostponed()
    }
    // A side of zero still has a layout, whose content may decide how long that side becomes; a view of no size has none.
    if bounds.width > 0 || bounds.height > 0 { prepareLayoutIfNeeded() }
    let visible = bounds
    let isEmpty = visible.width <= 0 || visible.height <= 0 || !hasEnds(visible)
    // Where the program reloads while an update is laid out, nothing has a place to come from or to go to any more.
    if elements.needsNewViews { pass.collect(into: nil) }
    if elements.needsNewViews || isEmpty {
      state.rows?.needsSettling = true
      retireAll()
    }
    // Whoever heard of that may have put another layout in the place of this one.
    if !isEmpty, !pass.isPrepared { prepareLayoutIfNeeded() }
    // Still so where the program has reloaded again when it heard that views leave.
    if !elements.needsNewViews, !isEmpty {
      exchangeViews()
      if !elements.needsNewViews { fitViews() }
    }
    if state.rows != nil {
      settleRows()
      tellVisibleItems()
      followRows()
    }
    movements?.placeCells()
    if shown.held != nil || shown.returned != nil {
      settleHeld(placesAreNew: !pass.scope.isEmpty)
      tellReturned()
    }
    hideDeparted()
    if let lines = state.lines, pass.found == nil { updateLines(lines) }
    placeBackground()
    state.swipes?.contentWasLaidOut()
    followMotion(isNewAnswer: pass.tile != lookAhead.tile || !pass.scope.isEmpty)
    lookAhead.tile = pass.tile
    if pass.isPrepared { pass.scope.clear() }
    content.resizingDidEnd(in: self)
  }

  /// Tells whether the far edges of what is in sight are numbers: the sum of two that are huge is none.
  private func hasEnds(_ visible: CGRect) -> Bool {
    if visible.maxX.isFinite, visible.maxY.isFinite { return true }
    ProgrammingErrors.report(
      "TileRule: the bounds \(visible) are not finite; set a finite offset and size.", instead: "nothing is shown")
    return false
  }

  /// Views that have come into sight may want other sizes than the layout gave them: then it is prepared and asked again,
  /// until all agree. // C60, C61
  private func fitViews() {
    var rounds = 0
    while rounds < Self.maximumFittingRounds, fitArrivedElements() {
      rounds += 1
      prepareLayoutIfNeeded()
      if elements.needsNewViews { return }
      pass.tile = nil
      exchangeViews()
    }
  }

  private func exchangeViews() {
    let isRenewed = askForElements()
    // Whoever was asked has changed the data: what the layout said is of the old ones.
    if elements.needsNewViews { return }
    elements.updateVisible(in: preparedBounds)
    if isRenewed || !elements.left.isEmpty || !elements.entered.isEmpty { state.rows?.needsSettling = true }
    if isRenewed { applyFreshAttributes() }
    if let lines = state.lines {
      lines.note(arrivals: elements.entered)
      if isRenewed { pass.scope.isEmpty ? lines.noteAnswer() : lines.noteRenewal() }
    }
    // Departing views go to the queue before arriving ones are asked for, so that they are the ones that arrive.
    for slot in elements.left { retire(slot) }
    for slot in elements.entered {
      // What was reloaded meanwhile may not have the rest any longer.
      if elements.needsNewViews { return }
      show(slot)
    }
  }

  /// How often the layout is asked for elements in one pass because its answers change the content's size, and with it
  /// what is in sight. Our choice: one that settles does so the second time.
  private static let maximumQuestions = 4

  /// Asks for what the layout has not answered yet.
  ///
  /// - Returns: whether there was anything.
  private func askForElements() -> Bool {
    var needed = neededTile
    if needed == pass.tile {
      guard pass.scope.namesElements else { return false }
      renewElements(in: needed)
    }
    var questions = 0
    // What the answer makes of the size may move the content; a layout that is invalid by that waits for the next pass.
    while needed != pass.tile, questions == 0 || pass.isPrepared, questions < Self.maximumQuestions {
      questions += 1
      pass.tile = needed
      queryElements(in: needed)
      if elements.needsNewViews { return true }
      needed = neededTile
    }
    return true
  }

  /// Asks for the elements that contexts have named, and for no others. // C5
  private func renewElements(in tile: CGRect) {
    let layout = collectionViewLayout
    let counts = currentCounts
    var unanswered: ElementKey?
    // The section that was looked at last, and how many items it has.
    var (section, itemCount) = (-1, 0)
    for (rank, key) in pass.scope.movedItems.enumerated() {
      if key.section != section {
        section = key.section
        itemCount = section < counts.sectionCount ? counts.itemCount(inSection: section) : 0
      }
      guard key.item < itemCount else { continue }
      let answer = layout.layoutAttributesForItem(at: elements.indexPath(of: key, at: rank))
      if elements.needsNewViews { break }
      if let answer { renew(key, with: answer, in: tile) } else { unanswered = key }
    }
    for element in pass.scope.elements {
      if elements.needsNewViews { break }
      let path = element.indexPath
      guard path.count == 2, ElementKey.holds(section: path[0], item: path[1]),
        element.category == .cell
          ? counts.contains(section: path[0], item: path[1]) : elements.numbers(element.kind)
      else {
        ignore(element, of: layout)
        continue
      }
      var attributes: UICollectionViewLayoutAttributes?
      let key: ElementKey
      switch element.category {
      case .cell:
        attributes = layout.layoutAttributesForItem(at: path)
        key = .cell(section: path[0], item: path[1])
      case .supplementaryView:
        attributes = layout.layoutAttributesForSupplementaryView(ofKind: element.kind, at: path)
        key = .supplementary(kind: elements.number(of: element.kind), section: path[0], item: path[1])
      case .decorationView:
        attributes = layout.layoutAttributesForDecorationView(ofKind: element.kind, at: path)
        key = .decoration(kind: elements.number(of: element.kind), section: path[0], item: path[1])
      }
      if elements.needsNewViews { break }
      if attributes == nil, key.category == .cell {
        unanswered = key
        continue
      }
      if let answer = attributes, !isUsable(answer) { attributes = nil }
      let isKnown = elements.renew(key, with: attributes, in: tile)
      // C45: UIKit stops the program here.
      if !isKnown, attributes == nil { ignore(element, of: layout) }
    }
    elements.finishRenewing()
    if let unanswered { askAnew(because: unanswered) }
    // Along another axis, or mirrored about another middle, the other elements stand elsewhere too.
    if askContentSizeAgain(), sortElements(inContentOf: pass.answeredSize) || standsFromRight { pass.tile = nil }
  }

  /// A layout may have nothing to say of an item alone, as one that has taken it out of an animator meanwhile, or one that
  /// answers for rectangles only: what it answers for the rectangle is shown, and nothing else. // C100
  private func askAnew(because element: ElementKey) {
    pass.tile = nil
    trace("asks for the rectangle", because: "the layout has no attributes of \(element) alone, which was named")
  }

  @inline(__always)
  private func renew(_ key: ElementKey, with answer: UICollectionViewLayoutAttributes, in tile: CGRect) {
    let frame = answer.frameInPlace
    if isUsable(answer, in: frame, for: key), !answer.isHiddenInPlace {
      elements.renew(key, with: answer, in: frame, of: tile)
    } else {
      _ = elements.renew(key, with: nil, in: tile)
    }
  }

  private func ignore(_ element: InvalidationScope.Element, of layout: UICollectionViewLayout) {
    guard let trace = window?.windowScene?.application.trace else { return }
    trace.record(
      .layoutInvalidated(
        layout: trace.name(of: layout), scope: "nothing",
        reason: "\(element) was named, and exists neither before nor after"))
  }

  /// Tells that a layout has no attributes for an item that exists. // C8
  func noteMissing(_ path: IndexPath) {
    // A group without room shows none of its items, which its layout tells of itself. // P23
    if storedLayout is UICollectionViewCompositionalLayout { return }
    ProgrammingErrors.report(
      "\(type(of: collectionViewLayout)).layoutAttributesForItem(at:) answered nil for the item \(path), which exists: "
        + "answer with the attributes that layoutAttributesForElements(in:) has for it.",
      instead: "the item is nowhere")
  }

  /// Decorations belong to their layout: another one has its own. // C45
  private func retireForeignDecorations(of layout: UICollectionViewLayout) {
    // Between two layouts the decorations of both are at home.
    if installedTransition != nil { return }
    var areForeign = false
    for index in elements.slots.indices {
      guard let key = elements.slots[index].key, key.category == .decoration, let view = elements.slots[index].view,
        !layout.decorations.knows(view, kind: elements.kind(key.kind))
      else { continue }
      areForeign = true
      retire(Int32(index))
    }
    // What the new layout has in their place is to come into sight anew.
    if areForeign { elements.adopt([]) }
  }

  private func queryElements(in rect: CGRect) {
    let layout = collectionViewLayout
    if !pass.isOfPresentLayout {
      pass.layoutAnswers()
      retireForeignDecorations(of: layout)
    }
    if let geometry = (layout as? UICollectionViewFlowLayout)?.directGeometry,
      geometry.contentSize.isFinite
    {
      let count = elements.replace(with: geometry, touching: rect)
      traceQuery(layout, rect, count)
      return
    }
    let answered = answer(of: layout, touching: rect)
    if elements.needsNewViews { return }
    let answer = usable(answered)
    diagnose(answer, wasPrepared: !pass.scope.isEmpty)
    let width = contentSize.width
    if askContentSizeAgain() {
      _ = sortElements(inContentOf: pass.answeredSize)
      // Mirrored about another middle the rectangle would have been another one.
      if standsFromRight, width != contentSize.width { pass.tile = nil }
    }
    elements.replace(with: answer)
    traceQuery(layout, rect, answer.count)
  }

  private func traceQuery(_ layout: UICollectionViewLayout, _ rect: CGRect, _ count: Int) {
    guard let trace = pass.trace else { return }
    trace.record(.attributesQueried(layout: trace.name(of: layout), rect: rect, count: count))
  }

  /// Elements that stay in view take over what the layout now says of them.
  private func applyFreshAttributes() {
    let compares = comparesAttributes
    // Another layout, should there be one meanwhile, tells all of them.
    let knowsLists = collectionViewLayout.knowsLists
    fitting.hasGivenUp = false
    for index in elements.slots.indices where elements.slots[index].isFresh {
      elements.slots[index].isFresh = false
      guard let view = elements.slots[index].view, let key = elements.slots[index].key else { continue }
      // Where all that is seen moves, nothing else differs.
      if pass.found == nil, !compares || !fitting.comparesAll, !knowsLists, view.listPlace == nil,
        let answered = elements.slots[index].answered, let difference = takePlace(of: answered, by: view)
      {
        if compares, difference.isResized { fitting.changed.append(key) }
        if view.parentReference == nil { putBackIfTakenOut(view, of: key) }
        move(view, to: answered, difference)
        continue
      }
      if compares, let now = elements.slots[index].answered {
        noteChange(of: key, from: view.appliedAttributes, to: now)
      }
      putBackIfTakenOut(view, of: key)
      if knowsLists || view.listPlace != nil { tellListPlace(of: key, to: view) }
      guard let change = pass.found else {
        if let answered = elements.slots[index].answered {
          applyIfChanged(answered, to: view)
        } else {
          applyIfChanged(key, elements.slots[index].frame, to: view)
        }
        continue
      }
      if elements.slots[index].answered == nil, stands(view, for: key, in: elements.slots[index].frame) { continue }
      guard elements.window.isVisible(key), let attributes = elements.slots[index].attributes else { continue }
      change.stayed(key, view, with: attributes)
    }
  }
}
