import GestureEngine
import OpenCollectionView
import Testing
import TouchTesting

// S75
@MainActor struct IndicatorPressTests {
  private func stage() -> ScrollStage {
    let stage = ScrollStage(scale: 1, content: CGSize(width: 400, height: 3200))
    stage.scrollView.flashScrollIndicators()
    stage.screen.runFrame()
    return stage
  }

  @Test func `a finger that rests on a bar for 0.3 s grabs it`() {
    let stage = stage()
    stage.send(.began, 385, 100)
    stage.screen.advance(by: 0.29)
    #expect(!stage.scrollView.isDragging)
    stage.screen.advance(by: 0.02)
    #expect(stage.scrollView.isDragging)
    stage.screen.advance(by: 0.2)
    #expect(stage.barFrames.map(\.width) == [8])
    stage.send(.moved, 300, 397.75)
    #expect(stage.y == 1200)
    stage.send(.ended, 300, 397.75)
    #expect(stage.told == "willBeginDragging, didScroll, willEndDragging, didEndDragging(false)")
    #expect(stage.screen.advanceUntilRest())
    #expect(stage.y == 1200)
    #expect(stage.barFrames == [])
  }

  @Test func `content under the bar hears nothing of such a finger`() {
    let stage = stage()
    stage.send(.began, 390, 100)
    stage.screen.advance(by: 1)
    stage.send(.ended, 390, 100)
    #expect(!stage.delegate.journal.entries.contains { $0.hasPrefix("content") })
  }

  @Test func `a finger that moves at once scrolls`() {
    let stage = stage()
    stage.send(.began, 390, 190)
    stage.send(.moved, 390, 150)
    stage.send(.moved, 390, 140)
    #expect(stage.y == 40)
    stage.screen.advance(by: 0.5)
    stage.send(.moved, 390, 130)
    #expect(stage.y == 50)
  }

  @Test func `a tap on a bar is a tap on the content`() {
    let stage = stage()
    var taps = 0
    let tap = UITapGestureRecognizer()
    tap.addAction { _ in taps += 1 }
    stage.content.addGestureRecognizer(tap)
    stage.screen.play(.tap(at: CGPoint(x: 395, y: 100)))
    #expect(taps == 1)
    #expect(stage.y == 0)
  }

  @Test func `a finger beside the bar, or beside its ends, is the content's`() {
    for place in [CGPoint(x: 370, y: 100), CGPoint(x: 395, y: 230)] {
      let stage = stage()
      stage.send(.began, place.x, place.y)
      stage.screen.advance(by: 0.5)
      #expect(!stage.scrollView.isDragging)
      #expect(stage.delegate.journal.entries == ["content began"])
    }
  }

  @Test func `the press goes before a longer press on the content`() {
    let stage = stage()
    let press = UILongPressGestureRecognizer()
    var isPressed = false
    press.addAction { _ in isPressed = true }
    stage.content.addGestureRecognizer(press)
    stage.send(.began, 395, 100)
    stage.screen.advance(by: 2)
    stage.send(.ended, 395, 100)
    #expect(!isPressed)
  }

  @Test func `a finger on the bar of moving content stops it, and grabs`() {
    let stage = stage()
    stage.screen.play(.flick(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 500)))
    stage.screen.advance(by: 0.1)
    guard let bar = stage.barFrames.first else {
      Issue.record("there is no bar")
      return
    }
    let before = stage.y
    stage.send(.began, bar.midX, bar.midY)
    stage.screen.advance(by: 0.4)
    #expect(stage.scrollView.isDragging)
    #expect(stage.y == before)
    stage.send(.moved, bar.midX, bar.midY + 30)
    #expect(stage.y > before + 100)
  }

  @Test func `a second finger does nothing to a held bar`() {
    let stage = stage()
    stage.send(.began, 395, 100)
    stage.screen.advance(by: 0.4)
    stage.screen.receive(
      .touches([TouchSample(time: stage.screen.now, identifier: 9, phase: .began, location: CGPoint(x: 200, y: 700))]))
    stage.screen.receive(
      .touches([TouchSample(time: stage.screen.now, identifier: 9, phase: .moved, location: CGPoint(x: 200, y: 500))]))
    stage.screen.runFrame()
    #expect(stage.y == 0)
    stage.send(.moved, 395, 397.75)
    #expect(stage.y == 1200)
  }

  @Test func `a view that is taken from the screen lets go`() {
    let stage = stage()
    stage.send(.began, 395, 100)
    stage.screen.advance(by: 0.4)
    stage.scrollView.removeFromSuperview()
    #expect(stage.told == "willBeginDragging, willEndDragging, didEndDragging(false)")
    stage.send(.moved, 395, 300)
    stage.send(.ended, 395, 300)
    #expect(stage.y == 0)
    stage.screen.show(stage.scrollView)
    #expect(stage.barFrames == [])
    stage.drag(by: -100)
    #expect(stage.y == 90)
  }

  @Test func `a delegate that takes the view away as the drag begins is safe`() {
    let stage = stage()
    let remover = Remover()
    stage.scrollView.delegate = remover
    stage.send(.began, 395, 100)
    stage.screen.advance(by: 0.4)
    #expect(stage.scrollView.window == nil)
    #expect(!stage.scrollView.isDragging)
    stage.send(.ended, 395, 100)
  }

  // S18
  @Test func `scrolling that is turned off lets go`() {
    let stage = stage()
    stage.send(.began, 395, 100)
    stage.screen.advance(by: 0.4)
    stage.scrollView.isScrollEnabled = false
    stage.send(.moved, 395, 300)
    #expect(stage.y == 0)
    #expect(!stage.scrollView.isDragging)
    stage.send(.ended, 395, 300)
  }

  @Test func `a nested view's bar is dragged without moving what it is in`() {
    let stage = ScrollStage(scale: 1)
    let inner = UIScrollView(frame: CGRect(x: 0, y: 100, width: 400, height: 400))
    inner.contentSize = CGSize(width: 400, height: 4000)
    stage.scrollView.addSubview(inner)
    inner.flashScrollIndicators()
    stage.screen.runFrame()
    stage.button(.began, 395, 110)
    stage.button(.moved, 395, 300)
    #expect(inner.contentOffset.y > 1000)
    #expect(stage.y == 0)
    #expect(stage.told == "")
  }

  private final class Remover: UIScrollViewDelegate {
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { scrollView.removeFromSuperview() }
  }
}
