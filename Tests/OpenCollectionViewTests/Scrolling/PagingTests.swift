import DecisionTrace
import GestureEngine
import OpenCollectionView
import Testing
import TouchTesting

@MainActor struct PagingTests {
  /// Five pages of 400 points beside each other.
  private func stage(pages: CGFloat = 5, _ configure: (ScrollStage) -> Void = { _ in }) -> ScrollStage {
    let stage = ScrollStage(content: CGSize(width: 400 * pages, height: 800))
    stage.scrollView.isPagingEnabled = true
    configure(stage)
    return stage
  }

  private func x(_ stage: ScrollStage) -> CGFloat { stage.scrollView.contentOffset.x }

  private func drag(_ stage: ScrollStage, by distance: CGFloat) {
    let start = CGPoint(x: distance < 0 ? 390 : 10, y: 400)
    stage.screen.play(.drag(from: start, to: CGPoint(x: start.x + distance, y: 400), duration: 0.5, holding: 0.6))
    stage.screen.advanceUntilRest()
  }

  private func flick(_ stage: ScrollStage, by distance: CGFloat, duration: Double = 0.12) {
    let start = CGPoint(x: distance < 0 ? 390 : 10, y: 400)
    stage.screen.play(.flick(from: start, to: CGPoint(x: start.x + distance, y: 400), duration: duration))
    stage.screen.advanceUntilRest()
  }

  // S40, S41
  @Test func `a drag that rests shows the nearest page`() {
    let stage = stage()
    drag(stage, by: -205)
    #expect(x(stage) == 0)
    drag(stage, by: -215)
    #expect(x(stage) == 400)
  }

  // S41
  @Test func `a flick turns one page, however fast`() {
    let stage = stage()
    flick(stage, by: -60)
    #expect(x(stage) == 400)
    flick(stage, by: -380, duration: 0.05)
    #expect(x(stage) == 800)
    flick(stage, by: 60)
    #expect(x(stage) == 400)
  }

  // S41: 290 and 310 points per second.
  @Test(arguments: [(-58.0, 0), (-62, 400)])
  func `above 300 points per second the page turns`(distance: Double, page: Int) {
    let stage = stage()
    flick(stage, by: distance, duration: 0.2)
    #expect(Int(x(stage)) == page)
  }

  // S60, S42
  @Test func `the delegate is told the page as the target, in the order of every release`() throws {
    let stage = stage()
    flick(stage, by: -60)
    #expect(
      stage.told
        == "willBeginDragging, didScroll, willEndDragging, didEndDragging(true), willBeginDecelerating, didScroll, "
        + "didEndDecelerating")
    #expect(stage.delegate.announcedTarget == CGPoint(x: 400, y: 0))
    #expect(abs(try #require(stage.delegate.velocity).x - 0.5) < 1e-9)
  }

  // S42
  @Test func `another target is ignored, and the trace says so`() {
    let stage = stage { $0.delegate.target = CGPoint(x: 1234, y: 0) }
    let trace = stage.screen.recordTrace()
    flick(stage, by: -60)
    #expect(x(stage) == 400)
    #expect(trace.text.contains("the target (1234, 0) is ignored while paging is on"))
  }

  // S43
  @Test func `a page is reached in about 0.4 s, and never passed`() {
    let stage = stage()
    stage.screen.play(.flick(from: CGPoint(x: 390, y: 400), to: CGPoint(x: 190, y: 400), duration: 0.12))
    stage.screen.advance(by: 0.3)
    #expect(stage.scrollView.isDecelerating)
    stage.screen.advance(by: 0.2)
    #expect(!stage.scrollView.isDecelerating)
    #expect(stage.delegate.offsets.allSatisfy { $0.x <= 400 })
    #expect(x(stage) == 400)
  }

  // S40
  @Test func `the last page stands at the end of the content`() {
    let stage = stage(pages: 2.5)
    flick(stage, by: -60)
    flick(stage, by: -60)
    #expect(x(stage) == 600)
    flick(stage, by: 60)
    #expect(x(stage) == 400)
  }

  // S40
  @Test func `with insets the first page stands at the leading edge`() {
    let stage = stage { stage in
      stage.scrollView.contentInset.left = 50
      stage.scrollView.contentOffset.x = -50
    }
    flick(stage, by: -60)
    #expect(x(stage) == 350)
    flick(stage, by: 60)
    #expect(x(stage) == -50)
  }

  // S36, S40
  @Test func `beyond the first and the last page the content bounces`() {
    let stage = stage()
    stage.screen.play(.flick(from: CGPoint(x: 10, y: 400), to: CGPoint(x: 210, y: 400)))
    #expect(x(stage) < -50)
    #expect(stage.delegate.announcedTarget == .zero)
    stage.screen.advanceUntilRest()
    #expect(x(stage) == 0)
    stage.scrollView.contentOffset.x = 1600
    flick(stage, by: -200)
    #expect(x(stage) == 1600)
  }

  // S40
  @Test func `both axes turn pages, each by itself`() {
    let stage = ScrollStage(content: CGSize(width: 2000, height: 4000))
    stage.scrollView.isPagingEnabled = true
    stage.screen.play(.flick(from: CGPoint(x: 390, y: 700), to: CGPoint(x: 290, y: 680)))
    stage.screen.advanceUntilRest()
    #expect(stage.scrollView.contentOffset == CGPoint(x: 400, y: 0))
    stage.screen.play(.flick(from: CGPoint(x: 390, y: 700), to: CGPoint(x: 290, y: 600)))
    stage.screen.advanceUntilRest()
    #expect(stage.scrollView.contentOffset == CGPoint(x: 800, y: 800))
  }

  @Test func `a finger that stops a turning page and lifts leaves it to the nearest one`() {
    let stage = stage()
    stage.screen.play(.flick(from: CGPoint(x: 390, y: 400), to: CGPoint(x: 330, y: 400)))
    stage.screen.advance(by: 0.05)
    stage.send(.began, 200, 400)
    let stopped = x(stage)
    #expect(stopped > 50 && stopped < 200)
    stage.send(.ended, 200, 400)
    stage.screen.advanceUntilRest()
    #expect(x(stage) == 0)
  }

  @Test func `a view that is resized keeps its offset, and counts pages of the new size`() {
    let stage = stage()
    flick(stage, by: -60)
    stage.scrollView.frame.size = CGSize(width: 300, height: 800)
    #expect(x(stage) == 400)
    drag(stage, by: 30)
    #expect(x(stage) == 300)
    flick(stage, by: 60)
    #expect(x(stage) == 0)
  }

  @Test func `a page that turns while the view is resized ends on a page of the new size`() {
    let stage = stage()
    stage.screen.play(.flick(from: CGPoint(x: 390, y: 400), to: CGPoint(x: 330, y: 400)))
    stage.screen.advance(by: 0.05)
    stage.scrollView.frame.size = CGSize(width: 300, height: 800)
    stage.screen.advanceUntilRest()
    #expect(x(stage) == 300)
  }

  @Test func `a view that is larger than its content, or has no size, stays where it is`() {
    let stage = stage(pages: 0.5) { $0.scrollView.alwaysBounceHorizontal = true }
    flick(stage, by: -200)
    #expect(x(stage) == 0)
    stage.scrollView.contentSize = CGSize(width: 2000, height: 800)
    stage.scrollView.frame.size = .zero
    #expect(stage.screen.advanceUntilRest())
    #expect(x(stage) == 0)
  }

  @Test func `content that shrinks puts the view on a legal page`() {
    let stage = stage()
    stage.scrollView.contentOffset.x = 1600
    stage.scrollView.contentSize = CGSize(width: 1000, height: 800)
    #expect(x(stage) == 600)
  }

  @Test func `the program may scroll between pages`() {
    let stage = stage()
    stage.scrollView.setContentOffset(CGPoint(x: 150, y: 0), animated: true)
    stage.screen.advanceUntilRest()
    #expect(x(stage) == 150)
  }

  @Test func `a layout's wish does not count while paging is on`() {
    final class Snapping: UICollectionViewFlowLayout {
      override func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
      ) -> CGPoint { CGPoint(x: 77, y: 0) }
    }
    let screen = VirtualScreen(width: 400, height: 800)
    let layout = Snapping()
    layout.scrollDirection = .horizontal
    let view = UICollectionView(frame: screen.window.bounds, collectionViewLayout: layout)
    view.isPagingEnabled = true
    view.contentSize = CGSize(width: 2000, height: 800)
    screen.show(view)
    view.contentSize = CGSize(width: 2000, height: 800)
    screen.play(.flick(from: CGPoint(x: 390, y: 400), to: CGPoint(x: 330, y: 400)))
    screen.advanceUntilRest()
    #expect(view.contentOffset.x == 400)
  }
}
