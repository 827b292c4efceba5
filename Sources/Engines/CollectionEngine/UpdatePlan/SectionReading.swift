/// The section operations of an update, checked against each other and against the number of sections.
struct SectionReading {
  let before: SectionCounts
  let after: SectionCounts
  /// Sorted, by old numbers.
  private(set) var deleted: [Int] = []
  /// Sorted, by new numbers.
  private(set) var inserted: [Int] = []
  /// Sorted, by old numbers.
  private(set) var reloaded: [Int] = []
  /// Sorted by source.
  private(set) var moves: [(from: Int, to: Int)] = []
  /// The new number of each old section, -1 for none; empty when each keeps its number.
  private(set) var newSections: [Int] = []
  /// The old number of each new section, -1 for none; empty when each keeps its number.
  private(set) var oldSections: [Int] = []

  init(before: SectionCounts, after: SectionCounts) {
    self.before = before
    self.after = after
  }

  func newSection(_ old: Int) -> Int { newSections.isEmpty ? old : newSections[old] }

  func oldSection(_ new: Int) -> Int { oldSections.isEmpty ? new : oldSections[new] }

  func isReloaded(_ old: Int) -> Bool {
    let index = reloaded.firstIndex(notBelow: old)
    return index < reloaded.count && reloaded[index] == old
  }

  func isReloadedAfter(_ new: Int) -> Bool { oldSection(new) >= 0 && isReloaded(oldSection(new)) }

  /// A section map for items: no section takes over the items of one that is reloaded.
  func itemSections(_ map: [Int], isReloaded: (Int) -> Bool) -> [Int] {
    guard !reloaded.isEmpty else { return map }
    let count = before.sectionCount == after.sectionCount ? before.sectionCount : map.count
    return (0..<(map.isEmpty ? count : map.count)).map { isReloaded($0) ? -1 : map.isEmpty ? $0 : map[$0] }
  }

  mutating func read(_ operations: [UpdateOperation]) throws(UpdatePlan.Inconsistency) {
    /// The operation that each old section met and the one that each new one came from: indexes of operations.
    var fates: [Int: Int] = [:]
    var origins: [Int: Int] = [:]
    for (index, operation) in operations.enumerated() {
      switch operation {
      case .deleteSection(let section):
        try checkOld(section, operation)
        try note(section, index, in: &fates, operations, isSource: true)
        deleted.append(section)
      case .insertSection(let section):
        try checkNew(section, operation)
        try note(section, index, in: &origins, operations, isSource: false)
        inserted.append(section)
      case .moveSection(let from, let to):
        try checkOld(from, operation)
        try checkNew(to, operation)
        try note(from, index, in: &fates, operations, isSource: true)
        try note(to, index, in: &origins, operations, isSource: false)
        moves.append((from, to))
      case .reloadSection(let section):
        try checkOld(section, operation)
        reloaded.append(section)
      case .insertItem, .deleteItem, .moveItem, .reloadItem, .reconfigureItem: continue
      }
    }
    reloaded = Set(reloaded).sorted()
    for section in reloaded {
      guard let index = fates[section], case .deleteSection = operations[index] else { continue }
      throw .twoFates(
        .init(section: section), [operations[index], .reloadSection(section)], before: before, after: after)
    }
    let expected = before.sectionCount - deleted.count + inserted.count
    guard after.sectionCount == expected else {
      throw .sectionCount(
        before: before, after: after, inserted: inserted.count, deleted: deleted.count,
        operations: operations.filter { $0.isOfSection })
    }
    deleted.sort()
    inserted.sort()
    moves.sort { $0.from < $1.from }
    if !(deleted.isEmpty && inserted.isEmpty && moves.isEmpty) { mapSections() }
  }

  private mutating func mapSections() {
    newSections = [Int](repeating: 0, count: before.sectionCount)
    oldSections = [Int](repeating: 0, count: after.sectionCount)
    for section in deleted { newSections[section] = -1 }
    for section in inserted { oldSections[section] = -1 }
    for move in moves { (newSections[move.from], oldSections[move.to]) = (-1, -1) }
    var new = 0
    for old in newSections.indices where newSections[old] == 0 {
      while oldSections[new] < 0 { new += 1 }
      (newSections[old], oldSections[new]) = (new, old)
      new += 1
    }
    for move in moves { (newSections[move.from], oldSections[move.to]) = (move.to, move.from) }
  }

  private func checkOld(_ section: Int, _ operation: UpdateOperation) throws(UpdatePlan.Inconsistency) {
    if 0..<before.sectionCount ~= section { return }
    throw .missing(operation, at: .init(section: section), isSource: true, before: before, after: after)
  }

  private func checkNew(_ section: Int, _ operation: UpdateOperation) throws(UpdatePlan.Inconsistency) {
    if 0..<after.sectionCount ~= section { return }
    throw .missing(operation, at: .init(section: section), isSource: false, before: before, after: after)
  }

  private func note(
    _ section: Int, _ index: Int, in taken: inout [Int: Int], _ operations: [UpdateOperation], isSource: Bool
  ) throws(UpdatePlan.Inconsistency) {
    guard let other = taken.updateValue(index, forKey: section) else { return }
    let both = [operations[other], operations[index]]
    throw isSource
      ? .twoFates(.init(section: section), both, before: before, after: after)
      : .twoOrigins(.init(section: section), both, before: before, after: after)
  }
}

extension UpdateOperation {
  var isOfSection: Bool {
    switch self {
    case .insertSection, .deleteSection, .moveSection, .reloadSection: true
    case .insertItem, .deleteItem, .moveItem, .reloadItem, .reconfigureItem: false
    }
  }
}
