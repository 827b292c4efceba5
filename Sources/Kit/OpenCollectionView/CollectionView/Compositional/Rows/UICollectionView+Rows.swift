import CollectionEngine

/// Rows that scroll across the layout. The layout knows nothing of their offsets: its attributes say where elements stand while
/// no row has scrolled, and that is where they stand in the scroll views of their rows. // P86
extension UICollectionView {
  var rows: CollectionRows? { state.rows }

  private var compositional: UICollectionViewCompositionalLayout? {
    installedTransition == nil ? collectionViewLayout as? UICollectionViewCompositionalLayout : nil
  }

  /// The layout has been prepared: rows that have views get their places, and those that are no longer there go.
  func rowsDidPrepare() {
    guard let layout = compositional, layout.hasRows || !layout.sectionsWithHandlers.isEmpty else {
      return elements.forgetRowShifts()
    }
    let rows = state.rows ?? CollectionRows()
    state.rows = rows
    rows.needsSettling = true
    for section in rows.views.keys.sorted() { placeRow(section, of: layout, rows) }
    rows.untold.formUnion(layout.sectionsWithHandlers)
  }

  private func placeRow(_ section: Int, of layout: UICollectionViewCompositionalLayout, _ rows: CollectionRows) {
    guard let geometry = layout.geometry, let row = geometry.row(ofSection: section),
      let definition = layout.definition(ofSection: section)
    else { return }
    let isKnown = rows.views[section] != nil
    let (view, kept) = rows.view(ofSection: section, in: self)
    if view.superview !== self { insert(view, at: children.count, needsLayout: false) }
    if view.isHidden { view.isHidden = false }
    let before = view.shift
    ViewAnimation.run(nil) {
      view.countsFromRight = countsFromRight
      view.place(row, viewport: row.viewport, axis: geometry.axis.other, of: definition, keeping: kept)
    }
    elements.setRowShift(view.shift, ofSection: section)
    let distance = CGPoint(x: before.x - view.shift.x, y: before.y - view.shift.y)
    guard isKnown, distance != .zero else { return }
    movements?.rowDidMove(section, by: distance)
    // What changes goes on from where it is seen.
    guard pass.change != nil else { return }
    for case let child as UICollectionReusableView in view.subviews where !child.isHidden {
      move(child, by: CGPoint(x: -distance.x, y: -distance.y))
    }
  }

  /// Returns a layout's answer for a rectangle, with the elements that are seen of rows that have scrolled.
  func answer(of layout: UICollectionViewLayout, touching rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    guard let compositional = layout as? UICollectionViewCompositionalLayout, compositional.hasRows,
      let geometry = compositional.geometry, let rows
    else { return layout.layoutAttributesForElements(in: rect) ?? [] }
    for section in geometry.sections(touching: [rect]) where geometry.row(ofSection: section) != nil {
      placeRow(section, of: compositional, rows)
      if let view = rows.views[section] { rows.noteAsked(section, at: view.offset) }
    }
    compositional.answersRows = true
    defer { compositional.answersRows = false }
    return layout.layoutAttributesForElements(in: rect) ?? []
  }

  /// The same with all rows where they are: nothing is shown by that, and no row gets a view.
  func answerLeavingRows(
    of layout: UICollectionViewLayout, touching rect: CGRect
  ) -> [UICollectionViewLayoutAttributes] {
    guard let compositional = layout as? UICollectionViewCompositionalLayout, compositional.hasRows else {
      return layout.layoutAttributesForElements(in: rect) ?? []
    }
    compositional.answersRows = true
    defer { compositional.answersRows = false }
    return layout.layoutAttributesForElements(in: rect) ?? []
  }

  /// How far the row of a section has scrolled in a layout, in sight or not.
  func rowOffset(ofSection section: Int, in layout: UICollectionViewCompositionalLayout) -> Double {
    if let view = rows?.views[section] { return view.offset }
    guard
      let rest = layout.definition(ofSection: section)?.orthogonalScrollingBehavior.rest
    else { return 0 }
    if let rows { return rows.offset(ofSection: section, in: layout.geometry, rest) }
    return layout.geometry?.row(ofSection: section)?.offset(restingAt: 0, rest) ?? 0
  }

  /// The row that a point of the content lies in; nil for none in sight.
  func row(at point: CGPoint) -> RowScrollView? {
    guard let rows else { return nil }
    for section in rows.views.keys.sorted() {
      guard let row = rows.views[section] else { continue }
      let frame = row.frame
      let isWithin =
        row.isUpright ? point.x >= frame.minX && point.x < frame.maxX : point.y >= frame.minY && point.y < frame.maxY
      if isWithin { return row }
    }
    return nil
  }

  /// The recognizers that drag the rows in sight, from the first section on.
  var pansOfRows: [UIPanGestureRecognizer] {
    guard let rows else { return [] }
    return rows.views.keys.sorted().compactMap { rows.views[$0]?.panGestureRecognizer }
  }

  /// In which view an element stands.
  func host(of attributes: UICollectionViewLayoutAttributes?) -> UIView {
    guard let attributes, attributes.isInRow, let row = rows?.views[attributes.section] else { return self }
    return row
  }

  /// By how much an element is seen elsewhere than its attributes say.
  func rowShift(of attributes: UICollectionViewLayoutAttributes) -> CGPoint {
    guard attributes.isInRow, let compositional else { return .zero }
    return rowShift(of: attributes, in: compositional)
  }

  /// The same in a layout that need not be the present one.
  private func rowShift(
    of attributes: UICollectionViewLayoutAttributes, in layout: UICollectionViewCompositionalLayout
  ) -> CGPoint {
    if let view = rows?.views[attributes.section] { return view.shift }
    let offset = rowOffset(ofSection: attributes.section, in: layout)
    return layout.geometry?.axis == .horizontal ? CGPoint(x: 0, y: offset) : CGPoint(x: offset, y: 0)
  }

  /// Attributes of a layout with the place at which the element is seen in the content, outside of any row.
  func listed(
    _ attributes: UICollectionViewLayoutAttributes, by layout: UICollectionViewLayout
  ) -> UICollectionViewLayoutAttributes {
    guard attributes.isInRow, let layout = layout as? UICollectionViewCompositionalLayout else { return attributes }
    return attributes.listed(less: rowShift(of: attributes, in: layout))
  }

  /// The place at which the middle of an element is seen.
  func seenCenter(of attributes: UICollectionViewLayoutAttributes) -> CGPoint {
    let shift = rowShift(of: attributes)
    return CGPoint(x: attributes.center.x - shift.x, y: attributes.center.y - shift.y)
  }

  /// The place at which an element is seen.
  func seenFrame(of attributes: UICollectionViewLayoutAttributes) -> CGRect {
    let shift = rowShift(of: attributes)
    return attributes.frame.offsetBy(dx: -shift.x, dy: -shift.y)
  }

  /// Puts a view into the collection view or into a row of it, where it is seen now.
  func bring(_ view: UICollectionReusableView, into host: UIView) {
    guard let old = view.superview, old !== host, old === self || old is RowScrollView else { return }
    let center = host.convert(view.center, from: old)
    let distance = CGPoint(x: center.x - view.center.x, y: center.y - view.center.y)
    ViewAnimation.run(nil) {
      host.insert(view, at: host.children.count, needsLayout: false)
      move(view, by: distance)
    }
    view.appliedAttributes?.isInRow = host !== self
  }

  /// A row has scrolled: what came into sight of it is shown with the next pass, which is the present frame's.
  func rowDidScroll(_ row: RowScrollView, by distance: CGPoint) {
    guard let rows, rows.views[row.section] === row else { return }
    elements.setRowShift(row.shift, ofSection: row.section)
    movements?.rowDidMove(row.section, by: distance)
    if rows.needsAnswer(row) { pass.tile = nil }
    if compositional?.definition(ofSection: row.section)?.visibleItemsInvalidationHandler != nil {
      rows.untold.insert(row.section)
    }
    setNeedsLayout()
    collectionDelegate?.collectionView(
      self, didScrollOrthogonalSection: row.section,
      to: row.isUpright ? CGPoint(x: 0, y: row.offset) : CGPoint(x: row.offset, y: 0))
  }

  /// Elements that have come into a row, or have left one, stand in its view or not; rows out of sight give their views back.
  func settleRows() {
    guard let rows, rows.needsSettling || pass.found != nil, !rows.isEmpty else { return }
    rows.needsSettling = pass.found != nil
    // What takes part in a change goes along with that.
    if pass.found == nil {
      for slot in elements.slots {
        guard let view = slot.view, view.superview is RowScrollView || slot.answered?.isInRow == true else { continue }
        let host = host(of: slot.answered)
        if view.superview !== host { host.insert(view, at: host.children.count, needsLayout: false) }
      }
    }
    guard let geometry = compositional?.geometry else { return rows.retire(in: self) { _ in true } }
    let near = pass.tile.map { Set(geometry.sections(touching: [$0])) } ?? Set(rows.views.keys)
    rows.retire(in: self) { row in
      guard geometry.row(ofSection: row.section) != nil else { return true }
      guard !near.contains(row.section) else { return false }
      let isGone =
        row.activity == .none && !row.subviews.contains { ($0 as? UICollectionReusableView)?.isShown == true }
      // It is looked at again until it stands still, and what it shows has gone.
      if !isGone { rows.needsSettling = true }
      return isGone
    }
  }

  /// Nothing is carried any longer: rows that were scrolled by that come to rest. // P119
  func releaseRows() {
    guard let rows else { return }
    for section in rows.views.keys.sorted() {
      rows.views[section]?.release(animated: window != nil && !UIAccessibility.isReduceMotionEnabled)
    }
  }

  /// Moves the row of an item so that the item can be seen at a place. // P88
  func scrollRow(of item: ElementKey, at position: ScrollPosition, animated: Bool) {
    guard let layout = compositional, let geometry = layout.geometry, let rows,
      let definition = layout.definition(ofSection: item.section),
      let rest = definition.orthogonalScrollingBehavior.rest,
      let row = geometry.row(ofSection: item.section),
      let frame = geometry.element(ofItem: item.item, inSection: item.section)?.frame
    else { return }
    let isAcross = geometry.axis == .vertical
    let start = isAcross ? frame.minX - row.viewport.minX : frame.minY - row.viewport.minY
    let length = isAcross ? frame.width : frame.height
    let room = isAcross ? row.viewport.width : row.viewport.height
    let now = rows.offset(ofSection: item.section, in: geometry, rest)
    var wanted = now
    let (leading, centered, trailing): (ScrollPosition, ScrollPosition, ScrollPosition) =
      isAcross ? (.left, .centeredHorizontally, .right) : (.top, .centeredVertically, .bottom)
    if position.contains(leading) {
      wanted = start
    } else if position.contains(centered) {
      wanted = start + length / 2 - room / 2
    } else if position.contains(trailing) {
      wanted = start + length - room
    } else if start < now {
      wanted = start
    } else if start + length > now + room {
      wanted = start + length - room
    }
    setRowOffset(wanted, ofSection: item.section, row, rest, animated: animated)
  }

  /// The nearest item of a row in a direction along it, whether it is in sight or not.
  func nextItem(
    inRowFrom current: ElementKey, at frame: CGRect, _ direction: FocusSearch.Direction
  ) -> ElementKey? {
    guard let geometry = compositional?.geometry, let row = geometry.row(ofSection: current.section) else { return nil }
    var candidates: [(key: ElementKey, frame: CGRect)] = []
    let step = direction.isForward ? 1 : -1
    var group = row.group(ofItem: current.item)
    while 0..<row.groupCount ~= group {
      for item in row.items(ofGroup: group) where item != current.item {
        guard let place = geometry.element(ofItem: item, inSection: current.section)?.frame else { continue }
        candidates.append((.cell(section: current.section, item: item), place))
      }
      if let found = nearest(of: candidates, from: frame, direction) { return found }
      candidates.removeAll(keepingCapacity: true)
      group += step
    }
    return nil
  }

  func setRowOffset(
    _ offset: Double, ofSection section: Int, _ row: CompositionalGeometry.Row, _ rest: CompositionalRowRest,
    animated: Bool
  ) {
    let target = row.offset(restingAt: offset, rest)
    if let view = rows?.views[section] {
      view.setContentOffset(view.origin(at: target), animated: animated)
    } else {
      rows?.setOffset(target, ofSection: section)
    }
  }
}

extension UICollectionViewLayoutAttributes {
  /// The same outside of a row that has scrolled so far.
  func listed(less shift: CGPoint) -> UICollectionViewLayoutAttributes {
    let copy = copied
    copy.center = CGPoint(x: center.x - shift.x, y: center.y - shift.y)
    copy.isInRow = false
    return copy
  }

  /// The same within a row that has scrolled so far.
  func inRow(plus shift: CGPoint) -> UICollectionViewLayoutAttributes {
    let copy = copied
    copy.center = CGPoint(x: center.x + shift.x, y: center.y + shift.y)
    copy.isInRow = true
    return copy
  }
}

// MARK: - For programs

extension UICollectionView {
  /// The scroll view of a section that scrolls across the layout; nil for any other section, and out of sight. // P84
  ///
  /// Difference from UIKit: it has no such method; programs look for the view among the subviews.
  public func orthogonalScrollView(forSection section: Int) -> UIScrollView? {
    prepareLayoutIfNeeded()
    return rows?.views[section]
  }

  /// How far a section has scrolled across the layout, in points from where reading begins, also out of sight; nil for a section
  /// that does not.
  ///
  /// Difference from UIKit: it has no such method.
  public func orthogonalContentOffset(forSection section: Int) -> CGFloat? {
    prepareLayoutIfNeeded()
    guard let layout = compositional, let geometry = layout.geometry, geometry.row(ofSection: section) != nil,
      let rest = layout.definition(ofSection: section)?.orthogonalScrollingBehavior.rest
    else { return nil }
    return CGFloat(rows?.offset(ofSection: section, in: geometry, rest) ?? 0)
  }

  /// Scrolls a section across the layout: to the place nearest to an offset at which it may rest, at once or in 0.3 s. Does
  /// nothing for a section that does not scroll. // P90
  ///
  /// Difference from UIKit: it has no such method.
  public func setOrthogonalContentOffset(_ offset: CGFloat, forSection section: Int, animated: Bool = false) {
    prepareLayoutIfNeeded()
    guard offset.isFinite, let layout = compositional, let row = layout.geometry?.row(ofSection: section),
      let rest = layout.definition(ofSection: section)?.orthogonalScrollingBehavior.rest
    else { return }
    setRowOffset(Double(offset), ofSection: section, row, rest, animated: animated)
  }
}
