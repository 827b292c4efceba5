/// Keeps what was made, up to a number of bytes in each of two generations.
///
/// What is used moves to the young generation; when that is full it becomes the old one, and what was old is forgotten.
struct TileCache<Key: Hashable, Tile: AnyObject> {
  private let limit: Int
  private var young: [Key: (tile: Tile, size: Int)] = [:]
  private var old: [Key: (tile: Tile, size: Int)] = [:]
  private var youngSize = 0
  private var oldSize = 0

  init(limit: Int) { self.limit = limit }

  /// How many bytes are kept: at most twice the limit.
  var size: Int { youngSize + oldSize }

  mutating func tile(for key: Key, make: () -> (tile: Tile, size: Int)?) -> Tile? {
    if let found = young[key] { return found.tile }
    if let found = old.removeValue(forKey: key) {
      oldSize -= found.size
      keep(found, for: key)
      return found.tile
    }
    guard let made = make() else { return nil }
    // What alone is larger than all may be is not kept.
    if made.size <= limit { keep(made, for: key) }
    return made.tile
  }

  private mutating func keep(_ entry: (tile: Tile, size: Int), for key: Key) {
    if youngSize + entry.size > limit {
      (old, oldSize) = (young, youngSize)
      (young, youngSize) = ([:], 0)
    }
    young[key] = entry
    youngSize += entry.size
  }
}
