import Foundation
import Testing

@testable import PlaneGeometry

struct RectIndexTests {
  /// A column of rects, 100 wide and 10 high, one below the other.
  private func column(_ count: Int) -> [CGRect] {
    (0..<count).map { CGRect(x: 0, y: $0 * 10, width: 100, height: 10) }
  }

  private func keys(_ index: RectIndex, _ rect: CGRect) -> [Int] {
    var keys: [Int] = []
    index.query(rect, into: &keys)
    return keys
  }

  @Test func `An empty index finds nothing`() {
    #expect(RectIndex().isEmpty)
    #expect(RectIndex([]).isEmpty)
    #expect(RectIndex().bounds.isNull)
    #expect(keys(RectIndex(), .infinite) == [])
  }

  @Test func `A query finds what it overlaps, in ascending order`() {
    let index = RectIndex(column(10))
    #expect(index.count == 10)
    #expect(keys(index, CGRect(x: 0, y: 25, width: 10, height: 20)) == [2, 3, 4])
    #expect(keys(index, CGRect(x: 0, y: 20, width: 10, height: 20)) == [2, 3])
    #expect(keys(index, CGRect(x: 100, y: 0, width: 10, height: 100)) == [])
    #expect(keys(index, .infinite) == [0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
    #expect(keys(index, .null) == [])
  }

  @Test func `A point finds the one rect it lies in`() {
    let index = RectIndex(column(10))
    #expect(keys(index, CGRect(x: 50, y: 20, width: 0, height: 0)) == [2])
    #expect(keys(index, CGRect(x: 0, y: 0, width: 0, height: 0)) == [0])
    #expect(keys(index, CGRect(x: 100, y: 20, width: 0, height: 0)) == [])
  }

  @Test func `A rect without area is found by the one tile it lies in`() {
    var index = RectIndex()
    index.insert(CGRect(x: 0, y: 100, width: 50, height: 0), for: 7)
    #expect(keys(index, CGRect(x: 0, y: 0, width: 100, height: 100)) == [])
    #expect(keys(index, CGRect(x: 0, y: 100, width: 100, height: 100)) == [7])
  }

  @Test func `What the array holds already stays in front`() {
    let index = RectIndex(column(10))
    var found = [9, 1]
    index.query(CGRect(x: 0, y: 25, width: 10, height: 20), into: &found)
    #expect(found == [9, 1, 2, 3, 4])
  }

  @Test func `An array with room is only written to`() {
    let index = RectIndex((0..<1000).map { CGRect(x: $0 % 40 * 10, y: $0 / 40 * 10, width: 10, height: 10) })
    var found: [Int] = []
    found.reserveCapacity(1000)
    let place = found.withUnsafeBufferPointer { $0.baseAddress }
    for _ in 0..<3 {
      found.removeAll(keepingCapacity: true)
      index.query(.infinite, into: &found)
      #expect(found == Array(0..<1000))
      #expect(found.withUnsafeBufferPointer { $0.baseAddress } == place)
    }
  }

  @Test func `A rect that is inserted is found, and no longer when removed`() {
    var index = RectIndex(column(3))
    index.insert(CGRect(x: 0, y: 15, width: 10, height: 10), for: 5)
    #expect(index.contains(5))
    #expect(!index.contains(4))
    #expect(!index.contains(-1))
    #expect(index.count == 4)
    #expect(keys(index, CGRect(x: 0, y: 15, width: 10, height: 10)) == [1, 2, 5])
    index.remove(1)
    #expect(!index.contains(1))
    #expect(index.count == 3)
    #expect(keys(index, CGRect(x: 0, y: 15, width: 10, height: 10)) == [2, 5])
  }

  @Test func `An updated rect is found in its new place only`() {
    var index = RectIndex(column(10))
    index.update(CGRect(x: 0, y: 1000, width: 10, height: 10), for: 3)
    #expect(keys(index, CGRect(x: 0, y: 25, width: 10, height: 20)) == [2, 4])
    #expect(keys(index, CGRect(x: 0, y: 1005, width: 1, height: 1)) == [3])
    #expect(index.bounds == CGRect(x: 0, y: 0, width: 100, height: 1010))
    index.update(CGRect(x: 0, y: 30, width: 10, height: 10), for: 3)
    #expect(index.bounds == CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(index.count == 10)
  }

  @Test func `The last rect can go and another come`() {
    var index = RectIndex([CGRect(x: 0, y: 0, width: 1, height: 1)])
    index.update(CGRect(x: 5, y: 5, width: 1, height: 1), for: 0)
    #expect(index.bounds == CGRect(x: 5, y: 5, width: 1, height: 1))
    index.remove(0)
    #expect(index.isEmpty)
    #expect(index.bounds.isNull)
    index.insert(CGRect(x: 2, y: 2, width: 1, height: 1), for: 0)
    #expect(keys(index, .infinite) == [0])
    index.removeAll()
    #expect(index.isEmpty)
    #expect(!index.contains(0))
    #expect(keys(index, .infinite) == [])
  }

  @Test func `Many equal rects are all found`() {
    let rect = CGRect(x: 1, y: 1, width: 1, height: 1)
    let index = RectIndex(Array(repeating: rect, count: 100))
    #expect(keys(index, rect) == Array(0..<100))
    #expect(index.nodes.map(\.height).max() == 7)
  }

  @Test func `Memory of removed rects is used again`() {
    var index = RectIndex(column(100))
    let nodes = index.nodes.count
    for round in 0..<50 {
      index.remove(round)
      index.insert(CGRect(x: 0, y: round, width: 5, height: 5), for: round)
    }
    #expect(index.nodes.count == nodes)
  }

  @Test func `A copy does not change with its original`() {
    var index = RectIndex(column(3))
    let copy = index
    index.remove(0)
    #expect(keys(copy, .infinite) == [0, 1, 2])
  }
}
