import OpenCollectionView
import Testing
import TouchTesting

/// How much work a list is while it scrolls, in counts, and lines that give way to rows that come into sight selected.
@MainActor struct ListWorkTests {
  // I115
  @Test func `A frame of scrolling in which no row comes changes the list's own layer and its indicator's`() {
    let list = ListScreen([1_000], .plain)
    list.view.contentOffset.y = 2_002
    list.screen.runFrame()
    list.view.contentOffset.y = 2_004
    list.screen.runFrame()
    let work = list.screen.work {
      for step in 1...15 {
        list.view.contentOffset.y = 2_004 + CGFloat(step)
        list.screen.runFrame()
      }
    }
    #expect(work.frames == 15)
    #expect(work.cellsConfigured == 0)
    #expect(work.queries == 0)
    #expect(work.layersCreated == 0)
    // Rows, lines and backgrounds stay as they are.
    #expect(work.layersChanged <= 15 * 2)
    // A pass is that of the list alone.
    #expect(work.layoutPasses <= 15)
  }

  // I115
  @Test func `A row that comes is filled, measured and given its line, and the other rows are left alone`() {
    var asked: [Int] = []
    let list = ListScreen([1_000], .plain) {
      $0.itemSeparatorHandler = { path, line in
        asked.append(path.item)
        return line
      }
    }
    list.view.contentOffset.y = 440
    list.screen.runFrame()
    list.view.contentOffset.y = 880
    list.screen.runFrame()
    asked = []
    let before = list.view.visibleCells.count
    let work = list.screen.work {
      for step in 1...10 {
        list.view.contentOffset.y = 880 + CGFloat(step) * 44
        list.screen.runFrame()
      }
    }
    #expect(before == 14)
    #expect(asked == [34, 35, 36, 37, 38, 39, 40, 41, 42, 43])
    #expect(work.cellsConfigured == 10)
    #expect(work.cellsMade == 0)
    #expect(work.layersCreated == 0)
    // The list and its indicator; of the row that comes its own layer, background, content, text and line, and what leaves.
    #expect(work.layersChanged <= 10 * (2 + 8))
  }

  // I115
  @Test func `Rows that want the height that they have have nothing prepared anew while a list scrolls`() {
    let list = ListScreen([1_000], .plain)
    list.view.contentOffset.y = 2_000
    list.screen.runFrame()
    let work = list.screen.work {
      for step in 1...20 {
        list.view.contentOffset.y = 2_000 + CGFloat(step) * 10
        list.screen.runFrame()
      }
    }
    #expect(work.preparations == 0)
    #expect(work.queries <= 1)
  }

  // I44
  @Test func `A row that comes back into sight selected has no lines beside it, and those of others are there`() {
    let list = ListScreen([100], .plain)
    list.view.selectItem(at: list.path(0, 2), animated: false, scrollPosition: [])
    list.screen.runFrame()
    let ends = list.lineEnds
    #expect(!ends.contains(88) && !ends.contains(132))
    list.view.contentOffset.y = 2_000
    list.screen.runFrame()
    list.view.contentOffset.y = 0
    list.screen.runFrame()
    #expect(list.lineEnds == ends)
    list.view.deselectItem(at: list.path(0, 2), animated: false)
    list.screen.runFrame()
    #expect(list.lineEnds.count == ends.count + 2)
  }
}
