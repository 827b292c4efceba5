/// Finds places of a list by identifier: open addressing in one flat array, which holds no identifiers itself.
///
/// An entry holds 32 bits of the hash value and a place, so that hardly any comparison is made in vain.
@usableFromInline struct IdentityTable {
  @usableFromInline var entries: [UInt64]
  @usableFromInline let mask: Int

  /// A table that stays at most half full with so many places.
  @inlinable init(capacity: Int) {
    var size = 4
    while size < 2 * capacity { size *= 2 }
    entries = [UInt64](repeating: 0, count: size)
    mask = size - 1
  }

  /// The bits of a hash value that an entry holds, where it holds them: the upper ones, since the lower ones choose its slot. A
  /// hash value of 32 bits is held whole.
  @inlinable static func mark(of hash: UInt) -> UInt64 {
    UInt64(truncatingIfNeeded: hash >> (UInt.bitWidth - 32)) << 32
  }

  /// Adds a place of `list`. The answer is a place that holds an equal identifier already: then nothing is added.
  @inlinable mutating func insert<ID: Hashable>(_ place: Int, of list: [ID]) -> Int? {
    let hash = UInt(bitPattern: list[place].hashValue)
    let mark = Self.mark(of: hash)
    var slot = Int(bitPattern: hash) & mask
    while entries[slot] != 0 {
      let entry = entries[slot]
      if entry & 0xFFFF_FFFF_0000_0000 == mark {
        let other = Int(entry & 0xFFFF_FFFF) - 1
        if list[other] == list[place] { return other }
      }
      slot = (slot + 1) & mask
    }
    entries[slot] = mark | UInt64(truncatingIfNeeded: place + 1)
    return nil
  }

  /// The place of an identifier in `list`, nil when it was not added.
  @inlinable func place<ID: Hashable>(of identifier: ID, in list: [ID]) -> Int? {
    let hash = UInt(bitPattern: identifier.hashValue)
    let mark = Self.mark(of: hash)
    var slot = Int(bitPattern: hash) & mask
    while entries[slot] != 0 {
      let entry = entries[slot]
      if entry & 0xFFFF_FFFF_0000_0000 == mark {
        let other = Int(entry & 0xFFFF_FFFF) - 1
        if list[other] == identifier { return other }
      }
      slot = (slot + 1) & mask
    }
    return nil
  }
}
