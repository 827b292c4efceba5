import GestureEngine
import Testing
import TouchTesting

@testable import OpenCollectionView

/// Content that scrolls under a drag that is held near its edge.
@MainActor struct DragScrollTests {
  let stage = DragStage()
  let scroll = UIScrollView(frame: CGRect(x: 0, y: 200, width: 400, height: 400))

  init() {
    scroll.contentSize = CGSize(width: 400, height: 1000)
    stage.root.addSubview(scroll)
    stage.first.frame = CGRect(x: 20, y: 20, width: 150, height: 900)
    scroll.addSubview(stage.first)
    stage.screen.runFrame()
  }

  @Test func `content scrolls while a drag is held near an edge, and targets are asked anew`() {
    // N69
    let finger = stage.lift()
    finger.move(to: CGPoint(x: 80, y: 400))
    stage.screen.advance(by: 0.5)
    #expect(scroll.contentOffset.y == 0)
    #expect(stage.screen.isAtRest)
    finger.move(to: CGPoint(x: 80, y: 599))
    stage.journal.clear()
    stage.screen.advance(by: 0.5)
    // At most 300 points a second, from the second frame on.
    #expect(scroll.contentOffset.y > 120 && scroll.contentOffset.y <= 150)
    #expect(Set(stage.journal.entries) == ["first didUpdate"])
    finger.cancel()
    stage.screen.advance(by: 1)
    let before = scroll.contentOffset.y
    stage.screen.advance(by: 1)
    #expect(scroll.contentOffset.y == before)
    #expect(stage.screen.isAtRest)
  }

  @Test func `at the end of the content, and away from edges, no frames are wanted`() {
    // N69
    let finger = stage.lift()
    finger.move(to: CGPoint(x: 80, y: 599))
    stage.screen.advance(by: 4)
    #expect(scroll.contentOffset.y == 600)
    #expect(stage.screen.isAtRest)
    finger.move(to: CGPoint(x: 80, y: 400))
    stage.screen.advance(by: 0.5)
    #expect(stage.screen.isAtRest)
    #expect(scroll.contentOffset.y == 600)
    finger.cancel()
    stage.screen.advance(by: 1)
  }

  @Test func `nothing scrolls where nobody takes the drag`() {
    // N69
    stage.first.canHandle = false
    let finger = stage.lift()
    finger.move(to: CGPoint(x: 80, y: 599))
    stage.screen.advance(by: 1)
    #expect(scroll.contentOffset.y == 0)
    #expect(stage.screen.isAtRest)
    finger.cancel()
    stage.screen.advance(by: 1)
  }

  @Test func `the innermost view that has more that way scrolls`() {
    // N69
    let inner = UIScrollView(frame: CGRect(x: 0, y: 200, width: 400, height: 200))
    inner.contentSize = CGSize(width: 400, height: 300)
    stage.second.frame = CGRect(x: 20, y: 0, width: 150, height: 300)
    inner.addSubview(stage.second)
    scroll.addSubview(inner)
    let finger = stage.lift()
    finger.move(to: CGPoint(x: 80, y: 595))
    stage.screen.advance(by: 0.2)
    #expect(inner.contentOffset.y > 0)
    #expect(scroll.contentOffset.y == 0)
    stage.screen.advance(by: 1)
    #expect(inner.contentOffset.y == 100)
    #expect(scroll.contentOffset.y > 0)
    finger.cancel()
    stage.screen.advance(by: 1)
  }
}
