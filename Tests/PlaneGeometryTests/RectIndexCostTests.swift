import Foundation
import TestSupport
import Testing

@testable import PlaneGeometry

/// What a query costs, counted in boxes looked at and never in time.
struct RectIndexCostTests {
  private func grid(rows: Int, columns: Int) -> [CGRect] {
    (0..<rows * columns).map { CGRect(x: $0 % columns * 100, y: $0 / columns * 100, width: 100, height: 100) }
  }

  @Test func `A screenful of a hundred thousand cells costs a few boxes for each cell`() {
    let index = RectIndex(grid(rows: 33_334, columns: 3))
    var found: [Int] = []
    let visited = index.search(CGRect(x: 0, y: 1_600_050, width: 300, height: 800), into: &found)
    #expect(found == Array(48_000..<48_027))
    #expect(visited < 200)
  }

  @Test func `Four times the cells cost hardly more`() {
    let small = RectIndex(grid(rows: 64, columns: 64))
    let large = RectIndex(grid(rows: 128, columns: 128))
    let query = CGRect(x: 3050, y: 3050, width: 200, height: 200)
    var found: [Int] = []
    let inSmall = small.search(query, into: &found)
    let inLarge = large.search(query, into: &found)
    #expect(found.count == 18)
    #expect(inLarge <= inSmall + 8)
  }

  @Test func `Rects inserted one by one in order make a tree about as good as one built at once`() {
    var index = RectIndex()
    for (key, rect) in grid(rows: 1000, columns: 3).enumerated() { index.insert(rect, for: key) }
    var found: [Int] = []
    let visited = index.search(CGRect(x: 0, y: 50_050, width: 300, height: 800), into: &found)
    #expect(found == Array(1500..<1527))
    #expect(visited < 200)
  }

  @Test func `After every rect has moved far away a query is still cheap`() {
    var index = RectIndex(grid(rows: 1000, columns: 3))
    for (key, rect) in grid(rows: 1000, columns: 3).enumerated() {
      index.update(rect, for: key * 7 % 3000 == key ? key : (key * 7919) % 3000)
    }
    var found: [Int] = []
    let visited = index.search(CGRect(x: 0, y: 50_050, width: 300, height: 800), into: &found)
    #expect(visited < 300)
    #expect(found == found.sorted())
  }

  @Test func `Sorting in place sorts what a shuffle leaves, and only from the start given`() {
    var random = SeededGenerator(seed: 5)
    for count in [0, 1, 2, 23, 24, 25, 26, 100, 1000] {
      var numbers = [7, 3] + (0..<count).shuffled(using: &random)
      numbers.withUnsafeMutableBufferPointer { AscendingOrder.sort($0, from: 2) }
      #expect(numbers == [7, 3] + Array(0..<count))
    }
  }
}
