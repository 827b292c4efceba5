import Foundation

/// The pairs of equal things in an old list and a new one.
///
/// Both lists are walked side by side first, looking a few places ahead where they differ: that finds nearly
/// everything of a list that changed a little, at the cost of comparisons. Only the rest is looked up by hash
/// value. Identifiers are compared in their own type, without boxes.
public struct IdentityJoin: Sendable {
  /// Two places of one list that hold the same identifier.
  @usableFromInline struct Repetition: Sendable {
    @usableFromInline var isOld: Bool
    @usableFromInline var first: Int
    @usableFromInline var second: Int

    @inlinable init(isOld: Bool, first: Int, second: Int) {
      self.isOld = isOld
      self.first = first
      self.second = second
    }
  }

  /// How far ahead the walk looks where the lists differ. Our choice: covers scattered changes, costs little elsewhere.
  @usableFromInline static var lookahead: Int { 8 }
  /// After so many places in a row without a match the walk gives up. Our choice: lists like these are shuffled.
  @usableFromInline static var patience: Int { 32 }

  /// The number of things in the old list.
  public let oldCount: Int
  /// The number of things in the new list.
  public let newCount: Int
  /// Tells whether the lists are equal; the arrays below are empty then.
  public let isIdentity: Bool
  /// For each place of the new list the old place of the same thing, -1 for what is new.
  @usableFromInline var oldPlaces: [Int32] = []
  /// For each place of the old list whether the thing is in the new one.
  @usableFromInline var isKept: [Bool] = []
  /// The first repetition found, where any was looked for.
  @usableFromInline var repetition: Repetition?

  /// Finds what two lists have in common.
  ///
  /// The same as ``init(comparing:with:findingRepetitions:)``, for callers that are generic themselves: numbers,
  /// strings and UUIDs are compared by code made for them. At most 2,147,483,647 things a list.
  public init<ID: Hashable>(_ old: [ID], _ new: [ID], findingRepetitions: Bool) {
    // An array of the same type under its own name: a cast that is checked would go through the elements.
    if ID.self == Int.self {
      self.init(
        comparing: unsafeBitCast(old, to: [Int].self), with: unsafeBitCast(new, to: [Int].self),
        findingRepetitions: findingRepetitions)
    } else if ID.self == String.self {
      self.init(
        comparing: unsafeBitCast(old, to: [String].self), with: unsafeBitCast(new, to: [String].self),
        findingRepetitions: findingRepetitions)
    } else if ID.self == UUID.self {
      self.init(
        comparing: unsafeBitCast(old, to: [UUID].self), with: unsafeBitCast(new, to: [UUID].self),
        findingRepetitions: findingRepetitions)
    } else {
      self.init(comparing: old, with: new, findingRepetitions: findingRepetitions)
    }
  }

  /// Finds what two lists have in common.
  ///
  /// - Parameters:
  ///   - old: The identifiers before.
  ///   - new: The identifiers after.
  ///   - findingRepetitions: Whether to look for identifiers that stand twice in a list, which costs a hash value for
  ///     each thing. Two equal lists are not looked through. Without looking, a repeated identifier counts as another
  ///     thing.
  @inlinable public init<ID: Hashable>(comparing old: [ID], with new: [ID], findingRepetitions: Bool) {
    oldCount = old.count
    newCount = new.count
    let shared = Swift.min(old.count, new.count)
    var prefix = 0
    while prefix < shared, old[prefix] == new[prefix] { prefix += 1 }
    guard prefix < old.count || prefix < new.count else {
      isIdentity = true
      return
    }
    isIdentity = false
    oldPlaces = [Int32](repeating: -1, count: new.count)
    isKept = [Bool](repeating: false, count: old.count)
    var oldEnd = old.count
    var newEnd = new.count
    for place in 0..<prefix { keep(place, place) }
    while oldEnd > prefix, newEnd > prefix, old[oldEnd - 1] == new[newEnd - 1] {
      oldEnd -= 1
      newEnd -= 1
      keep(oldEnd, newEnd)
    }
    let lost = walk(old, new, from: prefix, oldEnd: oldEnd, newEnd: newEnd)
    if findingRepetitions {
      lookUp(lost, old, new)
    } else if lost < oldEnd {
      lookUpUnkept(lost, oldEnd, newEnd, old, new)
    }
  }

  @inlinable mutating func keep(_ oldPlace: Int, _ newPlace: Int) {
    oldPlaces[newPlace] = Int32(truncatingIfNeeded: oldPlace)
    isKept[oldPlace] = true
  }

  /// Walks both lists side by side. The answer is the first place from which on anything may be unmatched.
  @inlinable mutating func walk<ID: Hashable>(
    _ old: [ID], _ new: [ID], from start: Int, oldEnd: Int, newEnd: Int
  ) -> Int {
    var (oldPlace, newPlace, misses) = (start, start, 0)
    search: while oldPlace < oldEnd, newPlace < newEnd, misses < Self.patience {
      if old[oldPlace] == new[newPlace] {
        keep(oldPlace, newPlace)
        oldPlace += 1
        newPlace += 1
        misses = 0
        continue
      }
      for step in 1...Self.lookahead {
        if oldPlace + step < oldEnd, old[oldPlace + step] == new[newPlace] {
          oldPlace += step
          continue search
        }
        if newPlace + step < newEnd, old[oldPlace] == new[newPlace + step] {
          newPlace += step
          continue search
        }
      }
      oldPlace += 1
      newPlace += 1
      misses += 1
    }
    return start
  }

  /// Looks up what the walk has not found, among what it has not found.
  @inlinable mutating func lookUpUnkept<ID: Hashable>(
    _ start: Int, _ oldEnd: Int, _ newEnd: Int, _ old: [ID], _ new: [ID]
  ) {
    var lost = 0
    for place in start..<oldEnd where !isKept[place] { lost += 1 }
    guard lost > 0 else { return }
    var table = IdentityTable(capacity: lost)
    for place in start..<oldEnd where !isKept[place] { _ = table.insert(place, of: old) }
    for place in start..<newEnd where oldPlaces[place] < 0 {
      guard let oldPlace = table.place(of: new[place], in: old), !isKept[oldPlace] else { continue }
      keep(oldPlace, place)
    }
  }

  /// Looks up what the walk has not found among everything, and notes the first repetition.
  @inlinable mutating func lookUp<ID: Hashable>(_ start: Int, _ old: [ID], _ new: [ID]) {
    var table = IdentityTable(capacity: old.count)
    for place in old.indices {
      guard let first = table.insert(place, of: old) else { continue }
      repetition = Repetition(isOld: true, first: first, second: place)
      return
    }
    var arrivals = IdentityTable(capacity: new.count - start)
    for place in start..<new.count where oldPlaces[place] < 0 {
      if let oldPlace = table.place(of: new[place], in: old) {
        if isKept[oldPlace] {
          let other = oldPlaces.firstIndex(of: Int32(truncatingIfNeeded: oldPlace)) ?? place
          repetition = Repetition(isOld: false, first: Swift.min(place, other), second: Swift.max(place, other))
          return
        }
        keep(oldPlace, place)
      } else if let first = arrivals.insert(place, of: new) {
        repetition = Repetition(isOld: false, first: first, second: place)
        return
      }
    }
  }
}
