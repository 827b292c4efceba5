/// A sum that grows part by part, of which few parts are not zero.
struct SparseSum: Sendable {
  private var amounts: [Double] = []
  private var isPresent: [Bool] = []
  /// The parts that are present, in the order in which they came.
  private(set) var symbols: [Int32] = []

  mutating func grow(to count: Int) {
    guard amounts.count < count else { return }
    let more = count - amounts.count
    amounts.append(contentsOf: repeatElement(0, count: more))
    isPresent.append(contentsOf: repeatElement(false, count: more))
  }

  subscript(symbol: Int32) -> Double { amounts[Int(symbol)] }

  mutating func add(_ symbol: Int32, _ amount: Double) {
    amounts[Int(symbol)] += amount
    guard !isPresent[Int(symbol)] else { return }
    isPresent[Int(symbol)] = true
    symbols.append(symbol)
  }

  /// Takes a part out, and says what it was.
  mutating func take(_ symbol: Int32) -> Double {
    let amount = amounts[Int(symbol)]
    amounts[Int(symbol)] = 0
    return amount
  }

  mutating func clear() {
    for symbol in symbols {
      amounts[Int(symbol)] = 0
      isPresent[Int(symbol)] = false
    }
    symbols.removeAll(keepingCapacity: true)
  }
}
