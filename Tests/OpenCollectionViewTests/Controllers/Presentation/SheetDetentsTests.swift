import Testing

@testable import OpenCollectionView

struct SheetDetentsTests {
  private let heights = SheetDetents(
    [
      SheetDetents.Stop(identifier: .large, height: 800), SheetDetents.Stop(identifier: .medium, height: 400),
      SheetDetents.Stop(identifier: .init("low"), height: 200),
    ], large: 800)

  @Test func `heights are in their order, and there is always one`() {
    #expect(heights.stops.map(\.height) == [200, 400, 800])
    #expect(SheetDetents([], large: 750).stops == [SheetDetents.Stop(identifier: .large, height: 750)])
    #expect(heights.stop(named: .medium).height == 400)
    #expect(heights.stop(named: nil).height == 200)
    #expect(heights.stop(named: .init("unknown")).height == 200)
  }

  // V161
  @Test(
    arguments: [
      (610, 0, 800), (590, 0, 400), (250, 0, 200), (900, 0, 800), (150, 0, 200), (410, -600, 800), (210, -600, 400),
      (790, 600, 400), (390, 600, 200), (820, -600, 800), (50, -600, 200), (600, 499, 400),
    ] as [(CGFloat, CGFloat, CGFloat)])
  func `a sheet that is let go rests at the nearest height, and a throw takes it to the next`(
    height: CGFloat, velocity: CGFloat, rest: CGFloat
  ) {
    #expect(heights.rest(from: height, velocity: velocity) == .stop(heights.stops.first { $0.height == rest }!))
  }

  // V161
  @Test(arguments: [(99, 0), (150, 501), (190, 501), (50, -400)] as [(CGFloat, CGFloat)])
  func `below the lowest height half of the way leads out, and so does a throw`(height: CGFloat, velocity: CGFloat) {
    #expect(heights.rest(from: height, velocity: velocity) == .away)
  }

  // V162
  @Test func `what lies above a height comes bit by bit`() {
    #expect(heights.progress(of: 300, above: 400) == 0)
    #expect(heights.progress(of: 500, above: 400) == 0.25)
    #expect(heights.progress(of: 900, above: 400) == 1)
    #expect(heights.progress(of: 800, above: 800) == 0)
    #expect(heights.undimmedHeight(largest: .medium) == 400)
    #expect(heights.undimmedHeight(largest: nil) == nil)
  }
}
