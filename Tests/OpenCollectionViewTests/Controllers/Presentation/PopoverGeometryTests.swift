import Foundation
import PlaneGeometry
import Testing

@testable import OpenCollectionView

/// Where popovers lie, and where their arrows point.
@MainActor struct PopoverGeometryTests {
  private let room = CGRect(x: 10, y: 10, width: 1004, height: 748)
  private let size = CGSize(width: 320, height: 400)

  private func geometry(
    _ source: CGRect, size: CGSize? = nil, permitted: UIPopoverArrowDirection = .any, room: CGRect? = nil,
    overlaps: Bool = false
  ) -> PopoverGeometry {
    PopoverGeometry(
      room: room ?? self.room, source: source, size: size ?? self.size, permitted: permitted, overlapsSource: overlaps)
  }

  nonisolated struct Place: Sendable {
    var source: CGRect
    var permitted = UIPopoverArrowDirection.any
    var direction: UIPopoverArrowDirection
    var bubble: CGRect
    var tip: CGPoint
  }

  nonisolated private static let places = [
    // Below, as long as there is room for all of it.
    Place(
      source: CGRect(x: 400, y: 100, width: 100, height: 40), direction: .up,
      bubble: CGRect(x: 290, y: 153, width: 320, height: 400), tip: CGPoint(x: 450, y: 140)),
    // Above what is low.
    Place(
      source: CGRect(x: 400, y: 600, width: 100, height: 40), direction: .down,
      bubble: CGRect(x: 290, y: 187, width: 320, height: 400), tip: CGPoint(x: 450, y: 600)),
    // Beside what is high: to its right, and where that is too far, to its left.
    Place(
      source: CGRect(x: 100, y: 200, width: 100, height: 400), direction: .left,
      bubble: CGRect(x: 213, y: 200, width: 320, height: 400), tip: CGPoint(x: 200, y: 400)),
    Place(
      source: CGRect(x: 800, y: 200, width: 100, height: 400), direction: .right,
      bubble: CGRect(x: 467, y: 200, width: 320, height: 400), tip: CGPoint(x: 800, y: 400)),
    // Only where it is permitted.
    Place(
      source: CGRect(x: 400, y: 500, width: 100, height: 40), permitted: [.down, .left], direction: .down,
      bubble: CGRect(x: 290, y: 87, width: 320, height: 400), tip: CGPoint(x: 450, y: 500)),
    // At the edge it moves in, and its arrow with it as far as the corners let it.
    Place(
      source: CGRect(x: 12, y: 100, width: 20, height: 20), direction: .up,
      bubble: CGRect(x: 10, y: 133, width: 320, height: 400), tip: CGPoint(x: 41.5, y: 120)),
  ]

  // V23
  @Test(arguments: places) func `A popover lies on the first permitted side with room for it`(place: Place) {
    let geometry = geometry(place.source, permitted: place.permitted)
    #expect(geometry.direction == place.direction)
    #expect(geometry.bubble == place.bubble)
    #expect(geometry.tip == place.tip)
  }

  // V23
  @Test func `Where no side has room, the one with the most has a smaller popover`() {
    let source = CGRect(x: 400, y: 300, width: 200, height: 100)
    let geometry = geometry(source, size: CGSize(width: 900, height: 700))
    #expect(geometry.direction == .up)
    #expect(geometry.bubble == CGRect(x: 50, y: 413, width: 900, height: 345))
  }

  @Test func `A popover covers what it belongs to where that leaves no room, or where it may`() {
    let source = CGRect(x: 10, y: 10, width: 1004, height: 748)
    #expect(room.contains(geometry(source).bubble))
    #expect(geometry(source).bubble.size == size)
    let middle = CGRect(x: 400, y: 300, width: 200, height: 100)
    let covering = geometry(middle, size: CGSize(width: 900, height: 700), overlaps: true)
    #expect(covering.bubble.size == CGSize(width: 900, height: 700))
  }

  @Test func `Anywhere, of any size, bubbles stay on the screen and arrows at their bubbles`() {
    for x in stride(from: -200.0, through: 1200, by: 175) {
      for y in stride(from: -200.0, through: 1000, by: 150) {
        for side in [1.0, 30, 400, 2000] {
          for permitted in [UIPopoverArrowDirection.any, .up, .left, [], [.down, .right]] {
            let geometry = geometry(
              CGRect(x: x, y: y, width: side, height: side / 2), size: CGSize(width: side + 40, height: side),
              permitted: permitted)
            #expect(room.insetBy(dx: -0.5, dy: -0.5).contains(geometry.bubble))
            #expect(geometry.bubble.insetBy(dx: -13, dy: -13).insetBy(dx: -0.01, dy: -0.01).contains(geometry.tip))
          }
        }
      }
    }
  }
}
