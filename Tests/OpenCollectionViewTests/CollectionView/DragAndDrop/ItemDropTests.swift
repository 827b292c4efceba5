import OpenCollectionView
import Testing
import TouchTesting

/// What is dragged over a collection view and dropped there.
@MainActor struct ItemDropTests {
  @Test func `an own item that moves closes its place, and a gap follows the finger`() {
    // N54
    let stage = ItemDragScreen()
    let finger = stage.lift(at: 45, 45)
    stage.drag(finger, to: 45, 145)
    #expect(stage.left.places == "b 0,0 c 110,0 d 110,100 e 0,200 f 110,200")
    #expect(stage.left.view.hasUncommittedUpdates)
    stage.drag(finger, to: 155, 245)
    #expect(stage.left.places == "b 0,0 c 110,0 d 0,100 e 110,100 f 0,200")
    finger.lift()
    stage.rest()
    #expect(stage.left.sections == [["b", "c", "d", "e", "f", "a"]])
    #expect(stage.left.shown == "b c d e f a")
    #expect(!stage.left.view.hasUncommittedUpdates)
  }

  @Test func `a drop inside one view is told in one order`() {
    // N37, N48, N54
    let stage = ItemDragScreen()
    let finger = stage.lift(at: 45, 45)
    finger.move(to: CGPoint(x: 60, y: 60))
    finger.move(to: CGPoint(x: 155, y: 45))
    finger.rest(for: 0.4)
    finger.lift()
    stage.rest()
    #expect(
      stage.journal.withoutRepeats
        == "left itemsForBeginning 0-0, left dragWillBegin, left canHandle, left didEnter, left didUpdate 0-0, "
        + "left didUpdate 0-1, left performDrop 0-1, left dropDidEnd, left dragDidEnd")
    #expect(stage.left.sections == [["b", "a", "c", "d", "e", "f"]])
  }

  @Test func `what comes from another view gets a gap beside what there is`() {
    // N54, N56
    let stage = ItemDragScreen()
    stage.right.operation = .copy
    let finger = stage.lift(at: 45, 45)
    stage.drag(finger, to: 245, 45)
    #expect(stage.right.places == "u 110,0 v 0,100 w 110,100")
    #expect(stage.left.shown == "(a 0.5) b c d e f")
    stage.drag(finger, to: 355, 45)
    #expect(stage.right.places == "u 0,0 v 0,100 w 110,100")
    #expect(stage.right.view.numberOfItems(inSection: 0) == 4)
    finger.lift()
    stage.rest()
    #expect(stage.right.sections == [["u", "a", "v", "w"]])
    #expect(stage.right.shown == "u a v w")
    #expect(stage.left.shown == "a b c d e f")
  }

  @Test func `a drag that leaves closes the gap`() {
    // N57
    let stage = ItemDragScreen()
    stage.right.operation = .copy
    let finger = stage.lift(at: 45, 45)
    stage.drag(finger, to: 245, 45)
    #expect(stage.right.view.hasUncommittedUpdates)
    stage.drag(finger, to: 60, 300)
    #expect(stage.right.places == "u 0,0 v 110,0 w 0,100")
    #expect(!stage.right.view.hasUncommittedUpdates)
    #expect(stage.journal.entries.filter { $0.hasPrefix("right") }.last == "right didExit")
    finger.cancel()
    stage.rest()
    #expect(stage.left.shown == "a b c d e f")
    #expect(stage.journal.entries.filter { $0.hasPrefix("right") }.last == "right dropDidEnd")
  }

  @Test func `a drop behind the last item lies behind it`() {
    // N49
    let stage = ItemDragScreen()
    stage.right.operation = .copy
    let finger = stage.lift(at: 45, 45)
    stage.drag(finger, to: 245, 400)
    finger.lift()
    stage.rest()
    #expect(stage.right.sections == [["u", "v", "w", "a"]])
    #expect(stage.right.shown == "u v w a")
  }

  @Test func `a view without items takes a drop`() {
    // N49
    for sections in [[[]], [[], []], [["u"], []]] as [[[String]]] {
      let stage = ItemDragScreen([["a", "b"]], sections)
      stage.right.operation = .copy
      let finger = stage.lift(at: 45, 45)
      stage.drag(finger, to: 245, 400)
      finger.lift()
      stage.rest()
      #expect(stage.right.sections.flatMap { $0 }.contains("a"), "\(sections)")
    }
  }

  @Test func `a view without sections has no place, and makes no room`() {
    // N49, N53
    let stage = ItemDragScreen([["a", "b"]], [])
    stage.right.operation = .copy
    let finger = stage.lift(at: 45, 45)
    stage.drag(finger, to: 245, 400)
    #expect(stage.right.destinations.allSatisfy { $0 == nil })
    #expect(!stage.right.view.hasUncommittedUpdates)
    finger.lift()
    stage.rest()
    #expect(stage.journal.text.contains("right performDrop nowhere"))
  }

  @Test func `an item that takes what is dropped is shown as the target, and nothing makes room`() {
    // N46, N52
    let stage = ItemDragScreen()
    stage.left.intent = .insertIntoDestinationIndexPath
    let finger = stage.lift(at: 45, 45)
    stage.drag(finger, to: 155, 145)
    #expect(stage.left.cell("d")?.configurationState.cellDropState == .targeted)
    #expect(stage.left.cell("c")?.configurationState.cellDropState == .notTargeted)
    #expect(!stage.left.view.hasUncommittedUpdates)
    stage.drag(finger, to: 45, 145)
    #expect(stage.left.cell("c")?.configurationState.cellDropState == .targeted)
    #expect(stage.left.cell("d")?.configurationState.cellDropState == .notTargeted)
    finger.cancel()
    stage.rest()
    #expect(stage.left.cell("c")?.configurationState.cellDropState == UICellConfigurationState.DropState.none)
  }

  @Test func `a move that the source does not allow comes to nothing`() {
    // N31, N53
    let stage = ItemDragScreen()
    stage.left.allowsMove = false
    let finger = stage.lift(at: 45, 45)
    stage.drag(finger, to: 155, 145)
    #expect(!stage.left.view.hasUncommittedUpdates)
    finger.lift()
    stage.rest()
    #expect(stage.left.sections == [["a", "b", "c", "d", "e", "f"]])
    #expect(!stage.journal.text.contains("performDrop"))
  }

  @Test func `a drop that the delegate makes nothing of leaves everything as it was`() {
    // N59
    let stage = ItemDragScreen()
    stage.left.onDrop = { _ in }
    let finger = stage.lift(at: 45, 45)
    stage.drag(finger, to: 155, 145)
    finger.lift()
    stage.rest()
    #expect(stage.left.places == "a 0,0 b 110,0 c 0,100 d 110,100 e 0,200 f 110,200")
    #expect(!stage.left.view.hasUncommittedUpdates)
  }

  @Test func `a move that is told as a move ends as one told as deletion and insertion`() {
    // N60
    let stage = ItemDragScreen()
    let side = stage.left
    side.onDrop = { coordinator in
      guard let path = coordinator.destinationIndexPath, let item = coordinator.items.first,
        let source = item.sourceIndexPath
      else { return }
      side.view.performBatchUpdates {
        side.sections[0].insert(side.sections[0].remove(at: source.item), at: path.item)
        side.view.moveItem(at: source, to: path)
      }
      coordinator.drop(item.dragItem, toItemAt: path)
    }
    let finger = stage.lift(at: 45, 45)
    stage.drag(finger, to: 155, 145)
    finger.lift()
    stage.rest()
    #expect(side.sections == [["b", "c", "d", "a", "e", "f"]])
    #expect(side.shown == "b c d a e f")
  }

  @Test func `data that are loaded anew in a drop are shown`() {
    // N63
    let stage = ItemDragScreen()
    let side = stage.left
    side.onDrop = { coordinator in
      side.sections = [["x", "y"]]
      side.view.reloadData()
      coordinator.drop(coordinator.items[0].dragItem, toItemAt: IndexPath(item: 1, section: 0))
    }
    let finger = stage.lift(at: 45, 45)
    stage.drag(finger, to: 155, 145)
    finger.lift()
    stage.rest()
    #expect(side.shown == "x y")
  }

  @Test func `the cell to which something goes is not seen until that is there`() {
    // N60
    let stage = ItemDragScreen()
    let finger = stage.lift(at: 45, 45)
    stage.drag(finger, to: 155, 145)
    finger.lift()
    stage.screen.runFrame()
    #expect(stage.left.shown == "b c d (a 0.0) e f")
    stage.rest()
    #expect(stage.left.shown == "b c d a e f")
  }

  @Test func `several own items are moved with one gap`() {
    // N53
    let stage = ItemDragScreen()
    let side = stage.left
    side.view.allowsMultipleSelection = true
    for item in [0, 1] {
      side.view.selectItem(at: IndexPath(item: item, section: 0), animated: false, scrollPosition: [])
    }
    var sources: [IndexPath?] = []
    var path: IndexPath?
    side.onDrop = {
      sources = $0.items.map(\.sourceIndexPath)
      path = $0.destinationIndexPath
    }
    let finger = stage.lift(at: 45, 45)
    stage.drag(finger, to: 155, 145)
    #expect(side.shown == "(a 0.5) (b 0.5) c d e f")
    #expect(side.places == "a 0,0 b 110,0 c 0,100 d 0,200 e 110,200 f 0,300")
    finger.lift()
    stage.rest()
    #expect(sources == [IndexPath(item: 0, section: 0), IndexPath(item: 1, section: 0)])
    #expect(path == IndexPath(item: 3, section: 0))
  }

  @Test func `a gap waits for the finger where the cadence says so`() {
    // N54
    let stage = ItemDragScreen()
    stage.left.view.reorderingCadence = .slow
    let finger = stage.lift(at: 45, 45)
    finger.move(to: CGPoint(x: 60, y: 60))
    finger.move(to: CGPoint(x: 155, y: 145))
    finger.rest(for: 0.1)
    #expect(!stage.left.view.hasUncommittedUpdates)
    finger.rest(for: 0.5)
    #expect(stage.left.places == "b 0,0 c 110,0 d 0,100 e 0,200 f 110,200")
    finger.move(to: CGPoint(x: 45, y: 45))
    finger.lift()
    stage.rest()
    // What the finger was on counts, though it had not stayed.
    #expect(stage.left.sections == [["a", "b", "c", "d", "e", "f"]])
  }

  @Test func `updates while a gap is open find the data's numbers`() {
    // N50, N76
    let stage = ItemDragScreen()
    stage.right.operation = .copy
    let finger = stage.lift(at: 45, 45)
    stage.drag(finger, to: 245, 45)
    stage.right.sections[0].insert("x", at: 0)
    stage.right.view.insertItems(at: [IndexPath(item: 0, section: 0)])
    stage.rest()
    #expect(stage.right.shown == "x u v w")
    #expect(stage.right.view.numberOfItems(inSection: 0) == 5)
    stage.drag(finger, to: 355, 45)
    #expect(stage.right.places == "x 0,0 u 0,100 v 110,100 w 0,200")
    finger.lift()
    stage.rest()
    #expect(stage.right.sections == [["x", "a", "u", "v", "w"]])
    #expect(stage.right.shown == "x a u v w")
  }

  @Test func `a reload while a gap is open has it opened again where the finger is`() {
    // N63, N77
    let stage = ItemDragScreen()
    stage.right.operation = .copy
    let finger = stage.lift(at: 45, 45)
    stage.drag(finger, to: 245, 45)
    stage.right.sections[0] = ["x", "y"]
    stage.right.view.reloadData()
    stage.screen.runFrame()
    stage.rest()
    #expect(stage.right.places == "x 110,0 y 0,100")
    stage.drag(finger, to: 355, 45)
    #expect(stage.right.places == "x 0,0 y 0,100")
    finger.lift()
    stage.rest()
    #expect(stage.right.sections == [["x", "a", "y"]])
  }

  @Test func `a flow layout's delegate is asked only for items that the data have`() {
    // N55
    let stage = ItemDragScreen([["a"]], [[], ["u"]])
    let sizes = SizesByName(stage.right)
    stage.right.view.delegate = sizes
    stage.right.operation = .copy
    let finger = stage.lift(at: 45, 45)
    for y in [CGFloat(5), 45, 100, 200, 400] { stage.drag(finger, to: 245, y) }
    finger.lift()
    stage.rest()
    #expect(stage.right.sections.flatMap { $0 }.sorted() == ["a", "u"])
    #expect(sizes.wrong == [])
  }

  /// A delegate that looks items up, as programs do.
  private final class SizesByName: NSObject, UICollectionViewDelegateFlowLayout {
    let side: ItemDragSide
    var wrong: [IndexPath] = []

    init(_ side: ItemDragSide) { self.side = side }

    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
      if !side.sections[indexPath.section].indices.contains(indexPath.item) { wrong.append(indexPath) }
      return CGSize(width: 90, height: 90)
    }
  }

  @Test func `a delegate that does not say what a drop does moves inside the program`() {
    // N48
    let stage = ItemDragScreen()
    let delegate = PlainDropDelegate()
    stage.right.view.dropDelegate = delegate
    let finger = stage.lift(at: 45, 45)
    stage.drag(finger, to: 245, 45)
    #expect(!stage.right.view.hasUncommittedUpdates)
    finger.lift()
    stage.rest()
    #expect(delegate.text == "move, unspecified, 0-0")
  }

  private final class PlainDropDelegate: NSObject, UICollectionViewDropDelegate {
    var text = ""

    func collectionView(
      _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
    ) {
      let path = coordinator.destinationIndexPath
      text =
        "\(coordinator.proposal.operation), \(coordinator.proposal.intent), "
        + "\(path.map { "\($0.section)-\($0.item)" } ?? "nowhere")"
    }
  }
}
