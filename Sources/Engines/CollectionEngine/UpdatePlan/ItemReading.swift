/// The item operations of an update, checked against each other and against the sections' counts.
struct ItemReading {
  /// An operation at a flat number.
  private struct Entry {
    var flat: Int
    var operation: Int
  }

  let before: SectionCounts
  let after: SectionCounts
  /// Sorted flat numbers of before: deletes of items whose section stays, reloaded or not.
  private(set) var deleted: [Int] = []
  /// Sorted flat numbers of after: inserts of items whose section was there, reloaded or not.
  private(set) var inserted: [Int] = []
  /// Sorted flat numbers of before, each once.
  private(set) var reloaded: [Int] = []
  /// Sorted flat numbers of before, each once, none of them reloaded.
  private(set) var reconfigured: [Int] = []
  /// Moved items, sorted by source.
  private(set) var moves: [PositionMap.Pair] = []
  /// Sorted flat numbers of before: what is deleted or moved out of places of sections that keep their items.
  private(set) var leaving: [Int] = []
  /// Sorted flat numbers of after: what is inserted or moved into places of sections that keep their items.
  private(set) var arriving: [Int] = []
  private var fates: [Entry] = []
  private var origins: [Entry] = []

  init(before: SectionCounts, after: SectionCounts) {
    self.before = before
    self.after = after
  }

  /// Checks that what operations name is there.
  mutating func read(_ operations: [UpdateOperation]) throws(UpdatePlan.Inconsistency) {
    fates.reserveCapacity(operations.count)
    origins.reserveCapacity(operations.count)
    for (index, operation) in operations.enumerated() {
      switch operation {
      case .deleteItem(let section, let item):
        fates.append(Entry(flat: try oldFlat(section, item, operation), operation: index))
      case .insertItem(let section, let item):
        origins.append(Entry(flat: try newFlat(section, item, operation), operation: index))
      case .moveItem(let fromSection, let fromItem, let toSection, let toItem):
        let source = try oldFlat(fromSection, fromItem, operation)
        let target = try newFlat(toSection, toItem, operation)
        fates.append(Entry(flat: source, operation: index))
        origins.append(Entry(flat: target, operation: index))
        moves.append(PositionMap.Pair(source: source, target: target))
      case .reloadItem(let section, let item):
        reloaded.append(try oldFlat(section, item, operation))
      case .reconfigureItem(let section, let item):
        reconfigured.append(try oldFlat(section, item, operation))
      case .insertSection, .deleteSection, .moveSection, .reloadSection: continue
      }
    }
    fates.sort { ($0.flat, $0.operation) < ($1.flat, $1.operation) }
    origins.sort { ($0.flat, $0.operation) < ($1.flat, $1.operation) }
    moves.sort { $0.source < $1.source }
  }

  /// Checks that no two operations contradict each other, and that the counts are right.
  mutating func settle(
    _ sections: SectionReading, _ operations: [UpdateOperation]
  ) throws(UpdatePlan.Inconsistency) {
    try checkDistinct(operations)
    try settleRefreshed(operations)
    for entry in fates {
      let section = sectionOf(entry.flat, in: before)
      guard sections.newSection(section) >= 0 else { continue }
      if case .deleteItem = operations[entry.operation] { deleted.append(entry.flat) }
      if !sections.isReloaded(section) { leaving.append(entry.flat) }
    }
    for entry in origins {
      let section = sectionOf(entry.flat, in: after)
      guard sections.oldSection(section) >= 0 else { continue }
      if case .insertItem = operations[entry.operation] { inserted.append(entry.flat) }
      if !sections.isReloadedAfter(section) { arriving.append(entry.flat) }
    }
    var goneBefore = 0
    for old in 0..<before.sectionCount {
      let new = sections.newSection(old)
      let gone = leaving.firstIndex(notBelow: before.flatRange(ofSection: old).upperBound)
      defer { goneBefore = gone }
      guard new >= 0, !sections.isReloaded(old) else { continue }
      let range = after.flatRange(ofSection: new)
      let come =
        arriving.firstIndex(notBelow: range.upperBound) - arriving.firstIndex(notBelow: range.lowerBound)
      let right = before.itemCount(inSection: old) - (gone - goneBefore) + come
      guard after.itemCount(inSection: new) == right else {
        throw .itemCount(
          section: old, newSection: new, rightCount: right, before: before, after: after, operations: operations)
      }
    }
  }

  private func checkDistinct(_ operations: [UpdateOperation]) throws(UpdatePlan.Inconsistency) {
    for (entry, next) in zip(fates, fates.dropFirst()) where entry.flat == next.flat {
      throw .twoFates(
        oldLocation(entry.flat), [operations[entry.operation], operations[next.operation]], before: before,
        after: after)
    }
    for (entry, next) in zip(origins, origins.dropFirst()) where entry.flat == next.flat {
      let place = after.position(ofFlatIndex: entry.flat)
      throw .twoOrigins(
        .init(section: place.section, item: place.item),
        [operations[entry.operation], operations[next.operation]], before: before, after: after)
    }
  }

  private mutating func settleRefreshed(_ operations: [UpdateOperation]) throws(UpdatePlan.Inconsistency) {
    guard !(reloaded.isEmpty && reconfigured.isEmpty) else { return }
    let reloads = Set(reloaded)
    reloaded = reloads.sorted()
    reconfigured = Set(reconfigured).subtracting(reloads).sorted()
    for entry in fates {
      guard case .deleteItem(let section, let item) = operations[entry.operation] else { continue }
      if contains(reloaded, entry.flat) {
        throw .twoFates(
          oldLocation(entry.flat), [operations[entry.operation], .reloadItem(section: section, item: item)],
          before: before, after: after)
      }
      if contains(reconfigured, entry.flat) {
        throw .twoFates(
          oldLocation(entry.flat), [operations[entry.operation], .reconfigureItem(section: section, item: item)],
          before: before, after: after)
      }
    }
  }

  private func contains(_ sorted: [Int], _ number: Int) -> Bool {
    let index = sorted.firstIndex(notBelow: number)
    return index < sorted.count && sorted[index] == number
  }

  private func oldLocation(_ flat: Int) -> UpdatePlan.Change.Location {
    let place = before.position(ofFlatIndex: flat)
    return UpdatePlan.Change.Location(section: place.section, item: place.item)
  }

  private func sectionOf(_ flat: Int, in counts: SectionCounts) -> Int {
    counts.sectionCount == 1 ? 0 : counts.position(ofFlatIndex: flat).section
  }

  private func oldFlat(
    _ section: Int, _ item: Int, _ operation: UpdateOperation
  ) throws(UpdatePlan.Inconsistency) -> Int {
    guard before.contains(section: section, item: item) else {
      throw .missing(
        operation, at: .init(section: section, item: item), isSource: true, before: before, after: after)
    }
    return before.flatIndex(section: section, item: item)
  }

  private func newFlat(
    _ section: Int, _ item: Int, _ operation: UpdateOperation
  ) throws(UpdatePlan.Inconsistency) -> Int {
    guard after.contains(section: section, item: item) else {
      throw .missing(
        operation, at: .init(section: section, item: item), isSource: false, before: before, after: after)
    }
    return after.flatIndex(section: section, item: item)
  }
}
