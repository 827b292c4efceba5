import Foundation
import TestSupport
import Testing

@testable import PlaneGeometry

struct RectIndexFuzzTests {
  /// Rects of whole numbers in a small field, so that edges coincide often; one in eight has no width or no height.
  private func randomRect(_ random: inout SeededGenerator, field: Int) -> CGRect {
    let flat = Int.random(in: 0..<16, using: &random)
    let width = flat == 0 ? 0 : Int.random(in: 0...field / 8, using: &random)
    let height = flat == 1 ? 0 : Int.random(in: 0...field / 8, using: &random)
    return CGRect(
      x: Int.random(in: -field...field, using: &random), y: Int.random(in: -field...field, using: &random),
      width: width, height: height)
  }

  private func check(
    _ index: RectIndex, against rects: [Int: CGRect], _ random: inout SeededGenerator, field: Int
  ) {
    let query = randomRect(&random, field: field).insetBy(dx: -CGFloat(field / 16), dy: -CGFloat(field / 16))
    var found: [Int] = []
    index.query(query, into: &found)
    #expect(found == rects.filter { $0.value.overlaps(query) }.keys.sorted())
  }

  @Test(arguments: [1, 2, 3, 7, 32, 33, 500, 3000])
  func `Built at once, it finds what a look at every rect finds`(count: Int) {
    for field in [8, 40, 1000] {
      var random = SeededGenerator(seed: UInt64(count * 10_007 + field))
      let rects = (0..<count).map { _ in randomRect(&random, field: field) }
      let index = RectIndex(rects)
      let pairs = Dictionary(uniqueKeysWithValues: rects.enumerated().map { ($0.offset, $0.element) })
      for _ in 0..<20 {
        check(index, against: pairs, &random, field: field)
      }
    }
  }

  @Test(arguments: [1, 2, 3, 4, 5, 6] as [UInt64])
  func `After any changes it finds what a look at every rect finds, and stays balanced`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let field = 200
    var rects: [Int: CGRect] = [:]
    var index = RectIndex()
    if seed.isMultiple(of: 2) {
      let start = (0..<100).map { _ in randomRect(&random, field: field) }
      index = RectIndex(start)
      for (key, rect) in start.enumerated() { rects[key] = rect }
    }
    for step in 0..<1500 {
      let key = Int.random(in: 0..<150, using: &random)
      let rect = randomRect(&random, field: field)
      if rects[key] == nil {
        index.insert(rect, for: key)
        rects[key] = rect
      } else if Int.random(in: 0..<3, using: &random) == 0 {
        index.remove(key)
        rects[key] = nil
      } else {
        index.update(rect, for: key)
        rects[key] = rect
      }
      if step.isMultiple(of: 5) { check(index, against: rects, &random, field: field) }
      if step.isMultiple(of: 100) { checkStructure(index, rects) }
    }
    #expect(index.count == rects.count)
    for key in rects.keys.sorted() { index.remove(key) }
    #expect(index.isEmpty)
    #expect(index.vacant.count == index.nodes.count)
  }

  /// Every box holds its children's, every link leads back, and siblings differ by one step at most.
  private func checkStructure(_ index: RectIndex, _ rects: [Int: CGRect]) {
    var leaves = 0
    func walk(_ number: Int32, parent: Int32) {
      let node = index.nodes[Int(number)]
      #expect(node.parent == parent)
      guard !node.isLeaf else {
        leaves += 1
        #expect(node.height == 0)
        #expect(rects[Int(node.right)].map { RectBox($0) } == node.box)
        return
      }
      let left = index.nodes[Int(node.left)]
      let right = index.nodes[Int(node.right)]
      #expect(node.box == left.box.union(right.box))
      #expect(node.height == max(left.height, right.height) + 1)
      #expect(abs(left.height - right.height) <= 1)
      walk(node.left, parent: number)
      walk(node.right, parent: number)
    }
    if index.root != RectIndex.none { walk(index.root, parent: RectIndex.none) }
    #expect(leaves == rects.count)
  }

  @Test func `The same changes give the same tree`() {
    func make() -> RectIndex {
      var random = SeededGenerator(seed: 99)
      var index = RectIndex((0..<200).map { _ in randomRect(&random, field: 300) })
      for key in 0..<200 { index.update(randomRect(&random, field: 300), for: key) }
      return index
    }
    let (first, second) = (make(), make())
    #expect(first.nodes.map(\.box) == second.nodes.map(\.box))
    #expect(first.leaves == second.leaves)
  }
}
