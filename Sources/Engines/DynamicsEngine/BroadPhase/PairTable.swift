/// Numbers by a key of two numbers: whether a pair is known, and how many contacts it has.
///
/// Open addressing in two flat arrays, without tombstones: what follows a removed entry moves up. Nothing depends on the
/// order of the entries.
struct PairTable: Equatable, Codable, Sendable {
  private(set) var keys: [UInt64] = []
  private(set) var values: [Int32] = []
  private(set) var count = 0

  /// No pair has this key: two different things have different numbers.
  private static let none = UInt64.max

  @inline(__always)
  static func key(_ a: Int32, _ b: Int32) -> UInt64 {
    UInt64(UInt32(bitPattern: a)) << 32 | UInt64(UInt32(bitPattern: b))
  }

  @inline(__always)
  private func home(of key: UInt64) -> Int {
    // Fibonacci hashing, after folding the two halves together.
    let mixed = (key ^ (key >> 29)) &* 0x9E37_79B9_7F4A_7C15
    return Int(mixed >> 20) & (keys.count - 1)
  }

  private func place(of key: UInt64) -> Int? {
    guard !keys.isEmpty else { return nil }
    var index = home(of: key)
    while keys[index] != Self.none {
      if keys[index] == key { return index }
      index = (index + 1) & (keys.count - 1)
    }
    return nil
  }

  func contains(_ key: UInt64) -> Bool { place(of: key) != nil }

  /// Adds `amount` to a pair's number and answers the new one; a pair whose number is 0 is not kept.
  @discardableResult
  mutating func add(_ amount: Int32, to key: UInt64) -> Int32 {
    if let index = place(of: key) {
      values[index] += amount
      let result = values[index]
      if result <= 0 { remove(at: index) }
      return result
    }
    guard amount > 0 else { return 0 }
    if 2 * (count + 1) > keys.count { grow() }
    put(key, amount)
    return amount
  }

  mutating func remove(_ key: UInt64) {
    if let index = place(of: key) { remove(at: index) }
  }

  /// Tells whether every entry is found from its home, as it is unless a decoder made them.
  var isConsistent: Bool {
    guard keys.count == values.count, keys.isEmpty || keys.count & (keys.count - 1) == 0,
      (0...keys.count / 2).contains(count)
    else { return false }
    let used = keys.indices.filter { keys[$0] != Self.none }
    return used.count == count && used.allSatisfy { place(of: keys[$0]) == $0 && values[$0] > 0 }
  }

  private mutating func put(_ key: UInt64, _ value: Int32) {
    var index = home(of: key)
    while keys[index] != Self.none { index = (index + 1) & (keys.count - 1) }
    keys[index] = key
    values[index] = value
    count += 1
  }

  private mutating func remove(at place: Int) {
    let mask = keys.count - 1
    var hole = place
    var index = (hole + 1) & mask
    while keys[index] != Self.none {
      // An entry may move up unless its home lies between the hole and itself.
      let distanceFromHome = (index - home(of: keys[index])) & mask
      if distanceFromHome >= (index - hole) & mask {
        keys[hole] = keys[index]
        values[hole] = values[index]
        hole = index
      }
      index = (index + 1) & mask
    }
    keys[hole] = Self.none
    values[hole] = 0
    count -= 1
  }

  private mutating func grow() {
    let oldKeys = keys
    let oldValues = values
    let capacity = max(16, oldKeys.count * 2)
    keys = Array(repeating: Self.none, count: capacity)
    values = Array(repeating: 0, count: capacity)
    count = 0
    for index in oldKeys.indices where oldKeys[index] != Self.none { put(oldKeys[index], oldValues[index]) }
  }
}
