/// Places that are presented beside the data: the gap that shows where something would be dropped, and items that wait for their
/// data. // N55, N61
///
/// ```swift
/// var movement = MovementPermutation(SectionCounts([2]))
/// let gap = movement.insertPlaceholder(at: UpdatePlan.Place(section: 0, item: 1))
/// movement.presented                                                  // [3]
/// movement.presentedPlace(of: UpdatePlan.Place(section: 0, item: 1))  // (0, 2)
/// movement.dataPlace(of: UpdatePlan.Place(section: 0, item: 1))       // nil
/// ```
extension MovementPermutation {
  /// A placeholder; nil when it is there no longer.
  public func placeholder(_ id: Int) -> PlaceholderItem? { placeholders.first { $0.id == id } }

  /// Tells whether a placeholder is shown at a place.
  public func isPlaceholder(at place: UpdatePlan.Place) -> Bool { placeholders.contains { $0.target == place } }

  /// Shows a placeholder at a place; what stands there and behind it makes room.
  ///
  /// - Parameter place: numbered as presented afterwards: behind the last item of a section at most.
  /// - Returns: its number, and what that changes in what is presented; nil where there is no such place.
  public mutating func insertPlaceholder(at place: UpdatePlan.Place) -> (id: Int, plan: UpdatePlan)? {
    guard 0..<presented.sectionCount ~= place.section,
      0...presented.itemCount(inSection: place.section) ~= place.item
    else { return nil }
    let after = presented.adding(1, toSection: place.section)
    let operation = UpdateOperation.insertItem(section: place.section, item: place.item)
    guard let plan = try? UpdatePlan(before: presented, after: after, operations: [operation]) else { return nil }
    presented = after
    shiftTargets { $0.with(place) }
    lastNumber += 1
    placeholders.append(PlaceholderItem(id: lastNumber, target: place))
    return (lastNumber, plan)
  }

  /// Takes a placeholder away.
  ///
  /// - Returns: what that changes in what is presented; nil where it is there no longer.
  public mutating func removePlaceholder(_ id: Int) -> UpdatePlan? {
    guard let index = placeholders.firstIndex(where: { $0.id == id }) else { return nil }
    let place = placeholders[index].target
    let after = presented.adding(-1, toSection: place.section)
    let operation = UpdateOperation.deleteItem(section: place.section, item: place.item)
    guard let plan = try? UpdatePlan(before: presented, after: after, operations: [operation]) else { return nil }
    presented = after
    placeholders.remove(at: index)
    shiftTargets { $0.without(place) }
    return plan
  }

  /// Shows a placeholder elsewhere.
  ///
  /// - Parameter place: numbered as presented afterwards.
  /// - Returns: what that changes in what is presented; nil where it is shown there already, or cannot be.
  public mutating func movePlaceholder(_ id: Int, to place: UpdatePlan.Place) -> UpdatePlan? {
    guard let index = placeholders.firstIndex(where: { $0.id == id }), placeholders[index].target != place,
      0..<presented.sectionCount ~= place.section
    else { return nil }
    let old = placeholders[index].target
    let room = presented.itemCount(inSection: place.section) + (old.section == place.section ? 0 : 1)
    guard 0..<room ~= place.item else { return nil }
    let plan = UpdatePlan(moving: old, to: place, in: presented)
    presented = plan.after
    shiftTargets { $0.without(old).with(place) }
    placeholders[index].target = place
    return plan
  }

  /// The place in the data of an item that is to be shown at a placeholder; nil where that is there no longer. // N62
  public func insertionPlace(of id: Int) -> UpdatePlan.Place? {
    guard let item = placeholder(id) else { return nil }
    let range = origins.items(behindRank: targets.rank(of: item.target), inSection: item.target.section)
    return UpdatePlan.Place(section: item.target.section, item: range.lowerBound)
  }

  /// The place in the data of an item that is about to be added at a place that is presented.
  public func insertionPlace(at place: UpdatePlan.Place) -> UpdatePlan.Place {
    guard 0..<data.sectionCount ~= place.section else { return place }
    let range = origins.items(behindRank: targets.rank(of: place), inSection: place.section)
    return UpdatePlan.Place(
      section: place.section, item: Swift.min(range.lowerBound, data.itemCount(inSection: place.section)))
  }

  /// The data have got the item for which a placeholder has stood, where ``insertionPlace(of:)`` says: what is presented stays.
  ///
  /// - Returns: the item's place in the data; nil where the placeholder is there no longer.
  @discardableResult public mutating func fillPlaceholder(_ id: Int) -> UpdatePlan.Place? {
    guard let place = insertionPlace(of: id) else { return nil }
    placeholders.removeAll { $0.id == id }
    data = data.adding(1, toSection: place.section)
    var carried = carried
    for index in carried.indices { carried[index].origin = carried[index].origin.with(place) }
    self.carried = carried
    return place
  }

  private mutating func shiftTargets(_ shift: (UpdatePlan.Place) -> UpdatePlan.Place) {
    var (carried, placeholders) = (carried, placeholders)
    for index in carried.indices { carried[index].target = shift(carried[index].target) }
    for index in placeholders.indices { placeholders[index].target = shift(placeholders[index].target) }
    (self.carried, self.placeholders) = (carried, placeholders)
  }
}

extension PlaceholderItem {
  var entry: DisplacedPlaces.Entry { DisplacedPlaces.Entry(place: target, other: nil) }
}
