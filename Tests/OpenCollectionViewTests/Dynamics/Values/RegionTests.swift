import OpenCollectionView
import Testing

/// Regions and ranges are values.
@MainActor @Suite("Regions and float ranges") struct RegionTests {
  @Test("Circles and rectangles lie about the middle, with their edges") func shapes() {
    // D26
    let circle = UIRegion(radius: 10)
    #expect(circle.contains(CGPoint(x: 10, y: 0)))
    #expect(!circle.contains(CGPoint(x: 8, y: 8)))
    let rect = UIRegion(size: CGSize(width: 20, height: 10))
    #expect(rect.contains(CGPoint(x: 10, y: -5)))
    #expect(!rect.contains(CGPoint(x: 0, y: 6)))
    #expect(!UIRegion(radius: 0).contains(.zero))
    #expect(!UIRegion.infinite.contains(CGPoint(x: CGFloat.nan, y: 0)))
  }

  @Test("Regions are united, cut, taken from each other and turned inside out") func operations() {
    // D26
    let circle = UIRegion(radius: 10)
    let rect = UIRegion(size: CGSize(width: 40, height: 4))
    let (center, side, outside) = (CGPoint.zero, CGPoint(x: 15, y: 0), CGPoint(x: 0, y: 50))
    func answers(_ region: UIRegion) -> [Bool] { [center, side, outside].map(region.contains) }
    #expect(answers(circle.byUnion(with: rect)) == [true, true, false])
    #expect(answers(circle.byIntersection(with: rect)) == [true, false, false])
    #expect(answers(rect.byDifference(from: circle)) == [false, true, false])
    #expect(answers(circle.inverse()) == [false, true, true])
    #expect(answers(UIRegion.infinite.inverse()) == [false, false, false])
  }

  @Test("A float range is infinite only if both ends are") func ranges() {
    // D14
    #expect(UIFloatRange() == .zero)
    #expect(UIFloatRange.infinite.isInfinite)
    #expect(!UIFloatRange(minimum: 0, maximum: .infinity).isInfinite)
    #expect(UIFloatRange(minimum: -1, maximum: 2).maximum == 2)
  }
}
