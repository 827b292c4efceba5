import GestureEngine
import Testing
import TouchTesting

@testable import OpenCollectionView

/// Items that go by keys and by assistive tools.
@MainActor struct MovementKeyTests {
  private func stage(_ counts: [Int], layout: UICollectionViewLayout = GridScreen.grid()) -> MovementScreen {
    let screen = MovementScreen(counts, layout: layout)
    screen.view.allowsFocus = true
    screen.view.allowsInteractiveMovementByKeys = true
    return screen
  }

  private func press(_ keys: String..., in screen: MovementScreen, _ modifiers: KeyModifiers = []) {
    for key in keys {
      screen.screen.press(key, modifiers)
      screen.rest()
    }
  }

  private func hear(_ screen: MovementScreen) -> HeardSentences {
    HeardSentences(trace: screen.screen.recordTrace())
  }

  @Test func `a focused item is picked up, goes with the arrows, and is put down`() {
    // M24
    let screen = stage([7])
    let heard = hear(screen)
    press("ArrowDown", in: screen)
    press(" ", in: screen, .shift)
    #expect(screen.view.interactiveMovements.count == 1)
    press("ArrowRight", in: screen)
    #expect(screen.presented == ["a1", "a0", "a2", "a3", "a4", "a5", "a6"])
    #expect(screen.cell("a0")?.center == CGPoint(x: 160, y: 50))
    press("ArrowDown", in: screen)
    #expect(screen.presented == ["a1", "a2", "a3", "a4", "a0", "a5", "a6"])
    #expect(screen.source.moves == [])
    press("Enter", in: screen)
    #expect(screen.source.moves == ["0-0 to 0-4"])
    #expect(screen.shown == ["a1", "a2", "a3", "a4", "a0", "a5", "a6"])
    #expect(
      heard.sentences == [
        "a0, picked up, 1 of 7", "moved to 2 of 7", "moved to 5 of 7", "a0, put down, 5 of 7",
      ])
    // The focus has gone with it.
    press("ArrowRight", in: screen)
    #expect(screen.cell("a5")?.configurationState.isFocused == true)
  }

  @Test func `Escape puts it back`() {
    // M24
    let screen = stage([5])
    let heard = hear(screen)
    press("ArrowDown", in: screen)
    press(" ", in: screen, .shift)
    press("ArrowRight", "ArrowRight", "Escape", in: screen)
    #expect(screen.shown == ["a0", "a1", "a2", "a3", "a4"])
    #expect(screen.source.moves == [])
    #expect(heard.sentences.last == "a0, put back, 1 of 5")
    // A second one takes the focus away.
    #expect(screen.cell("a0")?.configurationState.isFocused == true)
    press("Escape", in: screen)
    #expect(screen.cell("a0")?.configurationState.isFocused == false)
  }

  @Test func `arrows lead to the last place and the first, into other sections and into empty ones`() {
    // M24
    let layout = GridScreen.grid()
    layout.headerReferenceSize = CGSize(width: 0, height: 40)
    let screen = stage([3, 0, 2], layout: layout)
    let heard = hear(screen)
    press("ArrowDown", in: screen)
    press(" ", in: screen, .shift)
    press("ArrowRight", "ArrowRight", "ArrowRight", in: screen)
    #expect(screen.view.interactiveMovements[0].targetIndexPath == IndexPath(item: 2, section: 0))
    #expect(heard.sentences.last == "no further, 3 of 3")
    press("ArrowDown", in: screen)
    #expect(screen.view.interactiveMovements[0].targetIndexPath == IndexPath(item: 0, section: 1))
    #expect(heard.sentences.last == "moved to 1 of 1")
    press("ArrowDown", in: screen)
    #expect(screen.view.interactiveMovements[0].targetIndexPath == IndexPath(item: 0, section: 2))
    press("ArrowRight", "ArrowRight", in: screen)
    #expect(screen.view.interactiveMovements[0].targetIndexPath == IndexPath(item: 2, section: 2))
    press(" ", in: screen)
    #expect(screen.source.sections == [["a1", "a2"], [], ["c0", "c1", "a0"]])
    #expect(screen.view.selectedItems.isEmpty)
  }

  @Test func `the section that an item comes into is named, where its header can be seen`() {
    // M24
    let layout = GridScreen.grid()
    layout.headerReferenceSize = CGSize(width: 0, height: 40)
    let screen = stage([3, 3], layout: layout)
    for (index, header) in screen.view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader)
      .enumerated()
    { header.accessibilityLabel = ["Places", "Favourites"][index] }
    screen.cell("a2")?.accessibilityLabel = "Sunrise"
    let heard = hear(screen)
    press("ArrowDown", "ArrowRight", "ArrowRight", in: screen)
    press(" ", in: screen, .shift)
    press("ArrowDown", in: screen)
    #expect(heard.sentences == ["Sunrise, picked up, 3 of 3", "moved to 3 of 4, Favourites"])
  }

  @Test func `content follows an item that goes out of sight`() {
    // M24
    let screen = stage([60])
    press("ArrowDown", in: screen)
    press(" ", in: screen, .shift)
    for _ in 0..<8 { press("ArrowDown", in: screen) }
    #expect(screen.view.interactiveMovements[0].targetIndexPath == IndexPath(item: 24, section: 0))
    #expect(screen.cell("a0")?.center == CGPoint(x: 50, y: 930))
    #expect(screen.view.bounds.contains(CGRect(x: 0, y: 880, width: 100, height: 100)))
    press("Enter", in: screen)
    #expect(screen.source.moves == ["0-0 to 0-24"])
    #expect(screen.cell("a0")?.frame == CGRect(x: 0, y: 880, width: 100, height: 100))
  }

  @Test func `an item that may not be moved stays, which is told`() {
    // M1, M24
    let screen = stage([4])
    screen.source.fixed = ["a0"]
    let heard = hear(screen)
    press("ArrowDown", in: screen)
    press(" ", in: screen, .shift)
    #expect(screen.view.interactiveMovements.isEmpty)
    #expect(heard.sentences == ["a0, cannot be moved"])
  }

  @Test func `without the wish of the program keys do what they did`() {
    // M24
    let screen = stage([4])
    screen.view.allowsInteractiveMovementByKeys = false
    press("ArrowDown", in: screen)
    press(" ", in: screen, .shift)
    #expect(screen.view.interactiveMovements.isEmpty)
    #expect(screen.cell("a0")?.offeredActions.isEmpty == true)
  }

  @Test func `assistive tools are offered the same as actions`() throws {
    // M24
    let screen = stage([4])
    let heard = hear(screen)
    let cell = try #require(screen.cell("a0"))
    func act(_ name: String) throws {
      let action = try #require(cell.offeredActions.first { $0.name == name })
      #expect(action.run())
      screen.rest()
    }
    #expect(cell.offeredActions.map(\.name) == ["Pick up"])
    try act("Pick up")
    #expect(
      cell.offeredActions.map(\.name) == [
        "Put down", "Put back", "Move up", "Move down", "Move left", "Move right",
      ])
    #expect(screen.cell("a1")?.offeredActions.isEmpty == true)
    try act("Move right")
    try act("Move right")
    try act("Put down")
    #expect(screen.source.sections == [["a1", "a2", "a0", "a3"]])
    #expect(heard.sentences == ["a0, picked up, 1 of 4", "moved to 2 of 4", "moved to 3 of 4", "a0, put down, 3 of 4"])
    #expect(cell.offeredActions.map(\.name) == ["Pick up"])
  }
}

/// What is read out.
@MainActor private struct HeardSentences {
  let trace: TraceRecorder

  var sentences: [String] {
    trace.text.split(separator: "\n").compactMap { line in
      line.range(of: " is told of: ").map { String(line[$0.upperBound...]) }
    }
  }
}
