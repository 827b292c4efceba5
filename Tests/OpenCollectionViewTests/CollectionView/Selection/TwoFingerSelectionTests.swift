import GestureEngine
import OpenCollectionView
import Testing
import TouchTesting

@MainActor struct TwoFingerSelectionTests {
  private let changes: Set<String> = ["shouldBegin", "begin", "begin several", "select", "deselect", "end"]

  private func stage() -> SelectionStage {
    let stage = SelectionStage()
    stage.delegate.selectsSeveral = true
    stage.delegate.noted = changes
    return stage
  }

  @Test func `Two fingers select what they go over, after multiple selection was turned on`() {
    // C56
    let stage = stage()
    stage.pan(from: 0, to: 4)
    #expect(
      stage.delegate.takeLines() == [
        "shouldBegin 0", "begin several 0", "select 0", "select 1", "select 2", "select 3", "select 4", "end",
      ])
    #expect(stage.selected == [0, 1, 2, 3, 4])
    #expect(stage.view.allowsMultipleSelection)
    #expect(stage.view.contentOffset == .zero)
  }

  @Test func `Without the delegate's word two fingers scroll`() {
    // C56
    let stage = stage()
    stage.delegate.selectsSeveral = false
    stage.pan(from: 7, to: 1)
    #expect(stage.delegate.takeLines() == ["shouldBegin 7"])
    #expect(stage.selected == [])
    #expect(!stage.view.allowsMultipleSelection)
    #expect(stage.view.contentOffset.y > 100)
  }

  @Test func `One finger scrolls`() {
    // C56
    let stage = stage()
    stage.screen.play(.drag(from: stage.middle(of: 7), to: stage.middle(of: 1)))
    #expect(stage.delegate.takeLines() == [])
    #expect(stage.view.contentOffset.y > 100)
  }

  @Test func `Content that scrolls both ways is never asked about`() {
    // C56
    let layout = PlacedLayout([.cell(0, CGRect(x: 0, y: 0, width: 600, height: 900))])
    layout.contentSize = CGSize(width: 600, height: 900)
    let stage = SelectionStage([1], layout: layout)
    stage.delegate.selectsSeveral = true
    stage.pan(from: 4, to: 0)
    #expect(!stage.delegate.lines.contains("shouldBegin 0"))
    #expect(!stage.view.allowsMultipleSelection)
  }

  @Test func `Fingers that go back give free what they had, but for what was selected before`() {
    // C56
    let stage = stage()
    stage.view.allowsMultipleSelection = true
    stage.tap(4)
    stage.delegate.lines = []
    stage.screen.play(
      .samples([
        (0, stage.middle(of: 0)), (0.1, stage.middle(of: 3)), (0.2, stage.middle(of: 5)), (0.3, stage.middle(of: 3)),
        (0.4, stage.middle(of: 1)), (0.5, stage.middle(of: 1)),
      ]).with(
        .samples([
          (0, stage.middle(of: 0)), (0.1, stage.middle(of: 3)), (0.2, stage.middle(of: 5)),
          (0.3, stage.middle(of: 3)), (0.4, stage.middle(of: 1)), (0.5, stage.middle(of: 1)),
        ])))
    #expect(stage.selected == [0, 1, 4])
    #expect(stage.delegate.lines.last == "end")
    #expect(!stage.delegate.lines.contains("deselect 4"))
    #expect(stage.delegate.lines.contains("deselect 5"))
  }

  @Test func `Fingers that begin on a selected item deselect`() {
    // C56
    let stage = stage()
    stage.view.allowsMultipleSelection = true
    for item in [1, 2, 3] { stage.tap(item) }
    stage.delegate.lines = []
    stage.pan(from: 1, to: 4)
    #expect(
      stage.delegate.takeLines() == [
        "shouldBegin 1", "begin several 1", "deselect 1", "deselect 2", "deselect 3", "end",
      ])
    #expect(stage.selected == [])
  }

  @Test func `Items that the delegate refuses are passed over`() {
    // C56
    let stage = stage()
    stage.delegate.refused = ["shouldSelect 1", "shouldSelect 3"]
    stage.pan(from: 0, to: 4)
    #expect(stage.selected == [0, 2, 4])
  }

  @Test func `Near an edge the content scrolls, and the selection goes on`() {
    // C56
    let stage = stage()
    stage.screen.play(
      .twoFingers(
        at: stage.middle(of: 0), distance: 40, to: CGPoint(x: 270, y: 470), duration: 0.3, holding: 2))
    #expect(stage.view.contentOffset.y > 900)
    #expect(stage.selected.count > 30)
    #expect(stage.selected == Array(0..<stage.selected.count))
    #expect(stage.screen.advanceUntilRest())
  }

  @Test func `Data that is reloaded ends the selection of several`() {
    // C56, C34
    let stage = stage()
    stage.delegate.reactions["select"] = { [view = stage.view] item in if item.item == 2 { view.reloadData() } }
    stage.pan(from: 0, to: 4)
    #expect(
      stage.delegate.takeLines() == ["shouldBegin 0", "begin several 0", "select 0", "select 1", "select 2", "end"])
    #expect(stage.selected == [])
  }

  @Test func `Touches that are taken away end it too`() {
    // C56
    let stage = stage()
    stage.screen.play(
      TouchScript.twoFingers(at: stage.middle(of: 0), distance: 40, to: stage.middle(of: 2)).cancelled())
    #expect(stage.selected == [0, 1, 2])
    #expect(stage.delegate.lines.last == "end")
  }

  @Test func `While items are edited one finger across the way of scrolling selects`() {
    // C56, C58
    let stage = stage()
    stage.view.allowsSelectionDuringEditing = true
    stage.view.allowsMultipleSelectionDuringEditing = true
    stage.view.isEditing = true
    stage.screen.play(.drag(from: stage.middle(of: 3), to: stage.middle(of: 5)))
    #expect(stage.delegate.takeLines() == ["shouldBegin 3", "begin 3", "select 3", "select 4", "select 5", "end"])
    stage.screen.play(.drag(from: stage.middle(of: 7), to: stage.middle(of: 1)))
    #expect(stage.selected == [3, 4, 5])
    #expect(stage.view.contentOffset.y > 100)
  }

  @Test func `A highlight ends when two fingers begin to select`() {
    // C52, C56
    let stage = stage()
    stage.delegate.noted = ["highlight", "unhighlight", "begin several"]
    let (first, second) = (stage.middle(of: 3), stage.middle(of: 6))
    stage.screen.play(
      .samples([
        (0, first), (0.4, first), (0.5, CGPoint(x: 120, y: first.y)), (0.6, CGPoint(x: 140, y: first.y)),
        (0.8, CGPoint(x: 140, y: first.y)),
      ])
      .with(
        .samples([
          (0.3, second), (0.4, second), (0.5, CGPoint(x: 120, y: second.y)), (0.6, CGPoint(x: 140, y: second.y)),
          (0.8, CGPoint(x: 140, y: second.y)),
        ])))
    #expect(stage.delegate.takeLines().prefix(2).first == "highlight 3")
    #expect(stage.view.visibleCells.allSatisfy { !$0.isHighlighted })
  }
}
