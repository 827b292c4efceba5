/// Sums of numbers of which most are zero: how much longer than usual groups are, all together, before any of them.
///
/// Setting one and summing up cost a logarithm of their count. Takes memory from the first number on that is not zero.
struct LengthSums: Equatable, Sendable {
  let count: Int
  private(set) var total = 0.0
  /// A binary indexed tree: entry n - 1 has the sum of as many numbers before n as the lowest bit of n says.
  private var tree: [Double] = []

  init(count: Int) { self.count = count }

  mutating func add(_ length: Double, at index: Int) {
    guard length != 0 else { return }
    if tree.isEmpty { tree = [Double](repeating: 0, count: count) }
    total += length
    var place = index + 1
    while place <= count {
      tree[place - 1] += length
      place += place & -place
    }
  }

  /// The sum of the numbers before an index.
  func sum(before index: Int) -> Double {
    guard !tree.isEmpty else { return 0 }
    var sum = 0.0
    var place = min(index, count)
    while place > 0 {
      sum += tree[place - 1]
      place -= place & -place
    }
    return sum
  }
}
