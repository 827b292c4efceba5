import OpenCollectionView
import Testing
import TouchTesting

/// Drags end with what they belong to, and leave nothing behind.
@MainActor struct ItemDragLifeTests {
  @Test func `views, delegates and items go when their drag is over`() {
    weak var view: UICollectionView?
    weak var side: ItemDragSide?
    weak var item: UIDragItem?
    weak var session: (any UIDragSession)?
    autoreleased {
      let stage = ItemDragScreen()
      view = stage.left.view
      side = stage.left
      stage.left.items = { [unowned left = stage.left] path in
        let made = left.item(at: path)
        item = made
        return [made]
      }
      stage.right.operation = .copy
      let finger = stage.lift(at: 45, 45)
      stage.drag(finger, to: 245, 45)
      finger.lift()
      stage.rest()
      #expect(item == nil)
      #expect(session == nil)
      #expect(view != nil)
    }
    #expect(view == nil)
    #expect(side == nil)
  }

  @Test func `a view that goes while its item is dragged leaves a drag that comes to an end`() {
    // N47
    let stage = ItemDragScreen()
    stage.right.operation = .copy
    weak var view: UICollectionView?
    let finger = stage.lift(at: 45, 45)
    stage.drag(finger, to: 245, 45)
    view = stage.left.view
    stage.left.view.removeFromSuperview()
    stage.drag(finger, to: 355, 45)
    finger.lift()
    stage.rest()
    #expect(stage.right.sections == [["u", "a", "v", "w"]])
    #expect(stage.journal.entries.suffix(2) == ["right dropDidEnd", "left dragDidEnd"])
    #expect(view?.hasActiveDrag == false)
  }

  @Test func `a view that goes with a gap in it has none when it comes back`() {
    // N57
    let stage = ItemDragScreen()
    stage.right.operation = .copy
    let finger = stage.lift(at: 45, 45)
    stage.drag(finger, to: 245, 45)
    #expect(stage.right.view.hasUncommittedUpdates)
    let root = stage.right.view.superview
    stage.right.view.removeFromSuperview()
    stage.drag(finger, to: 300, 300)
    finger.lift()
    stage.rest()
    #expect(!stage.right.view.hasUncommittedUpdates)
    root?.addSubview(stage.right.view)
    stage.rest()
    #expect(stage.right.places == "u 0,0 v 110,0 w 0,100")
  }

  @Test(arguments: ["dragWillBegin", "canHandle", "didEnter", "didUpdate", "performDrop", "dropDidEnd"])
  func `a view may be let go in each call of its delegates`(call: String) {
    let stage = ItemDragScreen()
    weak var view: UICollectionView?
    var short: ShortLivedView? = ShortLivedView(stage, call)
    view = short?.side?.view
    short?.whenCalled = { short = nil }
    let finger = stage.lift(at: 45, 45)
    for point in [(60, 60), (80, 150), (60, 200)] { stage.drag(finger, to: CGFloat(point.0), CGFloat(point.1)) }
    finger.lift()
    stage.rest()
    #expect(short == nil)
    #expect(view == nil)
  }

  /// A view over the left one that goes in a call.
  @MainActor private final class ShortLivedView {
    private(set) var side: ItemDragSide?
    var whenCalled: () -> Void = {}

    init(_ stage: ItemDragScreen, _ call: String) {
      let side = ItemDragSide(
        "short", [["x", "y", "z"]], ItemDragScreen.grid(), CGRect(x: 0, y: 0, width: 200, height: 480), stage.journal)
      self.side = side
      stage.left.view.superview?.addSubview(side.view)
      stage.screen.runFrame()
      side.onCall = { [unowned self, unowned side] name in
        guard name.hasPrefix(call) else { return }
        side.view.removeFromSuperview()
        self.side = nil
        whenCalled()
      }
    }
  }

  @Test func `a delegate that is taken away in the middle hears nothing more, and the gap closes`() {
    let stage = ItemDragScreen()
    stage.right.operation = .copy
    let finger = stage.lift(at: 45, 45)
    stage.drag(finger, to: 245, 45)
    stage.journal.clear()
    stage.right.view.dropDelegate = nil
    stage.drag(finger, to: 300, 45)
    finger.lift()
    stage.rest()
    #expect(stage.journal.text == "left dropDidEnd, left dragDidEnd")
    #expect(stage.right.places == "u 0,0 v 110,0 w 0,100")
    #expect(!stage.right.view.hasActiveDrop)
  }

  @Test func `the layout may become another while a gap is open`() {
    // N57
    let stage = ItemDragScreen()
    stage.right.operation = .copy
    let finger = stage.lift(at: 45, 45)
    stage.drag(finger, to: 245, 45)
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 200, height: 50)
    layout.minimumLineSpacing = 0
    stage.right.view.setCollectionViewLayout(layout, animated: true)
    stage.rest()
    #expect(stage.right.view.numberOfItems(inSection: 0) == 4)
    stage.drag(finger, to: 300, 75)
    #expect(stage.right.places == "u 0,0 v 0,100 w 0,150")
    finger.lift()
    stage.rest()
    #expect(stage.right.shown == "u a v w")
  }

  @Test func `a screen that ends in the middle of a drag ends it`() {
    weak var view: UICollectionView?
    autoreleased {
      let stage = ItemDragScreen()
      view = stage.left.view
      stage.right.operation = .copy
      let finger = stage.lift(at: 45, 45)
      stage.drag(finger, to: 245, 45)
    }
    #expect(view == nil)
  }

  private func autoreleased(_ body: () -> Void) { body() }
}
