extension World {
  /// Adds a group in which bodies collide: with each other, with the group's boundaries or with both. Bodies and
  /// boundaries that have no group in common pass through each other.
  public mutating func addGroup(mode: CollisionMode = .everything) -> CollisionGroupID {
    let name = groups.insert(CollisionGroup(mode: mode))
    return CollisionGroupID(slot: name.slot, generation: name.generation)
  }

  /// Removes a group, with its boundaries; its bodies stay, and are in it no more. The standard group stays.
  ///
  /// - Complexity: O(bodies + contacts).
  @discardableResult
  public mutating func removeGroup(_ id: CollisionGroupID) -> Bool {
    guard id != .standard, groups.contains(id.slot, id.generation) else { return false }
    for boundary in boundaries(in: id) { removeBoundary(boundary) }
    for slot in bodies(in: id) {
      records[Int(slot)].groups.removeAll { $0 == id }
      wake(slot)
      refilter(slot)
    }
    groups.remove(id.slot, id.generation)
    return true
  }

  /// Changes with what the bodies of a group collide.
  ///
  /// - Complexity: O(bodies + contacts).
  @discardableResult
  public mutating func setMode(_ id: CollisionGroupID, _ mode: CollisionMode) -> Bool {
    guard let group = groups[id.slot, id.generation] else { return false }
    guard group.mode != mode else { return true }
    groups[id.slot] = CollisionGroup(mode: mode)
    for slot in bodies(in: id) {
      wake(slot)
      refilter(slot)
    }
    return true
  }

  /// With what the bodies of a group collide; nil if there is no such group.
  public func mode(of id: CollisionGroupID) -> CollisionMode? { groups[id.slot, id.generation]?.mode }

  private func bodies(in id: CollisionGroupID) -> [Int32] {
    records.indices.compactMap { records[$0].groups.contains(id) ? Int32($0) : nil }
  }

  func collide(_ a: Int32, _ b: Int32) -> Bool {
    for group in records[Int(a)].groups where records[Int(b)].groups.contains(group) {
      if groups[group.slot]?.mode.contains(.bodies) == true { return true }
    }
    return false
  }

  func collide(_ slot: Int32, boundary: Int32) -> Bool {
    guard boundary >= 0, let group = boundaries[boundary]?.group, records[Int(slot)].groups.contains(group) else {
      return false
    }
    return groups[group.slot]?.mode.contains(.boundaries) == true
  }
}
