import OpenCollectionView
import Testing
import TouchTesting

/// Items of a collection view that are lifted and dragged.
@MainActor struct ItemDragTests {
  @Test func `an item is lifted by a press and is a ghost in its place while it is dragged`() {
    // N41, N46
    let stage = ItemDragScreen()
    stage.left.intent = .unspecified
    let finger = stage.lift(at: 45, 45)
    #expect(stage.left.shown == "a b c d e f")
    #expect(!stage.left.view.hasActiveDrag)
    stage.drag(finger, to: 60, 300)
    #expect(stage.left.view.hasActiveDrag)
    #expect(stage.left.view.hasActiveDrop)
    #expect(stage.left.shown == "(a 0.5) b c d e f")
    finger.cancel()
    stage.rest()
    #expect(stage.left.shown == "a b c d e f")
    #expect(!stage.left.view.hasActiveDrag)
    #expect(!stage.left.view.hasActiveDrop)
  }

  @Test func `cells hear of being lifted, dragged and put back, and so do their configurations`() throws {
    // N46
    let stage = ItemDragScreen()
    let cell = try #require(stage.left.cell("a"))
    #expect(cell.configurationState.cellDragState == .none)
    let finger = stage.lift(at: 45, 45)
    #expect(cell.configurationState.cellDragState == .lifting)
    #expect(cell.configurationState.cellDropState == .none)
    stage.drag(finger, to: 60, 440)
    #expect(cell.configurationState.cellDragState == .dragging)
    #expect(stage.left.cell("b")?.configurationState.cellDropState == .notTargeted)
    finger.cancel()
    stage.rest()
    #expect(cell.configurationState.cellDragState == .none)
    #expect(stage.left.cell("b")?.configurationState.cellDropState == UICellConfigurationState.DropState.none)
  }

  @Test func `a finger that lifts without having moved has begun nothing, and the cell is as it was`() throws {
    // N8, N46
    let stage = ItemDragScreen()
    let cell = try #require(stage.left.cell("a"))
    let finger = stage.lift(at: 45, 45)
    finger.lift()
    stage.rest()
    #expect(stage.journal.text == "left itemsForBeginning 0-0")
    #expect(cell.configurationState.cellDragState == .none)
    #expect(stage.left.shown == "a b c d e f")
  }

  @Test func `a drag that nobody takes is told from its beginning to its end`() {
    // N39, N44, N48
    let stage = ItemDragScreen()
    stage.left.canHandle = false
    let finger = stage.lift(at: 45, 45)
    stage.drag(finger, to: 60, 300)
    finger.lift()
    stage.rest()
    #expect(
      stage.journal.text
        == "left itemsForBeginning 0-0, left dragWillBegin, left canHandle, left dragDidEnd")
    #expect(stage.left.shown == "a b c d e f")
  }

  @Test func `an item without anything to drag is not lifted`() {
    // N4
    let stage = ItemDragScreen()
    stage.left.items = { _ in [] }
    let finger = stage.lift(at: 45, 45)
    stage.drag(finger, to: 60, 300)
    finger.lift()
    stage.rest()
    #expect(stage.journal.text == "left itemsForBeginning 0-0")
    #expect(!stage.left.view.hasActiveDrag)
  }

  @Test func `all selected items are dragged with the one that is pressed, in their order`() {
    // N42
    let stage = ItemDragScreen()
    stage.left.view.allowsMultipleSelection = true
    for item in [4, 1, 2] {
      stage.left.view.selectItem(at: IndexPath(item: item, section: 0), animated: false, scrollPosition: [])
    }
    var dropped: [String] = []
    stage.right.onDrop = { dropped = $0.items.compactMap { $0.dragItem.localObject as? String } }
    let finger = stage.lift(at: 145, 45)
    stage.drag(finger, to: 245, 45)
    #expect(stage.left.shown == "a (b 0.5) (c 0.5) d (e 0.5) f")
    finger.lift()
    stage.rest()
    #expect(dropped == ["b", "c", "e"])
    #expect(
      stage.journal.entries.prefix(3)
        == ["left itemsForBeginning 0-1", "left itemsForBeginning 0-2", "left itemsForBeginning 0-4"])
    #expect(stage.left.view.indexPathsForSelectedItems?.map(\.item) == [1, 2, 4])
  }

  @Test func `an item that is not selected is dragged alone`() {
    // N42
    let stage = ItemDragScreen()
    stage.left.view.allowsMultipleSelection = true
    stage.left.view.selectItem(at: IndexPath(item: 4, section: 0), animated: false, scrollPosition: [])
    let finger = stage.lift(at: 45, 45)
    #expect(stage.journal.text == "left itemsForBeginning 0-0")
    finger.lift()
    stage.rest()
  }

  @Test func `another finger adds an item with a tap, and it is a ghost at once`() {
    // N66, N67
    let stage = ItemDragScreen()
    stage.left.addsItems = true
    stage.left.intent = .unspecified
    var dropped: [String] = []
    stage.right.onDrop = { dropped = $0.items.compactMap { $0.dragItem.localObject as? String } }
    let finger = stage.lift(at: 45, 45)
    stage.drag(finger, to: 60, 440)
    let other = stage.screen.touch(at: CGPoint(x: 145, y: 145))
    other.rest(for: 0.05)
    other.lift()
    stage.rest()
    #expect(stage.left.shown == "(a 0.5) b c (d 0.5) e f")
    stage.drag(finger, to: 300, 440)
    finger.lift()
    stage.rest()
    #expect(dropped == ["a", "d"])
    #expect(stage.left.shown == "a b c d e f")
  }

  @Test func `without interaction nothing is dragged`() {
    // N41
    let stage = ItemDragScreen()
    #expect(stage.left.view.dragInteractionEnabled)
    stage.left.view.dragInteractionEnabled = false
    let finger = stage.lift(at: 45, 45)
    stage.drag(finger, to: 60, 300)
    finger.lift()
    stage.rest()
    #expect(stage.journal.text == "")
  }

  @Test func `the ghost follows its item through updates, and goes with it`() {
    // N47, N76
    let stage = ItemDragScreen()
    stage.left.intent = .unspecified
    let finger = stage.lift(at: 145, 45)
    stage.drag(finger, to: 60, 440)
    #expect(stage.left.shown == "a (b 0.5) c d e f")
    stage.left.sections[0].insert("x", at: 0)
    stage.left.view.insertItems(at: [IndexPath(item: 0, section: 0)])
    stage.rest()
    #expect(stage.left.shown == "x a (b 0.5) c d e f")
    stage.left.sections[0].remove(at: 2)
    stage.left.view.deleteItems(at: [IndexPath(item: 2, section: 0)])
    stage.rest()
    #expect(stage.left.shown == "x a c d e f")
    var sources: [IndexPath?] = []
    stage.left.onDrop = { sources = $0.items.map(\.sourceIndexPath) }
    finger.lift()
    stage.rest()
    #expect(sources == [nil])
    #expect(!stage.left.view.hasActiveDrag)
  }

  @Test func `a reload keeps the drag and its ghost`() {
    // N77
    let stage = ItemDragScreen()
    stage.left.intent = .unspecified
    let finger = stage.lift(at: 145, 45)
    stage.drag(finger, to: 60, 440)
    stage.left.view.reloadData()
    stage.rest()
    #expect(stage.left.shown == "a (b 0.5) c d e f")
    finger.cancel()
    stage.rest()
    #expect(stage.left.shown == "a b c d e f")
  }

  @Test func `a cell that is used for another item is no ghost`() {
    // N47
    let stage = ItemDragScreen([(0..<60).map { "i\($0)" }])
    stage.left.intent = .unspecified
    stage.left.view.isPrefetchingEnabled = false
    let finger = stage.lift(at: 45, 45)
    stage.drag(finger, to: 60, 250)
    stage.left.view.contentOffset.y = 1000
    stage.rest()
    #expect(!stage.left.shown.contains("("))
    stage.left.view.contentOffset.y = 0
    stage.rest()
    #expect(stage.left.shown.hasPrefix("(i0 0.5) i1 i2"))
    finger.cancel()
    stage.rest()
  }

  @Test func `a cell keeps the alpha of its layout while it is a ghost, as a part of it`() throws {
    // N46
    let stage = ItemDragScreen(layout: { FadedLayout() })
    stage.left.intent = .unspecified
    let finger = stage.lift(at: 45, 45)
    stage.drag(finger, to: 60, 440)
    #expect(stage.left.cell("a")?.alpha == 0.375)
    #expect(stage.left.cell("b")?.alpha == 0.75)
    finger.cancel()
    stage.rest()
    #expect(stage.left.cell("a")?.alpha == 0.75)
  }

  /// A flow layout that shows everything a little through.
  private final class FadedLayout: UICollectionViewFlowLayout {
    override init() {
      super.init()
      itemSize = CGSize(width: 90, height: 90)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      super.layoutAttributesForElements(in: rect)?.map { $0.copy() as! UICollectionViewLayoutAttributes }.map {
        $0.alpha = 0.75
        return $0
      }
    }
  }

  @Test func `an ended drag leaves nothing that moves or wants frames`() {
    let stage = ItemDragScreen()
    for isTaken in [true, false] {
      let finger = stage.lift(at: 45, 45)
      stage.drag(finger, to: isTaken ? 145 : 300, 145)
      if isTaken { finger.lift() } else { finger.cancel() }
      #expect(stage.screen.advanceUntilRest())
      #expect(!stage.screen.scene.wantsFrames)
    }
  }
}
