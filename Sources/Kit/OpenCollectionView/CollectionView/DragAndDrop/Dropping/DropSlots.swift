import CollectionEngine

/// Finds the place that a finger means which drags something over a collection view: among items as they stand without the gap, so
/// that the answer depends on the point alone. // N49, N54
@MainActor final class DropSlots {
  /// One reading of the layout: it holds until items are elsewhere, or the finger comes to another part of the content.
  struct Found {
    var slots: MovementSlots
    var landings: [Int: MovementLandings]
    let area: CGRect
    let home: UpdatePlan.Place?
  }

  private weak var target: ItemDropTarget?
  var kept: Found?

  init(_ target: ItemDropTarget) { self.target = target }

  func forget() { kept = nil }

  /// The place at a point of the content, as presented without the gap; nil where there is no section.
  func place(at point: CGPoint) -> UpdatePlan.Place? {
    guard let target, let view = target.view, point.isFinite else { return nil }
    view.prepareLayoutIfNeeded()
    if kept == nil || kept?.home != target.home || kept?.area.contains(point) != true {
      find(near: point, of: target, in: view)
    }
    guard var found = kept else { return nil }
    let place = found.slots.place(underFingerAt: point)
    kept = found
    guard place.section >= 0 else {
      // Nothing is seen that says where sections are.
      return view.currentCounts.sectionCount > 0 ? UpdatePlan.Place(section: 0, item: 0) : nil
    }
    let item = found.landings[place.section]?.item(nearestTo: point, keeping: nil)
    return item.map { UpdatePlan.Place(section: place.section, item: $0) } ?? place
  }

  /// A point of the content that means a place, near a point at which it is seen; nil where there is none. // N80
  func point(for wanted: UpdatePlan.Place, near point: CGPoint) -> CGPoint? {
    guard place(at: point) != nil, let found = kept else { return nil }
    if let landings = found.landings[wanted.section] { return landings.point(forItem: wanted.item) }
    return found.slots.point(for: wanted)
  }

  /// Has the layout say where items stand without the gap: once for a screen of content that the finger comes to.
  private func find(near point: CGPoint, of target: ItemDropTarget, in view: UICollectionView) {
    guard view.pass.isResting, view.changes.batch == nil else { return }
    kept = nil
    var area = TileRule.queryRect(for: view.bounds)
    if !area.contains(point) { area = area.union(CGRect(x: point.x - 1, y: point.y - 1, width: 2, height: 2)) }
    let home = target.home
    func read(_ counts: SectionCounts) -> Found? {
      let before = BeforeCall(view)
      let nowhere = UpdatePlan.Place(section: -1, item: 0)
      let (slots, landings) = view.readMovementSlots(in: area, counts: counts, home: home ?? nowhere)
      return before.dataAreSame(in: view) ? Found(slots: slots, landings: landings, area: area, home: home) : nil
    }
    guard let gap = target.gap, let permutation = view.movements?.permutation,
      let shown = gap.place(in: permutation), let ways = ways(of: gap, at: shown, home, in: permutation)
    else {
      kept = read(view.currentCounts)
      return
    }
    let before = BeforeCall(view)
    view.movements?.permutation = ways.without
    view.rearrange(by: ways.outward, from: gap.item == nil ? nil : shown, to: home)
    let found = read(ways.without.presented)
    guard before.dataAreSame(in: view), target.gap != nil else { return }
    view.movements?.permutation = permutation
    view.rearrange(by: ways.inward, from: home, to: gap.item == nil ? nil : shown)
    kept = found
  }

  /// How what is presented becomes what it is without the gap, and back; nil where that is the same.
  private func ways(
    of gap: DropGap, at shown: UpdatePlan.Place, _ home: UpdatePlan.Place?, in permutation: MovementPermutation
  ) -> (without: MovementPermutation, outward: UpdatePlan, inward: UpdatePlan)? {
    var without = permutation
    if gap.item == nil {
      guard let outward = without.removePlaceholder(gap.number) else { return nil }
      var back = without
      guard let inward = back.insertPlaceholder(at: shown)?.plan else { return nil }
      return (without, outward, inward)
    }
    guard let home, let outward = without.move(gap.number, to: home) else { return nil }
    var back = without
    guard let inward = back.move(gap.number, to: shown) else { return nil }
    return (without, outward, inward)
  }
}
