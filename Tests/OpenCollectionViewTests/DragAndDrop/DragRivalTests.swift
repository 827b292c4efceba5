import GestureEngine
import Testing
import TouchTesting

@testable import OpenCollectionView

/// Other gestures beside a lift, and what ends a drag from outside.
@MainActor struct DragRivalTests {
  let stage = DragStage()

  private func addPan() -> Journal {
    let journal = Journal()
    let pan = UIPanGestureRecognizer()
    pan.addAction { [weak pan] _ in if let pan { journal.note("\(pan.state)") } }
    stage.source.addGestureRecognizer(pan)
    return journal
  }

  @Test func `a lift fails what competes for the finger`() {
    // N5
    let pan = addPan()
    let finger = stage.lift()
    finger.move(to: CGPoint(x: 80, y: 250))
    #expect(pan.entries == [])
    #expect(stage.journal.entries.contains("sessionWillBegin"))
    finger.cancel()
    stage.screen.advance(by: 1)
  }

  @Test func `where others are allowed the one that is recognized sets everything down`() {
    // N5
    stage.interaction.allowsSimultaneousRecognitionDuringLift = true
    let pan = addPan()
    let finger = stage.screen.touch(at: stage.middle)
    finger.rest(for: 0.4)
    finger.move(to: CGPoint(x: 80, y: 70))
    #expect(pan.entries == ["began"])
    stage.screen.advance(by: 1)
    finger.move(to: CGPoint(x: 80, y: 250))
    #expect(
      stage.journal.entries == ["itemsForBeginning", "previewForLifting", "willAnimateLift", "turned round"])
    #expect(pan.entries == ["began", "changed"])
    #expect(stage.screen.scene.drags?.runs.isEmpty == true)
    finger.lift()
  }

  @Test func `a gesture that was recognized before leaves nothing to be lifted`() {
    // N5
    stage.interaction.allowsSimultaneousRecognitionDuringLift = true
    let pan = addPan()
    let finger = stage.screen.touch(at: stage.middle)
    finger.move(to: CGPoint(x: 60, y: 58))
    finger.move(to: CGPoint(x: 60, y: 66))
    finger.rest(for: 1)
    #expect(pan.entries == ["began"])
    #expect(stage.journal.entries == [])
    finger.lift()
  }

  @Test func `a long press goes on beside the lift, and is cancelled when the drag begins`() {
    // N5, N14
    let journal = Journal()
    let press = UILongPressGestureRecognizer()
    press.addAction { [weak press] _ in if let press { journal.note("\(press.state)") } }
    stage.source.addGestureRecognizer(press)
    let finger = stage.lift()
    #expect(journal.entries == ["began"])
    finger.move(to: CGPoint(x: 80, y: 100))
    #expect(journal.entries.last == "cancelled")
    #expect(stage.journal.entries.contains("sessionWillBegin"))
    finger.cancel()
    stage.screen.advance(by: 1)
  }

  @Test func `what the system takes away goes back as a cancelled drag`() {
    // N14
    let finger = stage.lift()
    finger.move(to: CGPoint(x: 80, y: 250))
    stage.journal.clear()
    finger.cancel()
    #expect(
      stage.journal.entries == ["first sessionDidEnd", "willEnd cancel", "previewForCancelling", "willAnimateCancel"])
    stage.screen.advance(by: 1)
    #expect(stage.journal.entries.last == "didEnd cancel")
    #expect(stage.screen.isAtRest)
  }

  @Test func `Escape lets what is dragged go back, and the finger is nobody's any longer`() {
    // N80
    let finger = stage.lift()
    finger.move(to: CGPoint(x: 80, y: 250))
    stage.journal.clear()
    stage.screen.press("Escape")
    stage.screen.advance(by: 1)
    #expect(
      stage.journal.entries == [
        "first sessionDidEnd", "willEnd cancel", "previewForCancelling", "willAnimateCancel", "didEnd cancel",
      ])
    finger.move(to: CGPoint(x: 300, y: 250))
    finger.lift()
    #expect(stage.journal.entries.last == "didEnd cancel")
    #expect(stage.screen.isAtRest)
  }

  @Test func `Escape sets down what is only lifted`() {
    // N8, N80
    let finger = stage.lift()
    stage.screen.press("Escape")
    stage.screen.advance(by: 1)
    finger.move(to: CGPoint(x: 80, y: 250))
    #expect(stage.journal.entries == ["itemsForBeginning", "previewForLifting", "willAnimateLift", "lifted"])
    finger.lift()
  }

  @Test func `a pointer drags when it has moved by more than 5 points, without waiting`() {
    // N3
    let pointer = stage.screen.touch(at: stage.middle, kind: .pointer)
    pointer.move(to: CGPoint(x: 60, y: 54))
    #expect(stage.journal.entries == [])
    pointer.move(to: CGPoint(x: 60, y: 56))
    #expect(stage.journal.entries == ["itemsForBeginning", "previewForLifting", "willAnimateLift"])
    pointer.rest(for: 0.3)
    pointer.move(to: CGPoint(x: 80, y: 250))
    #expect(stage.journal.entries.contains("first didUpdate"))
    pointer.lift()
    stage.screen.advance(by: 1)
    #expect(stage.journal.entries.contains("first performDrop"))
  }

  @Test func `other fingers scroll while one drags`() {
    // N69
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
    scroll.contentSize = CGSize(width: 400, height: 2000)
    stage.screen.show(scroll)
    scroll.addSubview(stage.root)
    stage.screen.runFrame()
    let finger = stage.lift()
    finger.move(to: CGPoint(x: 80, y: 250))
    let other = stage.screen.touch(at: CGPoint(x: 60, y: 400))
    other.move(to: CGPoint(x: 60, y: 380))
    other.move(to: CGPoint(x: 60, y: 340))
    #expect(scroll.contentOffset.y > 0)
    other.lift()
    finger.cancel()
    stage.screen.advance(by: 3)
  }
}
