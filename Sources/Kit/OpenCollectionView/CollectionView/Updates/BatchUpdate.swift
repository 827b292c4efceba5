import CollectionEngine

/// The data has changed, and a plan says how.
class BatchUpdate: ContentChange {
  let plan: UpdatePlan
  /// The items that get other cells, by their new keys.
  private let reloaded: Set<ElementKey>
  /// Supplementary and decoration views that the layout adds or takes away, by their new and old keys. // C30
  private var inserted: Set<ElementKey> = []
  private var deleted: Set<ElementKey> = []

  init(of view: UICollectionView, by plan: UpdatePlan) {
    self.plan = plan
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

  /// Whether the layout is told of items that come, go or move.
  var tellsLayout: Bool { true }

  override func prepareLayout() {
    let layout = view.collectionViewLayout
    view.counts = plan.after
    view.remapItems(by: plan)
    let context = makeContext()
    if tellsLayout { layout.willPrepare(for: plan) }
    let generation = view.changes.generation
    layout.invalidate(with: context)
    // The counts are known: the data source has been asked.
    if view.changes.generation == generation { view.counts = plan.after }
    view.prepareLayoutIfNeeded()
    guard tellsLayout, !layout.hasPlainElements else { return }
    layout.prepare(forCollectionViewUpdates: plan.items.map(UICollectionViewUpdateItem.init))
    for kind in Set(view.elements.slots.compactMap(\.key).filter { $0.category != .cell }.map(Kind.init)) {
      askForViews(of: kind)
    }
  }

  private struct Kind: Hashable {
    let category: CollectionEngine.ElementCategory
    let number: Int

    init(_ key: ElementKey) {
      category = key.category
      number = key.kind
    }

    func key(_ path: IndexPath) -> ElementKey? {
      guard path.count == 2, path[0] >= 0, path[1] >= 0 else { return nil }
      return ElementKey(category: category, kind: number, section: path[0], item: path[1])
    }
  }

  private func askForViews(of kind: Kind) {
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
    deleted.formUnion(gone.compactMap(kind.key))
    inserted.formUnion(new.compactMap(kind.key))
  }

  override func fate(of element: ShownElement) -> Fate {
    let key = element.key
    guard key.category == .cell else { return fate(ofView: key) }
    guard let new = plan.newPosition(section: key.section, item: key.item) else { return .goes }
    let newKey = ElementKey.cell(section: new.section, item: new.item)
    return reloaded.contains(newKey) ? .isReplaced(newKey) : .stays(newKey)
  }

  /// Views that are no cells go with their sections; of themselves only where the layout says so.
  private func fate(ofView key: ElementKey) -> Fate {
    // A layout may number its views in another way than by sections that there are.
    guard key.section < plan.before.sectionCount else { return .stays(key) }
    guard !deleted.contains(key), let section = plan.newSection(key.section) else { return .goes }
    let newKey = ElementKey(category: key.category, kind: key.kind, section: section, item: key.item)
    if inserted.contains(newKey) || plan.isSectionReloaded(key.section) { return .isReplaced(newKey) }
    return .stays(newKey)
  }

  override func oldKey(of key: ElementKey) -> ElementKey? {
    if key.category == .cell {
      return plan.oldPosition(section: key.section, item: key.item).map { .cell(section: $0.section, item: $0.item) }
    }
    guard key.section < plan.after.sectionCount else { return key }
    guard !inserted.contains(key), let section = plan.oldSection(key.section) else { return nil }
    return ElementKey(category: key.category, kind: key.kind, section: section, item: key.item)
  }

  override func isNew(_ key: ElementKey) -> Bool {
    if key.category == .cell { return reloaded.contains(key) || oldKey(of: key) == nil }
    guard let old = oldKey(of: key) else { return true }
    return old.section < plan.before.sectionCount && plan.isSectionReloaded(old.section)
  }

  override func finalAttributes(of element: ShownElement) -> UICollectionViewLayoutAttributes? {
    guard tellsLayout else { return nil }
    if view.collectionViewLayout.hasPlainElements {
      if case .goes = fate(of: element) { return element.attributes.faded }
      return nil
    }
    return view.collectionViewLayout.finalAttributes(
      of: element.key, kind: view.kind(of: element.key), like: element.attributes)
  }

  override func initialAttributes(
    of key: ElementKey, _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes? {
    guard tellsLayout else { return nil }
    if view.collectionViewLayout.hasPlainElements { return isNew(key) ? attributes.faded : nil }
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
    return regular?.faded
  }

  override func usualFinalAttributes(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard let asked, case .goes = fate(of: asked) else { return nil }
    // Where it is seen, in the layout's own space: what layouts answer is mirrored.
    return view.placed(asked.attributes.faded)
  }

  // C33
  override func configureAnew(_ kept: [ShownElement]) {
    guard !plan.reconfiguredItems.isEmpty else { return }
    let keys = Set(plan.reconfiguredItems.map { ElementKey.cell(section: $0.after.section, item: $0.after.item) })
    for element in kept where keys.contains(element.key) {
      if let cell = element.view as? UICollectionViewCell { view.reconfigure(cell, at: element.key.indexPath) }
    }
  }

  override func finish() {
    if tellsLayout { view.collectionViewLayout.finalizeCollectionViewUpdates() }
  }
}

extension UICollectionViewUpdateItem {
  /// What a layout is told about a change. // C27
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
