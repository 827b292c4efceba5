import CollectionEngine
import TestSupport
import Testing

/// Random updates against sections of named items.
@Suite struct UpdatePlanFuzzTests {
  @Test(arguments: RandomLives.seeds(10))
  func `Places go where the names went`(block: Int) throws {
    // C23
    for seed in block * 50..<(block + 1) * 50 {
      var random = SeededGenerator(seed: seed)
      let update = NaiveUpdate(&random)
      let plan = try UpdatePlan(before: update.old.counts, after: update.new.counts, operations: update.operations)
      for (section, contents) in update.old.sections.enumerated() {
        #expect(plan.newSection(section) == update.new.index(ofSection: contents.name), "seed \(seed)")
        for (index, item) in contents.items.enumerated() {
          let new = plan.newPosition(section: section, item: index).map(UpdatePlan.Place.init)
          #expect(new == update.new.place(of: item), "seed \(seed)")
        }
      }
      for (section, contents) in update.new.sections.enumerated() {
        #expect(plan.oldSection(section) == update.old.index(ofSection: contents.name), "seed \(seed)")
        for (index, item) in contents.items.enumerated() {
          let old = plan.oldPosition(section: section, item: index).map(UpdatePlan.Place.init)
          #expect(old == update.old.place(of: item), "seed \(seed)")
        }
      }
    }
  }

  @Test(arguments: RandomLives.seeds(5))
  func `Reloaded and reconfigured items are told with both places`(block: Int) throws {
    // C23, C33
    for seed in block * 50..<(block + 1) * 50 {
      var random = SeededGenerator(seed: seed)
      let update = NaiveUpdate(&random)
      let plan = try UpdatePlan(before: update.old.counts, after: update.new.counts, operations: update.operations)
      #expect(plan.reloadedItems == Self.staying(update.reloaded, update), "seed \(seed)")
      #expect(plan.reconfiguredItems == Self.staying(update.reconfigured, update), "seed \(seed)")
      for (section, contents) in update.old.sections.enumerated() {
        #expect(plan.isSectionReloaded(section) == update.reloadedSections.contains(contents.name))
      }
    }
  }

  @Test(arguments: RandomLives.seeds(5))
  func `Before the first changed item of a section everything is as it was`(block: Int) throws {
    for seed in block * 50..<(block + 1) * 50 {
      var random = SeededGenerator(seed: seed)
      let update = NaiveUpdate(&random)
      let plan = try UpdatePlan(before: update.old.counts, after: update.new.counts, operations: update.operations)
      for (section, contents) in update.new.sections.enumerated() {
        let first = plan.firstChangedItem(inNewSection: section)
        guard let old = plan.oldSection(section) else {
          #expect(first == 0)
          continue
        }
        let before = update.old.sections[old].items
        if update.reloadedSections.contains(contents.name) {
          #expect(first == 0)
        } else if let first {
          #expect(before.prefix(first) == contents.items.prefix(first), "seed \(seed)")
        } else {
          #expect(before == contents.items, "seed \(seed)")
        }
      }
    }
  }

  @Test(arguments: RandomLives.seeds(5))
  func `One more item in any section that stays is a contradiction there`(block: Int) throws {
    // C25
    for seed in block * 50..<(block + 1) * 50 {
      var random = SeededGenerator(seed: seed)
      let update = NaiveUpdate(&random)
      for (section, contents) in update.new.sections.enumerated() {
        guard let old = update.old.index(ofSection: contents.name), !update.reloadedSections.contains(contents.name)
        else { continue }
        var counts = update.new.sections.map(\.items.count)
        counts[section] += 1
        let error = try #require(throws: UpdatePlan.Inconsistency.self) {
          try UpdatePlan(
            before: update.old.counts, after: SectionCounts(counts), operations: update.operations)
        }
        #expect(error.reason == .numberOfItems)
        #expect(error.location?.section == old)
        #expect(error.newSection == section)
        #expect(error.rightCount == contents.items.count)
      }
    }
  }

  private static func staying(_ names: Set<Int>, _ update: NaiveUpdate) -> [UpdatePlan.StayingItem] {
    var staying: [UpdatePlan.StayingItem] = []
    for section in update.old.sections {
      for item in section.items where names.contains(item) {
        guard let old = update.old.place(of: item), let new = update.new.place(of: item) else { continue }
        staying.append(UpdatePlan.StayingItem(before: old, after: new))
      }
    }
    return staying
  }
}
