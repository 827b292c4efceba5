import CollectionEngine

/// Cells that are filled and out of sight: those that have left a little while ago, and those made ahead. // C41
@MainActor struct ReadyCells {
  struct Entry {
    var key: ElementKey
    var cell: UICollectionViewCell
    /// Tells whether the cell has not been seen since it was filled.
    var isAhead: Bool
  }

  /// How many cells that have left are kept. Our choice: some lines of a grid; more would hold memory for nothing.
  static let maximumKept = 16

  /// The oldest first.
  private(set) var entries: [Entry] = []
  /// The keys of the entries, apart: they are searched for each cell that comes into sight, and cells are costly to touch.
  private var keys: [ElementKey] = []
  private var keptCount = 0

  var isEmpty: Bool { entries.isEmpty }

  /// Keeps a cell that has left.
  ///
  /// - Returns: the cell that is kept no longer in its place, if there are too many.
  mutating func keep(_ cell: UICollectionViewCell, of key: ElementKey) -> Entry? {
    entries.append(Entry(key: key, cell: cell, isAhead: false))
    keys.append(key)
    keptCount += 1
    return keptCount > Self.maximumKept ? takeOldestKept() : nil
  }

  /// Adds a cell that has been made ahead.
  mutating func add(_ cell: UICollectionViewCell, of key: ElementKey) {
    entries.append(Entry(key: key, cell: cell, isAhead: true))
    keys.append(key)
  }

  /// Tells whether there is a cell for an element.
  func contains(_ key: ElementKey) -> Bool { keys.contains(key) }

  /// The cell that was made ahead for an element; nil for any other.
  func preparedCell(of key: ElementKey) -> UICollectionViewCell? {
    guard let index = keys.firstIndex(of: key), entries[index].isAhead else { return nil }
    return entries[index].cell
  }

  /// The element for which a cell was made ahead; nil for any other.
  func key(ofPrepared cell: UICollectionViewCell) -> ElementKey? {
    entries.first { $0.cell === cell && $0.isAhead }?.key
  }

  /// The cell of an element, which is ready no longer: it comes into sight.
  mutating func take(_ key: ElementKey) -> Entry? {
    guard let index = keys.firstIndex(of: key) else { return nil }
    return remove(at: index)
  }

  /// The cell that has been kept longest, of those with an identifier: it is to be filled for another element.
  mutating func takeOldestKept(identifier: String) -> Entry? {
    guard keptCount > 0 else { return nil }
    for index in entries.indices where !entries[index].isAhead && entries[index].cell.reuseIdentifier == identifier {
      return remove(at: index)
    }
    return nil
  }

  /// All cells; there are none afterwards.
  mutating func takeAll() -> [Entry] {
    defer {
      entries.removeAll(keepingCapacity: true)
      keys.removeAll(keepingCapacity: true)
      keptCount = 0
    }
    return entries
  }

  /// Cells that were made ahead and are not expected any longer count as cells that have left.
  ///
  /// - Returns: a cell that is kept no longer, if there are too many; call again until there is none.
  mutating func giveUpPrepared(where isUnexpected: (ElementKey) -> Bool) -> Entry? {
    for index in entries.indices where entries[index].isAhead && isUnexpected(entries[index].key) {
      entries[index].isAhead = false
      keptCount += 1
    }
    return keptCount > Self.maximumKept ? takeOldestKept() : nil
  }

  // Not by closures, at whose beginning the actor would be looked up.
  private mutating func takeOldestKept() -> Entry? {
    for index in entries.indices where !entries[index].isAhead { return remove(at: index) }
    return nil
  }

  private mutating func remove(at index: Int) -> Entry {
    let entry = entries.remove(at: index)
    keys.remove(at: index)
    if !entry.isAhead { keptCount -= 1 }
    return entry
  }
}
