import GestureEngine
import OpenCollectionView
import Testing
import TouchTesting

@MainActor struct WheelTests {
  let stage = ScrollStage()

  @Test func `a trackpad moves the content at once, point by point`() {
    stage.turnWheel(12)
    #expect(stage.y == 12)
    stage.turnWheel(-5)
    #expect(stage.y == 7)
    #expect(stage.told == "didScroll")
  }

  @Test func `a notch of a wheel is shown bit by bit, and all of it`() {
    stage.turnWheel(120)
    let first = stage.y
    #expect(first > 10 && first < 60)
    stage.screen.advance(by: 0.05)
    #expect(stage.y > first && stage.y < 120)
    stage.screen.advanceUntilRest()
    #expect(stage.y == 120)
  }

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

  @Test func `a trackpad pulls the content beyond its edge, and silence brings it back`() {
    for _ in 0..<10 { stage.turnWheel(-10) }
    #expect(stage.y < -40 && stage.y > -60)
    stage.screen.advance(by: 0.05)
    #expect(stage.y < -40)
    stage.screen.advanceUntilRest()
    #expect(stage.y == 0)
    #expect(stage.told == "didScroll, willBeginDecelerating, didScroll, didEndDecelerating")
  }

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

  @Test func `a wheel stops content that moves by itself`() {
    stage.screen.play(.flick(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 580)))
    stage.screen.advance(by: 0.1)
    stage.delegate.journal.clear()
    let before = stage.y
    stage.turnWheel(5)
    #expect(stage.told == "didEndDecelerating, didScroll")
    #expect(abs(stage.y - before) < 25)
  }

  @Test func `a wheel is not heard while a finger drags`() {
    stage.send(.began, 200, 400)
    stage.send(.moved, 200, 380)
    stage.turnWheel(40)
    #expect(stage.y == 10)
  }

  @Test func `a finger takes over from a wheel`() {
    stage.turnWheel(40)
    stage.send(.began, 200, 400)
    stage.send(.moved, 200, 380)
    #expect(stage.y == 50)
    stage.send(.ended, 200, 380)
    #expect(stage.screen.advanceUntilRest())
  }

  @Test func `a view that does not scroll hears no wheel`() {
    stage.scrollView.isScrollEnabled = false
    stage.turnWheel(40)
    #expect(stage.y == 0)
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
