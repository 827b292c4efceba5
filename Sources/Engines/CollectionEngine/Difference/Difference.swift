/// The deletes, inserts and moves that make one list of identifiers of another, with the fewest moves there are.
///
/// ```swift
/// let difference = try Difference(from: ["a", "b", "c"], to: ["c", "a", "d"])
/// difference.deletes  // [1]
/// difference.inserts  // [2]
/// difference.moves    // [from 2 to 0]
/// ```
///
/// Deletes and sources of moves are places of the old list, inserts and targets of moves places of the new one, as
/// ``UpdatePlan`` reads them. The longest run of things that keep their order stays, so no list of moves is shorter.
///
/// Cost: linear with a few changes; with many, a hash value for each thing and n log n comparisons of numbers.
public struct Difference: Hashable, Sendable {
  /// A thing that stays and changes its place among those that stay.
  public struct Move: Hashable, Sendable {
    /// Its place in the old list.
    public var from: Int
    /// Its place in the new list.
    public var to: Int

    /// A move from a place of the old list to one of the new list.
    public init(from: Int, to: Int) {
      self.from = from
      self.to = to
    }
  }

  /// Places of the old list whose things are not in the new one, ascending.
  public let deletes: [Int]
  /// Places of the new list whose things are not in the old one, ascending.
  public let inserts: [Int]
  /// The things that are in both lists and do not keep their order, ascending by ``Move/to``.
  public let moves: [Move]

  /// Tells whether the lists are equal.
  public var isEmpty: Bool { deletes.isEmpty && inserts.isEmpty && moves.isEmpty }

  /// How many things are deleted, inserted or moved.
  public var count: Int { deletes.count + inserts.count + moves.count }

  /// Compares two lists and looks for identifiers that stand twice.
  ///
  /// Two equal lists have no difference, and are not looked through.
  ///
  /// - Throws: The first identifier found that stands twice in a list.
  @inlinable public init<ID: Hashable>(from old: [ID], to new: [ID]) throws(DuplicateIdentifier) {
    let join = IdentityJoin(comparing: old, with: new, findingRepetitions: true)
    if let repetition = join.repetition {
      throw DuplicateIdentifier(
        identifier: "\((repetition.isOld ? old : new)[repetition.first])", isInOldList: repetition.isOld,
        first: repetition.first, second: repetition.second)
    }
    self.init(join)
  }

  /// Compares two lists of which each is known to hold no identifier twice; with one that does, the difference is right
  /// but need not be the shortest.
  @inlinable public init<ID: Hashable>(fromUnique old: [ID], toUnique new: [ID]) {
    self.init(IdentityJoin(comparing: old, with: new, findingRepetitions: false))
  }

  /// The difference of two lists that were compared.
  public init(_ join: IdentityJoin) {
    let sections = SectionedDifference(
      join, oldCounts: SectionCounts([join.oldCount]), newCounts: SectionCounts([join.newCount]),
      sections: IdentityJoin(unchanged: 1))
    deletes = sections.itemDeletes.map { $0.item }
    inserts = sections.itemInserts.map { $0.item }
    moves = sections.itemMoves.map { Move(from: $0.from.item, to: $0.to.item) }
  }

  /// The same as operations on the items of one section.
  public func operations(inSection section: Int = 0) -> [UpdateOperation] {
    deletes.map { .deleteItem(section: section, item: $0) } + inserts.map { .insertItem(section: section, item: $0) }
      + moves.map { .moveItem(fromSection: section, fromItem: $0.from, toSection: section, toItem: $0.to) }
  }
}

extension IdentityJoin {
  /// A list compared with itself.
  init(unchanged count: Int) {
    oldCount = count
    newCount = count
    isIdentity = true
  }

  func oldPlace(ofNew place: Int) -> Int { isIdentity ? place : Int(oldPlaces[place]) }
}
