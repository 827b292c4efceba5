import GestureEngine
import OpenCollectionView
import Testing
import TouchTesting

/// What the recordings do not show, played as touches: edges met at full speed, throws from beyond them in both
/// directions, other rates, viewports and paces of the finger.
@MainActor struct ComputedDragTests {
  /// Half a device pixel at 3x.
  private let halfPixel = 1.0 / 6 + 0.001

  private let stage = ScrollStage(
    width: 393, height: 852, scale: 3, content: CGSize(width: 393, height: 40_000))

  /// Plays a scroll up to the lift, and tells when that was.
  private func throwContent(_ drag: ComputedDrag, isRestReported: Bool = true) -> Double {
    let view = stage.scrollView
    view.frame = CGRect(x: 0, y: 0, width: 393, height: drag.viewport)
    view.decelerationRate = UIScrollView.DecelerationRate(rawValue: drag.rate)
    view.contentOffset.y = drag.startOffset
    stage.delegate.journal.clear()
    stage.delegate.target = drag.retarget.map { CGPoint(x: 0, y: $0) }
    let start = stage.screen.now
    for sample in drag.samples(from: start, isRestReported: isRestReported) {
      stage.screen.advance(by: sample.time - stage.screen.now)
      stage.screen.receive(.touches([sample]))
    }
    stage.screen.runFrame()
    return start + drag.liftTime
  }

  // S14, S20
  @Test(arguments: ComputedDrag.all)
  func `a finger takes the content along`(drag: ComputedDrag) {
    _ = throwContent(drag)
    #expect(abs(stage.y - drag.liftOffset) <= halfPixel)
  }

  // S31, S32, S35, S36, S37
  @Test(arguments: ComputedDrag.all)
  func `the content moves on by the laws`(drag: ComputedDrag) {
    let lift = throwContent(drag)
    for point in drag.curve {
      stage.screen.advance(by: lift + point.time - stage.screen.now)
      stage.screen.runFrame()
      #expect(abs(stage.y - point.offset) <= halfPixel, "\(point.time) s after the lift")
    }
  }

  // S30, S34, S60
  @Test(arguments: ComputedDrag.all)
  func `the delegate is told of the velocity and of the target on whole pixels`(drag: ComputedDrag) throws {
    _ = throwContent(drag)
    #expect(abs(try #require(stage.delegate.velocity).y - drag.velocity) < 1e-6)
    #expect(abs(try #require(stage.delegate.announcedTarget).y - drag.target) < 1e-3)
    stage.screen.advanceUntilRest()
    let order = "willBeginDragging, didScroll, willEndDragging, didEndDragging"
    if drag.duration == nil {
      #expect(stage.told == "\(order)(false)")
    } else {
      #expect(stage.told == "\(order)(true), willBeginDecelerating, didScroll, didEndDecelerating")
    }
  }

  // S33
  @Test(arguments: ComputedDrag.all)
  func `the content rests in the first frame after the end of the law`(drag: ComputedDrag) {
    let lift = throwContent(drag)
    guard let duration = drag.duration else { return }
    let end = lift + duration
    // Just before the end and just after it.
    stage.screen.advance(by: end - 0.00005 - stage.screen.now)
    stage.screen.runFrame()
    #expect(stage.scrollView.isDecelerating)
    stage.screen.advance(by: end + 0.00005 - stage.screen.now)
    stage.screen.runFrame()
    #expect(!stage.scrollView.isDecelerating)
    #expect(stage.told.hasSuffix("didEndDecelerating"))
    #expect(abs(stage.y - drag.finalOffset) <= halfPixel)
  }

  // S30
  @Test(arguments: ComputedDrag.all)
  func `a finger that rests may report or keep silent`(drag: ComputedDrag) throws {
    _ = throwContent(drag, isRestReported: false)
    #expect(abs(try #require(stage.delegate.velocity).y - drag.velocity) < 1e-6)
  }
}
