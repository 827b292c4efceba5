/// A set of touch slots, 0 to 63.
public struct TouchSet: OptionSet, Hashable, Sendable {
  /// The bits; bit n stands for slot n.
  public var rawValue: UInt64

  /// A set from its bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// The set of one slot, which must be 0 to 63.
  public init(slot: Int) {
    guard slot >= 0 && slot < Self.capacity else {
      fatalError(
        "Touch slot \(slot) is not one of 0 to \(Self.capacity - 1): take the slots of new touches from firstFreeSlot.")
    }
    rawValue = 1 << UInt64(slot)
  }

  /// How many touches there can be at a time.
  public static let capacity = 64

  /// Tells whether a slot is in the set.
  public func contains(slot: Int) -> Bool { contains(TouchSet(slot: slot)) }

  /// The lowest slot that is not in the set; nil when all are.
  public var firstFreeSlot: Int? { rawValue == .max ? nil : (~rawValue).trailingZeroBitCount }

  /// Calls `body` with each slot, ascending.
  public func forEachSlot(_ body: (Int) -> Void) {
    var bits = rawValue
    while bits != 0 {
      body(bits.trailingZeroBitCount)
      bits &= bits - 1
    }
  }
}
