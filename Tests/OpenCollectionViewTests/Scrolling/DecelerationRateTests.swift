import OpenCollectionView
import Testing
import TouchTesting

/// `decelerationRate` takes any number, as in UIKit; what cannot work is cut to what can.
@MainActor struct DecelerationRateTests {
  private func stage(rate: CGFloat) -> ScrollStage {
    let stage = ScrollStage(content: CGSize(width: 400, height: 1_000_000))
    stage.scrollView.decelerationRate = UIScrollView.DecelerationRate(rawValue: rate)
    // 110 points by finger, let go at 1000 points per second.
    stage.screen.play(.flick(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 580)))
    return stage
  }

  // S31
  @Test(arguments: [
    // (v − 10) · r / (1 − r) / 1000; 1 counts as 0.9999, and 0 as 0.5.
    (CGFloat(0.998), 494.01), (0.99, 98.01), (0.9, 8.91), (0.995, 197.01), (0.9999, 9899.01), (1, 9899.01), (0, 0.99),
    (-3, 0.99), (2, 9899.01), (.infinity, 9899.01), (-.infinity, 0.99), (.nan, 494.01),
  ])
  func `any rate brings the content to rest`(rate: CGFloat, way: Double) {
    let stage = stage(rate: rate)
    #expect(stage.screen.advanceUntilRest(limit: 60))
    #expect(abs(stage.y - (110 + way)) <= 0.26)
    #expect(stage.told.hasSuffix("willBeginDecelerating, didScroll, didEndDecelerating"))
  }

  // S31
  @Test func `the rate is what it was set to`() {
    #expect(stage(rate: 0.9).scrollView.decelerationRate.rawValue == 0.9)
    #expect(stage(rate: 1).scrollView.decelerationRate.rawValue == 1)
    #expect(UIScrollView.DecelerationRate.normal.rawValue == 0.998)
    #expect(UIScrollView.DecelerationRate.fast.rawValue == 0.99)
  }

  // S31
  @Test func `another rate counts from the next throw on`() {
    let stage = ScrollStage(content: CGSize(width: 400, height: 50_000))
    stage.screen.play(.flick(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 580)))
    stage.scrollView.decelerationRate = .fast
    stage.screen.advanceUntilRest()
    #expect(abs(stage.y - (110 + 494)) <= 0.26)
    stage.screen.play(.flick(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 580)))
    stage.screen.advanceUntilRest()
    #expect(abs(stage.y - (604 + 110 + 98)) <= 0.6)
  }
}
