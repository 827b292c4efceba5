import DecisionTrace
import GestureEngine
import Testing
import TouchTesting

@testable import OpenCollectionView

/// What the trace tells of a drag.
@MainActor struct DragTraceTests {
  let stage = DragStage()

  private func words(_ body: () -> Void) -> [String] {
    let recorder = stage.screen.recordTrace()
    body()
    UIApplication.shared.trace.remove(recorder)
    return recorder.events.compactMap { event in
      if case .drag = event.decision { event.decision.description } else { nil }
    }
  }

  @Test func `each question is told with its answer`() {
    // N90
    let told = words {
      let finger = stage.lift()
      finger.move(to: CGPoint(x: 80, y: 250))
      finger.lift()
      stage.screen.advance(by: 1)
    }
    #expect(
      told == [
        "drag 1 asks UIView#1 itemsForBeginning: 1 item", "drag 1 asks UIView#1 previewForLifting",
        "drag 1 tells UIView#1 willAnimateLift", "drag 1 has lifted its items",
        "drag 1 tells UIView#1 sessionWillBegin", "drag 1 asks UIView#1 sessionAllowsMoveOperation: yes",
        "drag 1 asks UIView#1 sessionIsRestrictedToDraggingApplication: no",
        "drag 1 asks UIView#1 prefersFullSizePreviewsFor: no", "drag 1 tells UIView#1 sessionDidMove",
        "drag 1 asks DropStageView#1 canHandle: yes", "drag 1 tells DropStageView#1 sessionDidEnter",
        "drag 1 asks DropStageView#1 sessionDidUpdate: copy", "drag 1 is let go: DropStageView#1 proposes copy",
        "drag 1 tells UIView#1 willEndWith: copy", "drag 1 tells DropStageView#1 performDrop",
        "drag 1 asks DropStageView#1 previewForDropping: none", "drag 1 tells DropStageView#1 willAnimateDropWith",
        "drag 1 tells DropStageView#1 concludeDrop", "drag 1 tells DropStageView#1 sessionDidEnd",
        "drag 1 tells UIView#1 didEndWith: copy", "drag 1 tells UIView#1 sessionDidTransferItems",
      ])
  }

  @Test func `it says what is loaded by a spring`() {
    // N70, N90
    stage.first.addInteraction(UISpringLoadedInteraction { _, _ in })
    let finger = stage.lift()
    finger.move(to: CGPoint(x: 80, y: 250))
    let told = words {
      stage.screen.advance(by: 1.1)
      finger.move(to: CGPoint(x: 200, y: 500))
    }
    #expect(
      told == [
        "drag 1 makes DropStageView#1 activating: it rests on it",
        "drag 1 makes DropStageView#1 activated: it rests on it",
        "drag 1 tells UIView#2 sessionDidMove", "drag 1 tells DropStageView#1 sessionDidExit",
        "drag 1 makes DropStageView#1 inactive: it has left it",
      ])
    finger.cancel()
  }

  @Test func `it says why a view does not take a drag`() {
    // N90
    stage.first.canHandle = false
    stage.second.operation = .move
    stage.allowsMove = false
    let told = words {
      let finger = stage.lift()
      finger.move(to: CGPoint(x: 80, y: 250))
      finger.move(to: CGPoint(x: 300, y: 250))
      finger.move(to: CGPoint(x: 200, y: 500))
      finger.lift()
      stage.screen.advance(by: 1)
    }
    #expect(told.contains("drag 1 asks DropStageView#1 canHandle: no"))
    #expect(told.contains("drag 1 asks DropStageView#2 sessionDidUpdate: move, which the source does not allow"))
    #expect(told.contains("drag 1 is let go: nothing under the finger takes it"))
  }

  @Test func `a view that another drag has for itself is passed over`() {
    // N29, N90
    let other = UIView(frame: CGRect(x: 300, y: 20, width: 80, height: 60))
    stage.root.addSubview(other)
    let interaction = UIDragInteraction(delegate: stage)
    other.addInteraction(interaction)
    let told = words {
      let finger = stage.lift()
      finger.move(to: CGPoint(x: 80, y: 250))
      let second = stage.screen.touch(at: CGPoint(x: 340, y: 50))
      second.rest(for: 0.6)
      second.move(to: CGPoint(x: 90, y: 250))
      second.cancel()
      finger.cancel()
      stage.screen.advance(by: 1)
    }
    #expect(told.contains("drag 2 passes over DropStageView#1: another drag is in it, and it takes one at a time"))
  }
}
