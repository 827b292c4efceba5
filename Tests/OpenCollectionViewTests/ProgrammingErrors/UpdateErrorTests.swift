import OpenCollectionView
import Testing
import TouchTesting

/// Updates and questions that contradict the data, and a collection view that goes on with the data that there is.
@MainActor @Suite struct UpdateErrorTests {
  @Test func `An update that does not agree with the data reloads it`() {
    // C25, C26
    let list = WordScreen("a b c")
    var told: [Bool] = []
    let errors = list.screen.errors {
      list.sections = [["x", "y"]]
      list.view.performBatchUpdates {
        list.view.insertItems(at: [path(0)])
      } completion: {
        told.append($0)
      }
      list.screen.runFrame()
      list.screen.advance(by: 0)
    }
    #expect(errors.count == 1)
    #expect(errors.first?.hasSuffix("Instead: the data is loaded anew.") == true)
    #expect(list.words == "x 0, y 40")
    #expect(told == [false])
    list.insert("z", at: 1)
    list.screen.advanceUntilRest()
    #expect(list.words == "x 0, z 40, y 80")
  }

  @Test func `An update whose index path names no item reloads the data`() {
    let list = WordScreen("a b c")
    let errors = list.screen.errors {
      list.sections = [["b", "c"]]
      list.view.deleteItems(at: [IndexPath(index: 0)])
      list.screen.runFrame()
      list.sections = [["c"]]
      list.view.performBatchUpdates { list.view.deleteItems(at: [path(-1)]) }
      list.screen.runFrame()
      list.view.moveSection(-1, toSection: 0)
      list.screen.runFrame()
    }
    #expect(errors.count == 3)
    #expect(errors.allSatisfy { $0.hasSuffix("Instead: the data is loaded anew.") })
    #expect(list.words == "c 0")
    list.insert("d", at: 0)
    list.screen.advanceUntilRest()
    #expect(list.words == "d 0, c 40")
  }

  @Test func `Fewer items than none are none`() {
    let grid = GridScreen([4])
    let errors = grid.screen.errors {
      grid.source.counts = [2, -1, 1]
      grid.view.reloadData()
      grid.screen.runFrame()
    }
    #expect(
      errors == [
        "NumberSource.collectionView(_:numberOfItemsInSection:) answered -1 for section 1: answer with zero or more "
          + "items. Instead: it has none."
      ])
    #expect(grid.texts == ["0-0", "0-1", "2-0"])
    grid.checkThatItGoesOn()
  }

  @Test(arguments: [-3, .max]) func `A number of sections that cannot be is none`(sections: Int) {
    let grid = GridScreen([4])
    let source = StraySections(sections)
    let errors = grid.screen.errors {
      grid.view.dataSource = source
      grid.screen.runFrame()
    }
    #expect(errors.count == 1)
    #expect(errors.first?.hasSuffix("Instead: there are none.") == true)
    #expect(grid.view.numberOfSections == 0)
    #expect(grid.texts == [])
    grid.checkThatItGoesOn()
  }

  @Test func `Items that are not there are neither selected nor scrolled to, and nothing is known of them`() {
    let grid = GridScreen([4])
    let odd: [IndexPath] = [
      path(4), path(0, 1), path(-1), path(0, -1), path(.max, .max), IndexPath(), IndexPath(index: 0), [0, 0, 0],
    ]
    for path in odd {
      let errors = grid.screen.errors {
        grid.view.selectItem(at: path, animated: false, scrollPosition: .top)
        grid.view.scrollToItem(at: path, at: .top, animated: false)
      }
      #expect(errors.count == 2)
      #expect(errors.map { $0.hasSuffix("Instead: nothing is selected.") } == [true, false])
      #expect(errors.map { $0.hasSuffix("Instead: nothing is scrolled to.") } == [false, true])
      let none = grid.screen.errors {
        #expect(grid.view.cellForItem(at: path) == nil)
        #expect(grid.view.supplementaryView(forElementKind: "badge", at: path) == nil)
        #expect(grid.view.layoutAttributesForItem(at: path) == nil)
        #expect(grid.view.layoutAttributesForSupplementaryElement(ofKind: "badge", at: path) == nil)
        grid.view.deselectItem(at: path, animated: false)
      }
      #expect(none == [])
    }
    #expect(grid.view.indexPathsForSelectedItems == [])
    let count = grid.screen.errors { #expect(grid.view.numberOfItems(inSection: 7) == 0) }
    #expect(count.count == 1)
    grid.view.selectItem(at: path(1), animated: false, scrollPosition: [])
    #expect(grid.view.indexPathsForSelectedItems == [path(1)])
    grid.checkThatItGoesOn()
  }

  @Test func `A cell that is exchanged while it is configured anew is exchanged as by a reload`() {
    // C33
    let grid = GridScreen([4])
    grid.view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "other")
    let errors = grid.screen.errors {
      grid.source.identifier = "other"
      grid.view.reconfigureItems(at: [path(1)])
      grid.screen.advanceUntilRest()
    }
    #expect(errors.count == 1)
    #expect(errors.first?.hasSuffix("Instead: all cells in sight are made anew.") == true)
    #expect(grid.view.visibleCells.count == 4)
    #expect(grid.view.cellForItem(at: path(1)).map { type(of: $0) == UICollectionViewCell.self } == true)
    grid.checkThatItGoesOn()
  }

  @Test func `A diffable source whose item counts are another's reloads`() {
    let list = DiffableScreen(["a": [1, 2]])
    let errors = list.screen.errors {
      // Behind the source's back.
      list.view.deleteItems(at: [path(0)])
      list.settle()
    }
    #expect(errors.count == 1)
    #expect(list.texts == ["1", "2"])
    list.apply(["a": [2, 1, 3]])
    list.settle()
    #expect(list.texts == ["2", "1", "3"])
  }
}

@MainActor private final class StraySections: NSObject, UICollectionViewDataSource {
  private let sections: Int

  init(_ sections: Int) { self.sections = sections }

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    UICollectionViewCell(frame: .zero)
  }
}
