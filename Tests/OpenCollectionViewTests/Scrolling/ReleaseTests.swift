import GestureEngine
import OpenCollectionView
import TestSupport
import Testing
import TouchTesting

@MainActor struct ReleaseTests {
  private let upwards = (from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 580))

  /// A stage whose content was thrown with 1000 points per second: 120 points in 0.12 s.
  private func thrown(_ configure: (ScrollStage) -> Void = { _ in }) -> ScrollStage {
    let stage = ScrollStage(content: CGSize(width: 400, height: 50_000))
    configure(stage)
    stage.screen.play(.flick(from: upwards.from, to: upwards.to))
    return stage
  }

  // S30
  @Test func `the delegate hears of the velocity in points per millisecond`() throws {
    let velocity = try #require(thrown().delegate.velocity)
    #expect(velocity.x == 0)
    #expect(abs(velocity.y - 1) < 1e-9)
  }

  // S30
  @Test func `the velocity is the weighted mean of the last three moves`() throws {
    let stage = ScrollStage(content: CGSize(width: 400, height: 50_000))
    stage.screen.play(
      .samples([
        (0, CGPoint(x: 200, y: 700)), (0.01, CGPoint(x: 200, y: 680)), (0.02, CGPoint(x: 200, y: 670)),
        (0.03, CGPoint(x: 200, y: 650)), (0.04, CGPoint(x: 200, y: 610)), (0.05, CGPoint(x: 200, y: 610)),
      ]))
    // 1000, 2000 and 4000 pt/s with shares of 0.60, 0.35 and 0.05.
    #expect(abs(try #require(stage.delegate.velocity).y - 1.5) < 1e-9)
  }

  // S30
  @Test func `a lift in another place is a move`() throws {
    let stage = ScrollStage(content: CGSize(width: 400, height: 50_000))
    stage.screen.play(
      .samples([
        (0, CGPoint(x: 200, y: 700)), (0.01, CGPoint(x: 200, y: 680)), (0.02, CGPoint(x: 200, y: 660)),
        (0.03, CGPoint(x: 200, y: 640)),
      ]))
    #expect(abs(try #require(stage.delegate.velocity).y - 2) < 1e-9)
    #expect(stage.delegate.offsets.contains { $0.y == 50 })
  }

  // S30
  @Test func `a slow finger that was held throws nothing`() {
    let stage = ScrollStage()
    stage.screen.play(.drag(from: upwards.from, to: upwards.to, duration: 0.6, holding: 0.2))
    #expect(stage.delegate.velocity == .zero)
    #expect(stage.told.hasSuffix("didEndDragging(false)"))
  }

  // S90
  @Test func `a pointer that stops dead and is let go throws nothing, a finger does`() throws {
    func velocity(_ kind: TouchSample.Kind, holding: Double) throws -> CGFloat {
      let stage = ScrollStage(content: CGSize(width: 400, height: 50_000))
      stage.screen.play(.drag(from: upwards.from, to: upwards.to, duration: 0.12, holding: holding, kind: kind))
      return try #require(stage.delegate.velocity).y
    }
    #expect(try velocity(.pointer, holding: 0) > 0.99)
    #expect(try velocity(.pointer, holding: 0.1) == 0)
    #expect(try velocity(.pointer, holding: 0.3) == 0)
    // Half way between 0.02 and 0.1 s a quarter is left.
    #expect(abs(try velocity(.pointer, holding: 0.06) - 0.25) < 1e-6)
    #expect(try velocity(.finger, holding: 0.3) > 0.99)
  }

  // S31, S32
  @Test(arguments: [(UIScrollView.DecelerationRate.normal, 499.0), (.fast, 99)])
  func `a throw travels as far as its rate says`(rate: UIScrollView.DecelerationRate, distance: Double) {
    let stage = thrown { $0.scrollView.decelerationRate = rate }
    stage.screen.advanceUntilRest()
    // 110 points by finger; the last 10 pt/s are not travelled.
    #expect(abs(stage.y - (110 + distance * 0.99)) <= 0.5)
  }

  // S33
  @Test func `a throw is over when it is slower than 10 points per second`() {
    let stage = thrown()
    let lift = stage.screen.now
    // ln(1000 / 10) / 2.002 s, and a frame.
    stage.screen.advance(by: 2.30 - (stage.screen.now - lift))
    #expect(stage.scrollView.isDecelerating)
    stage.screen.advance(by: 0.02)
    #expect(!stage.scrollView.isDecelerating)
  }

  // S34
  @Test func `the announced target is where the content would come to rest`() throws {
    let target = try #require(thrown().delegate.announcedTarget)
    #expect(abs(target.y - (110 + 990 * 0.4995)) <= 0.35)
  }

  // S34
  @Test func `the announced target is never outside`() {
    let stage = ScrollStage(content: CGSize(width: 400, height: 1000))
    stage.screen.play(.flick(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 560)))
    #expect(stage.delegate.announcedTarget == CGPoint(x: 0, y: 200))
  }

  // S35
  @Test func `content that reaches its edge goes beyond it and comes back`() {
    let stage = ScrollStage(content: CGSize(width: 400, height: 1000))
    stage.screen.play(.flick(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 560)))
    stage.screen.advanceUntilRest()
    let furthest = stage.delegate.offsets.map(\.y).max() ?? 0
    #expect(furthest > 210 && furthest < 300)
    #expect(stage.y == 200)
    #expect(stage.told.hasSuffix("willBeginDecelerating, didScroll, didEndDecelerating"))
  }

  // S36
  @Test func `content that is let go beyond its edge comes back`() {
    let stage = ScrollStage()
    stage.drag(by: 200)
    #expect(stage.delegate.willDecelerate == true)
    #expect(stage.delegate.announcedTarget == .zero)
    #expect(stage.scrollView.isDecelerating)
    stage.screen.advanceUntilRest()
    #expect(stage.y == 0)
    #expect(stage.told.hasSuffix("didEndDragging(true), willBeginDecelerating, didScroll, didEndDecelerating"))
  }

  // S37
  @Test(arguments: [CGFloat(1000), 200, 50, 110])
  func `a target that the delegate chooses is reached exactly`(target: CGFloat) {
    let stage = thrown { $0.delegate.target = CGPoint(x: 0, y: target) }
    stage.screen.advanceUntilRest()
    #expect(stage.y == target)
    #expect(stage.told.hasSuffix(target == 110 ? "didEndDecelerating" : "didScroll, didEndDecelerating"))
  }

  // S37
  @Test func `a target moves content that was let go at rest`() {
    let stage = ScrollStage()
    stage.delegate.target = CGPoint(x: 0, y: 300)
    stage.drag(by: -100)
    #expect(stage.delegate.willDecelerate == true)
    stage.screen.advanceUntilRest()
    #expect(stage.y == 300)
  }

  // S37
  @Test func `a target outside is moved to the edge`() {
    let stage = thrown { $0.delegate.target = CGPoint(x: 0, y: -500) }
    stage.screen.advanceUntilRest()
    #expect(stage.y == 0)
  }

  // S38
  @Test func `a layout may choose the target before the delegate`() {
    final class Layout: UICollectionViewFlowLayout {
      var heard: CGPoint?
      override func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
      ) -> CGPoint {
        heard = velocity
        return CGPoint(x: 0, y: 700)
      }
    }
    let screen = VirtualScreen(width: 400, height: 800)
    let layout = Layout()
    let source = NumberSource([1000])
    let view = UICollectionView(frame: screen.window.bounds, collectionViewLayout: layout)
    view.register(NumberCell.self, forCellWithReuseIdentifier: "number")
    view.dataSource = source
    let delegate = ScrollJournal()
    (view as UIScrollView).delegate = delegate
    screen.show(view)
    screen.play(.flick(from: upwards.from, to: upwards.to))
    #expect(abs((layout.heard?.y ?? 0) - 1) < 1e-9)
    #expect(delegate.announcedTarget == CGPoint(x: 0, y: 700))
    screen.advanceUntilRest()
    #expect(view.contentOffset.y == 700)
  }

  @Test func `the motion begins at the lift, whenever the frame comes that brings it`() {
    var rests: [CGFloat] = []
    for phase in [0.001, 0.008, 0.015] {
      let stage = ScrollStage(content: CGSize(width: 400, height: 50_000))
      stage.screen.advance(by: phase)
      let start = stage.screen.now
      let samples = TouchScript.flick(from: upwards.from, to: upwards.to).samples(from: start, identifiersFrom: 1)
      stage.screen.receive(.touches(samples))
      stage.screen.advance(by: start + 0.12 + 0.5 - stage.screen.now)
      stage.screen.runFrame()
      rests.append(stage.y)
    }
    // 0.5 s after the lift: 499 pt × (1 − 0.998^500) on from 110.
    #expect(rests.allSatisfy { abs($0 - (110 + 499 * (1 - 0.3675))) < 1.5 }, "\(rests)")
  }

  @Test func `a target that is no number traps with a sentence`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let stage = ScrollStage()
        stage.delegate.target = CGPoint(x: 0, y: CGFloat.nan)
        stage.drag(by: -100)
      }
    }
    #expect(
      trapSentence(of: result).contains(
        "The target content offset of UIScrollView was made (0.0, nan) while a drag ended: give finite numbers."))
  }
}
