/// The sections and items of a snapshot in order, and where each item is.
///
/// Items are kept in one flat array a section. A dictionary holds for each item its section and the place it was last
/// seen at; an item is looked for from there outwards, so a lookup costs the number of changes since then, not the
/// number of items.
///
/// Programs see through it, so that their identifiers are compared and hashed by code made for them.
@usableFromInline struct SnapshotContents<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable>: Sendable {
  @usableFromInline struct Section: Sendable {
    @usableFromInline var id: SectionID
    /// The number by which items know their section, whatever its place.
    @usableFromInline var slot: Int32
    @usableFromInline var items: [ItemID] = []
    /// How many places the items may be from where they were last seen.
    @usableFromInline var drift = 0

    @inlinable init(id: SectionID, slot: Int32) {
      self.id = id
      self.slot = slot
    }
  }

  /// The place where an item was last seen.
  @usableFromInline struct Home: Sendable {
    @usableFromInline var slot: Int32
    @usableFromInline var hint: Int32

    @inlinable init(slot: Int32, hint: Int32) {
      self.slot = slot
      self.hint = hint
    }
  }

  /// Places are noted anew after so many changes, and one more for each `changesPerItem` items. Our choice: a lookup
  /// stays below a microsecond, and noting costs a change no more than finding its place.
  @usableFromInline static var changesBeforeNoting: Int { 256 }
  @usableFromInline static var changesPerItem: Int { 64 }

  @usableFromInline var sections: [Section] = []
  @usableFromInline var sectionPlaces: [SectionID: Int] = [:]
  /// For each slot the place of its section, -1 once that is gone.
  @usableFromInline var slotPlaces: [Int] = []
  @usableFromInline var homes: [ItemID: Home] = [:]

  @inlinable init() {}

  // MARK: Looking up

  @inlinable var itemCount: Int { homes.count }

  @inlinable func place(ofSection id: SectionID) -> Int? { sectionPlaces[id] }

  @inlinable func contains(_ item: ItemID) -> Bool { homes[item] != nil }

  @inlinable func place(of item: ItemID) -> (section: Int, item: Int)? {
    guard let home = homes[item] else { return nil }
    let section = slotPlaces[Int(home.slot)]
    return Self.find(item, in: sections[section].items, from: Int(home.hint)).map { (section, $0) }
  }

  @inlinable static func find(_ item: ItemID, in items: [ItemID], from hint: Int) -> Int? {
    guard !items.isEmpty else { return nil }
    var below = Swift.min(hint, items.count - 1)
    var above = below + 1
    while below >= 0 || above < items.count {
      if below >= 0 {
        if items[below] == item { return below }
        below -= 1
      }
      if above < items.count {
        if items[above] == item { return above }
        above += 1
      }
    }
    return nil
  }

  // MARK: Sections

  @inlinable mutating func insertSections(_ ids: [SectionID], at place: Int) {
    var inserted: [Section] = []
    for id in ids {
      inserted.append(Section(id: id, slot: Int32(slotPlaces.count)))
      slotPlaces.append(-1)
    }
    sections.insert(contentsOf: inserted, at: place)
    noteSections(from: place)
  }

  @inlinable mutating func removeSections(at places: [Int]) {
    let gone = Set(places)
    for place in places {
      sectionPlaces[sections[place].id] = nil
      slotPlaces[Int(sections[place].slot)] = -1
      for item in sections[place].items { homes[item] = nil }
    }
    sections = sections.indices.filter { !gone.contains($0) }.map { sections[$0] }
    noteSections(from: 0)
  }

  @inlinable mutating func moveSection(at place: Int, to target: Int) {
    sections.insert(sections.remove(at: place), at: target)
    noteSections(from: Swift.min(place, target))
  }

  @inlinable mutating func noteSections(from first: Int) {
    for place in first..<sections.count {
      sectionPlaces[sections[place].id] = place
      slotPlaces[Int(sections[place].slot)] = place
    }
  }

  // MARK: Items

  /// Puts items into a section before the one at `place`; items that are elsewhere come from there.
  ///
  /// When one of them stands twice in `items`, the answer is where, and the contents are of no more use.
  @inlinable mutating func insertItems(_ items: [ItemID], section: Int, at place: Int) -> (first: Int, second: Int)? {
    let slot = sections[section].slot
    var elsewhere: [(item: ItemID, home: Home)] = []
    homes.reserveCapacity(homes.count + items.count)
    for (index, item) in items.enumerated() {
      let home = Home(slot: slot, hint: Int32(truncatingIfNeeded: place + index))
      guard let old = homes.updateValue(home, forKey: item) else { continue }
      if let first = items[..<index].firstIndex(of: item) {
        for item in items[...index] { homes[item] = nil }
        for (item, home) in elsewhere { homes[item] = home }
        return (first, index)
      }
      elsewhere.append((item, old))
    }
    var target = place
    for (item, home) in elsewhere {
      let source = slotPlaces[Int(home.slot)]
      guard let found = Self.find(item, in: sections[source].items, from: Int(home.hint)) else { continue }
      sections[source].items.remove(at: found)
      noteChange(in: source, count: 1)
      if source == section, found < target { target -= 1 }
    }
    if target == sections[section].items.count, elsewhere.isEmpty {
      sections[section].items.append(contentsOf: items)
    } else {
      sections[section].items.insert(contentsOf: items, at: target)
      noteChange(in: section, count: items.count + elsewhere.count)
    }
    return nil
  }

  /// Moves an item to a place that is counted without the item.
  @inlinable mutating func moveItem(_ item: ItemID, toSection section: Int, at place: Int) {
    guard let source = self.place(of: item) else { return }
    sections[source.section].items.remove(at: source.item)
    noteChange(in: source.section, count: 1)
    homes[item] = Home(slot: sections[section].slot, hint: Int32(truncatingIfNeeded: place))
    sections[section].items.insert(item, at: place)
    noteChange(in: section, count: 1)
  }

  @inlinable mutating func removeItems(_ items: [ItemID]) {
    var gone: [Int: [Int]] = [:]
    for item in items {
      guard let place = place(of: item) else { continue }
      gone[place.section, default: []].append(place.item)
    }
    for item in items { homes[item] = nil }
    for (section, places) in gone {
      if places.count == 1 {
        sections[section].items.remove(at: places[0])
      } else {
        let places = Set(places)
        sections[section].items = sections[section].items.indices.filter { !places.contains($0) }.map {
          sections[section].items[$0]
        }
      }
      noteChange(in: section, count: places.count)
    }
  }

  /// Takes out what stands at places of a section.
  @inlinable mutating func removeItems(at places: Range<Int>, section: Int) {
    guard !places.isEmpty else { return }
    for item in sections[section].items[places] { homes[item] = nil }
    let isAtEnd = places.upperBound == sections[section].items.count
    sections[section].items.removeSubrange(places)
    if !isAtEnd { noteChange(in: section, count: places.count) }
  }

  @inlinable mutating func noteChange(in section: Int, count: Int) {
    sections[section].drift += count
    let items = sections[section].items
    guard sections[section].drift > Self.changesBeforeNoting + items.count / Self.changesPerItem else { return }
    let slot = sections[section].slot
    sections[section].drift = 0
    for (place, item) in items.enumerated() {
      homes[item] = Home(slot: slot, hint: Int32(truncatingIfNeeded: place))
    }
  }
}
