import CollectionEngine

/// A carried item is put down, or goes back: its cell returns among the others, from where it is seen. // M12, M13, M14
final class MovementEnd: BatchUpdate {
  private let context: UICollectionViewLayoutInvalidationContext
  private let movement: UICollectionView.InteractiveMovement
  private let key: ElementKey
  private let moves: Bool
  private var hasLanded = false
  /// The sections whose headers and footers are made anew. // M20
  private let renewedSections: Set<Int>

  init(
    of view: UICollectionView, by plan: UpdatePlan?, in context: UICollectionViewLayoutInvalidationContext,
    with movement: UICollectionView.InteractiveMovement, at key: ElementKey
  ) {
    self.context = context
    self.movement = movement
    self.key = key
    moves = plan != nil
    renewedSections = movement.sectionsToRenew(finally: key.section)
    super.init(of: view, by: plan ?? UpdatePlan(unchanged: view.currentCounts))
  }

  override func makeContext() -> UICollectionViewLayoutInvalidationContext {
    if moves { context.invalidateDataSourceCounts = true }
    return context
  }

  /// A movement that ends where it was shown moves nothing.
  override var tellsLayout: Bool { moves }

  /// The content stays where the finger has it.
  override var anchorsContent: Bool { false }

  override func prepareLayout() {
    view.presenting { super.prepareLayout() }
  }

  override var returning: [ShownElement] { [movement.shown] }

  override func fate(of element: ShownElement) -> Fate {
    if element.view === movement.cell { return .stays(key) }
    let fate = super.fate(of: element)
    guard case .stays(let newKey) = fate, newKey.category == .supplementary, renewedSections.contains(newKey.section)
    else { return fate }
    return .isReplaced(newKey)
  }

  override func takesOver(_ stay: ElementChange.Stay, in animation: ViewAnimation) -> Bool {
    guard stay.view === movement.cell else { return false }
    hasLanded = true
    movement.look.land(stay.attributes, in: animation)
    return true
  }

  override func finish() {
    super.finish()
    // Its place is out of sight: the cell leaves as one among the others.
    if !hasLanded { movement.look.settle() }
  }

  override func didEnd() {
    super.didEnd()
    movement.look.end()
  }
}
