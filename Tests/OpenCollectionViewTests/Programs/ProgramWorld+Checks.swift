import OpenCollectionView
import TouchTesting

extension ProgramWorld {
  /// What must hold when nobody touches the screen, and nothing moves.
  func check() {
    if completions.contains(where: { $0 != 1 }) { blame("completions: they were called \(completions) times") }
    if leads.contains(where: { $0 > 1 }) { blame("completions: those of transitions were called \(leads) times") }
    guard let view else {
      if keptView != nil { blame("kept: the collection view is still there") }
      return
    }
    checkRecognizers(of: view)
    // In a scene that has ended nothing is brought into agreement any longer.
    guard view.window?.windowScene != nil else { return }
    if view.isTracking || view.isDragging || view.isDecelerating {
      blame("scrolling: tracking \(view.isTracking), dragging \(view.isDragging), decelerating \(view.isDecelerating)")
    }
    if view.hasUncommittedUpdates { blame("updates: some are not committed") }
    if !view.interactiveMovements.isEmpty { blame("movements: \(view.interactiveMovements.count) are under way") }
    if leads.contains(0) { blame("completions: those of transitions were called \(leads) times") }
    let strays = strayLayouts(of: view)
    if !strays.isEmpty { blame("layouts: \(strays.map { "\(type(of: $0)) \($0.collectionView == nil)" })") }
    if let diffable, isReordered { takeOver(diffable.snapshot()) }
    if let diffable, diffable.snapshot().itemIdentifiers != model.sections.flatMap(\.items) {
      blame("snapshot: \(diffable.snapshot().itemIdentifiers) instead of \(model.sections.flatMap(\.items))")
    }
    let cells = view.subviews.compactMap { $0 as? ProgramCell }
    if let cell = cells.first(where: { $0.isHighlighted && !$0.isHidden }) { blame("highlight: \(cell.text) has one") }
    guard view.dataSource != nil else {
      if !view.visibleCells.isEmpty { blame("sight: there are cells without a data source") }
      return
    }
    let counts = (0..<view.numberOfSections).map { view.numberOfItems(inSection: $0) }
    guard counts == model.sections.map(\.items.count) else {
      return blame("counts: \(counts) instead of \(model.sections.map(\.items.count))")
    }
    guard view.bounds.width > 0, view.bounds.height > 0 else { return }
    checkCells(of: view)
    checkHeaders(of: view)
    checkGhosts(in: view, cells)
    let (least, most) = legalOffsets(of: view)
    let offset = view.contentOffset
    if offset.x < least.x - 0.51 || offset.x > most.x + 0.51 || offset.y < least.y - 0.51 || offset.y > most.y + 0.51 {
      blame("offset: \(offset) is not within \(least) and \(most)")
    }
  }

  private func isInSight(_ frame: CGRect, of view: UIView) -> Bool {
    let bounds = view.bounds
    return frame.minX < bounds.maxX && frame.maxX > bounds.minX && frame.minY < bounds.maxY && frame.maxY > bounds.minY
  }

  private func checkRecognizers(of view: UIView) {
    for recognizer in view.gestureRecognizers ?? [] where recognizer.state != .possible {
      blame("recognizer: \(type(of: recognizer)) is \(recognizer.state)")
    }
    for subview in view.subviews { checkRecognizers(of: subview) }
  }

  private func checkCells(of view: UICollectionView) {
    var expected: [IndexPath] = []
    let selected = view.indexPathsForSelectedItems ?? []
    for place in model.places {
      guard let attributes = view.layoutAttributesForItem(at: place) else {
        return blame("layout: no attributes at \(place)")
      }
      guard !attributes.isHidden, isInSight(attributes.frame, of: view) else { continue }
      expected.append(place)
      guard let cell = view.cellForItem(at: place) as? ProgramCell else {
        blame("sight: no cell at \(place) in \(view.bounds)")
        continue
      }
      if !cell.frame.isNear(attributes.frame) {
        blame("place: \(place) at \(cell.frame) instead of \(attributes.frame)")
      }
      let text = model.text(at: place) ?? "nothing"
      if cell.text != text { blame("contents: \(cell.text) at \(place) instead of \(text)") }
      if cell.isHidden || cell.superview !== view { blame("sight: the cell at \(place) cannot be seen") }
      if cell.configurationState.isReordering { blame("carried: the cell at \(place) says so") }
      if cell.isSelected != selected.contains(place) { blame("selection: the cell at \(place) shows another one") }
      // While a menu is open the cell that it is about is seen as a picture above it.
      if cell.alpha != 1, !(cell.alpha == 0 && isMenuOpen) {
        blame("ghosts: the cell at \(place) has the alpha \(cell.alpha)")
      }
    }
    if view.indexPathsForVisibleItems != expected {
      blame("sight: \(view.indexPathsForVisibleItems) instead of \(expected) in \(view.bounds)")
    }
    for place in selected where model.name(at: place) == nil { blame("selection: \(place) is selected and not there") }
  }

  private func checkHeaders(of view: UICollectionView) {
    let kind = UICollectionView.elementKindSectionHeader
    for section in model.sections.indices {
      let place = IndexPath(item: 0, section: section)
      guard
        let attributes = view.layoutAttributesForSupplementaryElement(ofKind: kind, at: place), !attributes.isHidden,
        isInSight(attributes.frame, of: view)
      else { continue }
      guard let header = view.supplementaryView(forElementKind: kind, at: place) else {
        blame("sight: no header of section \(section) in \(view.bounds)")
        continue
      }
      if !header.frame.isNear(attributes.frame) {
        blame("place: the header of \(section) at \(header.frame) instead of \(attributes.frame)")
      }
    }
  }

  private var isMenuOpen: Bool { screen.scene.windows.contains { $0 !== screen.window && !$0.isHidden } }

  private func checkGhosts(in view: UICollectionView, _ cells: [ProgramCell]) {
    let visible = Set(view.visibleCells.map(ObjectIdentifier.init))
    for cell in cells where !cell.isHidden && !visible.contains(ObjectIdentifier(cell)) {
      // What is prepared ahead may stand where it will be seen.
      guard view.indexPath(for: cell) == nil else { continue }
      blame("ghosts: \(cell.text) at \(cell.frame) in \(view.bounds)")
    }
    guard view.delegate != nil, agent.hasHeardAll else { return }
    if agent.displayed != visible {
      blame("display: \(agent.displayed.count) cells are displayed, and \(visible.count) can be seen")
    }
  }
}
