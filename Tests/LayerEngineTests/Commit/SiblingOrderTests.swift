import TestSupport
import Testing

@testable import LayerEngine

struct SiblingOrderTests {
  private func kept(_ old: [UInt32], _ new: [UInt32]) -> [UInt32] {
    let kept = SiblingOrder.kept(from: old.map { id($0) }, in: new.map { id($0) })
    return new.indices.filter { kept[$0] }.map { new[$0] }
  }

  @Test func `The same order keeps all`() {
    #expect(kept([], []) == [])
    #expect(kept([1, 2, 3], [1, 2, 3]) == [1, 2, 3])
  }

  @Test func `What is new is not kept`() {
    #expect(kept([], [1, 2]) == [])
    #expect(kept([1, 2], [1, 3, 2]) == [1, 2])
    #expect(kept([1, 2], [3, 1, 2, 4]) == [1, 2])
  }

  @Test func `What is removed disturbs nothing`() {
    #expect(kept([1, 2, 3, 4], []) == [])
    #expect(kept([1, 2, 3, 4], [1, 4]) == [1, 4])
    #expect(kept([1, 2, 3, 4], [2, 3]) == [2, 3])
  }

  @Test func `One that moves is the only one not kept`() {
    #expect(kept([1, 2, 3, 4, 5], [2, 3, 4, 5, 1]) == [2, 3, 4, 5])
    #expect(kept([1, 2, 3, 4, 5], [5, 1, 2, 3, 4]) == [1, 2, 3, 4])
    #expect(kept([1, 2, 3, 4, 5], [1, 3, 4, 2, 5]) == [1, 3, 4, 5])
  }

  @Test func `The reverse order keeps one`() {
    #expect(kept([1, 2, 3, 4, 5], [5, 4, 3, 2, 1]).count == 1)
  }

  @Test func `As many are kept as can be, whatever the order`() {
    for seed in 0..<400 {
      var random = SeededGenerator(seed: UInt64(seed))
      let all = (1...9).map { UInt32($0) }
      let old = Array(all.shuffled(using: &random).prefix(random.below(8)))
      let new = Array(all.shuffled(using: &random).prefix(random.below(8)))
      let result = kept(old, new)
      let places = result.map { old.firstIndex(of: $0) ?? -1 }
      #expect(zip(places, places.dropFirst()).allSatisfy { $0 < $1 } && !places.contains(-1), "seed \(seed)")
      #expect(result.count == longestCommonSubsequence(old, new), "seed \(seed)")
    }
  }

  /// Its length, by the textbook's table.
  private func longestCommonSubsequence(_ left: [UInt32], _ right: [UInt32]) -> Int {
    var table = [[Int]](repeating: [Int](repeating: 0, count: right.count + 1), count: left.count + 1)
    for (row, a) in left.enumerated() {
      for (column, b) in right.enumerated() {
        table[row + 1][column + 1] =
          a == b ? table[row][column] + 1 : max(table[row][column + 1], table[row + 1][column])
      }
    }
    return table[left.count][right.count]
  }
}
