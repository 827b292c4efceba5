/// The effect of an update on a collection: checked, and ready to tell where each item and section went.
///
/// A plan is a plain value that needs no view: make one in a unit test to learn whether a batch is consistent.
///
/// ```swift
/// let plan = try UpdatePlan(
///   before: SectionCounts([5]), after: SectionCounts([5]),
///   operations: [.deleteItem(section: 0, item: 0), .insertItem(section: 0, item: 4)])
/// plan.newPosition(section: 0, item: 1)  // (0, 0)
/// plan.oldPosition(section: 0, item: 4)  // nil: inserted
/// ```
///
/// How operations combine:
/// * The order in which they are listed means nothing.
/// * An item or a section may be moved and reloaded at once. Difference from UIKit, which refuses that.
/// * Reloading twice is reloading once; an item that is reloaded is not reconfigured as well.
/// * Items come with an inserted section and go with a deleted one. Inserting items into the former, and deleting,
///   reloading or reconfiguring items of the latter, is part of it and adds nothing. A reloaded section is both; a layout
///   is told of what is inserted into it or deleted from it all the same, since the section is one that it knows.
/// * An item may be moved out of a section that goes, and into one that comes.
/// * Items of a moved section keep their order; item operations find it under its old or its new number.
///
/// Cost: making a plan is linear in the sections and n log n in the operations, whatever the number of items. Asking
/// for a position is logarithmic in the operations and the sections.
public struct UpdatePlan: Sendable {
  /// An item that stays and is made or configured anew.
  public struct StayingItem: Hashable, Sendable {
    /// Its place before the update.
    public var before: Place
    /// Its place after the update.
    public var after: Place

    /// An item with its two places.
    public init(before: Place, after: Place) {
      self.before = before
      self.after = after
    }
  }

  /// Section and item.
  public struct Place: Hashable, Comparable, Sendable {
    /// The number of the section.
    public var section: Int
    /// The number of the item in its section.
    public var item: Int

    /// A place.
    public init(section: Int, item: Int) {
      self.section = section
      self.item = item
    }

    /// Sections come first, then items.
    public static func < (first: Place, second: Place) -> Bool {
      (first.section, first.item) < (second.section, second.item)
    }
  }

  /// How many items each section held before the update.
  public let before: SectionCounts
  /// How many items each section holds after the update.
  public let after: SectionCounts
  /// The changes, in the order in which a layout is told: deletes from the last to the first, inserts from the first to
  /// the last, then reloads and moves in the order of their old places, sections before items in each group.
  ///
  /// Deletes before inserts in these directions is UIKit's documented order of applying them; the rest is our choice.
  /// Inserts into a reloaded section and deletes from it are told beside its reload. Items that come and go with an
  /// inserted or a deleted section are not told by themselves, nor are reconfigured items.
  public let items: [Change]
  /// The items with a new cell, by their old places. Items of a reloaded section are not among them: those are new.
  public let reloadedItems: [StayingItem]
  /// The items whose cell is configured anew, by their old places.
  public let reconfiguredItems: [StayingItem]
  /// Tells whether nothing is done at all, not even reconfiguring.
  public var isEmpty: Bool { items.isEmpty && reconfiguredItems.isEmpty }

  let forward: PositionMap
  let backward: PositionMap
  let newSections: [Int]
  let oldSections: [Int]
  private let firstChanges: [Int: Int]

  /// Checks operations and makes a plan of them.
  ///
  /// - Parameters:
  ///   - before: How many items each section held before the operations.
  ///   - after: How many it holds now that the data has changed.
  ///   - operations: What was done, in any order.
  /// - Throws: The first contradiction, in a sentence and in fields.
  public init(
    before: SectionCounts, after: SectionCounts, operations: [UpdateOperation]
  ) throws(Inconsistency) {
    var sections = SectionReading(before: before, after: after)
    try sections.read(operations)
    var read = ItemReading(before: before, after: after)
    try read.read(operations)
    try read.settle(sections, operations)
    self.before = before
    self.after = after
    newSections = sections.newSections
    oldSections = sections.oldSections
    forward = PositionMap(
      source: before, target: after, itemSections: sections.itemSections(newSections, isReloaded: sections.isReloaded),
      leaving: read.leaving, arriving: read.arriving, moves: read.moves)
    backward = PositionMap(
      source: after, target: before,
      itemSections: sections.itemSections(oldSections, isReloaded: sections.isReloadedAfter),
      leaving: read.arriving, arriving: read.leaving,
      moves: read.moves.map { PositionMap.Pair(source: $0.target, target: $0.source) }.sorted { $0.source < $1.source })
    let staying = forward
    func stayingItems(_ flats: [Int]) -> [StayingItem] {
      flats.compactMap { flat in
        let old = before.position(ofFlatIndex: flat)
        guard let new = staying.position(section: old.section, item: old.item) else { return nil }
        return StayingItem(
          before: Place(section: old.section, item: old.item), after: Place(section: new.section, item: new.item))
      }
    }
    reloadedItems = stayingItems(read.reloaded)
    reconfiguredItems = stayingItems(read.reconfigured)
    items = Self.changes(sections: sections, items: read, reloadedItems: reloadedItems)
    firstChanges = Self.firstChanges(items: read, reloadedItems: reloadedItems, sections: sections)
  }

  /// A plan of an update that does nothing.
  public init(unchanged counts: SectionCounts) {
    let still = PositionMap(source: counts, target: counts, itemSections: [], leaving: [], arriving: [], moves: [])
    (before, after, items, reloadedItems, reconfiguredItems) = (counts, counts, [], [], [])
    (forward, backward, newSections, oldSections, firstChanges) = (still, still, [], [], [:])
  }

  /// A plan of an update that moves one item: the same as of one such operation.
  ///
  /// `before` must hold the source, and have room for the target. Cost: constant where the item stays in its section,
  /// linear in the sections where not.
  init(moving source: Place, to target: Place, in before: SectionCounts) {
    let after = before.movingItem(from: source.section, to: target.section)
    let (from, to) = (
      before.flatIndex(section: source.section, item: source.item),
      after.flatIndex(section: target.section, item: target.item)
    )
    (self.before, self.after, reloadedItems, reconfiguredItems) = (before, after, [], [])
    (newSections, oldSections) = ([], [])
    forward = PositionMap(
      source: before, target: after, itemSections: [], leaving: [from], arriving: [to],
      moves: [PositionMap.Pair(source: from, target: to)])
    backward = PositionMap(
      source: after, target: before, itemSections: [], leaving: [to], arriving: [from],
      moves: [PositionMap.Pair(source: to, target: from)])
    items = [
      Change(
        action: .move, before: Change.Location(section: source.section, item: source.item),
        after: Change.Location(section: target.section, item: target.item))
    ]
    firstChanges =
      source.section == target.section
      ? [source.section: Swift.min(source.item, target.item)]
      : [source.section: source.item, target.section: target.item]
  }

  // MARK: Where things went

  /// The place of an item after the update; nil when it was deleted, or was never there.
  public func newPosition(section: Int, item: Int) -> (section: Int, item: Int)? {
    forward.position(section: section, item: item)
  }

  /// The place of an item before the update; nil when it is new, or is not there.
  public func oldPosition(section: Int, item: Int) -> (section: Int, item: Int)? {
    backward.position(section: section, item: item)
  }

  /// The number of a section after the update; nil when it was deleted, or was never there.
  public func newSection(_ section: Int) -> Int? {
    guard 0..<before.sectionCount ~= section else { return nil }
    guard !newSections.isEmpty else { return section }
    return newSections[section] < 0 ? nil : newSections[section]
  }

  /// The number of a section before the update; nil when it is new, or is not there.
  public func oldSection(_ section: Int) -> Int? {
    guard 0..<after.sectionCount ~= section else { return nil }
    guard !oldSections.isEmpty else { return section }
    return oldSections[section] < 0 ? nil : oldSections[section]
  }

  /// Tells whether all items of a section are replaced though the section stays, by its old number.
  public func isSectionReloaded(_ section: Int) -> Bool {
    newSection(section) != nil && !forward.itemSections.isEmpty && forward.itemSections[section] < 0
  }

  /// The first item of a section that another one may stand at than before, by the section's new number.
  ///
  /// Everything before it is as it was, so a layout that fills lines relays from there on. The answer may be the number
  /// of items, when only the last ones went. Nil when the section has the items it had, in their order and none of them
  /// reloaded; zero for a section that is new or reloaded. Cost: constant.
  public func firstChangedItem(inNewSection section: Int) -> Int? {
    guard let old = oldSection(section), !isSectionReloaded(old) else { return 0 }
    return firstChanges[section]
  }
}
