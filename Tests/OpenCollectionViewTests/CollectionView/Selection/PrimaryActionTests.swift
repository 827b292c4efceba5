import OpenCollectionView
import Testing
import TouchTesting

@MainActor struct PrimaryActionTests {
  @Test func `A tap does what an item is for after it has been selected`() {
    // C59
    let stage = SelectionStage()
    stage.tap(0)
    #expect(
      stage.delegate.takeLines() == [
        "highlight 0", "shouldSelect 0", "select 0", "canPerform 0", "perform 0", "unhighlight 0",
      ])
  }

  @Test func `It is done whether the item is selected or not`() {
    // C59
    let stage = SelectionStage()
    stage.delegate.refused = ["shouldSelect"]
    stage.tap(0)
    #expect(
      stage.delegate.takeLines() == ["highlight 0", "shouldSelect 0", "canPerform 0", "perform 0", "unhighlight 0"])
    #expect(stage.selected == [])
  }

  @Test func `While items are edited it is not done, unless the delegate wants it`() {
    // C58, C59
    let stage = SelectionStage()
    stage.view.isEditing = true
    stage.view.allowsSelectionDuringEditing = true
    stage.tap(0)
    #expect(
      stage.delegate.takeLines() == ["highlight 0", "shouldSelect 0", "select 0", "canPerform 0", "unhighlight 0"])
    stage.delegate.primaryAnswer = true
    stage.tap(2)
    #expect(stage.delegate.takeLines().suffix(3) == ["canPerform 2", "perform 2", "unhighlight 2"])
  }

  @Test func `A tap on one more item only changes the selection`() {
    // C59
    let stage = SelectionStage()
    stage.view.allowsMultipleSelection = true
    stage.delegate.noted = ["perform"]
    stage.tap(0)
    stage.tap(1)
    stage.tap(1)
    #expect(stage.delegate.takeLines() == ["perform 0"])
    #expect(stage.selected == [0])
  }

  @Test func `A delegate that reloads when an item is selected ends the story`() {
    // C59
    let stage = SelectionStage()
    stage.delegate.reactions["select"] = { [view = stage.view] _ in view.reloadData() }
    stage.tap(0)
    #expect(stage.delegate.takeLines() == ["highlight 0", "shouldSelect 0", "select 0", "unhighlight 0"])
    #expect(stage.selected == [])
  }
}
