import OpenCollectionView
import Testing
import TouchTesting

/// Sizes of a delegate are asked once, and go along with their items.
@MainActor struct FlowUpdatingTests {
  private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

  @Test func `After an insertion only the new item's size is asked`() {
    let list = DelegatedScreen([[10, 20, 30]])
    list.delegate.heights[0].insert(5, at: 1)
    list.update {
      list.grid.source.counts = [4]
      list.grid.view.insertItems(at: [path(1)])
    }
    #expect(list.delegate.askedItems == [path(1)])
    #expect(list.tops == [0, 10, 15, 35])
  }

  @Test func `After a deletion no size is asked`() {
    let list = DelegatedScreen([[10, 20, 30]])
    list.delegate.heights[0].remove(at: 0)
    list.update {
      list.grid.source.counts = [2]
      list.grid.view.deleteItems(at: [path(0)])
    }
    #expect(list.delegate.askedItems.isEmpty)
    #expect(list.tops == [0, 20])
  }

  @Test func `A moved item takes its size along, to another section too`() {
    let list = DelegatedScreen([[10, 20, 30], [40, 50]])
    list.delegate.heights = [[20, 30], [40, 10, 50]]
    list.update {
      list.grid.source.counts = [2, 3]
      list.grid.view.moveItem(at: path(0), to: path(1, 1))
    }
    #expect(list.delegate.askedItems.isEmpty)
    #expect(list.tops == [0, 20, 50, 90, 100])
  }

  @Test func `A reloaded item's size is asked again, and a reconfigured one's`() {
    let list = DelegatedScreen([[10, 20, 30, 40]])
    list.delegate.heights[0] = [15, 20, 35, 40]
    list.update {
      list.grid.view.reloadItems(at: [path(0)])
      list.grid.view.reconfigureItems(at: [path(2)])
    }
    #expect(Set(list.delegate.askedItems) == [path(0), path(2)])
    #expect(list.tops == [0, 15, 35, 70])
  }

  @Test func `An update of nothing asks for everything again`() {
    let list = DelegatedScreen([[10, 20, 30]])
    list.delegate.heights[0][0] = 100
    list.update {}
    #expect(list.delegate.askedItems.count == 3)
    #expect(list.tops == [0, 100, 120])
  }

  @Test func `Sections take their sizes along`() {
    let list = DelegatedScreen([[10, 20], [30], [40]])
    list.delegate.heights = [[40], [5, 6], [10, 20]]
    list.delegate.headers = [0, 3, 0]
    list.update {
      list.grid.source.counts = [1, 2, 2]
      list.grid.view.deleteSections(IndexSet(integer: 1))
      list.grid.view.insertSections(IndexSet(integer: 1))
      list.grid.view.moveSection(2, toSection: 0)
    }
    #expect(Set(list.delegate.askedItems) == [path(0, 1), path(1, 1)])
    #expect(list.tops == [0, 43, 48, 54, 64])
  }

  @Test func `A header comes with the first item of its section`() {
    let list = DelegatedScreen([[], [10]])
    list.delegate.heights = [[20], [10]]
    list.delegate.headers = [15, 0]
    list.update {
      list.grid.source.counts = [1, 1]
      list.grid.view.insertItems(at: [path(0)])
    }
    #expect(list.tops == [15, 35])
  }

  @Test func `A million items of one size are updated at once`() {
    let grid = GridScreen([1_000_000])
    UIView.performWithoutAnimation {
      grid.view.performBatchUpdates {
        grid.source.counts = [1_000_001]
        grid.view.insertItems(at: [path(500_000), path(3)])
        grid.view.deleteItems(at: [path(7)])
      }
    }
    grid.screen.runFrame()
    #expect(grid.view.contentSize.height == 36_666_730)
  }
}
