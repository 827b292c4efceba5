import GestureEngine
import OpenCollectionView
import Testing
import TouchTesting

@MainActor struct NestedScrollTests {
  private let screen = VirtualScreen(width: 400, height: 800)
  private let outer: UIScrollView
  private let inner: UIScrollView

  /// A view that scrolls within one that scrolls: each is larger than what shows it, along the axes that are said.
  init() {
    outer = UIScrollView(frame: screen.window.bounds)
    inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    outer.addSubview(inner)
    screen.show(outer)
  }

  private func sizes(outer outerSize: CGSize, inner innerSize: CGSize) {
    outer.contentSize = outerSize
    inner.contentSize = innerSize
  }

  private func wheel(_ distance: Double, across: Double = 0) {
    screen.receive(
      .scroll(
        ScrollSample(
          time: screen.now, location: CGPoint(x: 100, y: 100), distance: ScrollDistance(x: across, y: distance))))
    screen.runFrame()
  }

  // S15
  @Test func `a list in a pager takes drags along, the pager those across`() {
    sizes(outer: CGSize(width: 1200, height: 800), inner: CGSize(width: 400, height: 3000))
    screen.play(.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 190, y: 200), holding: 0.6))
    #expect([outer.contentOffset.x, inner.contentOffset.y] == [0, 90])
    screen.play(.drag(from: CGPoint(x: 300, y: 300), to: CGPoint(x: 200, y: 290), holding: 0.6))
    #expect(inner.contentOffset.y == 90)
    #expect(outer.contentOffset.x > 80)
  }

  // S15, G36
  @Test func `of two on one axis the inner one drags`() {
    sizes(outer: CGSize(width: 400, height: 3000), inner: CGSize(width: 400, height: 3000))
    screen.play(.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 200), holding: 0.6))
    #expect([outer.contentOffset.y, inner.contentOffset.y] == [0, 90])
  }

  @Test func `an inner view that cannot scroll leaves the drag to the outer one`() {
    sizes(outer: CGSize(width: 400, height: 3000), inner: CGSize(width: 400, height: 300))
    screen.play(.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 200), holding: 0.6))
    #expect([outer.contentOffset.y, inner.contentOffset.y] == [90, 0])
  }

  @Test func `the outer one alone is dragged by its own content`() {
    sizes(outer: CGSize(width: 400, height: 3000), inner: CGSize(width: 400, height: 3000))
    screen.play(.drag(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 600), holding: 0.6))
    #expect([outer.contentOffset.y, inner.contentOffset.y] == [90, 0])
  }

  // S83
  @Test func `a turning moves the inner view to its end, the next one the outer view`() {
    sizes(outer: CGSize(width: 400, height: 3000), inner: CGSize(width: 400, height: 430))
    for _ in 0..<3 { wheel(10) }
    #expect([outer.contentOffset.y, inner.contentOffset.y] == [0, 30])
    screen.advance(by: 0.25)
    for _ in 0..<3 { wheel(10) }
    #expect([outer.contentOffset.y, inner.contentOffset.y] == [30, 30])
    screen.advance(by: 0.25)
    for _ in 0..<2 { wheel(-10) }
    #expect([outer.contentOffset.y, inner.contentOffset.y] == [30, 10])
    screen.advanceUntilRest()
    #expect([outer.contentOffset.y, inner.contentOffset.y] == [30, 10])
  }

  // S83
  @Test func `a turning keeps to the view it began with, also at its end`() {
    sizes(outer: CGSize(width: 400, height: 3000), inner: CGSize(width: 400, height: 430))
    for _ in 0..<5 { wheel(10) }
    #expect(outer.contentOffset.y == 0)
    #expect(inner.contentOffset.y > 35)
    screen.advanceUntilRest()
    #expect([outer.contentOffset.y, inner.contentOffset.y] == [0, 30])
  }

  // S83
  @Test func `content that comes under the pointer does not take a turning over`() {
    outer.contentSize = CGSize(width: 400, height: 3000)
    inner.frame = CGRect(x: 0, y: 400, width: 400, height: 400)
    inner.contentSize = CGSize(width: 400, height: 3000)
    for _ in 0..<40 {
      wheel(20)
      screen.advance(by: 1.0 / 60)
    }
    #expect([outer.contentOffset.y, inner.contentOffset.y] == [800, 0])
  }

  // S83
  @Test func `a view that transfers no scrolling keeps the wheel at its end`() {
    sizes(outer: CGSize(width: 400, height: 3000), inner: CGSize(width: 400, height: 430))
    inner.transfersVerticalScrollingToParent = false
    inner.contentOffset.y = 30
    for _ in 0..<3 { wheel(10) }
    #expect(outer.contentOffset.y == 0)
    #expect(inner.contentOffset.y > 40)
    screen.advanceUntilRest()
    #expect([outer.contentOffset.y, inner.contentOffset.y] == [0, 30])
  }

  // S83
  @Test func `a finger that comes down ends the turning for what lies under it`() {
    sizes(outer: CGSize(width: 400, height: 3000), inner: CGSize(width: 400, height: 430))
    for _ in 0..<3 { wheel(10) }
    screen.play(.tap(at: CGPoint(x: 100, y: 700)))
    wheel(10)
    #expect([outer.contentOffset.y, inner.contentOffset.y] == [10, 30])
  }

  // S83
  @Test func `where none has content left the inner view gives way`() {
    sizes(outer: CGSize(width: 400, height: 3000), inner: CGSize(width: 400, height: 430))
    for _ in 0..<3 { wheel(-10) }
    #expect(outer.contentOffset.y == 0)
    #expect(inner.contentOffset.y < -10)
    screen.advanceUntilRest()
    #expect([outer.contentOffset.y, inner.contentOffset.y] == [0, 0])
  }

  // S83
  @Test func `a wheel goes to the view that scrolls along its axis`() {
    sizes(outer: CGSize(width: 1200, height: 800), inner: CGSize(width: 400, height: 3000))
    wheel(10)
    screen.advance(by: 0.25)
    wheel(2, across: 10)
    #expect([outer.contentOffset.x, inner.contentOffset.y] == [10, 10])
  }

  @Test func `content of both is kept from a finger that stops the outer one`() {
    sizes(outer: CGSize(width: 400, height: 30_000), inner: CGSize(width: 1200, height: 400))
    let journal = Journal()
    inner.addSubview(TouchedView("content", CGRect(x: 0, y: 0, width: 1200, height: 400), journal))
    screen.play(.flick(from: CGPoint(x: 200, y: 350), to: CGPoint(x: 200, y: 300)))
    screen.advance(by: 0.1)
    #expect(outer.isDecelerating)
    screen.play(.press(at: CGPoint(x: 200, y: 100), duration: 1))
    #expect(journal.text == "")
    #expect(!outer.isDecelerating)
  }
}
