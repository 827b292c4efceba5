import GestureEngine
import OpenCollectionView
import Testing
import TouchTesting

@MainActor struct PinchZoomTests {
  // S63
  @Test func `two fingers scale the view about their middle`() {
    let stage = ZoomStage()
    let place = CGPoint(x: 100, y: 300)
    let before = stage.point(at: place)
    stage.pinch(to: 216, around: place)
    stage.screen.advanceUntilRest()
    // From 108 points apart, where the pinch begins, to 216.
    #expect(abs(stage.scale - 2) < 1e-9)
    #expect(stage.picture.transform.a == stage.scale)
    #expect(stage.scrollView.contentSize == CGSize(width: stage.scale * 400, height: stage.scale * 400))
    #expect(stage.picture.frame.origin == .zero)
    #expect(abs(stage.offset.x - 100) < 0.5)
    #expect(abs(stage.offset.y - 300) < 0.5)
    #expect(abs(stage.point(at: place).x - before.x) < 0.5)
    #expect(abs(stage.point(at: place).y - before.y) < 0.5)
  }

  // S63
  @Test func `the point under the fingers stays under them all the way`() {
    let stage = ZoomStage()
    let place = CGPoint(x: 120, y: 290)
    stage.send(.began, (1, 70, 290), (2, 170, 290))
    let point = stage.point(at: place)
    for distance in stride(from: 104.0, through: 300, by: 4) {
      stage.move(apart: distance, around: place)
      #expect(abs(stage.point(at: place).x - point.x) * stage.scale < 0.5)
      #expect(abs(stage.point(at: place).y - point.y) * stage.scale < 0.5)
    }
    for distance in stride(from: 296.0, through: 40, by: -8) {
      stage.move(apart: distance, around: place)
      #expect(abs(stage.point(at: place).x - point.x) * stage.scale < 0.5)
    }
  }

  // S63
  @Test func `a pinch within the limits tells of its beginning, its scales and its end`() {
    let stage = ZoomStage()
    stage.pinch(to: 216)
    stage.screen.advanceUntilRest()
    #expect(stage.told == "willBeginZooming, didScroll, didZoom, didEndZooming(200 %)")
  }

  // S63
  @Test func `a pinch beyond the limits tells of its end after the way back`() {
    let stage = ZoomStage(maximum: 1.5)
    stage.pinch(to: 440)
    #expect(stage.scale > 1.6)
    #expect(stage.scale < 3)
    #expect(stage.scrollView.isZoomBouncing)
    #expect(!stage.scrollView.isZooming)
    #expect(stage.told == "willBeginZooming, didScroll, didZoom")
    stage.screen.advanceUntilRest()
    #expect(stage.scale == 1.5)
    #expect(!stage.scrollView.isZoomBouncing)
    #expect(stage.told == "willBeginZooming, didScroll, didZoom, didEndZooming(150 %)")
  }

  // S63
  @Test func `on the way back nothing jumps, and the content ends in a legal place`() {
    let stage = ZoomStage()
    stage.send(.began, (1, 150, 100), (2, 250, 100))
    stage.move(apart: 80, around: CGPoint(x: 200, y: 100))
    stage.move(apart: 20, around: CGPoint(x: 200, y: 100))
    stage.screen.advance(by: 0.1)
    #expect(stage.scale < 0.45)
    var corner = stage.picture.convert(CGPoint.zero, to: stage.screen.window)
    var scale = stage.scale
    stage.send(.ended, (1, 190, 100), (2, 210, 100))
    for _ in 0..<90 {
      stage.screen.advance(by: 1.0 / 60)
      let next = stage.picture.convert(CGPoint.zero, to: stage.screen.window)
      #expect(abs(next.x - corner.x) < 25)
      #expect(abs(next.y - corner.y) < 25)
      #expect(stage.scale >= scale)
      corner = next
      scale = stage.scale
    }
    #expect(stage.scale == 0.5)
    #expect(stage.offset == .zero)
    #expect(corner == .zero)
  }

  @Test func `content that fits goes back to its place when the fingers lift`() {
    let stage = ZoomStage()
    stage.pinch(to: 60, around: CGPoint(x: 300, y: 300))
    #expect(stage.offset.x < -50)
    #expect(!stage.scrollView.isZoomBouncing)
    stage.screen.advanceUntilRest()
    #expect(stage.offset == .zero)
    #expect(stage.scale > 0.5)
    #expect(stage.told.hasPrefix("willBeginZooming, didScroll, didZoom, didEndZooming("))
    #expect(!stage.told.contains("Decelerating"))
  }

  @Test func `without a zoom bounce the scale stops at its limits`() {
    let stage = ZoomStage(maximum: 1.5)
    stage.scrollView.bouncesZoom = false
    stage.send(.began, (1, 150, 200), (2, 250, 200))
    stage.move(apart: 110)
    stage.move(apart: 380)
    #expect(stage.scale == 1.5)
    stage.move(apart: 20)
    #expect(stage.scale == 0.5)
  }

  @Test func `without a bounce content is never shown beyond its edges`() {
    let stage = ZoomStage()
    stage.scrollView.bounces = false
    stage.delegate.onScroll = { view in
      #expect(view.contentOffset.x >= 0)
      #expect(view.contentOffset.y >= 0)
    }
    stage.pinch(to: 300, around: CGPoint(x: 30, y: 30))
    stage.pinch(to: 50, around: CGPoint(x: 300, y: 300))
    stage.screen.advanceUntilRest()
    #expect(stage.offset == .zero)
  }

  @Test func `what the scroll view is doing can be asked`() {
    let stage = ZoomStage()
    func doing() -> [Bool] {
      let view = stage.scrollView
      return [view.isZooming, view.isZoomBouncing, view.isZoomAnimating, view.isTracking]
    }
    stage.send(.began, (1, 150, 200), (2, 250, 200))
    #expect(doing() == [false, false, false, true])
    stage.move(apart: 130)
    #expect(doing() == [true, false, false, true])
    stage.move(apart: 20)
    stage.move(apart: 4)
    stage.send(.ended, (1, 198, 200), (2, 202, 200))
    #expect(doing() == [false, true, false, false])
    stage.screen.advanceUntilRest()
    #expect(doing() == [false, false, false, false])
  }

  // S63
  @Test func `content hears nothing of touches that zoom`() {
    let stage = ZoomStage()
    stage.pinch(to: 216)
    stage.screen.advanceUntilRest()
    #expect(!stage.told.contains("picture"))
  }

  // S13
  @Test func `content that has heard of the touches hears that they are cancelled`() {
    let stage = ZoomStage()
    stage.scrollView.delaysContentTouches = false
    stage.pinch(to: 216)
    #expect(stage.told.contains("picture cancelled"))
    #expect(stage.told.contains("didZoom"))
  }

  // S13
  @Test func `content that keeps its touches is not zoomed`() {
    let stage = ZoomStage()
    stage.scrollView.delaysContentTouches = false
    stage.scrollView.canCancelContentTouches = false
    stage.pinch(to: 216)
    #expect(stage.scale == 1)
  }

  @Test func `content can be zoomed that must not be scrolled`() {
    let stage = ZoomStage()
    stage.scrollView.isScrollEnabled = false
    stage.pinch(to: 216)
    stage.screen.advanceUntilRest()
    #expect(abs(stage.scale - 2) < 1e-9)
    #expect(abs(stage.offset.x - 200) < 0.5)
    #expect(stage.told.hasSuffix("willBeginZooming, didScroll, didZoom, didEndZooming(200 %)"))
  }

  @Test func `fingers that move together while they pinch move the content`() {
    let stage = ZoomStage()
    stage.send(.began, (1, 100, 200), (2, 200, 200))
    var point: CGPoint?
    for step in 1...20 {
      let shift = Double(step) * 5
      stage.screen.advance(by: 0.016)
      stage.send(.moved, (1, 100 + shift - shift, 200 + shift), (2, 200 + 2 * shift, 200 + shift))
      let place = CGPoint(x: 150 + shift, y: 200 + shift)
      guard stage.scrollView.isZooming else { continue }
      let held = point ?? stage.point(at: place)
      point = held
      #expect(abs(stage.point(at: place).x - held.x) * stage.scale < 1)
      #expect(abs(stage.point(at: place).y - held.y) * stage.scale < 1)
    }
    #expect(stage.scale > 2)
    #expect(stage.told.contains("willBeginDragging"))
  }

  // S63
  @Test func `a drag beside a pinch has its own beginning and end`() {
    let stage = ZoomStage(picture: CGSize(width: 1000, height: 1000))
    stage.screen.play(
      .twoFingers(
        at: CGPoint(x: 200, y: 300), distance: 100, to: CGPoint(x: 200, y: 150), toDistance: 216, holding: 0.6))
    stage.screen.advanceUntilRest()
    let told = stage.told
    #expect(told.contains("willBeginZooming"))
    #expect(told.contains("willBeginDragging"))
    #expect(told.contains("willEndDragging, didEndDragging(false)"))
    #expect(told.contains("didEndZooming(200 %)"))
    #expect(told.components(separatedBy: "willBeginZooming").count == 2)
    #expect(told.components(separatedBy: "didEndZooming").count == 2)
  }

  // S63
  @Test func `a zoom ends while a finger is still down, which goes on dragging`() {
    let stage = ZoomStage()
    stage.spread(by: 2)
    stage.send(.ended, (1, 92, 200))
    #expect(!stage.scrollView.isZooming)
    #expect(stage.scrollView.isTracking)
    #expect(stage.told.hasSuffix("didEndZooming(200 %)"))
    let x = stage.offset.x
    let start = 200.0 + 108
    for step in 1...10 {
      stage.screen.advance(by: 0.016)
      stage.send(.moved, (2, start - Double(step) * 5, 200))
    }
    #expect(stage.offset.x > x + 30)
    #expect(stage.scrollView.isDragging)
  }

  // S63
  @Test func `another finger takes the place of one that left`() {
    let stage = ZoomStage()
    stage.spread(by: 2)
    stage.send(.ended, (1, 92, 200))
    #expect(!stage.scrollView.isZooming)
    stage.screen.advance(by: 0.1)
    stage.send(.began, (3, 110, 200))
    stage.screen.advance(by: 0.016)
    stage.send(.moved, (3, 60, 200))
    #expect(stage.scrollView.isZooming)
    #expect(stage.scale > 2.2)
    #expect(stage.scale < 3)
  }

  @Test func `a finger stops the way back, and its lift goes on with it`() {
    let stage = ZoomStage(maximum: 1.5)
    stage.pinch(to: 440)
    stage.screen.advance(by: 0.05)
    stage.send(.began, (5, 200, 200))
    let held = stage.scale
    #expect(held > 1.51)
    stage.screen.advance(by: 1)
    #expect(stage.scale == held)
    #expect(!stage.told.contains("didEndZooming"))
    stage.send(.ended, (5, 200, 200))
    stage.screen.advanceUntilRest()
    #expect(stage.scale == 1.5)
    #expect(stage.told == "willBeginZooming, didScroll, didZoom, didEndZooming(150 %)")
  }

  // S17
  @Test func `a touch that stops a zoom is not told to the content`() {
    let stage = ZoomStage(maximum: 1.5)
    stage.pinch(to: 440)
    stage.screen.advance(by: 0.05)
    stage.screen.play(.press(at: CGPoint(x: 200, y: 200), duration: 1))
    stage.screen.advanceUntilRest()
    #expect(!stage.told.contains("picture"))
  }

  @Test func `a pinch takes up what comes back, without a jump`() {
    let stage = ZoomStage(maximum: 1.5)
    stage.pinch(to: 440)
    stage.screen.advance(by: 0.05)
    stage.send(.began, (5, 150, 200), (6, 250, 200))
    let held = stage.scale
    stage.screen.advance(by: 0.016)
    stage.send(.moved, (5, 145, 200), (6, 255, 200))
    #expect(abs(stage.scale - held) < 0.01)
    #expect(stage.scrollView.isZooming)
    stage.send(.moved, (5, 170, 200), (6, 230, 200))
    #expect(stage.scale < held)
    stage.send(.ended, (5, 170, 200), (6, 230, 200))
    stage.screen.advanceUntilRest()
    #expect(stage.told.components(separatedBy: "willBeginZooming").count == 2)
    #expect(stage.told.components(separatedBy: "didEndZooming").count == 2)
    #expect(stage.scale <= 1.5)
  }

  @Test func `limits that change in a pinch do not make the content jump`() {
    let stage = ZoomStage()
    stage.spread(by: 3)
    stage.scrollView.maximumZoomScale = 2
    #expect(abs(stage.scale - 3) < 0.01)
    stage.send(.ended, (1, 40, 200), (2, 360, 200))
    stage.screen.advanceUntilRest()
    #expect(stage.scale == 2)
  }

  @Test func `equal limits end a pinch`() {
    let stage = ZoomStage()
    stage.spread(by: 2)
    stage.scrollView.maximumZoomScale = 0.5
    #expect(!stage.scrollView.isZooming)
    #expect(stage.scrollView.pinchGestureRecognizer == nil)
    stage.screen.advanceUntilRest()
    #expect(stage.scale == 0.5)
  }

  @Test func `a scroll view that leaves its window in a pinch stands still at a legal scale`() {
    let stage = ZoomStage(maximum: 1.5)
    stage.spread(by: 1.7)
    #expect(stage.scale > 1.5)
    stage.scrollView.removeFromSuperview()
    #expect(stage.scale == 1.5)
    #expect(stage.told.hasSuffix("didEndZooming(150 %)") || stage.told.contains("didEndZooming(150 %)"))
    #expect(stage.screen.advanceUntilRest())
  }
}
