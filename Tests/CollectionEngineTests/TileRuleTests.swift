import CollectionEngine
import Foundation
import TestSupport
import Testing

@Suite struct TileRuleTests {
  /// Offset and the tiles measured, or carried on, for a viewport 200 wide and 300 high.
  @Test(arguments: [
    (0.0, 0.0, 300.0),
    (40.0, 0.0, 600.0),
    (299.667, 0.0, 600.0),
    (300.0, 300.0, 300.0),
    (300.333, 300.0, 600.0),
    (900.0, 900.0, 300.0),
    (-0.333, -300.0, 600.0),
    (-300.0, -300.0, 300.0),
    (-301.0, -600.0, 600.0),
  ])
  func `The layout is asked about whole tiles of the viewport's height`(y: Double, top: Double, height: Double) {
    // C6
    let rect = TileRule.queryRect(for: CGRect(x: 0, y: y, width: 200, height: 300))
    #expect(rect == CGRect(x: 0, y: top, width: 200, height: height))
  }

  @Test func `Both axes have tiles of their own`() {
    let rect = TileRule.queryRect(for: CGRect(x: 250, y: 300, width: 200, height: 300))
    #expect(rect == CGRect(x: 200, y: 300, width: 400, height: 300))
  }

  @Test func `An axis switched off keeps the bounds`() {
    let rect = TileRule.queryRect(for: CGRect(x: -7, y: 10, width: 200, height: 300), horizontally: false)
    #expect(rect == CGRect(x: -7, y: 0, width: 200, height: 600))
  }

  @Test func `Bounds without area have no tiles`() {
    let rect = TileRule.queryRect(for: CGRect(x: 5, y: 7, width: 0, height: 0))
    #expect(rect == CGRect(x: 5, y: 7, width: 0, height: 0))
  }

  @Test func `Multiples of a fractional length are exact tiles`() {
    let height: CGFloat = 812.0 / 3
    for tile in -2_000..<2_000 {
      let start = CGFloat(tile) * height
      let rect = TileRule.queryRect(for: CGRect(x: 0, y: start, width: 100, height: height))
      #expect(rect.minY == start)
      #expect(rect.height == height)
    }
  }

  @Test func `The tiles hold the bounds`() {
    var random = SeededGenerator(seed: 1)
    for _ in 0..<2_000 {
      let bounds = CGRect(
        x: Double.random(in: -5_000...5_000, using: &random), y: Double.random(in: -1e7...1e7, using: &random),
        width: Double.random(in: 1...900, using: &random), height: Double.random(in: 1...900, using: &random))
      let rect = TileRule.queryRect(for: bounds)
      #expect(rect.minX <= bounds.minX && rect.minY <= bounds.minY)
      #expect(rect.maxX >= bounds.maxX - 1e-9 && rect.maxY >= bounds.maxY - 1e-7)
      #expect(rect.width <= 2 * bounds.width + 1e-6 && rect.height <= 2 * bounds.height + 1e-6)
    }
  }

  @Test func `Bounds that are not finite stop`() async {
    await #expect(processExitsWith: .failure) {
      _ = TileRule.queryRect(for: CGRect(x: 0, y: Double.nan, width: 1, height: 1))
    }
  }
}
