import GestureEngine
import OpenCollectionView
import Testing
import TouchTesting

@MainActor struct KeyboardFocusTests {
  private func stage(_ counts: [Int] = [1000], layout: UICollectionViewLayout = GridScreen.grid()) -> SelectionStage {
    let stage = SelectionStage(counts, layout: layout)
    stage.view.allowsFocus = true
    return stage
  }

  private func press(_ keys: [String], _ modifiers: KeyModifiers = [], on stage: SelectionStage) {
    for key in keys {
      stage.screen.press(key, modifiers)
      stage.screen.advanceUntilRest()
    }
  }

  /// The items whose cells say that they have the focus.
  private func focused(_ stage: SelectionStage) -> [Int] {
    stage.view.indexPathsForVisibleItems.filter {
      stage.view.cellForItem(at: $0)?.configurationState.isFocused ?? false
    }.map(\.item)
  }

  @Test func `Where nothing can be focused arrow keys scroll`() {
    let stage = SelectionStage()
    #expect(!stage.view.allowsFocus)
    press(["ArrowDown"], on: stage)
    #expect(stage.view.contentOffset.y > 0)
    #expect(stage.delegate.takeLines() == [])
  }

  @Test func `The first arrow brings the focus to the first item, the next ones to its neighbours`() {
    let stage = stage()
    press(["ArrowDown", "ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"], on: stage)
    #expect(
      stage.delegate.takeLines() == [
        "focus nothing to 0", "focus 0 to 1", "focus 1 to 4", "focus 4 to 3", "focus 3 to 0",
      ])
    #expect(focused(stage) == [0])
    #expect(stage.delegate.focusHeadings == [.down, .right, .down, .left, .up])
    #expect(stage.view.contentOffset == .zero)
  }

  @Test func `The focused cell has a ring, and no other`() {
    let stage = stage()
    func ringed() -> [Int] {
      stage.view.indexPathsForVisibleItems.filter { item in
        stage.view.cellForItem(at: item)?.subviews.contains { $0.layer.borderWidth == 3 } ?? false
      }.map(\.item)
    }
    press(["ArrowDown", "ArrowRight"], on: stage)
    #expect(ringed() == [1])
    press(["Escape"], on: stage)
    #expect(ringed() == [])
    #expect(focused(stage) == [])
  }

  @Test func `A click moves the focus without a ring, and arrows go on from there`() {
    let stage = stage()
    stage.delegate.noted = ["focus"]
    stage.click(4)
    #expect(stage.view.visibleCells.allSatisfy { $0.subviews.allSatisfy { $0.layer.borderWidth == 0 } })
    press(["ArrowRight"], on: stage)
    #expect(stage.delegate.takeLines() == ["focus nothing to 4", "focus 4 to 5"])
  }

  @Test func `The focused item is scrolled to`() {
    let stage = stage()
    press(Array(repeating: "ArrowDown", count: 7), on: stage)
    #expect(focused(stage) == [18])
    #expect(stage.view.contentOffset.y == 280)
    press(Array(repeating: "ArrowUp", count: 6), on: stage)
    #expect(focused(stage) == [0])
    #expect(stage.view.contentOffset.y == 0)
  }

  @Test func `A held arrow goes on and on`() {
    let stage = stage()
    stage.screen.keyDown("ArrowDown")
    for _ in 0..<30 {
      stage.screen.keyDown("ArrowDown", isRepeat: true)
      stage.screen.advance(by: 0.03)
    }
    stage.screen.keyUp("ArrowDown")
    stage.screen.advanceUntilRest()
    #expect(focused(stage) == [90])
  }

  @Test func `At the last item an arrow scrolls what is left`() {
    let layout = GridScreen.grid()
    layout.footerReferenceSize = CGSize(width: 0, height: 900)
    let stage = stage([3], layout: layout)
    press(["ArrowDown"], on: stage)
    #expect(stage.view.contentOffset.y == 0)
    press(["ArrowDown"], on: stage)
    #expect(stage.view.contentOffset.y > 0)
    #expect(stage.delegate.takeLines() == ["focus nothing to 0"])
  }

  @Test func `Down from above a gap the last line's nearest item is next`() {
    let stage = stage([4])
    press(["ArrowDown", "ArrowRight", "ArrowRight", "ArrowDown"], on: stage)
    #expect(stage.delegate.takeLines().last == "focus 2 to 3")
  }

  @Test func `Items that cannot be focused are passed over`() {
    let stage = stage()
    stage.delegate.unfocusable = [0, 2, 4]
    press(["ArrowDown"], on: stage)
    #expect(focused(stage) == [1])
    press(["ArrowRight"], on: stage)
    #expect(focused(stage) == [1])
    press(["ArrowDown"], on: stage)
    #expect(focused(stage) == [7])
  }

  @Test func `A delegate that wants no other focus keeps it`() {
    let stage = stage()
    press(["ArrowDown"], on: stage)
    stage.delegate.refused = ["focus"]
    press(["ArrowRight"], on: stage)
    #expect(focused(stage) == [0])
  }

  @Test func `Read from the right the same arrows go the same ways on the screen`() {
    let layout = GridScreen.grid()
    let stage = stage(layout: layout)
    stage.view.semanticContentAttribute = .forceRightToLeft
    layout.invalidateLayout()
    stage.screen.runFrame()
    #expect(stage.view.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))?.frame.minX == 220)
    press(["ArrowDown", "ArrowLeft"], on: stage)
    #expect(focused(stage) == [1])
  }

  // MARK: Selecting

  @Test func `Space selects and deselects, Enter does what a tap does`() {
    // C51, C59
    let stage = stage()
    stage.delegate.noted = ["highlight", "select", "deselect", "perform", "unhighlight"]
    press(["ArrowDown", " "], on: stage)
    #expect(stage.delegate.takeLines() == ["highlight 0", "select 0", "unhighlight 0"])
    press(["ArrowRight", "Enter"], on: stage)
    #expect(stage.delegate.takeLines() == ["highlight 1", "deselect 0", "select 1", "perform 1", "unhighlight 1"])
    stage.view.allowsMultipleSelection = true
    press([" "], on: stage)
    #expect(stage.selected == [])
  }

  @Test func `An item is highlighted for as long as the key is held`() {
    // C51
    let stage = stage()
    press(["ArrowDown"], on: stage)
    stage.screen.keyDown(" ")
    #expect(stage.view.visibleCells[0].isHighlighted)
    stage.screen.keyDown(" ", isRepeat: true)
    #expect(stage.selected == [])
    stage.screen.keyUp(" ")
    #expect(!stage.view.visibleCells[0].isHighlighted)
    #expect(stage.selected == [0])
  }

  @Test func `Without a focused item Space scrolls`() {
    let stage = stage()
    press([" "], on: stage)
    #expect(stage.view.contentOffset.y > 0)
    #expect(stage.selected == [])
  }

  @Test func `Shift and arrows select a range that begins where they do`() {
    let stage = stage()
    stage.view.allowsMultipleSelection = true
    press(["ArrowDown", "ArrowRight"], on: stage)
    press(["ArrowRight", "ArrowDown"], .shift, on: stage)
    #expect(stage.selected == [1, 2, 3, 4, 5])
    press(["ArrowLeft", "ArrowUp", "ArrowLeft"], .shift, on: stage)
    #expect(stage.selected == [0, 1])
  }

  @Test(arguments: [KeyModifiers.command, .control])
  func `Command or Control and A select everything where several can be selected`(modifier: KeyModifiers) {
    let stage = stage([8])
    stage.delegate.refused = ["shouldSelect 3"]
    press(["ArrowDown"], on: stage)
    press(["a"], modifier, on: stage)
    #expect(stage.selected == [])
    stage.view.allowsMultipleSelection = true
    press(["a"], modifier, on: stage)
    #expect(stage.selected == [0, 1, 2, 4, 5, 6, 7])
  }

  @Test func `Everything can be selected where no item can be focused`() {
    let stage = SelectionStage([8])
    stage.view.allowsMultipleSelection = true
    press(["a"], .command, on: stage)
    #expect(stage.selected == Array(0..<8))
    stage.view.isHidden = true
    stage.view.selectItem(at: nil, animated: false, scrollPosition: [])
    press(["a"], .command, on: stage)
    #expect(stage.selected == [])
  }

  @Test func `A selection that follows the focus is one item`() {
    let stage = SelectionStage()
    stage.delegate.noted = ["select", "deselect"]
    stage.view.selectionFollowsFocus = true
    stage.view.allowsMultipleSelection = true
    #expect(stage.view.allowsFocus)
    press(["ArrowDown", "ArrowDown", "ArrowRight"], on: stage)
    #expect(stage.selected == [4])
    #expect(stage.delegate.takeLines() == ["select 0", "deselect 0", "select 3", "deselect 3", "select 4"])
  }

  @Test func `The focus begins where it was last, if that is remembered, or at what is selected`() {
    let stage = stage()
    stage.view.selectItem(at: IndexPath(item: 7, section: 0), animated: false, scrollPosition: [])
    press(["ArrowDown"], on: stage)
    #expect(focused(stage) == [7])
    press(["ArrowRight", "Escape", "ArrowDown"], on: stage)
    #expect(focused(stage) == [7])
    stage.view.remembersLastFocusedIndexPath = true
    press(["ArrowRight", "Escape", "ArrowDown"], on: stage)
    #expect(focused(stage) == [8])
  }

  @Test func `Typing goes before all of it`() {
    let stage = stage()
    let field = TypingView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    stage.screen.window.addSubview(field)
    field.becomeFirstResponder()
    press(["ArrowDown", " ", "a"], on: stage)
    #expect(field.text == " a")
    #expect(stage.delegate.takeLines() == [])
  }
}

private final class TypingView: UIView, UIKeyInput {
  var text = ""
  override var canBecomeFirstResponder: Bool { true }
  var hasText: Bool { !text.isEmpty }
  func insertText(_ text: String) { self.text += text }
  func deleteBackward() { text = String(text.dropLast()) }
}
