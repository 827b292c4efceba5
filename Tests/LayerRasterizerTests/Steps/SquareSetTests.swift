import Testing

@testable import LayerRasterizer

/// Squares of a drawing, 16 pixels wide.
@Suite struct SquareSetTests {
  @Test func `a rectangle brings in the squares that it touches, each once`() {
    var set = SquareSet(width: 100, height: 40)
    set.insert(PixelRect(minX: 15, minY: 0, maxX: 33, maxY: 16))
    #expect((0..<21).filter { set.contains($0) } == [0, 1, 2])
    set.insert(PixelRect(minX: 16, minY: 10, maxX: 17, maxY: 40))
    #expect((0..<21).filter { set.contains($0) } == [0, 1, 2, 8, 15])
    #expect(set.count == 5)
    #expect(set.bounds == PixelRect(minX: 0, minY: 0, maxX: 48, maxY: 40))
  }

  @Test func `what lies outside brings in nothing`() {
    var set = SquareSet(width: 100, height: 40)
    set.insert(PixelRect(minX: 100, minY: 0, maxX: 300, maxY: 40))
    set.insert(PixelRect(minX: -50, minY: -50, maxX: 0, maxY: 90))
    #expect(set.isEmpty)
    #expect(set.bounds == .empty)
  }

  @Test func `all of them contain the others, and are most of them`() {
    let all = SquareSet.all(width: 100, height: 40)
    var some = SquareSet(width: 100, height: 40)
    some.insert(PixelRect(minX: 0, minY: 0, maxX: 100, maxY: 32))
    #expect(all.isAll && all.isMost && all.contains(some) && !some.contains(all))
    #expect(some.count == 14 && !some.isMost)
    some.insert(PixelRect(minX: 0, minY: 32, maxX: 32, maxY: 33))
    #expect(some.isMost && !some.isAll)
    #expect(all.bounds == PixelRect(minX: 0, minY: 0, maxX: 100, maxY: 40))
  }
}
