import GestureEngine
import Testing
import TouchTesting

@testable import OpenCollectionView

/// Drags end with their owners, and leave nothing behind.
@MainActor struct DragLifetimeTests {
  /// The phases in which something may end.
  enum Moment: CaseIterable {
    case lifting, lifted, dragging, over, dropping, cancelling

    /// Tells whether the finger is down still.
    var holds: Bool { self != .dropping && self != .cancelling }

    @MainActor func reach(_ stage: DragStage) -> VirtualFinger {
      let finger = stage.screen.touch(at: stage.middle)
      finger.rest(for: self == .lifting ? 0.4 : 0.6)
      guard self != .lifting, self != .lifted else { return finger }
      finger.move(to: CGPoint(x: 200, y: 500))
      guard self != .dragging else { return finger }
      if self == .over || self == .dropping { finger.move(to: CGPoint(x: 80, y: 250)) }
      if !holds {
        finger.lift()
        stage.screen.advance(by: 0.1)
      }
      return finger
    }
  }

  @Test(arguments: Moment.allCases) func `a scene that ends in mid-drag takes all of it along`(moment: Moment) {
    // N14
    weak var drags: SceneDrags?
    weak var run: DragRun?
    weak var source: UIView?
    weak var target: UIView?
    weak var session: AnyObject?
    weak var item: UIDragItem?
    weak var overlay: UIWindow?
    do {
      let stage = DragStage()
      stage.onItem = { given, _ in item = given }
      let finger = moment.reach(stage)
      drags = stage.screen.scene.drags
      run = drags?.runs.first
      (source, target) = (stage.source, stage.first)
      session = stage.session
      overlay = drags?.overlay
      #expect(run != nil)
      UIApplication.shared.disconnectScene(stage.screen.scene)
      if moment.holds { finger.cancel() }
    }
    #expect(run == nil)
    #expect(drags == nil)
    #expect(source == nil)
    #expect(target == nil)
    #expect(session == nil)
    #expect(item == nil)
    #expect(overlay == nil)
  }

  @Test(arguments: Moment.allCases) func `views that go in mid-drag are let go, and the drag comes to its end`(
    moment: Moment
  ) {
    // N47
    let stage = DragStage()
    weak var run: DragRun?
    weak var view: UIView?
    weak var interaction: UIDragInteraction?
    let delegate = LeanSource()
    do {
      let source = UIView(frame: stage.source.frame)
      stage.source.removeFromSuperview()
      stage.root.addSubview(source)
      let drag = UIDragInteraction(delegate: delegate)
      source.addInteraction(drag)
      view = source
      interaction = drag
    }
    let finger = moment.reach(stage)
    run = stage.screen.scene.drags?.runs.first
    #expect(run != nil)
    view?.removeFromSuperview()
    stage.first.removeInteraction(stage.first.drop)
    if moment.holds {
      finger.move(to: CGPoint(x: 90, y: 260))
      finger.lift()
    }
    stage.screen.advance(by: 1)
    #expect(stage.screen.isAtRest)
    #expect(run == nil)
    #expect(stage.screen.scene.drags?.runs.isEmpty == true)
    #expect(stage.screen.scene.windows.count == 1)
    #expect(view == nil)
    #expect(interaction == nil)
  }

  @Test func `who keeps a session sees its items after its end, and nothing of the views`() {
    let stage = DragStage()
    weak var run: DragRun?
    let finger = Moment.over.reach(stage)
    run = stage.screen.scene.drags?.runs.first
    let session = stage.session
    finger.lift()
    stage.screen.advance(by: 1)
    #expect(run == nil)
    #expect(session?.items.map { $0.localObject as? Int } == [0])
    #expect(session?.location(in: stage.root) == .zero)
  }

  @Test func `a delegate that goes is asked nothing more`() {
    let stage = DragStage()
    let source = UIView(frame: CGRect(x: 300, y: 20, width: 80, height: 60))
    stage.root.addSubview(source)
    var delegate: LeanSource? = LeanSource()
    source.addInteraction(UIDragInteraction(delegate: delegate!))
    let finger = stage.screen.touch(at: CGPoint(x: 340, y: 50))
    finger.rest(for: 0.6)
    delegate = nil
    finger.move(to: CGPoint(x: 80, y: 250))
    finger.lift()
    stage.screen.advance(by: 1)
    #expect(stage.journal.entries.contains("first performDrop"))
    #expect(stage.screen.isAtRest)
    #expect(stage.screen.scene.windows.count == 1)
  }
}

/// A source with one item, which implements nothing else.
@MainActor final class LeanSource: UIDragInteractionDelegate {
  func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem] {
    [UIDragItem(itemProvider: NSItemProvider(object: "lean"))]
  }
}
