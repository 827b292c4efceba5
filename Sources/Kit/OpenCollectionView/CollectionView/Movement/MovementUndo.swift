import CollectionEngine

/// A move of the data that can be taken back: it knows where the item is, whatever happens to the data meanwhile.
@MainActor final class MovementUndo {
  /// The present place of the item; nil when it is gone.
  var place: UpdatePlan.Place?
  /// The place to which the item goes back.
  var former: UpdatePlan.Place

  init(place: UpdatePlan.Place, former: UpdatePlan.Place) {
    self.place = place
    self.former = former
  }
}

extension ItemMovements {
  /// Registers the inverse of a move with the undo manager around the collection view.
  func registerUndo(of move: (from: UpdatePlan.Place, to: UpdatePlan.Place)) {
    guard let manager = view.undoManager else { return }
    let undo = MovementUndo(place: move.to, former: move.from)
    undone.append(undo)
    manager.registerUndo(withTarget: view) { view in
      view.whenSettled { $0.movements?.take(undo) }
    }
  }

  /// Takes a move back, which is animated; that can be taken back again.
  private func take(_ undo: MovementUndo) {
    cancelAll(because: "a move is taken back")
    view.settleBeforeUpdates()
    // Until here its place has followed what the program was called for.
    undone.removeAll { $0 === undo }
    guard let from = undo.place, let source = view.storedDataSource else { return }
    let counts = view.currentCounts
    guard counts.contains(section: from.section, item: from.item), undo.former.section < counts.sectionCount else {
      return
    }
    let room = counts.itemCount(inSection: undo.former.section) + (undo.former.section == from.section ? 0 : 1)
    let to = UpdatePlan.Place(section: undo.former.section, item: min(undo.former.item, room - 1))
    guard from != to else { return }
    let before = BeforeCall(view)
    guard move(from: from, to: to, in: source), before.dataAreSame(in: view) else { return }
    view.traceItem(IndexPath(from), "goes back to \(IndexPath(to).text)", because: "a move is taken back")
    view.carryOut(BatchUpdate(of: view, by: UpdatePlan.moving(from, to: to, in: counts))) { _ in }
    movesDidHappen(from: from, to: to)
    registerUndo(of: (from, to))
  }

  /// The places of what can be taken back follow a move of the data.
  func movesDidHappen(from: UpdatePlan.Place, to: UpdatePlan.Place) {
    guard !undone.isEmpty else { return }
    for undo in undone {
      guard let place = undo.place else { continue }
      undo.place = place == from ? to : place.following(from, to: to)
    }
  }

  /// The places of what can be taken back follow a change of the data.
  func undoFollows(_ plan: UpdatePlan) {
    guard !undone.isEmpty else { return }
    for undo in undone {
      guard let place = undo.place else { continue }
      undo.place = plan.newPosition(section: place.section, item: place.item).map(UpdatePlan.Place.init)
      if let former = plan.newFormerPlace(undo.former, of: place) { undo.former = former } else { undo.place = nil }
    }
    undone.removeAll { $0.place == nil }
  }
}

extension UpdatePlan.Place {
  /// The place when another item has gone elsewhere.
  fileprivate func following(_ source: UpdatePlan.Place, to target: UpdatePlan.Place) -> UpdatePlan.Place {
    var place = self
    if place.section == source.section, place.item > source.item { place.item -= 1 }
    if place.section == target.section, place.item >= target.item { place.item += 1 }
    return place
  }
}

extension UpdatePlan {
  /// The place to which an item goes back after a change, where it came from there and stands elsewhere now: behind the item that
  /// it stood behind, or the nearest before that which is still there. Nil where the section or the item itself is gone.
  func newFormerPlace(_ former: Place, of place: Place) -> Place? {
    guard let section = newSection(former.section), let new = newPosition(section: place.section, item: place.item)
    else { return nil }
    var index = min(former.item, before.itemCount(inSection: former.section))
    while index > 0 {
      index -= 1
      // Numbered without the item itself.
      let number = place.section == former.section && index >= place.item ? index + 1 : index
      guard number < before.itemCount(inSection: former.section),
        let neighbour = newPosition(section: former.section, item: number), neighbour.section == section
      else { continue }
      let isBefore = new.section == section && new.item < neighbour.item
      return Place(section: section, item: neighbour.item + (isBefore ? 0 : 1))
    }
    return Place(section: section, item: 0)
  }

  /// The plan of one move that is known to be possible.
  static func moving(_ source: Place, to target: Place, in counts: SectionCounts) -> UpdatePlan {
    var permutation = MovementPermutation(counts)
    return permutation.pickUp(source).flatMap { permutation.move($0, to: target) } ?? UpdatePlan(unchanged: counts)
  }
}
