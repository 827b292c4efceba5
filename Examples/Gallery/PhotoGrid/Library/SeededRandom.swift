/// Numbers that look random and are the same for the same seed, on every machine and with every compiler.
struct SeededRandom {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  /// SplitMix64: Steele, Lea and Flood, "Fast splittable pseudorandom number generators", 2014.
  private mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number in a range.
  mutating func number(_ range: ClosedRange<Double>) -> Double {
    // 53 bits are what a Double holds exactly.
    let unit = Double(next() >> 11) / Double(1 << 53)
    return range.lowerBound + unit * (range.upperBound - range.lowerBound)
  }

  /// An index below `count`, which must be above zero.
  mutating func index(below count: Int) -> Int { Int(next() % UInt64(count)) }

  /// One of the elements of a list that is not empty.
  mutating func element<Element>(of list: [Element]) -> Element { list[index(below: list.count)] }

  /// Tells whether something happens that has a probability, 0 to 1.
  mutating func happens(_ probability: Double) -> Bool { number(0...1) < probability }
}
