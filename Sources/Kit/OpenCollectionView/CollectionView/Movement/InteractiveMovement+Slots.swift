import CollectionEngine

extension UICollectionView.InteractiveMovement {
  /// The place that a point of the content means: in the section of the item under it that item's, or the one whose outcome is
  /// nearest, where the layout says what comes of each. // M5, M16, M50
  func slot(at point: CGPoint) -> UpdatePlan.Place {
    if slots == nil || !slotsArea.contains(point) { findSlots(near: point) }
    guard let place = slots?.place(underFingerAt: point) else { return UpdatePlan.Place(key) }
    let present = carriedItem?.target
    let item = landings[place.section]?
      .item(nearestTo: point, keeping: present?.section == place.section ? present?.item : nil)
    return item.map { UpdatePlan.Place(section: place.section, item: $0) } ?? place
  }

  /// Asks the layout where items stand while this one is where it came from.
  ///
  /// Where it is shown elsewhere the layout is taken back and forth, without anything being shown: once for a screen of
  /// content that the finger comes to, not for each step.
  private func findSlots(near point: CGPoint) {
    guard let permutation = movements.permutation, let home = permutation.home(id) else { return }
    var area = TileRule.queryRect(for: view.bounds)
    if !area.contains(point) { area = area.union(CGRect(x: point.x - 1, y: point.y - 1, width: 2, height: 2)) }
    var there = permutation
    guard let outward = there.move(id, to: home) else {
      slots = readSlots(in: area, counts: permutation.presented, home: home)
      slotsArea = area
      return
    }
    var back = there
    guard let shown = carriedItem?.target, let inward = back.move(id, to: shown) else { return }
    let before = BeforeCall(view)
    movements.permutation = there
    view.rearrange(by: outward, from: shown, to: home)
    let found = readSlots(in: area, counts: there.presented, home: home)
    // Where the program has reloaded the data meanwhile the movement is over, and there is no order to go back to.
    guard isActive, before.dataAreSame(in: view) else { return }
    slots = found
    slotsArea = area
    movements.permutation = permutation
    view.rearrange(by: inward, from: home, to: shown)
  }

  private func readSlots(in area: CGRect, counts: SectionCounts, home: UpdatePlan.Place) -> MovementSlots {
    rowDistances = [:]
    let found = view.readMovementSlots(in: area, counts: counts, home: home)
    landings = found.landings
    return found.slots
  }

  /// A row has scrolled, or has come to stand elsewhere: its items are other places under the finger. // P119
  func rowDidMove(_ section: Int, by distance: CGPoint) {
    guard isActive else { return }
    needsTarget = true
    guard slots != nil else { return }
    let moved = rowDistances[section] ?? .zero
    let whole = CGPoint(x: moved.x + distance.x, y: moved.y + distance.y)
    rowDistances[section] = whole
    let reach = CollectionRows.margin / 2
    if abs(whole.x) > reach * view.bounds.width || abs(whole.y) > reach * view.bounds.height {
      // Others have come into sight.
      slots = nil
    } else {
      slots?.move(section: section, by: distance)
    }
  }
}

extension UICollectionView {
  /// Asks the layout where items stand, and what comes of each place where it says so.
  ///
  /// - Parameter home: where the item came from that is carried; a section that there is not, for one from elsewhere.
  func readMovementSlots(
    in area: CGRect, counts: SectionCounts, home: UpdatePlan.Place
  ) -> (slots: MovementSlots, landings: [Int: MovementLandings]) {
    let layout = collectionViewLayout
    let answer = presenting { answerLeavingRows(of: layout, touching: area) }
    var found: [MovementSlots.Slot] = []
    var regions: [MovementSlots.Region] = []
    var sections: Set<Int> = []
    for placed in answer where !placed.isHidden && placed.unusualIndexPath == nil {
      guard 0..<counts.sectionCount ~= placed.section else { continue }
      switch placed.representedElementCategory {
      case .cell:
        guard counts.contains(section: placed.section, item: placed.item) else { continue }
        found.append(
          MovementSlots.Slot(
            place: UpdatePlan.Place(section: placed.section, item: placed.item), center: seenCenter(of: placed),
            size: placed.size, transform: placed.isTransformed ? placed.transform3D : nil, depth: placed.zIndex,
            frame: seenFrame(of: placed)))
      case .supplementaryView:
        // One that scrolls along with a row tells no more of its section than the items do.
        if !placed.isInRow { regions.append(MovementSlots.Region(section: placed.section, frame: placed.frame)) }
      case .decorationView: continue
      }
      sections.insert(placed.section)
    }
    sections.formUnion(emptySections(beside: sections.isEmpty ? [-1] : sections, counts))
    var landings: [Int: MovementLandings] = [:]
    for section in sections {
      if home.section >= 0 { landings[section] = readLandings(inSection: section, of: layout, near: area, home: home) }
      guard let frame = presenting({ layout.interactiveMovementFrame(ofSection: section) }) else { continue }
      regions.append(MovementSlots.Region(section: section, frame: frame))
    }
    let slots = MovementSlots(
      slots: found, regions: regions.sorted { $0.section < $1.section }, counts: counts, home: home,
      isRightToLeft: beginsAtLargerX,
      scrollsSideways: elements.axis == .horizontal)
    return (slots, landings)
  }

  /// Asks the layout what comes of each place of a section. // M50
  private func readLandings(
    inSection section: Int, of layout: UICollectionViewLayout, near area: CGRect, home: UpdatePlan.Place
  ) -> MovementLandings? {
    let answer = presenting {
      layout.interactiveMovementLandings(ofItemAt: IndexPath(home), inSection: section, near: area)
    }
    return answer.map { answer in
      MovementLandings(answer.filter { $0.frame.isFinite }.map { .init(item: $0.item, frame: $0.frame) })
    }
  }

  /// Sections without items between and beside those that are seen: nothing tells where they are but the layout.
  private func emptySections(beside sections: Set<Int>, _ counts: SectionCounts) -> [Int] {
    var result: [Int] = []
    for section in sections {
      for step in [-1, 1] {
        var next = section + step
        while 0..<counts.sectionCount ~= next, counts.itemCount(inSection: next) == 0 {
          result.append(next)
          next += step
        }
      }
    }
    return result
  }
}

extension UICollectionView {
  /// Has the layout take over another order of what is presented, without anything being shown.
  func rearrange(by plan: UpdatePlan, from old: UpdatePlan.Place?, to new: UpdatePlan.Place?) {
    let layout = collectionViewLayout
    let outer = pass.enter(.rearranging)
    defer { pass.leave(to: outer) }
    content.hold()
    data.take(plan.after)
    let context = layout.makeInvalidationContext()
    context.invalidateDataSourceCounts = true
    context.targetIndexPathsForInteractivelyMovingItems = new.map { [IndexPath($0)] }
    context.previousIndexPathsForInteractivelyMovingItems = old.map { [IndexPath($0)] }
    layout.willPrepare(for: plan)
    presenting { layout.invalidate(with: context) }
    data.take(plan.after)
    presenting { prepareLayoutIfNeeded() }
    content.dropHeld()
  }
}
