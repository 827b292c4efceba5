import CollectionEngine
import Foundation
import TestSupport
import Testing

/// Where arrows go in content that scrolls either way, for the page to go the same ways: `Tests/PageTests/order.test.mjs`.
@Suite struct FocusVectorTests {
  private struct Vector: Encodable {
    var places: [[Int]]
    var from: Int
    var direction: String
    var isSideways: Bool
    var next: Int
  }

  /// Boxes as left, top, width and height in even points: the page takes what is less than half a point ahead for a neighbour.
  private static let knownPlaces: [[[Int]]] = [
    // A grid, a grid whose last row is shorter, and columns of a grid that scrolls sideways, the last one shorter.
    (0..<9).map { [110 * ($0 % 3), 110 * ($0 / 3), 100, 100] },
    (0..<5).map { [110 * ($0 % 3), 110 * ($0 / 3), 100, 100] },
    (0..<7).map { [110 * ($0 / 3), 110 * ($0 % 3), 100, 100] },
    // A row of cards of several heights, and cards beside a tall one.
    [[0, 0, 100, 100], [110, 0, 100, 240], [220, 0, 100, 100]],
    [[0, 0, 100, 320], [110, 0, 100, 100], [110, 110, 100, 100], [110, 220, 100, 100]],
    // Corners that touch, and two that are equally good.
    [[0, 0, 40, 20], [40, 20, 40, 20], [300, 0, 40, 20]],
    [[0, 0, 40, 20], [60, 0, 40, 20], [60, 0, 40, 20]],
  ]

  /// Boxes that lie anywhere, and over each other.
  private static func randomPlaces(_ seed: Int) -> [[Int]] {
    var generator = SeededGenerator(seed: seed)
    func even(_ range: ClosedRange<Int>) -> Int { 2 * Int.random(in: range, using: &generator) }
    return (0..<Int.random(in: 2...9, using: &generator)).map { _ in
      [even(0...150), even(0...150), even(5...60), even(5...60)]
    }
  }

  private static let words: [(FocusSearch.Direction, String)] = [
    (.up, "up"), (.down, "down"), (.left, "left"), (.right, "right"),
  ]

  private static func vectors(_ places: [[Int]], from: Int) -> [Vector] {
    let frames = places.map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) }
    return words.flatMap { direction, word in
      [false, true].map { isSideways in
        let next = FocusSearch.nearest(
          from: frames[from], among: frames, towards: direction,
          isBesideOnly: direction.isAcross(contentThatScrollsSideways: isSideways))
        return Vector(places: places, from: from, direction: word, isSideways: isSideways, next: next ?? -1)
      }
    }
  }

  @Test func `The page is tried with the ways that this rule goes`() throws {
    let known = Self.knownPlaces.flatMap { places in places.indices.flatMap { Self.vectors(places, from: $0) } }
    let random = (0..<60).flatMap { Self.vectors(Self.randomPlaces($0), from: 0) }
    try PageFile("Tests/PageTests/focus.vectors.json").expect(try PageFile.lines(known + random))
  }

  @Test func `In content that scrolls down, only what is beside counts to the sides, and the other way round`() {
    let from = CGRect(x: 0, y: 0, width: 100, height: 100)
    let askew = CGRect(x: 110, y: 110, width: 100, height: 100)
    #expect(FocusSearch.nearest(from: from, among: [askew], towards: .right) == 0)
    #expect(FocusSearch.nearest(from: from, among: [askew], towards: .right, isBesideOnly: true) == nil)
    #expect(
      FocusSearch.Direction.allCases.filter { $0.isAcross(contentThatScrollsSideways: false) } == [.left, .right])
    #expect(FocusSearch.Direction.allCases.filter { $0.isAcross(contentThatScrollsSideways: true) } == [.up, .down])
  }
}
