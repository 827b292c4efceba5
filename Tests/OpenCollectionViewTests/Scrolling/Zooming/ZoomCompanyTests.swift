import GestureEngine
import OpenCollectionView
import Testing
import TouchTesting

@MainActor struct ZoomCompanyTests {
  // S63
  @Test func `fingers that throw and zoom beyond the limits at once`() {
    let stage = ZoomStage(picture: CGSize(width: 2000, height: 2000), maximum: 1.2)
    stage.scrollView.contentOffset = CGPoint(x: 600, y: 600)
    stage.delegate.journal.clear()
    stage.screen.play(
      .twoFingers(
        at: CGPoint(x: 200, y: 320), distance: 100, to: CGPoint(x: 200, y: 120), toDistance: 300, duration: 0.15,
        holding: 0))
    #expect(stage.scale > 1.3)
    #expect(stage.scrollView.isZoomBouncing)
    #expect(stage.scrollView.isDecelerating)
    stage.screen.advanceUntilRest()
    #expect(stage.scale == 1.2)
    #expect(stage.offset.y > 600)
    let entries = stage.delegate.journal.entries.filter { $0 != "didScroll" && $0 != "didZoom" }
    #expect(Array(entries.suffix(5).prefix(3)) == ["willEndDragging", "didEndDragging(true)", "willBeginDecelerating"])
    #expect(Set(entries.suffix(2)) == ["didEndZooming(120 %)", "didEndDecelerating"])
  }

  @Test func `one finger drags, and another one comes to zoom`() {
    let stage = ZoomStage(picture: CGSize(width: 400, height: 2000))
    stage.send(.began, (1, 150, 300))
    for step in 1...6 {
      stage.screen.advance(by: 0.016)
      stage.send(.moved, (1, 150, 300 - Double(step) * 10))
    }
    #expect(stage.scrollView.isDragging)
    let y = stage.offset.y
    #expect(y > 40)
    stage.send(.began, (2, 250, 240))
    stage.screen.advance(by: 0.016)
    stage.send(.moved, (1, 140, 240), (2, 260, 240))
    #expect(stage.scrollView.isZooming)
    #expect(stage.scrollView.isDragging)
    let point = stage.point(at: CGPoint(x: 200, y: 240))
    for step in 1...10 {
      let shift = Double(step) * 6
      stage.screen.advance(by: 0.016)
      stage.send(.moved, (1, 140, 240 - shift), (2, 260 + 2 * shift, 240 - shift))
      let place = CGPoint(x: 200 + shift, y: 240 - shift)
      #expect(abs(stage.point(at: place).x - point.x) * stage.scale < 1)
      #expect(abs(stage.point(at: place).y - point.y) * stage.scale < 1)
    }
    // The finger that is left drags sideways too: the content has become wide enough.
    stage.send(.ended, (1, 140, 180))
    let x = stage.offset.x
    stage.screen.advance(by: 0.016)
    stage.send(.moved, (2, 330, 180))
    #expect(abs(stage.offset.x - x - 50) < 1)
    stage.send(.ended, (2, 330, 180))
    stage.screen.advanceUntilRest()
    #expect(stage.told.components(separatedBy: "willBeginDragging").count == 2)
  }

  @Test func `a finger that is left of a pinch holds what would go back`() {
    let stage = ZoomStage()
    stage.send(.began, (1, 250, 300), (2, 350, 300))
    stage.move(apart: 80, around: CGPoint(x: 300, y: 300))
    stage.move(apart: 60, around: CGPoint(x: 300, y: 300))
    let offset = stage.offset
    #expect(offset.x < -50)
    stage.send(.ended, (1, 270, 300))
    #expect(stage.told.contains("didEndZooming"))
    stage.screen.advance(by: 1)
    #expect(stage.offset == offset)
    // It drags the content from there, though it fits.
    stage.send(.moved, (2, 330, 320))
    stage.screen.advance(by: 0.016)
    stage.send(.moved, (2, 330, 340))
    #expect(stage.scrollView.isDragging)
    #expect(abs(stage.offset.y - offset.y) < 40)
    stage.screen.advance(by: 0.6)
    stage.send(.ended, (2, 330, 340))
    #expect(stage.offset.x < -30)
    stage.screen.advanceUntilRest()
    #expect(stage.offset == .zero)
  }

  @Test func `a page that zooms does not turn the page`() {
    let screen = VirtualScreen(width: 400, height: 400, scale: 2)
    let pager = UIScrollView(frame: screen.window.bounds)
    pager.isPagingEnabled = true
    pager.contentSize = CGSize(width: 1200, height: 400)
    let page = UIScrollView(frame: screen.window.bounds)
    let picture = UIView(frame: screen.window.bounds)
    page.addSubview(picture)
    page.contentSize = picture.bounds.size
    let delegate = ZoomJournal(Journal(), picture)
    page.delegate = delegate
    page.maximumZoomScale = 3
    pager.addSubview(page)
    screen.show(pager)
    screen.play(
      .twoFingers(at: CGPoint(x: 250, y: 200), distance: 100, to: CGPoint(x: 150, y: 200), toDistance: 208))
    screen.advanceUntilRest()
    #expect(page.zoomScale > 1.9)
    #expect(pager.contentOffset == .zero)
    page.zoomScale = 1
    screen.play(.drag(from: CGPoint(x: 300, y: 200), to: CGPoint(x: 60, y: 200), holding: 0.6))
    screen.advanceUntilRest()
    #expect(pager.contentOffset.x == 400)
  }

  @Test func `a wheel moves the content on its way back without a jump`() {
    let stage = ZoomStage(picture: CGSize(width: 1000, height: 1000), maximum: 1.5)
    stage.pinch(to: 440)
    stage.screen.advance(by: 0.03)
    stage.screen.receive(
      .scroll(
        ScrollSample(
          time: stage.screen.now, location: ZoomStage.middle, distance: ScrollDistance(x: 0, y: 20))))
    stage.screen.advanceUntilRest()
    #expect(stage.scale == 1.5)
    #expect(!stage.scrollView.isZoomBouncing)
  }

  @Test func `an offset that the program sets while content goes back is where it stays`() {
    let stage = ZoomStage(picture: CGSize(width: 1000, height: 1000))
    stage.pinch(to: 60, around: CGPoint(x: 380, y: 380))
    stage.screen.advance(by: 0.02)
    stage.scrollView.contentOffset = CGPoint(x: 120, y: 90)
    stage.screen.advanceUntilRest()
    #expect(stage.offset == CGPoint(x: 120, y: 90))
  }

  @Test func `zooming tells why in the trace`() {
    let stage = ZoomStage(maximum: 1.5)
    let trace = stage.screen.recordTrace()
    stage.pinch(to: 440)
    stage.screen.advanceUntilRest()
    let lines = trace.text
    #expect(lines.contains("two fingers pinched"))
    #expect(lines.contains("zooms back"))
    #expect(lines.contains("has zoomed"))
  }

  @Test func `indicators are there while fingers zoom, and fade`() {
    let stage = ZoomStage(picture: CGSize(width: 1000, height: 1000))
    stage.spread(by: 2)
    func shown() -> Int {
      stage.scrollView.subviews.filter { $0 !== stage.picture && $0.alpha > 0 && !$0.isHidden }.count
    }
    #expect(shown() == 2)
    stage.send(.ended, (1, 92, 200), (2, 308, 200))
    stage.screen.advanceUntilRest()
    #expect(shown() == 0)
  }
}
