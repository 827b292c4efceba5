extension UpdatePlan {
  /// One change of an item or of a section, as a layout is told.
  public struct Change: Hashable, Sendable {
    /// The kind of a change.
    public enum Action: Hashable, Sendable {
      /// It is new.
      case insert
      /// It goes.
      case delete
      /// It stays and is made anew.
      case reload
      /// It stays and gets another place.
      case move
    }

    /// A section, or an item of it.
    public struct Location: Hashable, Sendable {
      /// The number of the section.
      public var section: Int
      /// The number of the item in its section; nil stands for the whole section.
      public var item: Int?

      /// A section, or an item of it.
      public init(section: Int, item: Int? = nil) {
        self.section = section
        self.item = item
      }
    }

    /// The kind of the change.
    public var action: Action
    /// The place before the update; nil for an insert.
    public var before: Location?
    /// The place after the update; nil for a delete.
    public var after: Location?

    /// A change; a delete has no place after it, an insert none before.
    public init(action: Action, before: Location?, after: Location?) {
      self.action = action
      self.before = before
      self.after = after
    }
  }

  static func changes(sections: SectionReading, items: ItemReading, reloadedItems: [StayingItem]) -> [Change] {
    func section(_ number: Int) -> Change.Location { Change.Location(section: number, item: nil) }
    func old(_ flat: Int) -> Change.Location {
      let place = items.before.position(ofFlatIndex: flat)
      return Change.Location(section: place.section, item: place.item)
    }
    func new(_ flat: Int) -> Change.Location {
      let place = items.after.position(ofFlatIndex: flat)
      return Change.Location(section: place.section, item: place.item)
    }
    var changes: [Change] = []
    changes.reserveCapacity(items.deleted.count + items.inserted.count + items.moves.count + reloadedItems.count)
    for number in sections.deleted.reversed() {
      changes.append(Change(action: .delete, before: section(number), after: nil))
    }
    for flat in items.deleted.reversed() { changes.append(Change(action: .delete, before: old(flat), after: nil)) }
    for number in sections.inserted {
      changes.append(Change(action: .insert, before: nil, after: section(number)))
    }
    for flat in items.inserted { changes.append(Change(action: .insert, before: nil, after: new(flat))) }
    for number in sections.reloaded {
      changes.append(
        Change(action: .reload, before: section(number), after: section(sections.newSection(number))))
    }
    for item in reloadedItems {
      changes.append(
        Change(
          action: .reload, before: Change.Location(section: item.before.section, item: item.before.item),
          after: Change.Location(section: item.after.section, item: item.after.item)))
    }
    for move in sections.moves {
      changes.append(Change(action: .move, before: section(move.from), after: section(move.to)))
    }
    for move in items.moves {
      changes.append(Change(action: .move, before: old(move.source), after: new(move.target)))
    }
    return changes
  }

  static func firstChanges(
    items: ItemReading, reloadedItems: [StayingItem], sections: SectionReading
  ) -> [Int: Int] {
    var first: [Int: Int] = [:]
    func note(_ section: Int, _ item: Int) { first[section] = Swift.min(item, first[section] ?? item) }
    var section = -1
    for flat in items.leaving {
      if section >= 0, items.before.flatRange(ofSection: section).contains(flat) { continue }
      let place = items.before.position(ofFlatIndex: flat)
      section = place.section
      note(sections.newSection(section), place.item)
    }
    section = -1
    for flat in items.arriving {
      if section >= 0, items.after.flatRange(ofSection: section).contains(flat) { continue }
      let place = items.after.position(ofFlatIndex: flat)
      section = place.section
      note(section, place.item)
    }
    for item in reloadedItems { note(item.after.section, item.after.item) }
    return first
  }
}
