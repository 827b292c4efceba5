import CollectionEngine
import DragEngine

/// Keeps what a collection view knows of items that are dragged out of it, and of what is dragged over it. There from the first delegate on.
@MainActor final class ItemDrags {
  weak var view: UICollectionView?
  weak var dragDelegate: (any UICollectionViewDragDelegate)?
  weak var dropDelegate: (any UICollectionViewDropDelegate)?
  var isEnabled = true { didSet { source.interaction.isEnabled = isEnabled } }
  /// Tells whether a lift reorders items where there is no drag delegate: only where the program has set that they can be dragged, so
  /// that a press of its own does not come too late. // N72
  var reordersByLift = false { didSet { updateLiftRecognizer() } }
  private var liftRecognizer: MovementRecognizer?
  private(set) lazy var source = ItemDragSource(self)
  private(set) lazy var target = ItemDropTarget(self)
  /// The interaction by which items are selected on which a drag rests.
  weak var spring: ItemSpring?
  /// The items of this view that are lifted or dragged.
  var dragged: [DraggedItem] = []
  /// The cells to which something dropped is on its way: they are not seen until it is there.
  var awaited: Set<ElementKey> = []
  /// The cells that stand for data that come later.
  var placeholders: [PlaceholderContext] = []

  init(_ view: UICollectionView) { self.view = view }

  private func updateLiftRecognizer() {
    guard reordersByLift != (liftRecognizer != nil) else { return }
    if let liftRecognizer {
      view?.removeGestureRecognizer(liftRecognizer)
      self.liftRecognizer = nil
    } else {
      let recognizer = MovementRecognizer(isForLifts: true)
      liftRecognizer = recognizer
      view?.addGestureRecognizer(recognizer)
    }
  }

  // MARK: Looks

  /// Makes a cell look as its item does: in its place, as a ghost, or not at all.
  func show(_ key: ElementKey, in cell: UICollectionViewCell) {
    let item = dragged.first { $0.key == key }
    cell.setShareOfAlpha(share(of: key, item))
    let drop = target.state(of: key)
    guard cell.conditions.drop != drop || item != nil || isMarked(cell) else { return }
    cell.changeConditions {
      $0.drop = drop
      if !$0.isReordering { $0.drag = item?.state ?? .none }
    }
  }

  private func isMarked(_ cell: UICollectionViewCell) -> Bool {
    cell.conditions.drag != .none && !cell.conditions.isReordering
  }

  /// How much is seen of a cell. // N46
  private func share(of key: ElementKey, _ item: DraggedItem?) -> CGFloat {
    // What keys or a tool drag stays where they are at: nobody is at what is not seen. // N80
    let unseen = view?.window?.windowScene?.drags?.keyed == nil ? 0 : DragProfile.standard.ghostAlpha
    if awaited.contains(key) { return unseen }
    guard let item, item.state == .dragging else { return 1 }
    return target.gap?.holds(item) == true ? unseen : DragProfile.standard.ghostAlpha
  }

  /// Makes all cells look as their items do.
  func showAll() {
    guard let view else { return }
    for (key, cell) in view.shownCells { show(key, in: cell) }
  }

  // MARK: Numbers

  /// Tells whether anything is presented that only the drags know: the gap, or a placeholder.
  var holdsPlaces: Bool { target.gap != nil || !placeholders.isEmpty }

  /// Items have other numbers.
  func follow(_ newKey: (ElementKey) -> ElementKey?) {
    for item in dragged + source.waiting { item.key = item.key.flatMap(newKey) }
    if !awaited.isEmpty { awaited = Set(awaited.compactMap(newKey)) }
    spring?.itemsDidChange(newKey)
    target.dataDidChange()
  }

  /// The data have changed by a plan that had placeholders end, or lose their sections. // N63
  func placesDidChange(in permutation: MovementPermutation) {
    target.gapMayHaveGone(in: permutation)
    for context in placeholders where permutation.placeholder(context.number) == nil { context.isGone = true }
    placeholders.removeAll { $0.isGone }
  }

  /// The data are others as a whole: gap and placeholders go, drags go on. // N63, N77
  func dataWereReplaced() {
    guard let view else { return }
    let identifying = view.storedDataSource as? any ItemIdentifying
    for item in dragged + source.waiting {
      guard let identifying else { continue }
      let path = item.identity.flatMap { identifying.indexPath(ofIdentity: $0) }
      item.key = path.map { .cell(section: $0.section, item: $0.item) }
    }
    awaited.removeAll()
    placesAreGone()
    spring?.itemsDidChange { _ in nil }
    target.dataDidChange()
    guard let movements = view.movements, movements.carried.isEmpty else { return }
    movements.permutation = nil
  }

  /// Nothing is presented any longer that only the drags know.
  func placesAreGone() {
    target.gapIsGone()
    for context in placeholders { context.isGone = true }
    placeholders.removeAll()
  }

  /// The numbers in the permutation that end with the update of the data that is being made.
  var ending: Set<Int> {
    var numbers: Set<Int> = []
    if target.isPerforming, let gap = target.gap { numbers.insert(gap.number) }
    for context in placeholders where context.isCommitting { numbers.insert(context.number) }
    return numbers
  }

  /// The placeholder that is presented at a place; nil for items of the data, and for a gap.
  func placeholder(at key: ElementKey) -> PlaceholderContext? {
    guard !placeholders.isEmpty, let permutation = view?.movements?.permutation else { return nil }
    return placeholders.first { permutation.placeholder($0.number)?.target.key == key }
  }

  /// Shows another order of what is presented. The data is the same.
  func present(_ permutation: MovementPermutation, by plan: UpdatePlan?) {
    guard let view else { return }
    let movements = view.withMovements()
    movements.permutation = permutation
    for movement in movements.carried { movement.slots = nil }
    guard let plan else { return clear() }
    view.carryOutMovement(GapStep(of: view, by: plan))
    clear()
  }

  /// Forgets the two numberings where they are one.
  func clear() {
    guard let movements = view?.movements, movements.carried.isEmpty, movements.permutation?.isEmpty == true else {
      return
    }
    movements.permutation = nil
  }
}

extension UICollectionView {
  /// The knowledge of drags; made when it is asked for.
  func withDrags() -> ItemDrags {
    if let drags = state.drags { return drags }
    let made = ItemDrags(self)
    state.drags = made
    return made
  }

  /// Tells whether the data have any items in a section that is presented.
  func hasData(inSection section: Int) -> Bool {
    guard let permutation = movements?.permutation, !permutation.placeholders.isEmpty else { return true }
    return 0..<permutation.data.sectionCount ~= section && permutation.data.itemCount(inSection: section) > 0
  }

  /// Tells whether something is presented at a place that the data do not have. // N55
  func isPlaceholder(_ key: ElementKey) -> Bool {
    guard state.drags != nil, let permutation = movements?.permutation else { return false }
    return permutation.isPlaceholder(at: UpdatePlan.Place(key))
  }
}
