/// Values by names that are never given out twice: a place in an array and a count of how often it was filled.
struct Slots<Value: Equatable & Codable & Sendable>: Equatable, Codable, Sendable {
  private(set) var values: [Value?] = []
  private(set) var generations: [UInt32] = []
  private(set) var free: [Int32] = []

  mutating func insert(_ value: Value) -> (slot: Int32, generation: UInt32) {
    if let slot = free.popLast() {
      values[Int(slot)] = value
      return (slot, generations[Int(slot)])
    }
    values.append(value)
    generations.append(0)
    return (Int32(values.count - 1), 0)
  }

  /// How many there are.
  var count: Int { values.count - free.count }

  func contains(_ slot: Int32, _ generation: UInt32) -> Bool {
    slot >= 0 && Int(slot) < values.count && generations[Int(slot)] == generation && values[Int(slot)] != nil
  }

  @discardableResult
  mutating func remove(_ slot: Int32, _ generation: UInt32) -> Value? {
    guard contains(slot, generation) else { return nil }
    let value = values[Int(slot)]
    values[Int(slot)] = nil
    generations[Int(slot)] &+= 1
    free.append(slot)
    return value
  }

  subscript(slot: Int32, generation: UInt32) -> Value? {
    contains(slot, generation) ? values[Int(slot)] : nil
  }

  subscript(slot: Int32) -> Value? {
    get { values[Int(slot)] }
    set { values[Int(slot)] = newValue }
  }

  /// Tells whether the arrays fit each other, as they do unless a decoder made them.
  var isConsistent: Bool {
    values.count == generations.count && values.count < Int(Int32.max)
      && free.allSatisfy { $0 >= 0 && Int($0) < values.count && values[Int($0)] == nil }
      && Set(free).count == free.count && values.count(where: { $0 == nil }) == free.count
  }
}
