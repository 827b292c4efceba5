import DecisionTrace
import GestureEngine
import Testing
import TouchTesting

@testable import OpenCollectionView

/// Drags that go by keys and by assistive tools.
@MainActor struct KeyedDragTests {
  private let screen = ItemDragScreen()
  private let recorder: TraceRecorder

  init() {
    for side in [screen.left, screen.right] { side.view.allowsFocus = true }
    screen.left.view.accessibilityLabel = "Left"
    screen.right.view.accessibilityLabel = "Right"
    recorder = screen.screen.recordTrace()
  }

  private func press(_ keys: String..., modifiers: KeyModifiers = []) {
    for key in keys {
      screen.screen.press(key, modifiers)
      screen.rest()
    }
  }

  /// What has been read out.
  private var sentences: [String] {
    recorder.events.compactMap { event in
      if case .drag(_, "is told of", let sentence) = event.decision { sentence } else { nil }
    }
  }

  /// Focuses an item of the left view by keys, and picks it up.
  private func pickUp(_ moves: [String] = []) {
    press("ArrowDown")
    for key in moves { press(key) }
    press(" ", modifiers: .shift)
  }

  private func action(_ name: String, of cell: UIResponder?) -> UIAccessibilityCustomAction? {
    cell?.offeredActions.first { $0.name == name }
  }

  @Test func `an item is picked up by keys, goes to the next target and its places, and is dropped there`() {
    // N80
    pickUp()
    #expect(screen.left.view.hasActiveDrag)
    #expect(screen.screen.scene.drags?.keyed != nil)
    press("Tab")
    #expect(screen.right.view.hasActiveDrop)
    press("ArrowRight")
    press("Enter")
    #expect(screen.left.sections == [["a", "b", "c", "d", "e", "f"]])
    #expect(screen.right.sections == [["u", "a", "v", "w"]])
    #expect(sentences == ["a, picked up", "over, Right, 1 of 4", "over, Right, 2 of 4", "a, dropped, Right, 2 of 4"])
    #expect(screen.screen.scene.drags?.keyed == nil)
    #expect(screen.screen.isAtRest)
  }

  @Test func `arrows carry it within its own view, as far as there are places`() {
    // N54, N80
    pickUp()
    press("ArrowRight")
    press("ArrowDown")
    press("ArrowDown")
    press("ArrowDown")
    press(" ")
    #expect(screen.left.sections == [["b", "c", "d", "e", "f", "a"]])
    #expect(
      sentences == [
        "a, picked up", "over, Left, 2 of 6", "over, Left, 4 of 6", "over, Left, 6 of 6", "no further, 6 of 6",
        "a, dropped, Left, 6 of 6",
      ])
  }

  @Test func `the end of another view is a place`() {
    // N49, N80
    pickUp()
    press("Tab", "ArrowDown")
    #expect(sentences.last == "over, Right, 3 of 4")
    press("ArrowRight")
    #expect(sentences.last == "over, Right, 4 of 4")
    press("Enter")
    #expect(screen.right.sections == [["u", "v", "w", "a"]])
  }

  @Test func `Escape puts it back, and tells the source of the end`() {
    // N80
    pickUp()
    press("Tab", "Escape")
    #expect(screen.right.sections == [["u", "v", "w"]])
    #expect(sentences.last == "a, put back")
    #expect(screen.left.journal.entries.contains("left dragDidEnd"))
    #expect(screen.screen.scene.drags?.keyed == nil)
    #expect(!screen.left.view.hasActiveDrag)
    // Keys are the focus's again.
    press("ArrowRight")
    #expect(screen.left.cell("b")?.configurationState.isFocused == true)
  }

  @Test func `targets that do not take it are passed over`() {
    // N28, N80
    screen.right.canHandle = false
    pickUp()
    press("Tab")
    #expect(sentences == ["a, picked up", "over, Left, 1 of 6"])
    screen.left.canHandle = false
    press("Escape")
    pickUp()
    press("Tab")
    #expect(sentences.last == "nothing else takes it")
    press("Enter")
    #expect(sentences.last == "c, put back")
    #expect(screen.left.sections == [["a", "b", "c", "d", "e", "f"]])
  }

  @Test func `Tab with Shift goes the other way, and plain views are targets too`() {
    // N80
    let box = DropStageView("box", CGRect(x: 0, y: 400, width: 200, height: 80))
    box.accessibilityLabel = "Box"
    let journal = Journal()
    box.journal = journal
    screen.screen.window.addSubview(box)
    screen.screen.runFrame()
    pickUp()
    press("Tab", modifiers: .shift)
    #expect(sentences.last == "over, Box")
    press("Tab", modifiers: .shift)
    #expect(sentences.last == "over, Right, 1 of 4")
    press("Tab")
    press("Enter")
    #expect(sentences.last == "a, dropped, Box")
    #expect(journal.entries.contains("box performDrop"))
  }

  @Test func `content scrolls to a place that is out of sight`() {
    // N80
    screen.right.sections = [(0..<40).map { "r\($0)" }]
    screen.right.view.reloadData()
    screen.screen.runFrame()
    pickUp()
    press("Tab")
    for _ in 0..<10 { press("ArrowDown") }
    #expect(sentences.last == "over, Right, 21 of 41")
    #expect(screen.right.view.contentOffset.y > 0)
    press("Enter")
    #expect(screen.right.sections[0][20] == "a")
  }

  @Test func `empty sections are places`() {
    // N49, N80
    screen.right.sections = [["u", "v"], [], ["x"]]
    (screen.right.view.collectionViewLayout as? UICollectionViewFlowLayout)?.headerReferenceSize =
      CGSize(width: 0, height: 40)
    screen.right.view.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "h")
    screen.right.view.reloadData()
    screen.screen.runFrame()
    pickUp()
    press("Tab")
    var places: [IndexPath?] = []
    for _ in 0..<4 {
      press("ArrowDown")
      places.append(screen.right.destinations.last ?? nil)
    }
    #expect(places.contains(IndexPath(item: 0, section: 1)))
    #expect(places.last == IndexPath(item: 1, section: 2))
    press("Escape")
  }

  @Test func `an item that is lifted waits for the key that drops, and is put back by it before it is lifted whole`() {
    // N8, N80
    press("ArrowDown")
    screen.screen.press(" ", .shift)
    screen.screen.press("Enter")
    screen.rest()
    #expect(screen.left.sections == [["a", "b", "c", "d", "e", "f"]])
    #expect(!screen.left.journal.entries.contains("left dragWillBegin"))
    #expect(screen.screen.scene.drags?.keyed == nil)
  }

  @Test func `what cannot be dragged is said so`() {
    // N4, N80
    screen.left.items = { _ in [] }
    press("ArrowDown")
    press(" ", modifiers: .shift)
    #expect(screen.screen.scene.drags?.keyed == nil)
    #expect(!screen.left.view.hasActiveDrag)
  }

  @Test func `resting on what a spring loads, or near an edge, means nothing for keys`() {
    // N69, N70, N80
    screen.right.view.isSpringLoaded = true
    screen.right.sections = [(0..<40).map { "r\($0)" }]
    screen.right.view.reloadData()
    screen.screen.runFrame()
    pickUp()
    press("Tab")
    for _ in 0..<4 { press("ArrowDown") }
    let offset = screen.right.view.contentOffset
    screen.screen.advance(by: 5)
    #expect(screen.right.view.contentOffset == offset)
    #expect(screen.right.view.indexPathsForSelectedItems == [])
    press("Escape")
  }

  // MARK: Assistive tools

  @Test func `tools are offered to drag an item, to drop it at another, and to cancel`() {
    // N79
    let u = screen.right.cell("u")
    #expect(screen.left.cell("b")?.offeredActions.map(\.name) == ["Drag"])
    #expect(action("Drag", of: screen.left.cell("b"))?.run() == true)
    screen.rest()
    #expect(u?.offeredActions.map(\.name) == ["Drop here", "Add to drag", "Cancel drag"])
    #expect(action("Drop here", of: screen.right.cell("v"))?.run() == true)
    screen.rest()
    #expect(screen.right.sections == [["u", "b", "v", "w"]])
    #expect(u?.offeredActions.map(\.name) == ["Drag"])
    #expect(action("Drag", of: screen.left.cell("c"))?.run() == true)
    screen.rest()
    #expect(action("Cancel drag", of: u)?.run() == true)
    screen.rest()
    #expect(sentences.last == "c, put back")
  }

  @Test func `an item that goes by keys can be seen in its gap, so that who is at it stays there`() {
    // N46, N80
    pickUp()
    press("ArrowRight")
    #expect(screen.left.shown == "b (a 0.5) c d e f")
    screen.screen.press("Enter")
    #expect(screen.left.shown == "b (a 0.5) c d e f")
    screen.rest()
    #expect(screen.left.shown == "b a c d e f")
  }

  @Test func `tools add items to what is dragged`() {
    // N66, N79
    screen.left.addsItems = true
    #expect(action("Drag", of: screen.left.cell("a"))?.run() == true)
    screen.rest()
    #expect(action("Add to drag", of: screen.left.cell("c"))?.run() == true)
    screen.rest()
    #expect(sentences.last == "2 items")
    #expect(screen.screen.scene.drags?.runs.first?.parts.count == 2)
    screen.left.addsItems = false
    #expect(action("Add to drag", of: screen.left.cell("d"))?.run() == false)
    press("Escape")
  }

  @Test func `an element that a tool comes to is where the drag goes, and activating it drops there`() throws {
    // N79
    #expect(action("Drag", of: screen.left.cell("a"))?.run() == true)
    screen.rest()
    let cell = try #require(screen.right.cell("w"))
    let layer = try #require(screen.screen.scene.tree.identifier(of: cell.describedLayer))
    screen.screen.receive(
      .accessibility(AccessibilityAction(time: screen.screen.now, layer: layer.rawValue, kind: .focus)))
    screen.rest()
    #expect(sentences.last == "over, Right, 3 of 4")
    screen.screen.receive(
      .accessibility(AccessibilityAction(time: screen.screen.now, layer: layer.rawValue, kind: .activate)))
    screen.rest()
    #expect(screen.right.sections == [["u", "v", "a", "w"]])
  }

  @Test func `a view that takes drops can be reached while something is dragged`() {
    // N79
    let box = DropStageView("box", CGRect(x: 0, y: 400, width: 200, height: 80))
    screen.screen.window.addSubview(box)
    screen.screen.runFrame()
    #expect(!box.isAccessibilityElement)
    #expect(action("Drag", of: screen.left.cell("a"))?.run() == true)
    screen.rest()
    #expect(box.isAccessibilityElement)
    #expect(box.offeredActions.map(\.name) == ["Drop here", "Cancel drag"])
    #expect(action("Drop here", of: box)?.run() == true)
    screen.rest()
    #expect(!box.isAccessibilityElement)
  }

  @Test func `a program names the places from which tools drag and where they drop`() throws {
    // N79
    let a = try #require(screen.left.cell("a"))
    let u = try #require(screen.right.cell("u"))
    a.accessibilityDragSourceDescriptors = [UIAccessibilityLocationDescriptor(name: "Drag photo", view: a)]
    screen.left.cell("b")?.accessibilityDragSourceDescriptors = []
    u.accessibilityDropPointDescriptors = [
      UIAccessibilityLocationDescriptor(name: "Before", point: CGPoint(x: 10, y: 10), in: u),
      UIAccessibilityLocationDescriptor(name: "After", point: CGPoint(x: 145, y: 45), in: u),
    ]
    #expect(screen.left.cell("b")?.offeredActions.map(\.name) == [])
    #expect(action("Drag photo", of: a)?.run() == true)
    screen.rest()
    #expect(u.offeredActions.map(\.name) == ["Before", "After", "Add to drag", "Cancel drag"])
    #expect(action("After", of: u)?.run() == true)
    screen.rest()
    #expect(screen.right.sections == [["u", "a", "v", "w"]])
  }

  @Test func `a drag by keys ends with its source, its scene and its view`() {
    weak var gone: KeyedDrag?
    pickUp()
    gone = screen.screen.scene.drags?.keyed
    #expect(gone != nil)
    screen.left.view.dragDelegate = nil
    screen.left.view.removeFromSuperview()
    press("Tab")
    press("Escape")
    #expect(gone == nil)
    #expect(screen.screen.isAtRest)
  }
}
