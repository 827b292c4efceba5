import GestureEngine
import OpenCollectionView
import Testing
import TouchTesting

/// Clicks, and taps, while modifier keys are held. Which keys do what is that of iPad and Mac; it has not been measured.
@MainActor struct ModifierSelectionTests {
  private func stage() -> SelectionStage {
    let stage = SelectionStage()
    stage.view.allowsMultipleSelection = true
    return stage
  }

  @Test func `A click selects`() {
    // C51
    let stage = SelectionStage()
    stage.click(4)
    #expect(stage.selected == [4])
    stage.click(5)
    #expect(stage.selected == [5])
  }

  @Test(arguments: [KeyModifiers.command, .control])
  func `With Command or Control a click adds an item, or takes it away`(modifier: KeyModifiers) {
    let stage = stage()
    stage.click(0)
    stage.click(4, modifier)
    #expect(stage.selected == [0, 4])
    stage.click(0, modifier)
    #expect(stage.selected == [4])
  }

  @Test func `With Shift a click selects all up to the item chosen last, and another one from there anew`() {
    let stage = stage()
    stage.click(2)
    stage.click(5, .shift)
    #expect(stage.selected == [2, 3, 4, 5])
    stage.click(0, .shift)
    #expect(stage.selected == [0, 1, 2])
    stage.click(7, .command)
    stage.click(8, .shift)
    #expect(stage.selected == [0, 1, 2, 7, 8])
  }

  @Test func `With Shift and nothing selected the item itself is`() {
    let stage = stage()
    stage.click(5, .shift)
    #expect(stage.selected == [5])
  }

  @Test func `Where one item can be selected the delegate is asked, and modifiers mean nothing without its word`() {
    // C56
    let stage = SelectionStage()
    stage.delegate.noted = ["shouldBegin", "begin several", "select", "deselect", "end"]
    stage.click(0)
    stage.click(2, .shift)
    #expect(stage.selected == [2])
    #expect(stage.delegate.takeLines() == ["select 0", "shouldBegin 2", "deselect 0", "select 2"])
    stage.delegate.selectsSeveral = true
    stage.click(4, .shift)
    #expect(stage.selected == [2, 3, 4])
    #expect(stage.delegate.takeLines() == ["shouldBegin 4", "begin several 4", "select 3", "select 4", "end"])
    #expect(stage.view.allowsMultipleSelection)
  }

  @Test func `A finger with a key held is like a click`() {
    let stage = stage()
    stage.click(1, kind: .finger)
    stage.click(3, .shift, kind: .finger)
    #expect(stage.selected == [1, 2, 3])
  }

  @Test func `Clicks with modifiers do not do what an item is for`() {
    // C59
    let stage = stage()
    stage.delegate.noted = ["perform"]
    stage.click(1, .command)
    stage.click(3, .shift)
    #expect(stage.delegate.takeLines() == [])
  }
}
