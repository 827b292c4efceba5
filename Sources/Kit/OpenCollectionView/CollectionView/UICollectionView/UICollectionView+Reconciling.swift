import CollectionEngine

extension UICollectionView {
  /// The counts of the data source, asked when they are needed first. // C20
  var currentCounts: SectionCounts {
    if let counts { return counts }
    let fresh = askCounts()
    counts = fresh
    return fresh
  }

  private func askCounts() -> SectionCounts {
    guard let dataSource = storedDataSource else { return SectionCounts([]) }
    let sections = dataSource.numberOfSections(in: self)
    guard sections >= 0 else {
      fatalError(
        "\(type(of: dataSource)).numberOfSections(in:) answered \(sections): answer with zero or more sections.")
    }
    return SectionCounts(
      (0..<sections).map { section in
        let items = dataSource.collectionView(self, numberOfItemsInSection: section)
        guard items >= 0 else {
          fatalError(
            "\(type(of: dataSource)).collectionView(_:numberOfItemsInSection:) answered \(items) for section \(section): "
              + "answer with zero or more items.")
        }
        return items
      })
  }

  /// A layout says that it is no longer valid: it is prepared again with the next layout pass. // C2
  func layoutWasInvalidated(
    _ layout: UICollectionViewLayout, with context: UICollectionViewLayoutInvalidationContext
  ) {
    if context.invalidateDataSourceCounts { counts = nil }
    isLayoutPrepared = false
    tile = nil
    setNeedsLayout()
    if let trace = window?.windowScene?.application.trace {
      trace.record(
        .layoutInvalidated(
          layout: trace.name(of: layout), scope: context.invalidateEverything ? "everything" : "layout",
          reason: context.invalidateDataSourceCounts ? "the data is another" : "it was asked for"))
    }
  }

  /// How often a layout that is invalidated while it is prepared, as by a new item size, is prepared again before the
  /// rest waits for the next pass. Our choice: one that settles does so the second time.
  static let maximumPreparations = 4

  func prepareLayoutIfNeeded() {
    guard !isPreparing else { return }
    isPreparing = true
    defer { isPreparing = false }
    var preparations = 0
    while !isLayoutPrepared, preparations < Self.maximumPreparations {
      preparations += 1
      prepareLayout()
    }
  }

  private func prepareLayout() {
    isLayoutPrepared = true
    let layout = collectionViewLayout
    layout.prepare()
    let size = layout.collectionViewContentSize
    guard size.isFinite, size.width >= 0, size.height >= 0 else {
      fatalError(
        "\(type(of: layout)).collectionViewContentSize answered \(size.width) × \(size.height): "
          + "answer with finite sizes of zero or more.")
    }
    _ = currentCounts
    elements.axis = size.width > bounds.width && size.height <= bounds.height ? .horizontal : .vertical
    contentSize = size
    if let trace = window?.windowScene?.application.trace {
      trace.record(.layoutPrepared(layout: trace.name(of: layout)))
    }
  }

  /// One pass: prepare what is invalid, ask for the elements of a tile that has come into view, and exchange views.
  ///
  /// Programs are called from within it, and may scroll, reload and lay out there: that marks the view, and the next
  /// pass follows.
  func reconcile() {
    guard !isReconciling else {
      setNeedsLayout()
      return
    }
    isReconciling = true
    if let trace = window?.windowScene?.application.trace, trace.isListening { passTrace = trace }
    defer {
      isReconciling = false
      passTrace = nil
    }
    // A side of zero still has a layout, whose content may decide how long that side becomes; a view of no size has none.
    if bounds.width > 0 || bounds.height > 0 { prepareLayoutIfNeeded() }
    let visible = bounds
    let isEmpty = visible.width <= 0 || visible.height <= 0
    if elements.needsNewViews || isEmpty { retireAll() }
    // Still so where the program has reloaded again when it heard that views leave.
    if !elements.needsNewViews, !isEmpty { exchangeViews(in: visible) }
    hideDeparted()
  }

  private func exchangeViews(in visible: CGRect) {
    let needed = TileRule.queryRect(for: visible)
    let isNewAnswer = needed != tile
    if isNewAnswer {
      tile = needed
      queryElements(in: needed)
    }
    elements.updateVisible(in: visible)
    if isNewAnswer { applyFreshAttributes() }
    // Departing views go to the queue before arriving ones are asked for, so that they are the ones that arrive.
    for slot in elements.left { retire(slot) }
    for slot in elements.entered {
      // What was reloaded meanwhile may not have the rest any longer.
      if elements.needsNewViews { return }
      show(slot)
    }
  }

  private func queryElements(in rect: CGRect) {
    let layout = collectionViewLayout
    let answer = layout.layoutAttributesForElements(in: rect) ?? []
    for attributes in answer { check(attributes) }
    elements.replace(with: answer)
    if let trace = window?.windowScene?.application.trace {
      trace.record(.attributesQueried(layout: trace.name(of: layout), rect: rect, count: answer.count))
    }
  }

  /// A layout that answers nonsense is named, with the element and the numbers. // C8
  func check(_ attributes: UICollectionViewLayoutAttributes) {
    let frame = attributes.frame
    guard frame.isFinite else {
      fatalError(
        "\(type(of: collectionViewLayout)) answered the frame \(frame) for the element at \(attributes.indexPath): "
          + "all of its numbers must be finite. Check the sizes from which it was computed.")
    }
    guard attributes.representedElementCategory == .cell else {
      guard attributes.section < 0 || attributes.item < 0 else { return }
      fatalError(
        "\(type(of: collectionViewLayout)) answered a view of kind \(attributes.representedElementKind ?? "") at "
          + "\(attributes.indexPath): sections and items are numbered from zero.")
    }
    let counts = currentCounts
    guard attributes.unusualIndexPath == nil, counts.contains(section: attributes.section, item: attributes.item) else {
      fatalError(
        "\(type(of: collectionViewLayout)) answered a cell at \(attributes.indexPath), which does not exist: "
          + "there are \(counts.sectionCount) sections"
          + (counts.sectionCount > attributes.section && attributes.section >= 0
            ? ", and section \(attributes.section) has \(counts.itemCount(inSection: attributes.section)) items." : ".")
          + " Compute the layout from the collection view's counts in prepare().")
    }
  }

  /// Elements that stay in view take over what the layout now says of them.
  private func applyFreshAttributes() {
    for index in elements.slots.indices where elements.slots[index].isFresh {
      elements.slots[index].isFresh = false
      guard let view = elements.slots[index].view, let attributes = elements.slots[index].attributes else { continue }
      applyIfChanged(attributes, to: view)
    }
  }
}
