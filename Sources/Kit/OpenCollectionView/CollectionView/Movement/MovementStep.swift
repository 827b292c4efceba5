import CollectionEngine

/// A carried item is shown elsewhere: what it passes makes room. The data source is not told. // M8
final class MovementStep: BatchUpdate {
  private let context: UICollectionViewLayoutInvalidationContext
  private let movement: UICollectionView.InteractiveMovement

  init(
    of view: UICollectionView, by plan: UpdatePlan, in context: UICollectionViewLayoutInvalidationContext,
    with movement: UICollectionView.InteractiveMovement
  ) {
    self.context = context
    self.movement = movement
    super.init(of: view, by: plan)
  }

  override func makeContext() -> UICollectionViewLayoutInvalidationContext {
    // Layouts that keep things by number have them for other items now.
    context.invalidateDataSourceCounts = true
    return context
  }

  /// The content stays where the finger has it.
  override var anchorsContent: Bool { false }

  override func prepareLayout() {
    view.presenting { super.prepareLayout() }
  }

  /// Within a section, what is passed changes places with the item that is carried: nothing else has to be looked at.
  override func exchangesViews() -> Bool {
    guard view.collectionViewLayout.hasPlainElements, view.changes.running.allSatisfy({ $0.outOfSight.isEmpty }),
      let move = plan.items.first, let from = move.before, let to = move.after, from.section == to.section,
      let source = from.item, let target = to.item,
      view.elements.exchangeViews(inSection: from.section, movingGapFrom: source, to: target)
    else { return false }
    view.endLookAhead()
    for item in min(source, target)...max(source, target) where item != target {
      let key = ElementKey.cell(section: to.section, item: item)
      if let cell = view.shownCell(of: key) { view.showInteraction(with: key, in: cell) }
    }
    return true
  }

  override func finish() {
    super.finish()
    if movement.goesStepwise { movement.goToSlot() }
  }
}
