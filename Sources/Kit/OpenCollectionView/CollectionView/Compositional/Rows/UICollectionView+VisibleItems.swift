import CollectionEngine

extension UICollectionView {
  /// Tells the handlers of sections that have been laid out or have scrolled what is in sight of them, and shows what these make of
  /// it. Called at the end of a pass, when views have come. // P101
  func tellVisibleItems() {
    guard let rows = state.rows, let layout = collectionViewLayout as? UICollectionViewCompositionalLayout else {
      return
    }
    noteScrolling(layout, rows)
    guard !rows.untold.isEmpty else { return }
    // The last section first, as measured.
    let sections = rows.untold.sorted(by: >)
    rows.untold.removeAll()
    for section in sections {
      guard layout === collectionViewLayout,
        let handler = layout.definition(ofSection: section)?.visibleItemsInvalidationHandler
      else { continue }
      let shown = itemsInSight(ofSection: section, rows)
      let before = BeforeCall(self)
      handler(shown.map(\.item), offsetTold(ofSection: section, layout, rows), environmentTold(section, layout, rows))
      guard before.dataAreSame(in: self), !elements.needsNewViews else { return }
      for (view, item) in shown where item.isChanged || item.isNew { show(item, in: view) }
    }
  }

  /// Sections without rows hear of the scrolling of the whole content, while they are in sight. // P101
  private func noteScrolling(_ layout: UICollectionViewCompositionalLayout, _ rows: CollectionRows) {
    guard !layout.sectionsWithHandlers.isEmpty, rows.toldOrigin != bounds.origin, let geometry = layout.geometry else {
      return
    }
    rows.toldOrigin = bounds.origin
    let seen = Set(geometry.sections(touching: [bounds]))
    for section in layout.sectionsWithHandlers where seen.contains(section) {
      if layout.definition(ofSection: section)?.orthogonalScrollingBehavior
        == UICollectionLayoutSectionOrthogonalScrollingBehavior.none
      {
        rows.untold.insert(section)
      }
    }
  }

  private typealias Shown = (view: UICollectionReusableView, item: CompositionalVisibleItem)

  /// Returns the elements of a section that are in sight: cells, then views of other kinds, in the order of their keys.
  /// // P102
  private func itemsInSight(ofSection section: Int, _ rows: CollectionRows) -> [Shown] {
    var found: [(key: ElementKey, view: UICollectionReusableView, attributes: UICollectionViewLayoutAttributes)] = []
    for slot in elements.slots {
      guard let key = slot.key, key.section == section, let view = slot.view, let attributes = slot.attributes else {
        continue
      }
      found.append((key, view, attributes))
    }
    let keys = Set(found.map(\.key))
    rows.visibleItems = rows.visibleItems.filter { $0.key.section != section || keys.contains($0.key) }
    return found.sorted { $0.key < $1.key }.map { element in
      let item = rows.visibleItems[element.key] ?? CompositionalVisibleItem(element.attributes)
      item.attributes = element.attributes
      rows.visibleItems[element.key] = item
      return (element.view, item)
    }
  }

  // P103
  private func offsetTold(
    ofSection section: Int, _ layout: UICollectionViewCompositionalLayout, _ rows: CollectionRows
  ) -> CGPoint {
    guard let row = rows.views[section] else { return contentOffset }
    return layout.heldConfiguration.scrollDirection == .vertical
      ? CGPoint(x: row.offset, y: row.frame.minY) : CGPoint(x: row.frame.minX, y: row.offset)
  }

  // P106
  private func environmentTold(
    _ section: Int, _ layout: UICollectionViewCompositionalLayout, _ rows: CollectionRows
  ) -> CompositionalEnvironment {
    CompositionalEnvironment(
      size: rows.views[section]?.bounds.size ?? bounds.size, insets: .zero, traits: traitCollection)
  }

  /// Shows what a handler has made of an element: in its view alone, not in the layout. // P104, P105
  private func show(_ item: CompositionalVisibleItem, in view: UICollectionReusableView) {
    item.isNew = false
    if view.alpha != item.alpha { view.alpha = item.alpha }
    if view.isHidden != item.isHidden { view.isHidden = item.isHidden }
    if view.center != item.center { view.center = item.center }
    if !CATransform3DEqualToTransform(view.transform3D, item.transform3D) { view.transform3D = item.transform3D }
    let depth = depth(of: item.changed)
    if view.layer.zPosition != depth { view.layer.zPosition = depth }
  }
}
