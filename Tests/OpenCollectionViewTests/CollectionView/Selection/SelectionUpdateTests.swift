import GestureEngine
import OpenCollectionView
import Testing
import TouchTesting

/// What was selected, highlighted and focused goes along with its items.
@MainActor struct SelectionUpdateTests {
  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  private func insert(_ count: Int, at place: Int, into stage: SelectionStage) {
    stage.view.performBatchUpdates {
      stage.grid.source.counts[0] += count
      stage.view.insertItems(at: (place..<place + count).map(path))
    }
  }

  private func delete(_ items: [Int], from stage: SelectionStage) {
    stage.view.performBatchUpdates {
      stage.grid.source.counts[0] -= items.count
      stage.view.deleteItems(at: items.map(path))
    }
  }

  private func focused(_ stage: SelectionStage) -> [Int] {
    stage.view.indexPathsForVisibleItems.filter {
      stage.view.cellForItem(at: $0)?.configurationState.isFocused ?? false
    }.map(\.item)
  }

  @Test func `Selected items stay selected where they go, deleted ones are forgotten, and nobody is told`() {
    // C23, C55
    let stage = SelectionStage([20])
    stage.view.allowsMultipleSelection = true
    for item in [0, 2, 5] { stage.tap(item) }
    stage.delegate.lines = []
    insert(2, at: 1, into: stage)
    #expect(stage.selected == [0, 4, 7])
    stage.screen.advanceUntilRest()
    #expect(stage.view.visibleCells.enumerated().filter(\.element.isSelected).map(\.offset) == [0, 4, 7])
    delete([0, 7], from: stage)
    stage.screen.advanceUntilRest()
    #expect(stage.selected == [3])
    #expect(stage.delegate.takeLines() == [])
  }

  @Test func `A range with Shift begins where its first item went`() {
    let stage = SelectionStage([20])
    stage.view.allowsMultipleSelection = true
    stage.click(1)
    insert(2, at: 0, into: stage)
    stage.screen.advanceUntilRest()
    stage.click(5, .shift)
    #expect(stage.selected == [3, 4, 5])
  }

  @Test func `The focus goes along with its item, and stays in place where that is deleted`() {
    let stage = SelectionStage([20])
    stage.view.allowsFocus = true
    for key in ["ArrowDown", "ArrowDown"] {
      stage.screen.press(key)
      stage.screen.advanceUntilRest()
    }
    #expect(focused(stage) == [3])
    insert(1, at: 0, into: stage)
    stage.screen.advanceUntilRest()
    #expect(focused(stage) == [4])
    delete([4], from: stage)
    stage.screen.advanceUntilRest()
    #expect(focused(stage) == [4])
    stage.screen.press("ArrowRight")
    #expect(focused(stage) == [5])
  }

  @Test func `An update in the middle of two fingers' pan ends that`() {
    // C56
    let stage = SelectionStage([20])
    stage.delegate.selectsSeveral = true
    stage.delegate.noted = ["end", "select"]
    stage.delegate.reactions["select"] = { [view = stage.view, source = stage.grid.source] item in
      guard item.item == 2 else { return }
      view.performBatchUpdates {
        source.counts[0] -= 1
        view.deleteItems(at: [IndexPath(item: 0, section: 0)])
      }
    }
    stage.pan(from: 0, to: 4)
    stage.screen.advanceUntilRest()
    #expect(stage.delegate.takeLines() == ["select 0", "select 1", "select 2", "end"])
    #expect(stage.selected == [0, 1])
  }
}
