/// The changes that make other sections of items of sections of items, with the fewest moves of sections and of items.
///
/// An item that is in another section than before is one move, also when its old section goes or its new one comes.
/// Items come with an inserted section and go with a deleted one: those are not listed.
public struct SectionedDifference: Hashable, Sendable {
  /// A section with an identifier, and the identifiers of its items.
  public struct Section<SectionID: Hashable, ItemID: Hashable> {
    /// The identifier of the section.
    public var id: SectionID
    /// The identifiers of its items, in order.
    public var items: [ItemID]

    /// A section with items.
    public init(id: SectionID, items: [ItemID]) {
      self.id = id
      self.items = items
    }
  }

  /// An item that stays and changes its place.
  public struct ItemMove: Hashable, Sendable {
    /// Its old place.
    public var from: UpdatePlan.Place
    /// Its new place.
    public var to: UpdatePlan.Place
  }

  /// Old numbers of sections that go, ascending.
  public let sectionDeletes: [Int]
  /// New numbers of sections that come, ascending.
  public let sectionInserts: [Int]
  /// Sections that do not keep their order, ascending by their new numbers.
  public let sectionMoves: [Difference.Move]
  /// Old places of items that go while their section stays, ascending.
  public let itemDeletes: [UpdatePlan.Place]
  /// New places of items that come into a section that stays, ascending.
  public let itemInserts: [UpdatePlan.Place]
  /// Items that change their section, or their order in it, ascending by their new places.
  public let itemMoves: [ItemMove]

  /// Compares sections of items and looks for identifiers that stand twice; an item may stand in one section only.
  ///
  /// Where both the sections and all the items are equal, they are not looked through.
  ///
  /// - Throws: The first identifier found that stands twice, with places counted through all sections.
  @inlinable public init<SectionID: Hashable, ItemID: Hashable>(
    from old: [Section<SectionID, ItemID>], to new: [Section<SectionID, ItemID>]
  ) throws(DuplicateIdentifier) {
    let sections = (old.map(\.id), new.map(\.id))
    let sectionJoin = IdentityJoin(comparing: sections.0, with: sections.1, findingRepetitions: true)
    if let repetition = sectionJoin.repetition {
      throw DuplicateIdentifier(
        identifier: "\((repetition.isOld ? sections.0 : sections.1)[repetition.first])", isInOldList: repetition.isOld,
        first: repetition.first, second: repetition.second)
    }
    let items = (old.flatMap(\.items), new.flatMap(\.items))
    let join = IdentityJoin(comparing: items.0, with: items.1, findingRepetitions: true)
    if let repetition = join.repetition {
      throw DuplicateIdentifier(
        identifier: "\((repetition.isOld ? items.0 : items.1)[repetition.first])", isInOldList: repetition.isOld,
        first: repetition.first, second: repetition.second)
    }
    self.init(
      join, oldCounts: SectionCounts(old.map(\.items.count)), newCounts: SectionCounts(new.map(\.items.count)),
      sections: sectionJoin)
  }

  /// The difference of items that were compared through all sections, and of the sections' identifiers.
  ///
  /// - Parameters:
  ///   - join: All items, section after section.
  ///   - oldCounts: How many of them were in each section.
  ///   - newCounts: How many of them are in each section.
  ///   - sections: The sections.
  public init(
    _ join: IdentityJoin, oldCounts: SectionCounts, newCounts: SectionCounts, sections: IdentityJoin
  ) {
    sectionDeletes = sections.isIdentity ? [] : sections.isKept.indices.filter { !sections.isKept[$0] }
    sectionInserts = sections.isIdentity ? [] : sections.oldPlaces.indices.filter { sections.oldPlaces[$0] < 0 }
    sectionMoves = sections.isIdentity ? [] : Self.sectionMoves(sections)

    var deletes: [UpdatePlan.Place] = []
    if !join.isIdentity {
      let deleted = Set(sectionDeletes)
      for section in 0..<oldCounts.sectionCount where !deleted.contains(section) {
        let range = oldCounts.flatRange(ofSection: section)
        for flat in range where !join.isKept[flat] {
          deletes.append(UpdatePlan.Place(section: section, item: flat - range.lowerBound))
        }
      }
    }
    var inserts: [UpdatePlan.Place] = []
    var moves: [ItemMove] = []
    if !(join.isIdentity && sections.isIdentity && oldCounts == newCounts) {
      for section in 0..<newCounts.sectionCount {
        Self.compareSection(
          section, old: sections.oldPlace(ofNew: section), join, oldCounts, newCounts, inserts: &inserts, moves: &moves)
      }
    }
    itemDeletes = deletes
    itemInserts = inserts
    itemMoves = moves
  }

  private static func sectionMoves(_ sections: IdentityJoin) -> [Difference.Move] {
    let kept = sections.oldPlaces.indices.filter { sections.oldPlaces[$0] >= 0 }
    let stays = Set(LongestRise(of: kept.map { sections.oldPlaces[$0] }).indexes.map { kept[Int($0)] })
    return kept.filter { !stays.contains($0) }.map { Difference.Move(from: Int(sections.oldPlaces[$0]), to: $0) }
  }

  private static func compareSection(
    _ section: Int, old: Int, _ join: IdentityJoin, _ oldCounts: SectionCounts, _ newCounts: SectionCounts,
    inserts: inout [UpdatePlan.Place], moves: inout [ItemMove]
  ) {
    let range = newCounts.flatRange(ofSection: section)
    let oldRange = old < 0 ? 0..<0 : oldCounts.flatRange(ofSection: old)
    let shared = Swift.min(range.count, oldRange.count)
    var prefix = 0
    while prefix < shared, join.oldPlace(ofNew: range.lowerBound + prefix) == oldRange.lowerBound + prefix {
      prefix += 1
    }
    var end = range.upperBound
    var oldEnd = oldRange.upperBound
    while end > range.lowerBound + prefix, oldEnd > oldRange.lowerBound + prefix,
      join.oldPlace(ofNew: end - 1) == oldEnd - 1
    {
      end -= 1
      oldEnd -= 1
    }
    /// Old places of the items that were in this section already, in their new order.
    var staying: [Int32] = []
    staying.reserveCapacity(end - range.lowerBound - prefix)
    for flat in range.lowerBound + prefix..<end {
      let place = join.oldPlace(ofNew: flat)
      if oldRange.contains(place) { staying.append(Int32(truncatingIfNeeded: place)) }
    }
    let rise = LongestRise(of: staying).indexes
    var stayed = 0
    var risen = 0
    for flat in range.lowerBound + prefix..<end {
      let place = join.oldPlace(ofNew: flat)
      let target = UpdatePlan.Place(section: section, item: flat - range.lowerBound)
      if oldRange.contains(place) {
        let keepsOrder = risen < rise.count && Int(rise[risen]) == stayed
        stayed += 1
        if keepsOrder {
          risen += 1
        } else {
          moves.append(
            ItemMove(from: UpdatePlan.Place(section: old, item: place - oldRange.lowerBound), to: target))
        }
      } else if place >= 0 {
        let source = oldCounts.position(ofFlatIndex: place)
        moves.append(ItemMove(from: UpdatePlan.Place(section: source.section, item: source.item), to: target))
      } else if old >= 0 {
        inserts.append(target)
      }
    }
  }

  /// Tells whether nothing changed.
  public var isEmpty: Bool { count == 0 }

  /// How many sections and items are deleted, inserted or moved; what goes or comes with its section is not counted.
  public var count: Int {
    sectionDeletes.count + sectionInserts.count + sectionMoves.count + itemDeletes.count + itemInserts.count
      + itemMoves.count
  }

  /// The same as operations of an update.
  public var operations: [UpdateOperation] {
    var operations: [UpdateOperation] = []
    operations.reserveCapacity(count)
    for section in sectionDeletes { operations.append(.deleteSection(section)) }
    for section in sectionInserts { operations.append(.insertSection(section)) }
    for move in sectionMoves { operations.append(.moveSection(from: move.from, to: move.to)) }
    for place in itemDeletes { operations.append(.deleteItem(section: place.section, item: place.item)) }
    for place in itemInserts { operations.append(.insertItem(section: place.section, item: place.item)) }
    for move in itemMoves {
      operations.append(
        .moveItem(
          fromSection: move.from.section, fromItem: move.from.item, toSection: move.to.section, toItem: move.to.item))
    }
    return operations
  }
}
