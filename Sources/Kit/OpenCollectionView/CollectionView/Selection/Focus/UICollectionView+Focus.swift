import CollectionEngine

// Where the keyboard is, and where its arrows lead.
extension UICollectionView {
  /// Tells whether items can be focused where the delegate does not say.
  var itemsAreFocusable: Bool { isEditing ? allowsFocusDuringEditing : allowsFocus }

  func canFocus(_ key: ElementKey) -> Bool {
    collectionDelegate?.collectionView(self, canFocusItemAt: dataPath(of: key)) ?? itemsAreFocusable
  }

  /// Tells whether the keyboard can be at one of the items that are seen, or at one already.
  var takesKeys: Bool { isWithinReach && (focusedItem != nil || itemToFocusFirst != nil) }

  /// Tells whether a person can do anything with the view.
  var isWithinReach: Bool { window != nil && !isHidden && isUserInteractionEnabled }

  /// The item that the keyboard is at, if it is there still.
  var focusedItem: ElementKey? {
    focus.item.flatMap { currentCounts.contains(section: $0.section, item: $0.item) ? $0 : nil }
  }

  /// The item with which the keyboard begins: the one that the delegate says, the last one, the first selected one that
  /// is seen, or the first of all.
  var itemToFocusFirst: ElementKey? {
    // What is seen may be of data that have been reloaded since.
    let counts = currentCounts
    let seen = shownCells.map(\.key).filter { counts.contains(section: $0.section, item: $0.item) }
    if let wished = collectionDelegate?.indexPathForPreferredFocusedView(in: self), wished.count == 2,
      let key = presentedKey(ofData: wished), canFocus(key)
    {
      return key
    }
    if remembersLastFocusedIndexPath, let last = focus.last,
      currentCounts.contains(section: last.section, item: last.item), canFocus(last)
    {
      return last
    }
    return seen.first { selectedItems.contains($0) && canFocus($0) } ?? seen.first { canFocus($0) }
  }

  /// A click, or an assistive tool, is at an item: the keyboard goes on from there, without a ring.
  func focusQuietly(on key: ElementKey) {
    let epoch = multipleSelection.epoch
    guard focus.item != key, canFocus(key), multipleSelection.epoch == epoch else { return }
    focus.move(to: key, showingRing: false)
  }

  /// Sends the focus in a direction; answers whether there was anywhere to go.
  ///
  /// - Parameter extending: whether what is selected grows up to the new item, as with Shift.
  func moveFocus(_ direction: FocusSearch.Direction, extending: Bool) -> Bool {
    // The delegate, who is asked for many items, may change the data: then what was found is another item by now.
    let epoch = multipleSelection.epoch
    guard let current = focusedItem else {
      guard let first = itemToFocusFirst, multipleSelection.epoch == epoch else { return false }
      goToItem(first, heading: direction.heading, extending: false)
      return true
    }
    guard let next = nextItem(from: current, direction), multipleSelection.epoch == epoch else { return false }
    if extending, multipleSelection.anchor == nil { multipleSelection.anchor = current }
    goToItem(next, heading: direction.heading, extending: extending)
    return true
  }

  func goToItem(_ key: ElementKey, heading: UIFocusHeading, extending: Bool) {
    let epoch = multipleSelection.epoch
    let tools = window?.windowScene?.accessibility
    let hasTool = tools?.focused != nil
    // Where the page shows where the keyboard is, it does so here too, and a reader hears of the item. // V77
    guard focus.move(to: key, heading: heading, showingRing: !hasTool), multipleSelection.epoch == epoch else { return }
    reveal(key)
    if hasTool, let cell = shownCell(of: key) { tools?.moveFocus(to: cell, isNewScreen: false) }
    let meant = { [self] in multipleSelection.epoch == epoch && focus.item == key ? key : nil }
    guard selectionIsAllowed else { return }
    if extending, multipleSelectionIsAllowed {
      extendByPerson(to: meant)
    } else if collectionDelegate?.collectionView(self, selectionFollowsFocusForItemAt: dataPath(of: key))
      ?? selectionFollowsFocus
    {
      selectOnlyByPerson(meant)
    } else if !extending {
      // A range with Shift begins where the arrows are.
      multipleSelection.anchor = key
    }
  }

  func reveal(_ key: ElementKey, animated: Bool = true) {
    guard let attributes = presentedAttributes(of: key), attributes.frame.isFinite else { return }
    if attributes.isInRow { scrollRow(of: key, at: [], animated: animated) }
    let offset = offset(showing: attributes, at: [])
    guard offset != contentOffset else { return }
    setContentOffset(offset, animated: animated)
    guard animated else { return }
    // Rows that come into sight on the way may be higher than was thought. // I148
    content.aim(at: key, [], in: self)
  }

  /// The frame of an item in the content.
  func frameOnContent(of key: ElementKey) -> CGRect? {
    shownCell(of: key)?.frame ?? presentedAttributes(of: key)?.frame
  }

  /// The nearest item in a direction that can be focused, as far as the content goes. Across the way of scrolling that is
  /// one beside the item; along it the line after it may be shorter, and its nearest item counts.
  ///
  /// - Parameter seen: the direction on the screen.
  func nextItem(from current: ElementKey, _ seen: FocusSearch.Direction) -> ElementKey? {
    let direction = countsFromRight ? seen.turnedOver : seen
    prepareLayoutIfNeeded()
    guard let attributes = presentedAttributes(of: current), attributes.frame.isFinite, !bounds.isEmpty else {
      return nil
    }
    if attributes.isInRow, direction.isVertical == scrollsSideways {
      return nextItem(inRowFrom: current, at: attributes.frame, direction)
    }
    let from = seenFrame(of: attributes)
    let isAlong = !direction.isAcross(contentThatScrollsSideways: scrollsSideways)
    let content = CGRect(origin: .zero, size: contentSize).union(bounds).union(from)
    // A screen is looked through first; where nothing lies in it, twice as much, until all has been.
    var reach = direction.isVertical ? bounds.height : bounds.width
    while true {
      let beam = from.extended(by: reach, towards: direction)
      var area = beam.intersection(content)
      if isAlong, direction.isVertical {
        (area.origin.x, area.size.width) = (content.minX, content.width)
      } else if isAlong {
        (area.origin.y, area.size.height) = (content.minY, content.height)
      }
      if let found = nearestItem(in: area, from: from, current, direction, isBesideOnly: !isAlong) { return found }
      guard !beam.reaches(content, direction) else { return nil }
      reach *= 2
    }
  }

  private func nearestItem(
    in area: CGRect, from: CGRect, _ current: ElementKey, _ direction: FocusSearch.Direction, isBesideOnly: Bool
  ) -> ElementKey? {
    var candidates: [(key: ElementKey, frame: CGRect)] = []
    for attributes in placedCells(in: area) {
      let key = ElementKey.cell(section: attributes.section, item: attributes.item)
      // Layouts may answer with more than was asked for. // C9
      let frame = seenFrame(of: attributes)
      if key != current, TouchRule.touches(frame, area) { candidates.append((key, frame)) }
    }
    return nearest(of: candidates, from: from, direction, isBesideOnly: isBesideOnly)
  }

  /// The nearest one that can be focused.
  func nearest(
    of candidates: [(key: ElementKey, frame: CGRect)], from: CGRect, _ direction: FocusSearch.Direction,
    isBesideOnly: Bool = false
  ) -> ElementKey? {
    var candidates = candidates
    // The nearest one first; one that may not be focused is passed over.
    while let index = FocusSearch.nearest(
      from: from, among: candidates.map(\.frame), towards: direction, isBesideOnly: isBesideOnly)
    {
      if canFocus(candidates[index].key) { return candidates[index].key }
      candidates.remove(at: index)
    }
    return nil
  }
}

extension FocusSearch.Direction {
  /// The direction in a view that counts from the right.
  var turnedOver: Self {
    switch self {
    case .left: .right
    case .right: .left
    case .up, .down: self
    }
  }

  fileprivate var heading: UIFocusHeading {
    switch self {
    case .up: .up
    case .down: .down
    case .left: .left
    case .right: .right
    }
  }
}

extension CGRect {
  fileprivate func extended(by length: CGFloat, towards direction: FocusSearch.Direction) -> CGRect {
    switch direction {
    case .up: CGRect(x: minX, y: minY - length, width: width, height: height + length)
    case .down: CGRect(x: minX, y: minY, width: width, height: height + length)
    case .left: CGRect(x: minX - length, y: minY, width: width + length, height: height)
    case .right: CGRect(x: minX, y: minY, width: width + length, height: height)
    }
  }

  /// Tells whether the edge in a direction is at least that of other content.
  fileprivate func reaches(_ content: CGRect, _ direction: FocusSearch.Direction) -> Bool {
    switch direction {
    case .up: minY <= content.minY
    case .down: maxY >= content.maxY
    case .left: minX <= content.minX
    case .right: maxX >= content.maxX
    }
  }
}
