import GestureEngine
import OpenCollectionView
import Testing
import TouchTesting

/// What a delegate is told, in order.
@MainActor struct ScrollOrderTests {
  // S60
  @Test func `a drag and a throw`() {
    let stage = ScrollStage(content: CGSize(width: 400, height: 50_000))
    stage.screen.play(.flick(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 580)))
    stage.screen.advanceUntilRest()
    #expect(
      stage.told
        == "willBeginDragging, didScroll, willEndDragging, didEndDragging(true), willBeginDecelerating, didScroll, "
        + "didEndDecelerating")
  }

  // S60
  @Test func `a drag that is held`() {
    let stage = ScrollStage()
    stage.drag(by: -100)
    stage.screen.advanceUntilRest()
    #expect(stage.told == "willBeginDragging, didScroll, willEndDragging, didEndDragging(false)")
  }

  // S60
  @Test func `the drag begins at the old offset, and the lift changes nothing`() {
    let stage = ScrollStage(notesOffsets: true)
    stage.scrollView.contentOffset.y = 100
    stage.delegate.journal.clear()
    stage.send(.began, 200, 400)
    stage.send(.moved, 200, 380)
    stage.screen.advance(by: 1)
    stage.send(.ended, 200, 380)
    #expect(
      stage.told == "willBeginDragging@100, didScroll@110, willEndDragging@110, didEndDragging(false)@110")
  }

  // S60
  @Test func `a drag that the system takes away ends without a throw`() {
    let stage = ScrollStage()
    stage.send(.began, 200, 400)
    stage.screen.advance(by: 0.02)
    stage.send(.moved, 200, 300)
    stage.send(.cancelled, 200, 300)
    #expect(stage.told == "willBeginDragging, didScroll, willEndDragging, didEndDragging(false)")
    #expect(stage.delegate.velocity == .zero)
  }

  // S61
  @Test func `every move of the finger is told at once`() {
    let stage = ScrollStage(notesOffsets: true)
    stage.send(.began, 200, 400)
    for y in stride(from: 390.0, through: 360, by: -10) { stage.send(.moved, 200, y) }
    #expect(stage.told == "willBeginDragging@0, didScroll@10, didScroll@20, didScroll@30")
  }

  // S62
  @Test func `what the scroll view is doing can be asked`() {
    let stage = ScrollStage(content: CGSize(width: 400, height: 50_000))
    let view = stage.scrollView
    func doing() -> [Bool] { [view.isTracking, view.isDragging, view.isDecelerating] }
    #expect(doing() == [false, false, false])
    stage.send(.began, 200, 700)
    #expect(doing() == [true, false, false])
    stage.screen.advance(by: 0.01)
    stage.send(.moved, 200, 680)
    #expect(doing() == [true, true, false])
    stage.screen.advance(by: 0.01)
    stage.send(.moved, 200, 660)
    stage.screen.advance(by: 0.01)
    stage.send(.ended, 200, 660)
    #expect(doing() == [false, false, true])
    stage.screen.advanceUntilRest()
    #expect(doing() == [false, false, false])
  }

  // S62
  @Test func `a finger that does not drag is tracked until its lift`() {
    let stage = ScrollStage()
    stage.send(.began, 200, 700)
    stage.screen.advance(by: 2)
    #expect(stage.scrollView.isTracking)
    stage.send(.ended, 200, 700)
    #expect(!stage.scrollView.isTracking)
  }

  @Test func `a view that is taken from the screen in a drag ends it`() {
    let stage = ScrollStage()
    stage.send(.began, 200, 100)
    stage.send(.moved, 200, 300)
    stage.scrollView.removeFromSuperview()
    #expect(stage.y == 0)
    #expect(!stage.scrollView.isTracking)
    #expect(!stage.scrollView.isDecelerating)
    stage.send(.moved, 200, 400)
    stage.send(.ended, 200, 400)
    #expect(stage.y == 0)
    #expect(stage.screen.advanceUntilRest())
    #expect(stage.told.hasSuffix("didScroll"))
    #expect(stage.delegate.journal.entries.filter { $0.hasPrefix("didEndDragging") }.count == 1)
  }

  @Test func `a view that is taken from the screen by its delegate ends its drag`() {
    let stage = ScrollStage()
    stage.delegate.onScroll = { $0.removeFromSuperview() }
    stage.send(.began, 200, 100)
    stage.send(.moved, 200, 300)
    stage.send(.moved, 200, 310)
    stage.send(.ended, 200, 310)
    #expect(stage.screen.advanceUntilRest())
    #expect(!stage.scrollView.isTracking)
    #expect(stage.y == 0)
  }

  @Test func `a view that is taken from the screen while it moves stands still in a legal place`() {
    let stage = ScrollStage()
    stage.drag(by: 200)
    stage.scrollView.removeFromSuperview()
    #expect(stage.y == 0)
    #expect(stage.told.hasSuffix("didEndDecelerating, didScroll"))
    #expect(stage.screen.advanceUntilRest())
    stage.screen.show(stage.scrollView)
    stage.drag(by: -100)
    #expect(stage.y == 90)
  }
}
