import GestureEngine
import OpenCollectionView
import Testing
import TouchTesting

/// Collection views in the cells of another one. Touches end at the inner one, as at any scroll view of UIKit's, so that
/// nothing that a person does with an inner item is done with the item around it as well.
@MainActor struct NestedCollectionTests {
  private let nest = NestedScreen()

  // R20
  @Test func `a tap on an inner item selects that and nothing around it`() {
    nest.tap(75, 25)
    #expect(nest.journal.entries == ["strip 0 highlights 1", "strip 0 selects 1"])
    #expect(nest.list.indexPathsForSelectedItems ?? [] == [])
    #expect(nest.row(0)?.isHighlighted == false)
  }

  // R20
  @Test func `a tap between inner items selects nothing, and one beside them the item around`() {
    nest.tap(75, 90)
    #expect(nest.journal.entries == [])
    nest.tap(260, 25)
    #expect(nest.journal.entries == ["list highlights 0", "list selects 0"])
  }

  // R20
  @Test func `a finger that rests on an inner item highlights that alone`() {
    nest.screen.receive(
      .touches([TouchSample(time: nest.screen.now, identifier: 1, phase: .began, location: CGPoint(x: 25, y: 145))]))
    nest.screen.advance(by: 0.3)
    #expect(nest.strip(1)?.cellForItem(at: [0, 0])?.isHighlighted == true)
    #expect(nest.row(1)?.isHighlighted == false)
    #expect(nest.journal.entries == ["strip 1 highlights 0"])
  }

  // R20
  @Test func `drags across move the strip, drags along the list`() {
    nest.screen.play(.drag(from: CGPoint(x: 180, y: 25), to: CGPoint(x: 80, y: 25), holding: 1))
    #expect(nest.strip(0)?.contentOffset.x == 90)
    #expect(nest.list.contentOffset.y == 0)
    nest.screen.play(.drag(from: CGPoint(x: 100, y: 145), to: CGPoint(x: 100, y: 45), holding: 1))
    #expect(nest.list.contentOffset.y == 90)
    #expect(nest.strip(1)?.contentOffset.x == 0)
    #expect(nest.journal.entries == [])
  }

  // R20
  @Test func `a context menu is that of the inner item, or of the one around where the inner has none`() {
    let menu = UIMenu(children: [UIAction(title: "Open") { _ in }])
    nest.outer.menu = menu
    nest.inner[0]?.menu = menu
    nest.press(75, 25)
    #expect(nest.journal.entries.filter { $0.contains("menu") } == ["strip 0 opens a menu for [1]"])
    nest.strip(0)?.contextMenuInteraction?.dismissMenu()
    nest.screen.advance(by: 1)
    nest.journal.clear()
    nest.press(75, 145)
    #expect(nest.journal.entries.filter { $0.contains("menu") } == ["list opens a menu for [1]"])
  }

  // R20
  @Test func `an edit menu is that of the inner item`() {
    nest.outer.showsEditMenu = true
    nest.inner[0]?.showsEditMenu = true
    nest.press(75, 25)
    #expect(UIMenuController.shared.isMenuVisible)
    nest.screen.play(.tap(at: CGPoint(x: 75, y: UIMenuController.shared.menuFrame.midY)))
    nest.screen.advance(by: 0.5)
    #expect(nest.journal.entries == ["strip 0 highlights 1", "strip 0 copies 1"])
  }

  @Test func `an inner item is carried within its strip, and the list keeps its own`() throws {
    let strip = try #require(nest.strip(0))
    #expect(strip.beginInteractiveMovementForItem(at: [0, 0]))
    strip.updateInteractiveMovementTargetPosition(CGPoint(x: 130, y: 50))
    nest.screen.advance(by: 0.5)
    strip.endInteractiveMovement()
    nest.screen.advanceUntilRest()
    #expect(nest.journal.entries == ["strip 0 moves 0 to 2"])
    #expect(nest.inner[0]?.order.prefix(4) == [1, 2, 0, 3])
    #expect(nest.outer.order == [0, 1, 2, 3, 4])
  }

  @Test func `a row is carried with its strip, which keeps its place and its data`() {
    nest.strip(0)?.contentOffset.x = 75
    nest.screen.runFrame()
    let row = nest.row(0)
    let asked = nest.inner[0]?.asked.count
    #expect(nest.list.beginInteractiveMovementForItem(at: [0, 0]))
    nest.list.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: 300))
    nest.screen.advance(by: 0.5)
    #expect(row?.strip.contentOffset.x == 75)
    nest.list.endInteractiveMovement()
    nest.screen.advanceUntilRest()
    #expect(nest.journal.entries == ["list moves 0 to 2"])
    #expect(nest.row(2) === row)
    #expect(nest.inner[0]?.asked.count == asked)
  }

  @Test func `a touch on an inner item that is carried away with its row is none of the strip's any longer`() {
    nest.screen.receive(
      .touches([TouchSample(time: nest.screen.now, identifier: 1, phase: .began, location: CGPoint(x: 25, y: 25))]))
    nest.screen.advance(by: 0.3)
    nest.row(0)?.strip.removeFromSuperview()
    nest.screen.receive(
      .touches([TouchSample(time: nest.screen.now, identifier: 1, phase: .ended, location: CGPoint(x: 25, y: 25))]))
    nest.screen.advanceUntilRest()
    #expect(nest.journal.entries == ["strip 0 highlights 0"])
  }

  @Test func `inner cells are made for the rows that are made ahead`() {
    let nest = NestedScreen(rows: 40)
    nest.screen.play(.flick(from: CGPoint(x: 260, y: 400), to: CGPoint(x: 260, y: 250), duration: 0.1))
    nest.screen.advanceUntilRest()
    for row in nest.list.indexPathsForVisibleItems {
      #expect(nest.strip(row.item)?.visibleCells.count == 4)
      #expect(nest.inner[row.item]?.asked.prefix(4) == [0, 1, 2, 3])
    }
  }

  @Test func `a strip that is thrown makes its cells ahead, and the list none`() {
    let nest = NestedScreen(columns: 100)
    let before = nest.outer.asked
    nest.screen.play(.flick(from: CGPoint(x: 180, y: 25), to: CGPoint(x: 60, y: 25), duration: 0.1))
    nest.screen.advanceUntilRest()
    #expect(nest.strip(0)?.contentOffset.x ?? 0 > 200)
    #expect(nest.outer.asked == before)
    #expect(nest.strip(0)?.visibleCells.allSatisfy { $0.frame.width == 50 } == true)
  }

  @Test func `arrows move the focus in the strip that has it, and what finds no item there scrolls the list`() {
    nest.strip(1)?.allowsFocus = true
    for key in ["ArrowRight", "ArrowRight", "ArrowRight"] {
      nest.screen.press(key)
      nest.screen.advanceUntilRest()
    }
    #expect(nest.strip(1)?.cellForItem(at: [0, 2])?.configurationState.isFocused == true)
    #expect(nest.row(1)?.configurationState.isFocused == false)
    #expect(nest.list.contentOffset.y == 0)
    nest.screen.press("ArrowDown")
    nest.screen.advanceUntilRest()
    #expect(nest.strip(1)?.cellForItem(at: [0, 2])?.configurationState.isFocused == true)
    #expect(nest.list.contentOffset.y == 40)
  }

  @Test func `arrows move the focus among rows where these can have it, and Space selects the row alone`() {
    nest.list.allowsFocus = true
    for key in ["ArrowDown", "ArrowDown", " "] {
      nest.screen.press(key)
      nest.screen.advanceUntilRest()
    }
    #expect(nest.row(1)?.configurationState.isFocused == true)
    #expect(nest.journal.entries == ["list highlights 1", "list selects 1"])
  }

  // R9
  @Test func `tools read each row and then what is in it, with the places in their own lists`() {
    let nest = NestedScreen(rows: 2, columns: 3)
    for row in 0..<2 {
      for item in 0..<3 {
        let cell = nest.strip(row)?.cellForItem(at: [0, item])
        cell?.isAccessibilityElement = true
        cell?.accessibilityLabel = "\(row)-\(item)"
      }
    }
    nest.screen.runFrame()
    var read: [String] = []
    func visit(_ layer: LayerID) {
      guard let node = nest.screen.mirror.nodes[layer], !node.properties.isHidden else { return }
      if let said = node.properties.accessibility, !said.label.isEmpty {
        read.append("\(said.label), \(said.details.place?.number ?? 0) of \(said.details.place?.count ?? 0)")
      }
      for child in node.children { visit(child) }
    }
    if let root = nest.screen.mirror.root { visit(root) }
    #expect(
      read == ["0-0, 1 of 3", "0-1, 2 of 3", "0-2, 3 of 3", "1-0, 1 of 3", "1-1, 2 of 3", "1-2, 3 of 3"])
  }
}
