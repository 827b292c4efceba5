import GestureEngine
import OpenCollectionView
import Testing
import TouchTesting

@MainActor struct WheelTests {
  let stage = ScrollStage()

  // S82
  @Test func `a trackpad moves the content at once, point by point`() {
    stage.turnWheel(12)
    #expect(stage.y == 12)
    stage.turnWheel(-5)
    #expect(stage.y == 7)
    #expect(stage.told == "willBeginDragging, didScroll")
  }

  // S60, S80
  @Test func `a turning is told as a drag without a throw`() {
    for _ in 0..<3 { stage.turnWheel(12) }
    #expect(stage.scrollView.isDragging && !stage.scrollView.isTracking && !stage.scrollView.isDecelerating)
    stage.screen.advance(by: 0.09)
    #expect(stage.scrollView.isDragging)
    stage.screen.advanceUntilRest()
    #expect(!stage.scrollView.isDragging)
    #expect(stage.told == "willBeginDragging, didScroll, willEndDragging, didEndDragging(false)")
    #expect(stage.delegate.velocity == .zero)
    #expect(stage.delegate.announcedTarget == CGPoint(x: 0, y: 36))
  }

  // S38, S80
  @Test func `a target that the delegate chooses is honoured when the wheel comes to rest`() {
    stage.delegate.target = CGPoint(x: 0, y: 200)
    stage.turnWheel(120)
    stage.screen.advanceUntilRest()
    #expect(stage.y == 200)
    #expect(
      stage.told
        == "willBeginDragging, didScroll, willEndDragging, didEndDragging(true), willBeginDecelerating, didScroll, "
        + "didEndDecelerating")
  }

  // S81
  @Test func `notches stop at the edge`() {
    for _ in 0..<3 { stage.turnWheel(-120) }
    stage.screen.advance(by: 0.1)
    #expect(stage.y == 0)
    stage.turnWheel(120)
    stage.screen.advanceUntilRest()
    #expect(stage.y == 120)
    #expect(
      stage.told
        == "willBeginDragging, willEndDragging, didEndDragging(false), willBeginDragging, didScroll, "
        + "willEndDragging, didEndDragging(false)")
  }

  // S35, S82
  @Test func `momentum of a trackpad bounces at the edge while it still goes on`() {
    stage.scrollView.contentOffset.y = 300
    stage.delegate.journal.clear()
    var speed = 40.0
    var lowest = 0.0
    var restedAt: Double?
    while speed > 0.5 {
      stage.turnWheel(-speed)
      stage.screen.advance(by: 1.0 / 60)
      lowest = min(lowest, stage.y)
      if lowest < 0, stage.y == 0, restedAt == nil { restedAt = stage.screen.now }
      speed *= 0.95
    }
    #expect(lowest < -15 && lowest > -80)
    #expect(restedAt.map { $0 < stage.screen.now - 0.2 } == true)
    #expect(stage.y == 0)
    #expect(
      stage.told
        == "willBeginDragging, didScroll, willEndDragging, didEndDragging(true), willBeginDecelerating, didScroll, "
        + "didEndDecelerating")
    // Fingers that turn back are heard at once.
    stage.turnWheel(8)
    #expect(stage.y == 8)
  }

  // S82
  @Test func `both axes follow a trackpad at once`() {
    stage.scrollView.contentSize = CGSize(width: 2000, height: 5000)
    stage.turnWheel(12, across: 7)
    #expect(stage.scrollView.contentOffset == CGPoint(x: 7, y: 12))
  }

  // S16
  @Test func `a locked turning keeps to its direction`() {
    stage.scrollView.contentSize = CGSize(width: 2000, height: 5000)
    stage.scrollView.isDirectionalLockEnabled = true
    stage.turnWheel(12, across: 3)
    stage.turnWheel(12, across: 30)
    #expect(stage.scrollView.contentOffset == CGPoint(x: 0, y: 24))
  }

  // S40, S84
  @Test(arguments: [120.0, 30, 5000])
  func `a turning moves a paging view by one page in its direction`(distance: Double) {
    stage.scrollView.isPagingEnabled = true
    stage.turnWheel(distance)
    stage.screen.advanceUntilRest()
    #expect(stage.y == 800)
    stage.turnWheel(distance)
    stage.screen.advanceUntilRest()
    #expect(stage.y == 1600)
    stage.turnWheel(-distance)
    stage.screen.advanceUntilRest()
    #expect(stage.y == 800)
  }

  // S84
  @Test func `momentum does not go on to the page after the next`() {
    stage.scrollView.isPagingEnabled = true
    var speed = 60.0
    while speed > 0.5 {
      stage.turnWheel(speed)
      stage.screen.advance(by: 1.0 / 60)
      #expect(stage.y <= 800)
      speed *= 0.97
    }
    stage.screen.advanceUntilRest()
    #expect(stage.y == 800)
  }

  // S80
  @Test func `an animated scroll ends where the wheel takes over`() {
    stage.scrollView.setContentOffset(CGPoint(x: 0, y: 1000), animated: true)
    stage.screen.advance(by: 0.15)
    let before = stage.y
    stage.delegate.journal.clear()
    stage.turnWheel(10)
    #expect(abs(stage.y - before) <= 10)
    #expect(stage.told == "didEndScrollingAnimation, willBeginDragging, didScroll")
  }

  // S52
  @Test func `an offset that the program sets is where the turning goes on`() {
    stage.turnWheel(10)
    stage.scrollView.contentOffset.y = 500
    stage.turnWheel(10)
    #expect(stage.y == 510)
    #expect(stage.told == "willBeginDragging, didScroll")
  }

  @Test func `an animated scroll of the program ends the turning`() {
    stage.turnWheel(10)
    stage.scrollView.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
    stage.screen.advanceUntilRest()
    #expect(stage.y == 500)
    #expect(
      stage.told
        == "willBeginDragging, didScroll, willEndDragging, didEndDragging(false), didScroll, didEndScrollingAnimation")
  }

  @Test func `a view that leaves the screen ends the turning`() {
    stage.turnWheel(-30)
    stage.scrollView.removeFromSuperview()
    #expect(stage.y == 0)
    #expect(!stage.scrollView.isDragging)
    #expect(stage.screen.advanceUntilRest())
  }

  @Test func `content that grows during a turning can be scrolled at once`() {
    stage.scrollView.contentSize.height = 850
    stage.turnWheel(40)
    stage.turnWheel(30)
    #expect(stage.y > 50 && stage.y < 65)
    stage.scrollView.contentSize.height = 5000
    stage.turnWheel(30)
    #expect(stage.y > 80)
  }

  // S81
  @Test func `a notch of a wheel is shown bit by bit, and all of it`() {
    stage.turnWheel(120)
    stage.screen.advance(by: 1.0 / 60)
    let first = stage.y
    #expect(first > 10 && first < 60)
    stage.screen.advance(by: 0.05)
    #expect(stage.y > first && stage.y < 120)
    stage.screen.advanceUntilRest()
    #expect(stage.y == 120)
  }

  // S81
  @Test func `lines and pages are measured in points`() {
    stage.screen.receive(
      .scroll(
        ScrollSample(
          time: 0, location: CGPoint(x: 50, y: 50), distance: ScrollDistance(x: 0, y: 3), unit: .lines)))
    stage.screen.advanceUntilRest()
    #expect(stage.y == 120)
    stage.screen.receive(
      .scroll(
        ScrollSample(
          time: stage.screen.now, location: CGPoint(x: 50, y: 50), distance: ScrollDistance(x: 0, y: 1), unit: .pages)))
    stage.screen.advanceUntilRest()
    #expect(stage.y == 920)
  }

  // S82
  @Test func `a trackpad pulls the content beyond its edge, and silence brings it back`() {
    for _ in 0..<10 { stage.turnWheel(-10) }
    #expect(stage.y < -40 && stage.y > -60)
    stage.screen.advance(by: 0.05)
    #expect(stage.y < -40)
    stage.screen.advanceUntilRest()
    #expect(stage.y == 0)
    #expect(
      stage.told
        == "willBeginDragging, didScroll, willEndDragging, didEndDragging(true), willBeginDecelerating, didScroll, "
        + "didEndDecelerating")
  }

  // S82
  @Test func `momentum that goes on does not pull it further than half a viewport`() {
    for _ in 0..<200 { stage.turnWheel(-40) }
    #expect(stage.y > -200)
    stage.screen.advanceUntilRest()
    #expect(stage.y == 0)
  }

  @Test func `without bounces the content stops at its edge`() {
    stage.scrollView.bounces = false
    for _ in 0..<10 { stage.turnWheel(-10) }
    #expect(stage.y == 0)
    #expect(stage.screen.advanceUntilRest())
  }

  // S80
  @Test func `a wheel stops content that moves by itself`() {
    stage.screen.play(.flick(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 580)))
    stage.screen.advance(by: 0.1)
    stage.delegate.journal.clear()
    let before = stage.y
    stage.turnWheel(5)
    #expect(stage.told == "didEndDecelerating, willBeginDragging, didScroll")
    #expect(abs(stage.y - before) < 25)
  }

  // S80
  @Test func `a wheel is not heard while a finger drags`() {
    stage.send(.began, 200, 400)
    stage.send(.moved, 200, 380)
    stage.turnWheel(40)
    #expect(stage.y == 10)
  }

  // S80
  @Test func `a finger takes over from a wheel`() {
    stage.turnWheel(40)
    stage.send(.began, 200, 400)
    stage.send(.moved, 200, 380)
    #expect(stage.y == 50)
    #expect(
      stage.told
        == "willBeginDragging, didScroll, willEndDragging, didEndDragging(false), willBeginDragging, didScroll")
    stage.send(.ended, 200, 380)
    #expect(stage.screen.advanceUntilRest())
  }

  @Test func `a view that does not scroll hears no wheel`() {
    stage.scrollView.isScrollEnabled = false
    stage.turnWheel(40)
    #expect(stage.y == 0)
  }

  // S18
  @Test func `turning scrolling off ends the turning`() {
    for _ in 0..<5 { stage.turnWheel(-10) }
    stage.scrollView.isScrollEnabled = false
    #expect(!stage.scrollView.isDragging && stage.scrollView.isDecelerating)
    stage.turnWheel(-10)
    stage.screen.advanceUntilRest()
    #expect(stage.y == 0)
    #expect(
      stage.told
        == "willBeginDragging, didScroll, willEndDragging, didEndDragging(true), willBeginDecelerating, didScroll, "
        + "didEndDecelerating")
  }

  @Test func `the trace says who takes a wheel, why, and how it ends`() {
    let trace = stage.screen.recordTrace()
    for _ in 0..<3 { stage.turnWheel(10) }
    stage.screen.advanceUntilRest()
    #expect(trace.text.contains("takes the wheel") && trace.text.contains("the innermost with content left"))
    #expect(trace.text.contains("the wheel is silent"))
  }

  @Test(arguments: [true, false])
  func `a delegate that interferes when it is asked for a target is asked once`(turnsOff: Bool) {
    final class Meddler: UIScrollViewDelegate {
      var calls: [String] = []
      var turnsOff = false
      func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
      ) {
        calls.append("willEnd")
        if turnsOff {
          scrollView.isScrollEnabled = false
        } else {
          scrollView.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
        }
      }
      func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        calls.append("didEnd(\(decelerate))")
      }
      func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { calls.append("animated") }
    }
    let meddler = Meddler()
    meddler.turnsOff = turnsOff
    stage.scrollView.delegate = meddler
    stage.turnWheel(40)
    stage.screen.advanceUntilRest()
    #expect(meddler.calls == (turnsOff ? ["willEnd", "didEnd(false)"] : ["willEnd", "didEnd(false)", "animated"]))
    #expect(stage.y == (turnsOff ? 40 : 300))
    #expect(!stage.scrollView.isDragging)
  }

  @Test func `a wheel outside of the view does nothing`() {
    stage.scrollView.frame = CGRect(x: 0, y: 0, width: 400, height: 300)
    stage.turnWheel(40, at: CGPoint(x: 50, y: 500))
    #expect(stage.y == 0)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300])
  func `a turn that is no distance does no harm`(distance: Double) {
    stage.turnWheel(distance)
    stage.turnWheel(0, across: distance)
    #expect(stage.screen.advanceUntilRest())
    #expect(stage.y >= 0 && stage.y <= 4200)
    stage.scrollView.contentOffset.y = 100
    stage.turnWheel(10)
    #expect(stage.y == 110)
  }

  @Test func `a magnification and a key do nothing, in order`() {
    stage.screen.receive(.magnify(MagnifySample(time: 0, location: .zero, factor: 2)))
    stage.screen.receive(
      .key(KeySample(time: 0, isDown: true, isRepeat: false, key: "a", code: "KeyA", modifiers: [])))
    stage.screen.runFrame()
    #expect(stage.told == "")
    #expect(stage.screen.advanceUntilRest())
  }
}
