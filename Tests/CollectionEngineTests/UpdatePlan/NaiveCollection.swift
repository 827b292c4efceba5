import CollectionEngine
import TestSupport

/// Sections of named items: what an update plan is compared with.
struct NaiveCollection: Equatable {
  struct Section: Equatable {
    var name: Int
    var items: [Int]
  }

  var sections: [Section]

  var counts: SectionCounts { SectionCounts(sections.map(\.items.count)) }

  static func random(_ random: inout SeededGenerator, nextName: inout Int) -> NaiveCollection {
    NaiveCollection(
      sections: (0..<Int.random(in: 0...4, using: &random)).map { _ in
        Self.section(&random, nextName: &nextName, upTo: 8)
      })
  }

  static func section(_ random: inout SeededGenerator, nextName: inout Int, upTo count: Int) -> Section {
    nextName += 1
    let name = nextName
    return Section(
      name: name,
      items: (0..<Int.random(in: 0...count, using: &random)).map { _ in
        nextName += 1
        return nextName
      })
  }

  func place(of item: Int) -> UpdatePlan.Place? {
    for (section, contents) in sections.enumerated() {
      if let index = contents.items.firstIndex(of: item) { return UpdatePlan.Place(section: section, item: index) }
    }
    return nil
  }

  func index(ofSection name: Int) -> Int? { sections.firstIndex { $0.name == name } }
}

/// A random change of a collection, done to names, with the operations that say the same.
struct NaiveUpdate {
  var old: NaiveCollection
  var new: NaiveCollection
  var operations: [UpdateOperation]
  /// Items that stay, by name, and what else happens to them.
  var reloaded: Set<Int> = []
  var reconfigured: Set<Int> = []
  var reloadedSections: Set<Int> = []

  init(_ random: inout SeededGenerator) {
    var nextName = 0
    let old = NaiveCollection.random(&random, nextName: &nextName)
    self.old = old
    new = old
    operations = []
    func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &random) < percent }

    // Sections: some go, some stay in order, some are taken out and put elsewhere, some come.
    var taken: [NaiveCollection.Section] = []
    var moved: Set<Int> = []
    var inserted: Set<Int> = []
    var kept: [NaiveCollection.Section] = []
    for (index, section) in old.sections.enumerated() {
      if chance(12) {
        operations.append(.deleteSection(index))
      } else if chance(12) {
        taken.append(section)
        moved.insert(section.name)
      } else {
        kept.append(section)
      }
    }
    while chance(15) {
      let section = NaiveCollection.section(&random, nextName: &nextName, upTo: 4)
      inserted.insert(section.name)
      taken.append(section)
    }
    for section in taken.shuffled(using: &random) {
      kept.insert(section, at: Int.random(in: 0...kept.count, using: &random))
    }

    // Items: of every old section some go, some are taken out.
    var travellers: [Int] = []
    var newcomers: Set<Int> = []
    for (section, contents) in old.sections.enumerated() {
      let survivor = kept.firstIndex { $0.name == contents.name }
      for (index, item) in contents.items.enumerated() {
        if chance(survivor == nil ? 10 : 12) {
          travellers.append(item)
          if let survivor { kept[survivor].items.removeAll { $0 == item } }
        } else if chance(12) {
          operations.append(.deleteItem(section: section, item: index))
          if let survivor { kept[survivor].items.removeAll { $0 == item } }
        } else if survivor != nil, chance(10) {
          reloaded.insert(item)
        } else if survivor != nil, chance(10) {
          reconfigured.insert(item)
        }
      }
    }
    if kept.isEmpty { travellers = [] }
    var arrivals = travellers
    if !kept.isEmpty {
      while chance(50) {
        nextName += 1
        newcomers.insert(nextName)
        arrivals.append(nextName)
      }
    }
    for item in arrivals.shuffled(using: &random) {
      let section = Int.random(in: 0..<kept.count, using: &random)
      kept[section].items.insert(item, at: Int.random(in: 0...kept[section].items.count, using: &random))
    }
    for item in travellers where chance(20) { reloaded.insert(item) }

    // Reloaded sections: what neither came from elsewhere nor goes elsewhere is new there.
    for (index, contents) in old.sections.enumerated() where chance(8) {
      guard let section = kept.firstIndex(where: { $0.name == contents.name }) else { continue }
      operations.append(.reloadSection(index))
      reloadedSections.insert(contents.name)
      kept[section].items = kept[section].items.compactMap { item in
        if travellers.contains(item) || newcomers.contains(item) { return item }
        reloaded.remove(item)
        reconfigured.remove(item)
        nextName += 1
        return chance(70) ? nextName : nil
      }
    }
    let new = NaiveCollection(sections: kept)
    self.new = new

    for item in travellers {
      guard let from = old.place(of: item), let to = new.place(of: item) else { continue }
      operations.append(
        .moveItem(fromSection: from.section, fromItem: from.item, toSection: to.section, toItem: to.item))
    }
    for item in newcomers {
      guard let to = new.place(of: item) else { continue }
      operations.append(.insertItem(section: to.section, item: to.item))
    }
    for name in inserted {
      if let index = new.index(ofSection: name) { operations.append(.insertSection(index)) }
    }
    for name in moved {
      guard let from = old.index(ofSection: name), let to = new.index(ofSection: name) else { continue }
      operations.append(.moveSection(from: from, to: to))
    }
    for item in reloaded {
      guard let from = old.place(of: item) else { continue }
      operations.append(.reloadItem(section: from.section, item: from.item))
      if chance(10) { operations.append(.reconfigureItem(section: from.section, item: from.item)) }
    }
    for item in reconfigured {
      guard let from = old.place(of: item) else { continue }
      operations.append(.reconfigureItem(section: from.section, item: from.item))
    }
    operations.shuffle(using: &random)
  }
}
