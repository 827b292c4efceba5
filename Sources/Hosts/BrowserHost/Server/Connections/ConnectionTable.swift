#if BrowserHost
/// The connections that are open, and who makes room when one more comes.
///
/// Anybody can open connections and say nothing. They cost little, but there can only be so many: so a silent one is
/// good for as long as nobody else needs its place.
struct ConnectionTable {
  /// The result for a connection that has come.
  struct Admission: Equatable {
    /// The number of the connection; nil for one that is not let in.
    var number: Int?
    /// The connection that is closed for it.
    var closed: Int?
  }

  private struct Entry {
    var address: String?
    var stage = ConnectionStage.silent
    /// When it came to its stage, counted.
    var since: Int
  }

  private let limit: Int
  private let silentLimit: Int
  private var entries: [Int: Entry] = [:]
  private var last = 0

  /// - Parameters:
  ///   - limit: how many connections there may be.
  ///   - silentLimit: how many of one address may be silent.
  init(limit: Int, silentLimit: Int) {
    self.limit = limit
    self.silentLimit = silentLimit
  }

  /// How many there are.
  var count: Int { entries.count }

  /// Lets a connection in where there is room, or where another has to go.
  ///
  /// - Parameter address: where it is from; nil where all come from the same, as behind a proxy: only ``limit`` holds.
  mutating func admit(from address: String?) -> Admission {
    var closed: Int?
    let silent = address == nil ? [] : entries.filter { $0.value.stage == .silent && $0.value.address == address }
    if silent.count >= max(silentLimit, 1) {
      closed = oldest(of: silent)
    } else if entries.count >= limit {
      closed = oldest(in: .silent) ?? oldest(in: .idle)
      guard closed != nil else { return Admission() }
    }
    if let closed { entries[closed] = nil }
    last += 1
    entries[last] = Entry(address: address, since: last)
    return Admission(number: last, closed: closed)
  }

  /// A connection has come to a stage.
  mutating func move(_ number: Int, to stage: ConnectionStage) {
    guard let old = entries[number]?.stage, old != stage else { return }
    last += 1
    entries[number]?.stage = stage
    entries[number]?.since = last
  }

  /// A connection has ended. Without effect on one that was closed for another.
  mutating func remove(_ number: Int) { entries[number] = nil }

  /// The oldest in a stage, of the address that has the most there.
  private func oldest(in stage: ConnectionStage) -> Int? {
    let candidates = Dictionary(grouping: entries.filter { $0.value.stage == stage }) { $0.value.address }
    // Of addresses that have equally many the one that has had one the longest.
    let firsts = candidates.values.compactMap { some in oldest(of: some).map { (count: some.count, number: $0) } }
    return firsts.max { left, right in
      (left.count, entries[right.number]?.since ?? 0) < (right.count, entries[left.number]?.since ?? 0)
    }?.number
  }

  private func oldest(of some: some Sequence<(key: Int, value: Entry)>) -> Int? {
    some.min { $0.value.since < $1.value.since }?.key
  }
}
#endif
