import GestureEngine
import OpenCollectionView
import TestSupport
import Testing
import TouchTesting

@MainActor struct ProgramZoomTests {
  // S7
  @Test func `a scroll view does not zoom unless its limits say so`() {
    let view = UIScrollView()
    #expect(view.minimumZoomScale == 1)
    #expect(view.maximumZoomScale == 1)
    #expect(view.zoomScale == 1)
    #expect(view.bouncesZoom)
    #expect(view.contentAlignmentPoint == .zero)
    #expect(view.pinchGestureRecognizer == nil)
    view.maximumZoomScale = 2
    #expect(view.pinchGestureRecognizer == nil)
    view.zoomScale = 2
    #expect(view.zoomScale == 1)
  }

  // S10
  @Test func `there is a pinch recognizer while zooming is possible`() {
    let stage = ZoomStage()
    let pinch = stage.scrollView.pinchGestureRecognizer
    #expect(pinch != nil)
    #expect(stage.scrollView.gestureRecognizers?.contains { $0 === pinch } == true)
    stage.delegate.view = nil
    #expect(stage.scrollView.pinchGestureRecognizer == nil)
    stage.pinch(to: 216)
    #expect(stage.told.contains("Zooming") == false)
    stage.delegate.view = stage.picture
    #expect(stage.scrollView.pinchGestureRecognizer === pinch)
    stage.scrollView.minimumZoomScale = 4
    #expect(stage.scrollView.pinchGestureRecognizer == nil)
    stage.scrollView.minimumZoomScale = 5
    #expect(stage.scrollView.pinchGestureRecognizer == nil)
  }

  @Test func `a pinch recognizer that the program turned off stays off`() {
    let stage = ZoomStage()
    stage.scrollView.pinchGestureRecognizer?.isEnabled = false
    stage.scrollView.maximumZoomScale = 8
    stage.pinch(to: 216)
    #expect(stage.scale == 1)
  }

  // S63
  @Test func `a view that is no subview does not zoom`() {
    let stage = ZoomStage()
    stage.delegate.view = UIView()
    stage.scrollView.zoomScale = 2
    #expect(stage.scale == 1)
    #expect(stage.scrollView.pinchGestureRecognizer == nil)
  }

  // S63
  @Test func `a scale that is set keeps the middle of what is seen, and tells of it at once`() {
    let stage = ZoomStage()
    stage.scrollView.zoomScale = 2
    #expect(stage.scale == 2)
    #expect(stage.offset == CGPoint(x: 200, y: 200))
    #expect(stage.scrollView.contentSize == CGSize(width: 800, height: 800))
    #expect(stage.picture.frame == CGRect(x: 0, y: 0, width: 800, height: 800))
    #expect(stage.told == "didScroll, didZoom")
    // The layer is scaled, not drawn anew: pages draw it sharp.
    #expect(stage.picture.layer.transform.m11 == 2)
    #expect(stage.picture.bounds == CGRect(x: 0, y: 0, width: 400, height: 400))
    stage.scrollView.setZoomScale(2, animated: false)
    #expect(stage.told == "didScroll, didZoom")
  }

  @Test(arguments: [(0.0, 0.5), (0.1, 0.5), (3.0, 3.0), (100.0, 4.0)])
  func `a scale that is set is brought within the limits`(asked: CGFloat, given: CGFloat) {
    let stage = ZoomStage()
    stage.scrollView.zoomScale = asked
    #expect(stage.scale == given)
  }

  @Test func `content that becomes smaller than the view stands at its corner`() {
    let stage = ZoomStage()
    stage.scrollView.zoomScale = 2
    stage.scrollView.zoomScale = 0.5
    #expect(stage.offset == .zero)
    #expect(stage.scrollView.contentSize == CGSize(width: 200, height: 200))
  }

  // S63
  @Test func `an animated scale takes 0.3 s along half a cosine, and tells of its end`() {
    let stage = ZoomStage()
    stage.scrollView.setZoomScale(3, animated: true)
    #expect(stage.told == "willBeginZooming")
    #expect(stage.scrollView.isZoomAnimating)
    #expect(!stage.scrollView.isScrollAnimating)
    #expect(!stage.scrollView.isZooming)
    stage.screen.advance(by: 0.15)
    #expect(abs(stage.scale - 2) < 0.2)
    #expect(abs(stage.point(at: ZoomStage.middle).x - 200) < 0.5)
    stage.screen.advanceUntilRest()
    #expect(stage.scale == 3)
    #expect(stage.offset == CGPoint(x: 400, y: 400))
    #expect(stage.told == "willBeginZooming, didScroll, didZoom, didEndZooming(300 %)")
    #expect(!stage.scrollView.isZoomAnimating)
  }

  @Test func `animating to the present scale tells nothing`() {
    let stage = ZoomStage()
    stage.scrollView.setZoomScale(1, animated: true)
    stage.screen.advanceUntilRest()
    #expect(stage.told == "")
  }

  // S63
  @Test func `a rectangle of the view is shown as large as it fits, in the middle`() {
    let stage = ZoomStage()
    stage.scrollView.zoom(to: CGRect(x: 100, y: 100, width: 200, height: 100), animated: false)
    #expect(stage.scale == 2)
    #expect(stage.offset == CGPoint(x: 200, y: 100))
    #expect(stage.told == "didScroll, didZoom")
    // The rectangle is in the view's own points whatever the scale.
    stage.scrollView.zoom(to: CGRect(x: 0, y: 0, width: 100, height: 100), animated: false)
    #expect(stage.scale == 4)
    #expect(stage.offset == .zero)
    stage.scrollView.zoom(to: CGRect(x: 0, y: 0, width: 4000, height: 100), animated: false)
    #expect(stage.scale == 0.5)
  }

  @Test func `a rectangle without a size is shown as large as possible`() {
    let stage = ZoomStage()
    stage.scrollView.zoom(to: CGRect(x: 300, y: 100, width: 0, height: 0), animated: false)
    #expect(stage.scale == 4)
    #expect(stage.offset == CGPoint(x: 1000, y: 200))
  }

  @Test func `an animated zoom to a rectangle goes straight there`() {
    let stage = ZoomStage()
    stage.scrollView.zoom(to: CGRect(x: 200, y: 200, width: 200, height: 200), animated: true)
    var before = CGPoint.zero
    stage.delegate.onScroll = { view in
      #expect(abs(view.contentOffset.x - view.contentOffset.y) < 0.6)
      #expect(view.contentOffset.x >= before.x)
      before = view.contentOffset
    }
    stage.screen.advanceUntilRest()
    #expect(stage.scale == 2)
    #expect(stage.offset == CGPoint(x: 400, y: 400))
    #expect(stage.told == "willBeginZooming, didScroll, didZoom, didEndZooming(200 %)")
  }

  @Test func `a rectangle at the present scale is scrolled to`() {
    let stage = ZoomStage()
    stage.scrollView.zoomScale = 2
    stage.delegate.journal.clear()
    stage.scrollView.zoom(to: CGRect(x: 0, y: 0, width: 200, height: 200), animated: true)
    #expect(stage.scrollView.isScrollAnimating)
    stage.screen.advanceUntilRest()
    #expect(stage.offset == .zero)
    #expect(stage.told == "didScroll, didEndScrollingAnimation")
  }

  // S63
  @Test func `a double tap zooms to where it was`() {
    let stage = ZoomStage()
    let tap = UITapGestureRecognizer()
    tap.numberOfTapsRequired = 2
    tap.addAction { tap in
      let point = tap.location(in: stage.picture)
      stage.scrollView.zoom(
        to: CGRect(x: point.x - 50, y: point.y - 50, width: 100, height: 100), animated: true)
    }
    stage.scrollView.addGestureRecognizer(tap)
    stage.scrollView.delaysContentTouches = true
    stage.picture.isUserInteractionEnabled = false
    stage.screen.play(.tap(at: CGPoint(x: 200, y: 100)))
    stage.screen.advance(by: 0.05)
    stage.screen.play(.tap(at: CGPoint(x: 200, y: 100)))
    stage.screen.advanceUntilRest()
    #expect(stage.scale == 4)
    #expect(stage.offset == CGPoint(x: 600, y: 200))
    #expect(stage.told == "willBeginZooming, didScroll, didZoom, didEndZooming(400 %)")
  }

  @Test func `a finger ends an animated zoom where it is, and its end is told`() {
    let stage = ZoomStage()
    stage.scrollView.setZoomScale(3, animated: true)
    stage.screen.advance(by: 0.15)
    stage.send(.began, (1, 200, 200))
    let scale = stage.scale
    #expect(stage.told.contains("didEndZooming"))
    stage.send(.ended, (1, 200, 200))
    stage.screen.advanceUntilRest()
    #expect(stage.scale == scale)
  }

  @Test func `another scale goes on from where an animation is, with one end`() {
    let stage = ZoomStage()
    stage.scrollView.setZoomScale(3, animated: true)
    stage.screen.advance(by: 0.15)
    let scale = stage.scale
    stage.scrollView.setZoomScale(1, animated: true)
    #expect(stage.scale == scale)
    stage.screen.advanceUntilRest()
    #expect(stage.scale == 1)
    #expect(stage.offset == .zero)
    #expect(stage.told == "willBeginZooming, didScroll, didZoom, didEndZooming(100 %)")
  }

  @Test func `a scale that is set ends an animation`() {
    let stage = ZoomStage()
    stage.scrollView.setZoomScale(3, animated: true)
    stage.screen.advance(by: 0.15)
    stage.scrollView.zoomScale = 4
    #expect(stage.scale == 4)
    #expect(!stage.scrollView.isZoomAnimating)
    stage.screen.advanceUntilRest()
    #expect(stage.scale == 4)
    #expect(stage.told.components(separatedBy: "didEndZooming").count == 2)
  }

  @Test func `an animated scale ends a throw`() {
    let stage = ZoomStage(picture: CGSize(width: 4000, height: 4000))
    stage.screen.play(.flick(from: CGPoint(x: 300, y: 300), to: CGPoint(x: 100, y: 100)))
    stage.screen.advance(by: 0.1)
    #expect(stage.scrollView.isDecelerating)
    stage.scrollView.setZoomScale(0.5, animated: true)
    #expect(!stage.scrollView.isDecelerating)
    stage.screen.advanceUntilRest()
    #expect(stage.scale == 0.5)
  }

  @Test func `stopping leaves an animation where it is`() {
    let stage = ZoomStage()
    stage.scrollView.setZoomScale(3, animated: true)
    stage.screen.advance(by: 0.15)
    let scale = stage.scale
    stage.scrollView.stopScrollingAndZooming()
    stage.screen.advanceUntilRest()
    #expect(stage.scale == scale)
    #expect(scale > 1.5)
    #expect(stage.told.contains("didEndZooming"))
  }

  @Test func `stopping puts what is on its way back on its limit`() {
    let stage = ZoomStage(maximum: 1.5)
    stage.pinch(to: 440)
    stage.scrollView.stopScrollingAndZooming()
    #expect(stage.scale == 1.5)
    #expect(stage.told.hasSuffix("didEndZooming(150 %)"))
    #expect(!stage.scrollView.isZoomBouncing)
  }

  @Test func `stopping leaves thrown content where it is, and puts pulled content on its edge`() {
    let stage = ZoomStage(picture: CGSize(width: 400, height: 4000))
    stage.screen.play(.flick(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 100)))
    stage.screen.advance(by: 0.1)
    let y = stage.offset.y
    stage.scrollView.stopScrollingAndZooming()
    #expect(stage.offset.y == y)
    #expect(stage.told.hasSuffix("didEndDecelerating"))
    stage.scrollView.contentOffset = .zero
    stage.screen.play(.drag(from: CGPoint(x: 200, y: 100), to: CGPoint(x: 200, y: 300)))
    stage.scrollView.stopScrollingAndZooming()
    #expect(stage.offset.y == 0)
  }

  @Test func `a turned view keeps its turn`() {
    let stage = ZoomStage()
    stage.picture.transform = CGAffineTransform(rotationAngle: .pi / 2)
    stage.scrollView.zoomScale = 2
    #expect(abs(stage.picture.transform.b - 2) < 1e-9)
    #expect(abs(stage.picture.transform.a) < 1e-9)
    #expect(abs(stage.scale - 2) < 1e-9)
    #expect(abs(stage.scrollView.contentSize.width - 800) < 1e-6)
    #expect(abs(stage.picture.frame.minX) < 1e-6)
  }

  @Test func `a scale that the program gave the view is the zoom scale`() {
    let stage = ZoomStage()
    stage.picture.transform = CGAffineTransform(scaleX: 3, y: 3)
    #expect(stage.scale == 3)
    stage.scrollView.zoomScale = 1
    #expect(stage.picture.transform == .identity)
    #expect(stage.picture.frame == CGRect(x: 0, y: 0, width: 400, height: 400))
  }

  @Test func `scales are set before the view is on a screen`() {
    let picture = UIView(frame: CGRect(x: 0, y: 0, width: 1000, height: 500))
    let delegate = ZoomJournal(Journal(), picture)
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    view.addSubview(picture)
    view.delegate = delegate
    view.minimumZoomScale = 0.2
    view.setZoomScale(0.2, animated: true)
    #expect(view.zoomScale == 0.2)
    #expect(view.contentSize == CGSize(width: 200, height: 100))
    #expect(view.contentOffset == .zero)
  }

  @Test func `a scale that is none traps`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { UIScrollView().zoomScale = .nan }
    }
    #expect(
      trapSentence(of: result).contains(
        "The zoom scale of UIScrollView cannot be nan: give a finite number, 1 for the content's own size."))
  }

  @Test func `a limit that is none traps`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { UIScrollView().minimumZoomScale = -1 }
    }
    #expect(trapSentence(of: result).contains("The minimum zoom scale of UIScrollView cannot be -1.0"))
    let other = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { UIScrollView().maximumZoomScale = .nan }
    }
    #expect(trapSentence(of: other).contains("The maximum zoom scale of UIScrollView cannot be nan"))
  }

  @Test func `a rectangle that is none traps`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { UIScrollView().zoom(to: .infinite, animated: false) }
    }
    #expect(trapSentence(of: result).contains("give a rectangle of finite numbers"))
  }
}
