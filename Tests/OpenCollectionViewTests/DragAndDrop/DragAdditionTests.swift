import GestureEngine
import Testing
import TouchTesting

@testable import OpenCollectionView

@MainActor struct DragAdditionTests {
  let stage = DragStage()

  @Test func `a tap of another finger adds items, and targets are asked anew`() {
    // N66, N67
    stage.addedCount = 2
    let finger = stage.lift()
    finger.move(to: CGPoint(x: 80, y: 250))
    stage.journal.clear()
    let other = stage.screen.touch(at: CGPoint(x: 40, y: 40))
    other.lift(after: 0.05)
    #expect(
      stage.journal.entries == [
        "itemsForAdding at 20, 20", "willAdd 2", "previewForLifting", "previewForLifting", "first canHandle",
        "first didUpdate",
      ])
    #expect(stage.session?.items.count == 3)
    finger.cancel()
    stage.screen.advance(by: 1)
  }

  @Test func `the badge stays in front of what is added`() {
    // N26, N67
    stage.addedCount = 2
    let finger = stage.lift()
    finger.move(to: CGPoint(x: 80, y: 250))
    for _ in 1...2 { stage.screen.touch(at: CGPoint(x: 40, y: 40)).lift(after: 0.05) }
    stage.screen.advance(by: 0.5)
    let run = stage.screen.scene.drags?.runs.first
    #expect(run?.parts.count == 5)
    #expect(run?.badgeView?.superview?.subviews.last === run?.badgeView)
    finger.cancel()
    stage.screen.advance(by: 1)
  }

  @Test func `without items to add it is a tap as ever, and without a drag nobody is asked`() {
    // N66
    var taps = 0
    let tap = UITapGestureRecognizer()
    tap.addAction { _ in taps += 1 }
    stage.source.addGestureRecognizer(tap)
    stage.screen.play(.tap(at: stage.middle))
    #expect(stage.journal.entries == [])
    #expect(taps == 1)
    let finger = stage.lift()
    finger.move(to: CGPoint(x: 80, y: 250))
    stage.screen.touch(at: CGPoint(x: 40, y: 40)).lift(after: 0.05)
    #expect(taps == 2)
    #expect(stage.session?.items.count == 1)
    finger.cancel()
    stage.screen.advance(by: 1)
  }
}
