extension MovementPermutation {
  /// The effect of a change of the data on the presented items and on the carried ones.
  public struct Following: Sendable {
    /// The change of the data.
    public let data: UpdatePlan
    /// The change of the presented items, for an ordinary update of the view.
    public let presented: UpdatePlan
    /// The items that are carried no longer because they are gone.
    public let lost: [CarriedItem]
    /// The placeholders that are there no longer because their sections are gone.
    public let lostPlaceholders: [PlaceholderItem]
  }

  /// The data has changed while items are carried. Those that still exist are carried on: they stay behind the same
  /// neighbour, or behind the nearest one before that has kept its order.
  ///
  /// A carried item whose section is gone or replaced is shown where the data has it. Placeholders are followed alike; one
  /// whose section is gone or replaced goes, too.
  /// Cost: as of an ``UpdatePlan`` of as many operations.
  ///
  /// - Parameters:
  ///   - operations: what was done to the data, numbered as the data is.
  ///   - after: how many items each section of the data holds now.
  ///   - ended: the numbers of carried items and placeholders that end with the change: such items are shown where the data
  ///     has them, such placeholders go.
  /// - Throws: what is wrong with the operations. The movement then is as it was.
  public mutating func follow(
    _ operations: [UpdateOperation], after: SectionCounts, ending ended: Set<Int> = []
  ) throws(UpdatePlan.Inconsistency) -> Following {
    let plan = try UpdatePlan(before: data, after: after, operations: operations)
    let old = self
    let lost = old.carried.filter { plan.newPlace(of: $0.origin) == nil }
    let kept = old.carried.filter { !ended.contains($0.id) }.compactMap { item in
      plan.newPlace(of: item.origin).map { CarriedItem(id: item.id, origin: $0, target: item.target) }
    }
    func keepsSection(_ item: PlaceholderItem) -> Bool {
      plan.newSection(item.target.section) != nil && !plan.isSectionReloaded(item.target.section)
    }
    data = after
    let targets = old.newTargets(
      of: kept, old.placeholders.filter { !ended.contains($0.id) && keepsSection($0) }, following: plan)
    carried = targets.carried
    placeholders = targets.placeholders
    presented = carried.reduce(after) { $0.movingItem(from: $1.origin.section, to: $1.target.section) }
    for item in placeholders { presented = presented.adding(1, toSection: item.target.section) }
    var told = presentedOperations(operations, from: old, by: plan)
    for item in old.placeholders where keepsSection(item) {
      if let new = placeholder(item.id) {
        told.append(.move(item.target, to: new.target))
      } else {
        told.append(.deleteItem(section: item.target.section, item: item.target.item))
      }
    }
    do throws(UpdatePlan.Inconsistency) {
      let seen = try UpdatePlan(before: old.presented, after: presented, operations: told)
      return Following(
        data: plan, presented: seen, lost: lost, lostPlaceholders: old.placeholders.filter { !keepsSection($0) })
    } catch {
      self = old
      throw error
    }
  }

  /// The data is another as a whole, and some of the carried items are known to be in it. Placeholders go. // N63
  ///
  /// - Parameter origin: where a carried item is now; nil where it is gone. It must be one of `counts`, each only once.
  /// - Returns: the items that are carried no longer.
  public mutating func replaceData(
    with counts: SectionCounts, origin: (CarriedItem) -> UpdatePlan.Place?
  ) -> [CarriedItem] {
    let old = carried
    data = counts
    presented = counts
    carried = []
    placeholders = []
    var lost: [CarriedItem] = []
    for item in old {
      guard let place = origin(item), counts.contains(section: place.section, item: place.item),
        !carried.contains(where: { $0.origin == place }), let shown = presentedPlace(of: place)
      else {
        lost.append(item)
        continue
      }
      carried.append(CarriedItem(id: item.id, origin: place, target: shown))
      guard 0..<counts.sectionCount ~= item.target.section else { continue }
      let room =
        presented.itemCount(inSection: item.target.section) + (item.target.section == shown.section ? 0 : 1)
      move(
        item.id,
        to: UpdatePlan.Place(section: item.target.section, item: Swift.min(item.target.item, room - 1)))
    }
    return lost
  }

  /// The places of carried items and placeholders after a change of the data. Asked of the state before it.
  private func newTargets(
    of kept: [CarriedItem], _ keptPlaceholders: [PlaceholderItem], following plan: UpdatePlan
  ) -> (carried: [CarriedItem], placeholders: [PlaceholderItem]) {
    let origins = DisplacedPlaces(
      kept.map { DisplacedPlaces.Entry(place: $0.origin, other: $0.target) })
    struct Placing {
      /// The number among the carried items, and behind those among the placeholders.
      var index: Int
      var old: UpdatePlan.Place
      var section: Int
      /// How many items that are not displaced stand before it.
      var rank: Int
    }
    func placing(_ index: Int, of old: UpdatePlan.Place, inSection section: Int) -> Placing {
      let neighbour = stayingItem(beforeRank: targets.rank(of: old), inSection: old.section, plan)
      return Placing(
        index: index, old: old, section: section, rank: neighbour.map { origins.rank(of: $0) + 1 } ?? 0)
    }
    var placings: [Placing] = []
    for (index, item) in kept.enumerated() {
      if let section = plan.newSection(item.target.section), !plan.isSectionReloaded(item.target.section) {
        placings.append(placing(index, of: item.target, inSection: section))
      } else {
        placings.append(
          Placing(
            index: index, old: item.target, section: item.origin.section, rank: origins.rank(of: item.origin)))
      }
    }
    for (index, item) in keptPlaceholders.enumerated() {
      guard let section = plan.newSection(item.target.section) else { continue }
      placings.append(placing(kept.count + index, of: item.target, inSection: section))
    }
    placings.sort { ($0.section, $0.rank, $0.old) < ($1.section, $1.rank, $1.old) }
    var (carried, placeholders) = (kept, keptPlaceholders)
    var before = 0
    for (order, placing) in placings.enumerated() {
      before = order > 0 && placings[order - 1].section == placing.section ? before + 1 : 0
      let place = UpdatePlan.Place(section: placing.section, item: placing.rank + before)
      if placing.index < kept.count {
        carried[placing.index].target = place
      } else {
        placeholders[placing.index - kept.count].target = place
      }
    }
    return (carried, placeholders)
  }

  /// The new place of the last item before a rank of a section that is not carried and keeps its order; nil for none.
  private func stayingItem(beforeRank rank: Int, inSection section: Int, _ plan: UpdatePlan) -> UpdatePlan.Place? {
    var rank = rank
    while rank > 0 {
      rank -= 1
      let place = UpdatePlan.Place(section: section, item: origins.item(ofRank: rank, inSection: section))
      // What goes or moves is listed one by one: there are no more steps than operations.
      if plan.keepsOrder(of: place), let new = plan.newPlace(of: place) { return new }
    }
    return nil
  }

  /// The operations of the data in the numbering of what is presented, and the moves of what is carried.
  private func presentedOperations(
    _ operations: [UpdateOperation], from old: MovementPermutation, by plan: UpdatePlan
  ) -> [UpdateOperation] {
    func before(_ section: Int, _ item: Int) -> UpdatePlan.Place {
      let place = UpdatePlan.Place(section: section, item: item)
      return old.presentedPlace(of: place) ?? place
    }
    func after(_ section: Int, _ item: Int) -> UpdatePlan.Place {
      let place = UpdatePlan.Place(section: section, item: item)
      return presentedPlace(of: place) ?? place
    }
    var named: Set<UpdatePlan.Place> = []
    var result: [UpdateOperation] = []
    result.reserveCapacity(operations.count + old.carried.count)
    for operation in operations {
      switch operation {
      case .insertItem(let section, let item):
        let place = after(section, item)
        result.append(.insertItem(section: place.section, item: place.item))
      case .deleteItem(let section, let item):
        named.insert(UpdatePlan.Place(section: section, item: item))
        let place = before(section, item)
        result.append(.deleteItem(section: place.section, item: place.item))
      case .moveItem(let fromSection, let fromItem, let toSection, let toItem):
        named.insert(UpdatePlan.Place(section: fromSection, item: fromItem))
        result.append(.move(before(fromSection, fromItem), to: after(toSection, toItem)))
      case .reloadItem(let section, let item):
        let place = before(section, item)
        result.append(.reloadItem(section: place.section, item: place.item))
      case .reconfigureItem(let section, let item):
        let place = before(section, item)
        result.append(.reconfigureItem(section: place.section, item: place.item))
      case .insertSection, .deleteSection, .moveSection, .reloadSection: result.append(operation)
      }
    }
    for item in old.carried where !named.contains(item.origin) {
      if let new = plan.newPlace(of: item.origin) {
        result.append(.move(item.target, to: after(new.section, new.item)))
      } else {
        result.append(.deleteItem(section: item.target.section, item: item.target.item))
      }
    }
    return result
  }
}

extension UpdateOperation {
  fileprivate static func move(_ old: UpdatePlan.Place, to new: UpdatePlan.Place) -> UpdateOperation {
    .moveItem(fromSection: old.section, fromItem: old.item, toSection: new.section, toItem: new.item)
  }
}

extension UpdatePlan {
  fileprivate func newPlace(of place: Place) -> Place? {
    newPosition(section: place.section, item: place.item).map { Place(section: $0.section, item: $0.item) }
  }

  /// Tells whether an item is neither deleted nor moved by itself.
  fileprivate func keepsOrder(of place: Place) -> Bool {
    let flat = before.flatIndex(section: place.section, item: place.item)
    let index = forward.leaving.firstIndex(notBelow: flat)
    return index == forward.leaving.count || forward.leaving[index] != flat
  }
}
