import GestureEngine
import OpenCollectionView
import Testing
import TouchTesting

@MainActor struct TrackpadZoomTests {
  // S63
  @Test func `a pinch on a trackpad zooms about the pointer`() {
    let stage = ZoomStage()
    let place = CGPoint(x: 100, y: 300)
    stage.screen.magnify(by: 2, at: place)
    #expect(stage.scrollView.isZooming)
    stage.screen.advanceUntilRest()
    #expect(abs(stage.scale - 2) < 1e-9)
    #expect(abs(stage.offset.x - 100) < 0.5)
    #expect(abs(stage.offset.y - 300) < 0.5)
    #expect(stage.told == "willBeginZooming, didScroll, didZoom, didEndZooming(200 %)")
  }

  @Test func `beyond the limits it comes back when the trackpad is silent`() {
    let stage = ZoomStage(maximum: 1.5)
    stage.screen.magnify(by: 4, at: ZoomStage.middle)
    #expect(stage.scale > 1.6)
    stage.screen.advanceUntilRest()
    #expect(stage.scale == 1.5)
    #expect(stage.told == "willBeginZooming, didScroll, didZoom, didEndZooming(150 %)")
  }

  @Test func `it ends a throw`() {
    let stage = ZoomStage(picture: CGSize(width: 4000, height: 4000))
    stage.screen.play(.flick(from: CGPoint(x: 300, y: 300), to: CGPoint(x: 100, y: 100)))
    stage.screen.advance(by: 0.1)
    stage.screen.magnify(by: 1.5, at: ZoomStage.middle)
    #expect(!stage.scrollView.isDecelerating)
    stage.screen.advanceUntilRest()
    #expect(abs(stage.scale - 1.5) < 1e-9)
  }

  @Test func `where zooming is impossible nothing is told`() {
    let stage = ZoomStage(minimum: 1, maximum: 1)
    stage.screen.magnify(by: 2, at: ZoomStage.middle)
    #expect(stage.scale == 1)
    #expect(stage.told == "")
  }

  @Test func `the inner of two scroll views zooms`() {
    let stage = ZoomStage(picture: CGSize(width: 1000, height: 1000))
    let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let delegate = ZoomJournal(Journal(), view)
    inner.addSubview(view)
    inner.delegate = delegate
    inner.maximumZoomScale = 3
    stage.picture.addSubview(inner)
    stage.screen.magnify(by: 2, at: CGPoint(x: 100, y: 100))
    stage.screen.advanceUntilRest()
    #expect(abs(inner.zoomScale - 2) < 1e-9)
    #expect(stage.scale == 1)
    stage.pinch(to: 160, around: CGPoint(x: 100, y: 100), from: 80)
    stage.screen.advanceUntilRest()
    #expect(inner.zoomScale > 2.5)
    #expect(stage.scale == 1)
  }
}
