import OpenCollectionView
import Testing
import TouchTesting

@MainActor struct CollectionEditingTests {
  @Test func `While items are edited nothing can be selected unless it is allowed`() {
    // C58
    let stage = SelectionStage()
    #expect(!stage.view.allowsSelectionDuringEditing)
    #expect(!stage.view.allowsMultipleSelectionDuringEditing)
    stage.view.isEditing = true
    stage.tap(0)
    #expect(stage.selected == [])
    #expect(stage.delegate.takeLines() == ["highlight 0", "unhighlight 0"])
    stage.view.selectItem(at: IndexPath(item: 3, section: 0), animated: false, scrollPosition: [])
    #expect(stage.selected == [])
    stage.view.allowsSelectionDuringEditing = true
    stage.tap(0)
    stage.tap(4)
    #expect(stage.selected == [4])
    stage.view.allowsMultipleSelectionDuringEditing = true
    stage.tap(0)
    #expect(stage.selected == [0, 4])
  }

  @Test func `Several items that can be selected while editing let items be selected while editing`() {
    // I68
    let stage = SelectionStage()
    stage.view.allowsMultipleSelectionDuringEditing = true
    #expect(stage.view.allowsSelectionDuringEditing)
    stage.view.isEditing = true
    for item in [0, 4] { stage.tap(item) }
    #expect(stage.selected == [0, 4])
    stage.view.allowsMultipleSelectionDuringEditing = false
    #expect(stage.view.allowsSelectionDuringEditing)
  }

  @Test func `The rules of editing hold only while items are edited`() {
    // C58
    let stage = SelectionStage()
    stage.view.allowsMultipleSelectionDuringEditing = true
    stage.view.allowsSelectionDuringEditing = true
    stage.tap(0)
    stage.tap(1)
    #expect(stage.selected == [1])
    stage.view.allowsMultipleSelection = true
    stage.view.allowsSelectionDuringEditing = false
    stage.view.isEditing = true
    stage.tap(2)
    #expect(stage.selected == [1])
  }

  @Test func `When editing ends, and only one item can be selected, the last one stays`() {
    // C58
    let stage = SelectionStage()
    stage.view.isEditing = true
    stage.view.allowsSelectionDuringEditing = true
    stage.view.allowsMultipleSelectionDuringEditing = true
    for item in [0, 1, 2] { stage.tap(item) }
    stage.delegate.lines = []
    stage.view.isEditing = false
    #expect(stage.selected == [2])
    #expect(stage.view.visibleCells.prefix(3).map(\.isSelected) == [false, false, true])
    #expect(stage.delegate.takeLines() == [])
  }

  @Test func `Cells whose items can be edited show that, those that come later too`() {
    // C58
    let stage = SelectionStage()
    stage.view.isEditing = true
    func states() -> [Bool] { stage.view.visibleCells.prefix(3).map(\.configurationState.isEditing) }
    #expect(states() == [true, false, true])
    stage.view.contentOffset.y = 20_000
    stage.screen.runFrame()
    #expect(states() == [true, true, true])
    stage.view.isEditing = false
    #expect(states() == [false, false, false])
    stage.view.contentOffset.y = 0
    stage.screen.runFrame()
    #expect(states() == [false, false, false])
  }
}
