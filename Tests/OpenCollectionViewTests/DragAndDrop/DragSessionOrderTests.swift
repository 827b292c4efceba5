import GestureEngine
import Testing
import TouchTesting

@testable import OpenCollectionView

/// The orders of calls of a drag between views, as lists.
@MainActor struct DragSessionOrderTests {
  let stage = DragStage()

  @Test func `a press lifts, and a finger that moves on drags, in this order`() {
    // N2, N35
    let finger = stage.screen.touch(at: stage.middle)
    finger.rest(for: 0.32)
    #expect(stage.journal.entries == [])
    finger.rest(for: 0.01)
    #expect(stage.journal.entries == ["itemsForBeginning", "previewForLifting", "willAnimateLift"])
    finger.rest(for: 0.3)
    finger.move(to: CGPoint(x: 80, y: 100))
    finger.move(to: CGPoint(x: 80, y: 120))
    #expect(
      stage.journal.entries == [
        "itemsForBeginning", "previewForLifting", "willAnimateLift", "lifted", "sessionWillBegin", "allowsMove",
        "isRestricted", "prefersFullSize", "didMove", "didMove",
      ])
    finger.cancel()
    stage.screen.advance(by: 1)
  }

  @Test func `a drop is told in this order`() {
    // N36, N37
    let finger = stage.lift()
    finger.move(to: CGPoint(x: 80, y: 120))
    stage.journal.clear()
    stage.first.operation = .move
    finger.move(to: CGPoint(x: 80, y: 250))
    finger.lift()
    stage.screen.advance(by: 1)
    #expect(
      stage.journal.entries == [
        "didMove", "first canHandle", "first didEnter", "first didUpdate", "willEnd move", "first performDrop",
        "first previewForDropping", "first willAnimateDrop", "first concludeDrop", "first sessionDidEnd",
        "didEnd move", "didTransferItems",
      ])
    #expect(stage.screen.scene.windows.count == 1)
  }

  @Test func `what is dropped nowhere goes back in this order`() {
    // N39
    let finger = stage.lift()
    finger.move(to: CGPoint(x: 80, y: 250))
    finger.move(to: CGPoint(x: 200, y: 500))
    stage.journal.clear()
    finger.lift()
    #expect(
      stage.journal.entries == ["first sessionDidEnd", "willEnd cancel", "previewForCancelling", "willAnimateCancel"])
    stage.screen.advance(by: 1)
    #expect(stage.journal.entries.suffix(1) == ["didEnd cancel"])
    #expect(stage.screen.scene.windows.count == 1)
  }

  @Test func `a finger that lifts midway turns the lift round`() {
    // N7
    let finger = stage.screen.touch(at: stage.middle)
    finger.rest(for: 0.4)
    finger.lift()
    stage.screen.advance(by: 1)
    #expect(
      stage.journal.entries == ["itemsForBeginning", "previewForLifting", "willAnimateLift", "turned round"])
    #expect(stage.screen.scene.windows.count == 1)
  }

  @Test func `a finger that lifts after the lift has begun no session`() {
    // N8
    let finger = stage.lift()
    finger.lift()
    stage.screen.advance(by: 1)
    #expect(stage.journal.entries == ["itemsForBeginning", "previewForLifting", "willAnimateLift", "lifted"])
    #expect(stage.screen.scene.windows.count == 1)
    #expect(stage.screen.scene.drags?.runs.isEmpty == true)
  }

  @Test func `without items a press is nobody's, and a finger that scrolls first lifts nothing`() {
    // N4
    stage.itemCount = 0
    let finger = stage.lift()
    #expect(stage.journal.entries == ["itemsForBeginning"])
    finger.lift()
    let other = stage.screen.touch(at: stage.middle)
    other.move(to: CGPoint(x: 60, y: 80))
    other.rest(for: 1)
    #expect(stage.journal.entries == ["itemsForBeginning"])
    other.lift()
  }

  @Test func `from one view to another the old one is left first`() {
    // N30, N33
    let finger = stage.lift()
    finger.move(to: CGPoint(x: 80, y: 250))
    stage.journal.clear()
    finger.move(to: CGPoint(x: 300, y: 250))
    finger.move(to: CGPoint(x: 200, y: 500))
    #expect(
      stage.journal.entries == [
        "didMove", "second canHandle", "first didExit", "second didEnter", "second didUpdate", "didMove",
        "second didExit",
      ])
    finger.cancel()
    #expect(stage.journal.entries.contains("second sessionDidEnd"))
    stage.screen.advance(by: 1)
  }

  @Test func `a drag survives its view, and a target that goes is left`() {
    // N33, N47
    let finger = stage.lift()
    finger.move(to: CGPoint(x: 80, y: 250))
    stage.source.removeFromSuperview()
    finger.move(to: CGPoint(x: 90, y: 250))
    stage.journal.clear()
    stage.first.removeInteraction(stage.first.drop)
    #expect(stage.journal.entries == ["first didExit"])
    finger.lift()
    stage.screen.advance(by: 1)
    #expect(stage.journal.entries.last == "didEnd cancel")
    #expect(stage.screen.scene.windows.count == 1)
  }
}
