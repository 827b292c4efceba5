import GestureEngine
import OpenCollectionView
import Testing
import TouchTesting

// S74
@MainActor struct IndicatorPointerTests {
  /// A stage whose bar is 200 points long on a track of 794: 594 points stand for 2400 of content, nearly.
  private func stage() -> ScrollStage {
    let stage = ScrollStage(scale: 1, content: CGSize(width: 400, height: 3200))
    stage.scrollView.flashScrollIndicators()
    stage.screen.runFrame()
    return stage
  }

  @Test func `a pointer over the track makes the bar wide, and keeps it`() {
    let stage = stage()
    stage.hover(395, 500)
    stage.screen.advance(by: 0.2)
    #expect(stage.barFrames == [CGRect(x: 389, y: 3, width: 8, height: 199)])
    stage.screen.advance(by: 20)
    #expect(stage.barFrames.map(\.width) == [8])
    #expect(!stage.screen.scene.wantsFrames)
  }

  @Test func `it grows in 0.15 s`() {
    let stage = stage()
    stage.hover(395, 100)
    stage.screen.advance(by: 0.075)
    let width = stage.barFrames.first?.width ?? 0
    #expect(width > 4 && width < 7)
    #expect(stage.bars.first?.layer.cornerRadius == width / 2)
  }

  @Test func `a pointer that leaves makes it thin, and it goes`() {
    let stage = stage()
    stage.hover(395, 100)
    stage.screen.advance(by: 2)
    stage.hover(300, 100)
    stage.screen.advance(by: 0.2)
    #expect(stage.barFrames.map(\.width) == [3])
    stage.screen.advance(by: 1)
    #expect(stage.barFrames == [])
    #expect(!stage.screen.scene.wantsFrames)
  }

  @Test func `where no bar can be seen a pointer finds none`() {
    let stage = stage()
    #expect(stage.screen.advanceUntilRest())
    stage.hover(395, 100)
    stage.screen.advance(by: 1)
    #expect(stage.barFrames == [])
    stage.button(.began, 395, 100)
    stage.button(.ended, 395, 100)
    #expect(stage.delegate.journal.entries.contains("content began"))
  }

  @Test func `a bar that appears under a resting pointer is wide`() {
    let stage = stage()
    #expect(stage.screen.advanceUntilRest())
    stage.hover(395, 100)
    stage.turnWheel(40, at: CGPoint(x: 395, y: 100))
    stage.screen.advance(by: 0.5)
    #expect(stage.barFrames.map(\.width) == [8])
  }

  @Test func `a button drags the bar, and the content goes its share of the way`() {
    let stage = stage()
    stage.hover(395, 100)
    stage.button(.began, 395, 100)
    stage.button(.moved, 395, 101)
    #expect(stage.y == 4)
    stage.button(.moved, 395, 397.75)
    #expect(stage.y == 1200)
    stage.button(.moved, 250, 397.75)
    #expect(stage.y == 1200)
    stage.button(.ended, 250, 397.75)
    #expect(stage.screen.advanceUntilRest())
    #expect(stage.y == 1200)
  }

  @Test func `there and back again is where it was`() {
    let stage = stage()
    stage.scrollView.contentOffset.y = 777
    stage.screen.runFrame()
    stage.button(.began, 395, 250)
    for step in 1...300 { stage.button(.moved, 395, 250 + 37 * Double(step % 11) - 0.3 * Double(step % 7)) }
    stage.button(.moved, 395, 250)
    #expect(stage.y == 777)
  }

  @Test func `the content stops at its ends and does not give way`() {
    let stage = stage()
    stage.button(.began, 395, 100)
    stage.button(.moved, 395, -500)
    #expect(stage.y == 0)
    stage.button(.moved, 395, 5000)
    #expect(stage.y == 2400)
    #expect(stage.barFrames.first?.height == 199)
  }

  @Test func `a million points of content can be gone through, to the end`() {
    let stage = ScrollStage(scale: 1, content: CGSize(width: 400, height: 1_000_000))
    stage.scrollView.flashScrollIndicators()
    stage.screen.runFrame()
    stage.button(.began, 395, 20)
    stage.button(.moved, 395, 790)
    #expect(stage.y == 999_200)
    stage.button(.moved, 395, 20)
    #expect(stage.y == 0)
  }

  // S60
  @Test func `the delegate is told of a drag, without a throw`() {
    let stage = stage()
    stage.button(.began, 395, 100)
    #expect(stage.scrollView.isDragging)
    #expect(stage.scrollView.isTracking)
    stage.button(.moved, 395, 200)
    stage.button(.moved, 395, 300)
    stage.button(.ended, 395, 300)
    #expect(stage.told == "willBeginDragging, didScroll, willEndDragging, didEndDragging(false)")
    #expect(stage.delegate.velocity == .zero)
    #expect(!stage.scrollView.isTracking)
  }

  @Test func `meanwhile the content's speed is the bar's, many times over`() {
    let stage = stage()
    stage.button(.began, 395, 100)
    for step in 1...4 {
      stage.screen.advance(by: 0.05)
      stage.button(.moved, 395, 100 + 10 * Double(step))
    }
    // 200 points per second of the bar, each of which is 4.03 of the content.
    #expect(abs(stage.scrollView.contentVelocity.y - 806) < 10)
    #expect(stage.scrollView.contentVelocity.x == 0)
    stage.button(.ended, 395, 140)
    #expect(stage.scrollView.contentVelocity == .zero)
  }

  @Test func `the trace says that the bar is what drags`() {
    let stage = stage()
    let trace = stage.screen.recordTrace()
    stage.button(.began, 395, 100)
    stage.button(.ended, 395, 100)
    let words = trace.events.map { "\($0)" }
    #expect(words.contains { $0.contains("by its indicator") })
    #expect(words.contains { $0.contains("a pointer pressed an indicator") })
  }

  @Test func `a delegate's target is gone to`() {
    let stage = stage()
    stage.delegate.target = CGPoint(x: 0, y: 800)
    stage.button(.began, 395, 100)
    stage.button(.moved, 395, 280)
    stage.button(.ended, 395, 280)
    #expect(stage.screen.advanceUntilRest())
    #expect(stage.y == 800)
  }

  @Test func `a press without a motion moves nothing`() {
    let stage = stage()
    stage.scrollView.contentOffset.y = 333
    stage.screen.runFrame()
    stage.button(.began, 395, 150)
    stage.button(.ended, 395, 150)
    #expect(stage.y == 333)
  }

  @Test func `content under the bar hears nothing of the button`() {
    let stage = stage()
    stage.button(.began, 395, 100)
    stage.screen.advance(by: 1)
    stage.button(.moved, 395, 150)
    stage.button(.ended, 395, 150)
    #expect(!stage.delegate.journal.entries.contains { $0.hasPrefix("content") })
  }

  @Test func `the track beside the bar, and other buttons, are the content's`() {
    let stage = stage()
    stage.button(.began, 395, 600)
    stage.button(.ended, 395, 600)
    #expect(stage.y == 0)
    #expect(stage.delegate.journal.entries == ["content began", "content ended"])
    stage.button(.began, 395, 100, buttons: 2)
    stage.button(.moved, 395, 104, buttons: 2)
    stage.button(.ended, 395, 104)
    #expect(stage.y == 0)
    #expect(!stage.told.contains("willBeginDragging"))
  }

  @Test func `a held bar stays, wide, for as long as it is held`() {
    let stage = stage()
    stage.button(.began, 395, 100)
    stage.screen.advance(by: 10)
    #expect(stage.barFrames.map(\.width) == [8])
    stage.button(.ended, 395, 100)
    stage.hover(100, 100)
    #expect(stage.screen.advanceUntilRest())
    #expect(stage.barFrames == [])
  }

  @Test func `a horizontal bar is dragged sideways`() {
    let stage = ScrollStage(scale: 1, content: CGSize(width: 1600, height: 700))
    stage.scrollView.flashScrollIndicators()
    stage.screen.runFrame()
    #expect(stage.barFrames == [CGRect(x: 3, y: 794, width: 99, height: 3)])
    stage.button(.began, 50, 795)
    stage.button(.moved, 198, 600)
    #expect(abs(stage.scrollView.contentOffset.x - 600) < 6)
    #expect(stage.y == 0)
  }

  @Test func `in content from right to left the bar on the left is dragged`() {
    let stage = ScrollStage(scale: 1, content: CGSize(width: 400, height: 3200))
    stage.scrollView.semanticContentAttribute = .forceRightToLeft
    stage.scrollView.flashScrollIndicators()
    stage.screen.runFrame()
    stage.button(.began, 395, 100)
    stage.button(.ended, 395, 100)
    #expect(!stage.told.contains("willBeginDragging"))
    stage.button(.began, 5, 100)
    stage.button(.moved, 5, 397.75)
    #expect(stage.y == 1200)
  }

  @Test func `pulled content whose bar is grabbed stays, and then goes with the bar`() {
    let stage = stage()
    stage.scrollView.contentOffset.y = -60
    stage.screen.runFrame()
    stage.button(.began, 395, 50)
    #expect(stage.y == -60)
    stage.button(.moved, 395, 60)
    #expect(stage.y >= 0)
  }

  @Test func `content that grows under a held bar goes where the bar then says`() {
    let stage = stage()
    stage.button(.began, 395, 102.25)
    stage.button(.moved, 395, 400)
    #expect(stage.y == 1200)
    stage.scrollView.contentSize.height = 6400
    stage.button(.moved, 395, 400)
    #expect(abs(stage.y - 2800) < 10)
  }
}
