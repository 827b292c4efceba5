import CollectionEngine
import PlaneGeometry

extension UICollectionView {
  /// There is a list: its rows have lines from now on.
  func makeLines() {
    if state.lines == nil { state.lines = ListLines() }
    state.lines?.sectionsWereAsked()
  }

  /// The layout whose sections may be those of lists; nil while one layout becomes another.
  var listLayout: UICollectionViewCompositionalLayout? {
    guard installedTransition == nil, let layout = collectionViewLayout as? UICollectionViewCompositionalLayout,
      layout.hasLists
    else { return nil }
    return layout
  }

  // MARK: Passes

  /// Brings the lines into agreement with the rows that are in sight. Called at the end of each pass.
  func updateLines(_ lines: ListLines) {
    // In an animation of views the cells have gone on already; lines that are there begin where they are.
    if lines.isRenewed {
      lines.didUpdate()
      guard decideLines(lines) else { return }
      noteMarkedCells(lines)
      for row in lines.rows { settle(row) }
      return
    }
    if lines.isAnswered {
      for row in lines.rows where row.hasMoved { settle(row) }
    }
    if lines.arrivals.isEmpty { lines.didUpdate() } else { updateArrivedLines(lines) }
  }

  private func updateArrivedLines(_ lines: ListLines) {
    let layout = listLayout
    var place = 0
    // Who is asked for lines may bring others into sight.
    while place < lines.arrivals.count {
      if arrivedCell(lines.arrivals[place])?.isMarked == true { lines.hasMarkedCells = true }
      guard decideLines(ofSlot: Int(lines.arrivals[place]), lines, layout) else { return }
      place += 1
    }
    if lines.hasMarkedCells {
      for slot in lines.arrivals {
        guard let cell = arrivedCell(slot), cell.isMarked else { continue }
        settleLines(beside: cell, lines)
      }
    }
    lines.didUpdate()
  }

  private func arrivedCell(_ slot: Int32) -> UICollectionViewCell? {
    guard elements.slots.indices.contains(Int(slot)) else { return nil }
    return elements.slots[Int(slot)].view as? UICollectionViewCell
  }

  private func noteMarkedCells(_ lines: ListLines) {
    lines.hasMarkedCells = lines.rows.contains { $0.cell.isMarked }
  }

  /// Decides which rows have which lines before they move with an animation: those that are missing are made, and all are brought
  /// to where their cells stand now.
  func prepareLines(_ lines: ListLines) {
    lines.didUpdate()
    guard decideLines(lines) else { return }
    noteMarkedCells(lines)
    ViewAnimation.run(nil) {
      for row in lines.rows { place(row) }
    }
  }

  /// Brings all lines to where their cells are.
  func settleLines(_ lines: ListLines) {
    for row in lines.rows { settle(row) }
  }

  private func decideLines(_ lines: ListLines) -> Bool {
    let layout = listLayout
    var slot = 0
    while slot < elements.slots.count {
      guard decideLines(ofSlot: slot, lines, layout) else { return false }
      slot += 1
    }
    return true
  }

  private func decideLines(
    ofSlot slot: Int, _ lines: ListLines, _ layout: UICollectionViewCompositionalLayout?
  ) -> Bool {
    guard elements.slots.indices.contains(slot), let key = elements.slots[slot].key,
      let view = elements.slots[slot].view
    else { return true }
    switch key.category {
    case .cell: return (view as? UICollectionViewCell).map { decideLines(of: $0, key, lines, layout) } ?? true
    case .decoration: colour(view, section: key.section)
    case .supplementary: break
    }
    return true
  }

  /// - Returns: no where the program has changed the data or the layout when it was asked.
  private func decideLines(
    of cell: UICollectionViewCell, _ key: ElementKey, _ lines: ListLines,
    _ layout: UICollectionViewCompositionalLayout?
  ) -> Bool {
    let place = layout?.listPlace(ofItem: key.item, inSection: key.section, of: currentCounts)
    let known = lines[cell]
    if known == nil, place == nil { return true }
    let generation = lines.generation
    if let known, known.isDecided(key, place, generation) { return true }
    var configuration: UIListSeparatorConfiguration?
    if place?.role == .row, let list = layout?.definition(ofSection: key.section)?.list?.configuration,
      list.showsSeparators
    {
      configuration = list.separatorConfiguration
      if let handler = list.itemSeparatorHandler, let resolved = configuration {
        let before = BeforeCall(self)
        configuration = handler(dataPath(of: key), resolved)
        guard before.dataAreSame(in: self), before.layoutIsSame(in: self) else {
          lines.noteRenewal()
          setNeedsLayout()
          return false
        }
      }
    }
    let row = known ?? lines.make(for: cell, key)
    // A cell that has come from another row begins where it stands now.
    let isNew = known == nil || row.isOver
    row.decide(key, place, generation, configuration)
    if ViewAnimation.current == nil {
      complete(row, lines, isNew: isNew)
    } else {
      ViewAnimation.run(nil) { complete(row, lines, isNew: isNew) }
    }
    return true
  }

  private func complete(_ row: RowLines, _ lines: ListLines, isNew: Bool) {
    complete(&row.top, of: row, lines, isTop: true, isNew: isNew)
    complete(&row.bottom, of: row, lines, isTop: false, isNew: isNew)
    if isNew { row.didSettle() }
  }

  /// Makes the view of a line that is wanted and has none yet.
  private func complete(_ side: inout RowLines.Side, of row: RowLines, _ lines: ListLines, isTop: Bool, isNew: Bool) {
    if side.view == nil {
      guard side.isWanted, let host = row.cell.superview else { return }
      side.view = lines.takeLine(in: host)
      side.view?.alpha = isNew ? row.cell.alpha : 0
    } else if !isNew {
      return
    }
    place(side, of: row, isTop: isTop)
    show(side, of: row, isTop: isTop)
    if !isNew { side.view?.alpha = 0 }
  }

  private func settle(_ row: RowLines) {
    place(row)
    show(row.top, of: row, isTop: true)
    show(row.bottom, of: row, isTop: false)
    row.didSettle()
  }

  // MARK: Single rows

  /// The content of a cell has been laid out: its lines begin where the text does.
  func linesFollow(_ cell: UICollectionViewCell) {
    guard let row = state.lines?[cell] else { return }
    place(row)
  }

  /// A cell is selected or highlighted, or no longer: lines beside it come and go. // I44
  func lookDidChange(of cell: UICollectionViewCell) {
    guard let lines = state.lines else { return }
    if cell.isMarked { lines.hasMarkedCells = true }
    guard lines[cell] != nil else { return }
    settleLines(beside: cell, lines)
  }

  private func settleLines(beside cell: UICollectionViewCell, _ lines: ListLines) {
    guard let row = lines[cell] else { return }
    for other in [row, neighbour(of: row, -1, lines), neighbour(of: row, 1, lines)].compactMap({ $0 }) {
      show(other.top, of: other, isTop: true)
      show(other.bottom, of: other, isTop: false)
    }
  }

  /// The row before or behind one, where it is in sight.
  private func neighbour(of row: RowLines, _ step: Int, _ lines: ListLines) -> RowLines? {
    shownNeighbour(of: row, step).flatMap { lines[$0] }
  }

  private func shownNeighbour(of row: RowLines, _ step: Int) -> UICollectionViewCell? {
    let item = row.key.item + step
    guard item >= 0, item <= ElementKey.maximumItem,
      let slot = elements.shownSlot(of: .cell(section: row.key.section, item: item))
    else { return nil }
    return elements.slots[Int(slot)].view as? UICollectionViewCell
  }

  // MARK: Look

  private func place(_ row: RowLines) {
    place(row.top, of: row, isTop: true)
    place(row.bottom, of: row, isTop: false)
  }

  private func place(_ side: RowLines.Side, of row: RowLines, isTop: Bool) {
    guard let line = side.view, let configuration = row.configuration else { return }
    let host = row.cell.superview
    if let host, !line.isChild(of: host) { host.insert(line, at: host.children.count, needsLayout: false) }
    let insets = isTop ? configuration.topSeparatorInsets : configuration.bottomSeparatorInsets
    let frame = lineFrame(at: row.cell, insets, isTop: isTop)
    if line.frame != frame { line.frame = frame }
    let depth = row.cell.layer.zPosition + ListMetrics.lineDepth
    if line.layer.zPosition != depth { line.layer.zPosition = depth }
  }

  /// The frame of a line of a cell. // I39, I40, I42
  private func lineFrame(at cell: UICollectionViewCell, _ insets: NSDirectionalEdgeInsets, isTop: Bool) -> CGRect {
    let pixels = pixelsPerPoint
    let grid = PixelGrid(scale: pixels)
    let size = cell.bounds.size
    let corner = CGPoint(x: cell.center.x - size.width / 2, y: cell.center.y - size.height / 2)
    let automatic = cell.lineInsets
    let leading = insets.leading.isAutomatic ? automatic.leading : insets.leading
    let trailing = insets.trailing.isAutomatic ? automatic.trailing : insets.trailing
    let thickness = ListMetrics.lineThickness / max(pixels, 1)
    let isMirrored = beginsAtLargerX
    let start = grid.rounded(isMirrored ? trailing : leading)
    let end = grid.rounded(isMirrored ? leading : trailing)
    let top = insets.top.isAutomatic ? 0 : insets.top
    let bottom = insets.bottom.isAutomatic ? 0 : insets.bottom
    return CGRect(
      x: corner.x + start, y: isTop ? corner.y + top : corner.y + size.height - thickness - bottom,
      width: max(size.width - start - end, 0), height: thickness)
  }

  private func show(_ side: RowLines.Side, of row: RowLines, isTop: Bool) {
    guard let line = side.view else { return }
    var isSeen = side.isWanted && !row.cell.conditions.isReordering
    var isBetween = false
    if isSeen, state.lines?.hasMarkedCells == true {
      let other = shownNeighbour(of: row, isTop ? -1 : 1)
      isBetween = row.cell.isSelected && other?.isSelected == true
      isSeen = isBetween || !row.cell.isMarked && other?.isMarked != true
    }
    if isSeen, let configuration = row.configuration {
      let color = isBetween ? configuration.multipleSelectionColor : configuration.color
      line.show(color, configuration.visualEffect)
    }
    let alpha = isSeen ? row.cell.alpha : 0
    if line.alpha != alpha { line.alpha = alpha }
  }

  /// The colour behind a section. // I30
  private func colour(_ view: UICollectionReusableView, section: Int) {
    guard let background = view as? ListSectionBackground else { return }
    for case let layout as UICollectionViewCompositionalLayout in layoutsInUse
    where layout.hasLists {
      if let list = layout.definition(ofSection: section)?.list { return background.show(list) }
    }
  }
}

extension CGFloat {
  /// Tells whether an inset says nothing.
  fileprivate var isAutomatic: Bool { !isFinite || self >= .greatestFiniteMagnitude }
}

extension UICollectionViewCell {
  /// The distances of lines from the edges of the cell where nothing else is said: from the text on, where there is one, to the
  /// end of the row. // I40
  var lineInsets: (leading: CGFloat, trailing: CGFloat) {
    guard let cell = self as? UICollectionViewListCell else {
      return (plainLineInset, 0)
    }
    let line = cell.lineFrame
    let (left, right) = (line.minX - bounds.minX, bounds.maxX - line.maxX)
    return effectiveUserInterfaceLayoutDirection == .rightToLeft ? (right, left) : (left, right)
  }

  /// The margin of a row, for cells that are no list cells. // I29
  private var plainLineInset: CGFloat {
    max(directionalLayoutMargins.leading, ListMetrics.cardMargin(forWidth: collectionViewAround?.bounds.width ?? 0))
  }
}
