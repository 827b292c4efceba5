import GestureEngine
import OpenCollectionView
import Testing
import TouchTesting

/// What programs do while their delegates are told about a drag.
@MainActor struct DragInterruptionTests {
  private func stage() -> NestStage {
    NestStage(CGSize(width: 400, height: 800), CGSize(width: 400, height: 20_000))
  }

  private func flick(_ nest: NestStage) {
    nest.screen.play(.flick(from: CGPoint(x: 200, y: 500), to: CGPoint(x: 200, y: 380)))
  }

  // S18
  @Test func `turning scrolling off while the drag begins ends it at once`() {
    let nest = stage()
    nest.delegate(1).onBegin = { $0.isScrollEnabled = false }
    flick(nest)
    #expect(nest.told() == "outer willBegin, outer willEnd, outer didEnd(false)")
    #expect(nest.along[1] == 0)
  }

  // S18
  @Test func `turning scrolling off while the content scrolls ends the drag there`() {
    let nest = stage()
    nest.delegate(1).onScroll = { if $0.contentOffset.y > 50 { $0.isScrollEnabled = false } }
    flick(nest)
    nest.screen.advanceUntilRest()
    #expect(nest.told() == "outer willBegin, outer didScroll, outer willEnd, outer didEnd(false)")
    #expect(nest.along[1] == 67)
  }

  // S18
  @Test func `turning scrolling off does not stop content that was thrown`() {
    let nest = stage()
    flick(nest)
    nest.outer.isScrollEnabled = false
    nest.screen.advanceUntilRest()
    #expect(nest.along[1] > 500)
  }

  // S18
  @Test func `turning scrolling off and on under a finger leaves that finger out`() {
    let nest = stage()
    nest.touch()
    nest.outer.isScrollEnabled = false
    nest.outer.isScrollEnabled = true
    nest.move(y: -50)
    nest.move(y: -50)
    #expect(nest.along[1] == 0)
    #expect(!nest.outer.isTracking)
    nest.lift()
    flick(nest)
    #expect(nest.along[1] > 0)
  }

  @Test func `a target under the delegate's own hands: an animation begun as the drag ends is what happens`() {
    let nest = stage()
    nest.delegate(1).onWillEnd = { $0.setContentOffset(CGPoint(x: 0, y: 1000), animated: true) }
    flick(nest)
    nest.screen.advanceUntilRest()
    #expect(nest.along[1] == 1000)
    #expect(
      nest.told()
        == "outer willBegin, outer didScroll, outer willEnd, outer didEnd(false), outer didScroll, outer didAnimate")
  }

  @Test func `an animation begun when the drag has ended is what happens`() {
    let nest = stage()
    nest.delegate(1).onEnd = { $0.setContentOffset(CGPoint(x: 0, y: 1000), animated: true) }
    flick(nest)
    nest.screen.advanceUntilRest()
    #expect(nest.along[1] == 1000)
    #expect(
      nest.told()
        == "outer willBegin, outer didScroll, outer willEnd, outer didEnd(true), outer didScroll, outer didAnimate")
  }

  @Test func `an offset set when the drag has ended stands`() {
    let nest = stage()
    nest.delegate(1).onEnd = { $0.setContentOffset(CGPoint(x: 0, y: 3000), animated: false) }
    flick(nest)
    nest.screen.advanceUntilRest()
    #expect(nest.along[1] == 3000)
    #expect(nest.told() == "outer willBegin, outer didScroll, outer willEnd, outer didEnd(true), outer didScroll")
  }

  @Test(arguments: ["begin", "scroll", "willEnd", "end"])
  func `a view that its delegate takes away is told one end at most`(moment: String) {
    let nest = stage()
    let delegate = nest.delegate(1)
    let remove: (UIScrollView) -> Void = { $0.removeFromSuperview() }
    switch moment {
    case "begin": delegate.onBegin = remove
    case "scroll": delegate.onScroll = remove
    case "willEnd": delegate.onWillEnd = remove
    default: delegate.onEnd = remove
    }
    flick(nest)
    #expect(nest.screen.advanceUntilRest())
    #expect(nest.journal.entries.filter { $0.contains("didEnd(") }.count <= 1)
    #expect(nest.journal.entries.filter { $0.contains("willEnd") }.count <= 1)
    #expect(!nest.journal.entries.contains { $0.contains("ecelerate") })
    #expect(!nest.outer.isTracking && !nest.outer.isDragging && !nest.outer.isDecelerating)
  }

  @Test func `an animation begun in the middle of a drag ends the drag`() {
    let nest = stage()
    nest.touch()
    nest.move(y: -60)
    nest.outer.setContentOffset(CGPoint(x: 0, y: 1000), animated: true)
    #expect(nest.told() == "outer willBegin, outer didScroll, outer willEnd, outer didEnd(false)")
    nest.move(y: -60)
    nest.screen.advance(by: 0.5)
    #expect(nest.along[1] == 1000)
    nest.lift()
    #expect(nest.told() == "outer didScroll, outer didAnimate")
  }

  @Test func `an offset set in the middle of a drag is where the drag goes on`() {
    let nest = stage()
    nest.touch()
    nest.move(y: -60)
    nest.outer.contentOffset.y = 2000
    nest.move(y: -60)
    #expect(nest.along[1] == 2060)
    nest.delegate(1).onScroll = { if $0.contentOffset.y > 2100 { $0.contentOffset.y = 2100 } }
    nest.move(y: -60)
    #expect(nest.along[1] == 2100)
    nest.move(y: 30)
    #expect(nest.along[1] == 2070)
  }

  @Test func `content that is replaced under the finger is dragged on`() {
    let nest = stage()
    nest.touch()
    nest.move(y: -60)
    nest.inner.removeFromSuperview()
    nest.outer.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 20_000)))
    nest.move(y: -60)
    #expect(nest.along[1] == 110)
    nest.restAndLift()
    #expect(nest.told() == "outer willBegin, outer didScroll, outer willEnd, outer didEnd(false)")
  }

  @Test func `content that shrinks under the finger gives way from there`() {
    let nest = stage()
    nest.touch()
    nest.move(y: -310)
    nest.outer.contentSize.height = 900
    #expect(nest.along[1] == 300)
    nest.move(y: -60)
    #expect(nest.along[1] > 300 && nest.along[1] < 360)
    nest.restAndLift()
    nest.screen.advanceUntilRest()
    #expect(nest.along[1] == 100)
    #expect(
      nest.told()
        == "outer willBegin, outer didScroll, outer willEnd, outer didEnd(true), outer willDecelerate, "
        + "outer didScroll, outer didDecelerate")
  }
}
