import CollectionEngine

/// The data has changed, and a plan says how.
class BatchUpdate: ContentChange {
  let plan: UpdatePlan
  /// The items that get other cells, by their new keys.
  private let reloaded: Set<ElementKey>
  /// Supplementary and decoration views that the layout adds or takes away. // C30
  private var named = NamedViews()
  /// The kinds of views about which the layout has been asked.
  private var askedKinds: Set<Kind> = []
  /// Says that the layout may be asked: from when it knows of the change until it has been told that the change is made.
  private var asksForViews = false

  /// The item behind which all that comes and goes does so.
  private let unfolding: Unfolding?
  /// The end of those rows that go behind that item which were in sight; nil where none was.
  private var closingEnd: CGFloat?

  init(of view: UICollectionView, by plan: UpdatePlan, unfolding: Unfolding? = nil) {
    self.plan = plan
    self.unfolding = UIAccessibility.isReduceMotionEnabled ? nil : unfolding
    reloaded = Set(plan.reloadedItems.map { .cell(section: $0.after.section, item: $0.after.item) })
    super.init(of: view)
  }

  /// The context in which the layout is invalidated.
  func makeContext() -> UICollectionViewLayoutInvalidationContext {
    let context = view.collectionViewLayout.makeInvalidationContext()
    context.invalidateDataSourceCounts = !plan.items.isEmpty
    return context
  }

  override var goesByBeginning: Bool { true }

  /// Tells whether the layout is told of items that come, go or move.
  var tellsLayout: Bool { true }

  override func prepareLayout() {
    let layout = view.collectionViewLayout
    view.data.take(plan.after)
    view.remapItems(by: plan)
    let context = makeContext()
    if tellsLayout { layout.willPrepare(for: plan) }
    let generation = view.data.generation
    layout.invalidate(with: context)
    // The counts are known: the data source has been asked.
    if view.data.generation == generation { view.data.take(plan.after) }
    view.prepareLayoutIfNeeded()
    guard tellsLayout, !layout.hasPlainElements else { return }
    layout.prepare(forCollectionViewUpdates: plan.items.map(UICollectionViewUpdateItem.init))
    asksForViews = true
    for key in view.elements.slots.compactMap(\.key) where key.category != .cell { askForViews(like: key) }
  }

  private struct Kind: Hashable {
    let category: CollectionEngine.ElementCategory
    let number: Int

    init(_ key: ElementKey) {
      category = key.category
      number = key.kind
    }

    func key(_ path: IndexPath) -> ElementKey? {
      // As attributes with such a path are numbered.
      let (section, item) = (path.first ?? 0, path.count > 1 ? path[1] : 0)
      guard ElementKey.holds(section: section, item: item) else { return nil }
      return ElementKey(category: category, kind: number, section: section, item: item)
    }
  }

  /// Asks for the views of a kind that come and go, once: also of a kind of which there was none before.
  private func askForViews(like key: ElementKey) {
    let kind = Kind(key)
    guard asksForViews, askedKinds.insert(kind).inserted else { return }
    let layout = view.collectionViewLayout
    let name = view.elements.kind(kind.number)
    let isSupplementary = kind.category == .supplementary
    let gone =
      isSupplementary
      ? layout.indexPathsToDeleteForSupplementaryView(ofKind: name)
      : layout.indexPathsToDeleteForDecorationView(ofKind: name)
    let new =
      isSupplementary
      ? layout.indexPathsToInsertForSupplementaryView(ofKind: name)
      : layout.indexPathsToInsertForDecorationView(ofKind: name)
    for key in gone.compactMap(kind.key) { named.addGone(key) }
    for key in new.compactMap(kind.key) { named.addNew(key) }
  }

  override func fate(of element: ShownElement) -> Fate {
    let key = element.key
    guard key.category == .cell else { return fate(ofView: key) }
    guard let new = plan.newPosition(section: key.section, item: key.item) else { return .goes }
    let newKey = ElementKey.cell(section: new.section, item: new.item)
    return reloaded.contains(newKey) ? .isReplaced(newKey) : .stays(newKey)
  }

  /// Views that are no cells go with their sections; within them their numbers follow what the layout says of those that come
  /// and go. // C104
  private func fate(ofView key: ElementKey) -> Fate {
    askForViews(like: key)
    guard let section = newSection(key.section), let newKey = named.newKey(of: key, inSection: section) else {
      return .goes
    }
    let isReloaded = key.section < plan.before.sectionCount && plan.isSectionReloaded(key.section)
    return isReloaded ? .isReplaced(newKey) : .stays(newKey)
  }

  /// A layout may number its views in another way than by sections that there are: such a number stays as long as there is no
  /// section of that number.
  private func newSection(_ section: Int) -> Int? {
    if section < plan.before.sectionCount { return plan.newSection(section) }
    return section < plan.after.sectionCount ? nil : section
  }

  private func oldSection(_ section: Int) -> Int? {
    if section < plan.after.sectionCount { return plan.oldSection(section) }
    return section < plan.before.sectionCount ? nil : section
  }

  override func oldKey(of key: ElementKey) -> ElementKey? {
    if key.category == .cell {
      // Not by a closure, at whose beginning the actor would be looked up.
      guard let old = plan.oldPosition(section: key.section, item: key.item) else { return nil }
      return .cell(section: old.section, item: old.item)
    }
    askForViews(like: key)
    return oldSection(key.section).flatMap { named.oldKey(of: key, inSection: $0) }
  }

  override func isNew(_ key: ElementKey) -> Bool {
    if key.category == .cell { return reloaded.contains(key) || oldKey(of: key) == nil }
    guard let old = oldKey(of: key) else { return true }
    return old.section < plan.before.sectionCount && plan.isSectionReloaded(old.section)
  }

  override func finalAttributes(of element: ShownElement) -> UICollectionViewLayoutAttributes? {
    guard tellsLayout else { return nil }
    if view.collectionViewLayout.hasPlainElements {
      if case .goes = fate(of: element) { return gone(element.key, element.attributes) }
      return nil
    }
    return view.collectionViewLayout.finalAttributes(
      of: element.key, kind: view.kind(of: element.key), like: element.attributes)
  }

  override func initialAttributes(
    of key: ElementKey, _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes? {
    guard tellsLayout else { return nil }
    if view.collectionViewLayout.hasPlainElements { return isNew(key) ? gone(key, attributes) : nil }
    return view.collectionViewLayout.initialAttributes(of: key, kind: view.kind(of: key), like: attributes)
  }

  override func usualInitialAttributes(
    of category: UICollectionView.ElementCategory, kind: String, at path: IndexPath, in layout: UICollectionViewLayout
  ) -> UICollectionViewLayoutAttributes? {
    guard path.count == 2, path[0] >= 0, path[1] >= 0 else { return nil }
    let regular: UICollectionViewLayoutAttributes?
    let key: ElementKey
    switch category {
    case .cell:
      key = .cell(section: path[0], item: path[1])
      regular = isNew(key) ? layout.layoutAttributesForItem(at: path) : nil
    case .supplementaryView:
      key = .supplementary(kind: view.elements.number(of: kind), section: path[0], item: path[1])
      regular = isNew(key) ? layout.layoutAttributesForSupplementaryView(ofKind: kind, at: path) : nil
    case .decorationView:
      key = .decoration(kind: view.elements.number(of: kind), section: path[0], item: path[1])
      regular = isNew(key) ? layout.layoutAttributesForDecorationView(ofKind: kind, at: path) : nil
    }
    return regular.map { gone(key, $0) }
  }

  override func usualFinalAttributes(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard let asked, case .goes = fate(of: asked) else { return nil }
    return gone(asked.key, asked.attributes)
  }

  /// How an element looks that is not there yet, or no longer: faded out, and behind its parent in an outline. // C28, I110
  private func gone(
    _ key: ElementKey, _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard let unfolding, key.category == .cell, unfolding.holds(section: key.section, item: key.item),
      !attributes.isInRow,
      let parent = view.collectionViewLayout.layoutAttributesForItem(
        at: IndexPath(item: unfolding.item, section: unfolding.section)), parent.frame.isFinite
    else { return attributes.faded }
    return attributes.folded(behind: parent, sideways: view.scrollsSideways)
  }

  override func rememberPlaces() {
    super.rememberPlaces()
    if let unfolding, !unfolding.isOpening { closingEnd = view.shownEnd(of: unfolding) }
  }

  /// Behind rows that are closed an element comes with the last of them that was seen: no gap opens where rows were that nobody
  /// saw. // I110
  override func placeBefore(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
    let known = super.placeBefore(of: key)
    guard let unfolding, let closingEnd, let now = regular(of: key),
      let start = view.end(ofItem: unfolding.item, inSection: unfolding.section)
    else { return known }
    let way = closingEnd + (view.scrollsSideways ? distance.x : distance.y) - start
    return now.moved(by: way, ifBehind: start, sideways: view.scrollsSideways) ?? known
  }

  /// Behind rows that are opened an element goes with the last of them that is seen, and no faster. // I110
  override func placeAfter(of element: ShownElement) -> UICollectionViewLayoutAttributes? {
    let place = super.placeAfter(of: element)
    guard let unfolding, unfolding.isOpening, let place, let shown = view.shownEnd(of: unfolding),
      let end = view.end(ofItem: unfolding.item + unfolding.count, inSection: unfolding.section)
    else { return place }
    return place.moved(by: shown - end, ifBehind: end, sideways: view.scrollsSideways) ?? place
  }

  private func regular(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
    view.elements.shownSlot(of: key).flatMap { view.elements.slots[Int($0)].attributes }
  }

  // C33
  override func configureAnew(_ kept: [ShownElement]) {
    guard !plan.reconfiguredItems.isEmpty else { return }
    let keys = Set(plan.reconfiguredItems.map { ElementKey.cell(section: $0.after.section, item: $0.after.item) })
    for element in kept where keys.contains(element.key) {
      if let cell = element.view as? UICollectionViewCell { view.reconfigure(cell, of: element.key) }
    }
  }

  override func finish() {
    asksForViews = false
    if tellsLayout { view.collectionViewLayout.finalizeCollectionViewUpdates() }
  }
}

extension UICollectionViewUpdateItem {
  /// Makes the item by which a layout is told about a change. // C27
  convenience init(_ change: UpdatePlan.Change) {
    func path(_ location: UpdatePlan.Change.Location) -> IndexPath {
      IndexPath(item: location.item ?? NSNotFound, section: location.section)
    }
    let action: Action =
      switch change.action {
      case .insert: .insert
      case .delete: .delete
      case .reload: .reload
      case .move: .move
      }
    self.init(action, before: change.before.map(path), after: change.after.map(path))
  }
}
