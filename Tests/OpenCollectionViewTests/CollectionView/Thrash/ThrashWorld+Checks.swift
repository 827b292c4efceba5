import OpenCollectionView

extension ThrashWorld {
  /// What must hold whenever a frame has been shown.
  func check() {
    let model = source.model
    noteShape()
    checkMovements()
    checkHauls()
    let presented = presented
    let counts = (0..<view.numberOfSections).map { view.numberOfItems(inSection: $0) }
    guard counts == presented.sections.map(\.items.count) else {
      return blame("counts: \(counts) instead of \(presented.sections.map(\.items.count))")
    }
    if isLed {
      checkCellsOnTheirWay()
    } else {
      checkReference(presented)
      checkCells()
      checkHeaders()
    }
    let selected = view.indexPathsForSelectedItems ?? []
    if selected.sorted() != model.selectedPlaces {
      blame("selection: \(selected) instead of \(model.selectedPlaces)")
    }
  }

  private func isInSight(_ frame: CGRect) -> Bool { frame.isInSight(of: view.bounds) }

  /// Where an item is seen: what is in a row goes with it. // P86
  private func seenFrame(_ attributes: UICollectionViewLayoutAttributes) -> CGRect {
    guard let row = row(at: attributes.indexPath) else { return attributes.frame }
    return attributes.frame.offsetBy(dx: row.frame.minX - row.bounds.minX, dy: row.frame.minY - row.bounds.minY)
  }

  /// Of content that has been pulled out of sight aside, its rows are out of sight, too.
  private func isInReach(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    row(at: attributes.indexPath) == nil || CGRect(origin: .zero, size: view.contentSize).isInSight(of: view.bounds)
  }

  /// The row that the cell of an item is in.
  private func row(at place: IndexPath) -> UIScrollView? {
    isLed ? nil : view.orthogonalScrollView(forSection: place.section)
  }

  private func checkReference(_ presented: ThrashModel) {
    guard let reference = shape.reference(for: view, presented) else { return }
    let known = Dictionary(
      uniqueKeysWithValues: source.model.places.compactMap { place in
        source.model.name(at: place).map { ($0, place) }
      })
    // What swings comes to stand there.
    for place in isSwinging ? [] : presented.places {
      guard let name = presented.name(at: place), let dataPlace = known[name] else { continue }
      let frame = view.layoutAttributesForItem(at: dataPlace)?.frame
      let expected = reference.items[place.section][place.item]
      guard let frame, frame.isNear(expected) else {
        return blame("layout: \(place) at \(String(describing: frame)) instead of \(expected)")
      }
    }
    let size = view.contentSize
    let length = reference.isVertical ? size.height : size.width
    if abs(length - reference.length) > 0.01 {
      blame("layout: the content is \(length) instead of \(reference.length)")
    }
  }

  private func checkCells() {
    var expected: [IndexPath] = []
    for place in source.model.places {
      guard let attributes = view.layoutAttributesForItem(at: place) else {
        return blame("layout: no attributes at \(place)")
      }
      if let carry = carry(at: place) {
        expected.append(place)
        check(view.cellForItem(at: place), at: place, carry)
        continue
      }
      guard !attributes.isHidden, isInSight(seenFrame(attributes)), isInReach(attributes) else {
        if let cell = view.cellForItem(at: place) as? ThrashCell, cell.text != source.model.text(at: place) {
          blame("contents: \(cell.text) is prepared for \(source.model.text(at: place) ?? "")")
        }
        continue
      }
      expected.append(place)
      check(view.cellForItem(at: place), at: place, attributes)
    }
    // They come in the order in which they are presented.
    let shown = carried.isEmpty ? view.indexPathsForVisibleItems : view.indexPathsForVisibleItems.sorted()
    if shown != expected { blame("sight: \(shown) instead of \(expected) in \(view.bounds)") }
  }

  private func check(_ cell: UICollectionViewCell?, at place: IndexPath, _ attributes: UICollectionViewLayoutAttributes)
  {
    guard let cell = cell as? ThrashCell else { return blame("sight: no cell at \(place) in \(view.bounds)") }
    checkIdentity(of: cell, at: place)
    if !cell.frame.isNear(attributes.frame) { blame("place: \(place) at \(cell.frame) instead of \(attributes.frame)") }
    if shape == .estimated, cell.fittingSize.map({ !CGRect(origin: .zero, size: $0).isNear(cell.bounds) }) ?? false {
      blame("fitting: \(place) is \(cell.bounds.size) and would be \(cell.fittingSize ?? .zero)")
    }
  }

  /// Tells whether a cell is that of an item, and can be seen.
  func checkIdentity(of cell: ThrashCell, at place: IndexPath) {
    let text = source.model.text(at: place) ?? "nothing"
    if cell.text != text { blame("contents: \(cell.text) at \(place) instead of \(text)") }
    if view.indexPath(for: cell) != place {
      blame("agreement: \(place) has a cell that is at \(String(describing: view.indexPath(for: cell)))")
    }
    let host = carry(at: place) == nil ? row(at: place) ?? view : view
    if cell.isHidden || cell.superview !== host { blame("sight: the cell at \(place) cannot be seen") }
    if cell.isSelected != source.model.selectedPlaces.contains(place) {
      blame("selection: the cell at \(place) is \(cell.isSelected ? "" : "not ")selected")
    }
  }

  private func checkHeaders() {
    let kind = UICollectionView.elementKindSectionHeader
    var expected: [IndexPath] = []
    for section in source.model.sections.indices {
      let place = IndexPath(item: 0, section: section)
      guard
        let attributes = view.collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: place),
        !attributes.isHidden, isInSight(attributes.frame)
      else { continue }
      expected.append(place)
      guard let header = view.supplementaryView(forElementKind: kind, at: place) as? ThrashHeader else {
        blame("sight: no header of section \(section) in \(view.bounds)")
        continue
      }
      let name = "\(source.model.sections[section].name)"
      if header.text != name { blame("contents: the header \(header.text) over \(name)") }
      if !header.frame.isNear(attributes.frame) {
        blame("place: the header of \(section) at \(header.frame) instead of \(attributes.frame)")
      }
      if header.isHidden || header.superview !== view { blame("sight: the header of \(section) cannot be seen") }
    }
    let shown = view.indexPathsForVisibleSupplementaryElements(ofKind: kind).sorted()
    if shown != expected { blame("sight: the headers \(shown) instead of \(expected)") }
  }

  /// What must hold when nothing moves any longer.
  func checkRest() {
    if completions.contains(where: { $0 != 1 }) { blame("completions: they were called \(completions) times") }
    if isSwinging { blame("swinging: items swing at rest") }
    let visible = Set(view.visibleCells.map(ObjectIdentifier.init))
    if Set(source.displayed.keys) != visible {
      blame("display: \(source.displayed.count) cells are displayed, and \(visible.count) can be seen")
    }
    let rows = (0..<view.numberOfSections).compactMap { view.orthogonalScrollView(forSection: $0) }
    let others = view.subviews.compactMap { $0 as? UIScrollView }.filter { !rows.contains($0) && !$0.isHidden }
    if !others.isEmpty { blame("ghosts: \(others.count) rows that no section has") }
    let views = (view.subviews + rows.flatMap(\.subviews)).compactMap { $0 as? UICollectionReusableView }
    for shown in views where !shown.isHidden {
      if shown is ThrashCell, !visible.contains(ObjectIdentifier(shown)) {
        // What is prepared ahead may stand where it will be seen.
        guard let cell = shown as? ThrashCell, let place = view.indexPath(for: cell),
          view.cellForItem(at: place) === cell
        else {
          blame("ghosts: \((shown as? ThrashCell)?.text ?? "") at \(shown.frame) in \(view.bounds)")
          continue
        }
      }
      if let keys = shown.layer.animationKeys(), !keys.isEmpty { blame("ghosts: \(keys) still runs at rest") }
      if shown.alpha != 1 { blame("ghosts: a view at \(shown.frame) has the alpha \(shown.alpha)") }
    }
    let (least, greatest) = legalOffsets
    let offset = view.contentOffset
    if offset.x < least.x - 0.51 || offset.x > greatest.x + 0.51 || offset.y < least.y - 0.51
      || offset.y > greatest.y + 0.51
    {
      blame("offset: \(offset) is not within \(least) and \(greatest)")
    }
    // Twice what was on display at a time, and what is prepared ahead of it.
    if source.cells.count > 3 * source.mostDisplayed + 12 {
      blame("reuse: \(source.cells.count) cells for \(source.mostDisplayed) on display")
    }
  }
}

extension CGRect {
  /// Tells whether all numbers are the same but for what computing them in another order does.
  func isNear(_ other: CGRect) -> Bool {
    abs(minX - other.minX) < 1e-6 && abs(minY - other.minY) < 1e-6 && abs(width - other.width) < 1e-6
      && abs(height - other.height) < 1e-6
  }
}
