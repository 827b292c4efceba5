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
    // What layouts know by numbers is of other items now.
    context.invalidateDataSourceCounts = true
    return context
  }

  /// The content stays where the finger has it.
  override var anchorsContent: Bool { false }

  override func prepareLayout() {
    view.presenting { super.prepareLayout() }
  }

  override func finish() {
    super.finish()
    if movement.goesStepwise { movement.goToSlot() }
  }
}
