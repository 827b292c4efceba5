/// The places of a numbering at which carried items and placeholders are, in order, and which item each is.
struct DisplacedPlaces: Hashable, Sendable {
  struct Entry: Hashable, Sendable {
    var place: UpdatePlan.Place
    /// The place of the same item in the other numbering; nil for a placeholder, which is in none.
    var other: UpdatePlan.Place?
  }

  private(set) var entries: [Entry]

  init(_ entries: [Entry]) { self.entries = entries.sorted { $0.place < $1.place } }

  /// The index of the first entry that is not before a place.
  func firstIndex(notBefore place: UpdatePlan.Place) -> Int {
    var (low, high) = (0, entries.count)
    while low < high {
      let middle = low + (high - low) / 2
      if entries[middle].place < place { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// How many items before a place in its section are not carried.
  func rank(of place: UpdatePlan.Place) -> Int {
    let first = firstIndex(notBefore: UpdatePlan.Place(section: place.section, item: 0))
    return place.item - (firstIndex(notBefore: place) - first)
  }

  /// The number of the item in a section that has so many items before it that are not carried, and is not carried.
  func item(ofRank rank: Int, inSection section: Int) -> Int {
    let first = firstIndex(notBefore: UpdatePlan.Place(section: section, item: 0))
    var (low, high) = (first, firstIndex(notBefore: UpdatePlan.Place(section: section + 1, item: 0)))
    while low < high {
      let middle = low + (high - low) / 2
      if entries[middle].place.item - (middle - first) > rank { high = middle } else { low = middle + 1 }
    }
    return rank + low - first
  }

  /// The numbers that an item may get in a section so that so many items before it are not carried.
  func items(behindRank rank: Int, inSection section: Int) -> ClosedRange<Int> {
    let first = rank == 0 ? 0 : item(ofRank: rank - 1, inSection: section) + 1
    return first...item(ofRank: rank, inSection: section)
  }

  /// The same item in the other numbering; nil for a placeholder.
  func place(of place: UpdatePlan.Place, through others: DisplacedPlaces) -> UpdatePlan.Place? {
    let index = firstIndex(notBefore: place)
    if index < entries.count, entries[index].place == place { return entries[index].other }
    return UpdatePlan.Place(
      section: place.section, item: others.item(ofRank: rank(of: place), inSection: place.section))
  }
}
