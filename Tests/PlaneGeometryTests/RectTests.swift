import Foundation
import PlaneGeometry
import Testing

struct RectTests {
  let rect = CGRect(x: 0, y: 0, width: 10, height: 10)

  @Test func `Rects overlap when they share area, not when they share an edge`() {
    #expect(rect.overlaps(CGRect(x: 9, y: 9, width: 5, height: 5)))
    #expect(rect.overlaps(CGRect(x: -5, y: -5, width: 100, height: 100)))
    #expect(!rect.overlaps(CGRect(x: 10, y: 0, width: 5, height: 10)))
    #expect(!rect.overlaps(CGRect(x: -5, y: 0, width: 5, height: 10)))
    #expect(!rect.overlaps(CGRect(x: 10, y: 10, width: 5, height: 5)))
    #expect(!rect.overlaps(CGRect(x: 20, y: 0, width: 5, height: 10)))
  }

  @Test func `A rect without area overlaps where contains would say yes`() {
    for (x, y, expected) in [
      (5, 5, true), (0, 0, true), (0, 5, true), (10, 5, false), (5, 10, false), (-1, 5, false), (5, 11, false),
    ] {
      let point = CGRect(x: x, y: y, width: 0, height: 0)
      #expect(rect.overlaps(point) == expected, "\(x), \(y)")
      #expect(point.overlaps(rect) == expected, "\(x), \(y)")
      #expect(rect.contains(point.origin) == expected, "\(x), \(y)")
    }
    #expect(rect.overlaps(CGRect(x: -5, y: 5, width: 20, height: 0)))
    #expect(!rect.overlaps(CGRect(x: -5, y: 10, width: 20, height: 0)))
    #expect(CGRect.zero.overlaps(.zero))
  }

  @Test func `A negative size is the rect it covers`() {
    #expect(rect.overlaps(CGRect(x: 15, y: 15, width: -6, height: -6)))
    #expect(!rect.overlaps(CGRect(x: 15, y: 15, width: -5, height: -6)))
  }

  @Test func `Null overlaps nothing, the infinite rect everything, NaN nothing`() {
    #expect(!rect.overlaps(.null))
    #expect(!CGRect.null.overlaps(rect))
    #expect(!CGRect.null.overlaps(.infinite))
    #expect(rect.overlaps(.infinite))
    #expect(!rect.overlaps(CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)))
  }

  @Test func `A rect is finite when it has a place and an extent`() {
    #expect(rect.isFinite)
    #expect(CGRect.zero.isFinite)
    #expect(!CGRect.null.isFinite)
    #expect(!CGRect.infinite.isFinite)
    #expect(!CGRect(x: 0, y: CGFloat.nan, width: 1, height: 1).isFinite)
    #expect(!CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 1).isFinite)
    let large = CGFloat.greatestFiniteMagnitude
    #expect(!CGRect(x: large, y: 0, width: large, height: 1).isFinite)
  }

  @Test func `Points, sizes, vectors and insets are finite by their numbers`() {
    #expect(CGPoint(x: 1, y: 2).isFinite)
    #expect(!CGPoint(x: 1, y: CGFloat.nan).isFinite)
    #expect(CGSize(width: 1, height: 2).isFinite)
    #expect(!CGSize(width: CGFloat.infinity, height: 2).isFinite)
    #expect(CGVector(dx: 1, dy: 2).isFinite)
    #expect(!CGVector(dx: CGFloat.nan, dy: 2).isFinite)
    #expect(UIEdgeInsets.zero.isFinite)
    #expect(!UIEdgeInsets(top: 0, left: 0, bottom: .nan, right: 0).isFinite)
  }

  @Test func `A rect says its numbers in a sentence`() {
    #expect(
      CGRect(x: 0, y: 10.5, width: CGFloat.nan, height: 5).shortDescription
        == "(x 0.0, y 10.5, width nan, height 5.0)")
  }
}
