/// Constraints that are left out because they conflict with others.
struct BrokenConstraints: Sendable {
  /// With what each conflicts, itself among them.
  private var sets: [Int32: [Int32]] = [:]
  /// For each constraint of those sets: whose they are.
  private var owners: [Int32: Set<Int32>] = [:]

  func contains(_ constraint: Int32) -> Bool { sets[constraint] != nil }

  mutating func insert(_ constraint: Int32, set: [Int32]) {
    sets[constraint] = set
    for member in set { owners[member, default: []].insert(constraint) }
  }

  mutating func remove(_ constraint: Int32) {
    for member in sets.removeValue(forKey: constraint) ?? [] {
      owners[member]!.remove(constraint)
      if owners[member]!.isEmpty { owners[member] = nil }
    }
  }

  /// Those that conflict with one, itself too if it is left out, in the order of their places.
  func conflicting(with constraint: Int32) -> [Int32] { (owners[constraint] ?? []).sorted() }
}
