import Dispatch
import Foundation
import OpenCollectionView
import TestSupport
import Testing
import TouchTesting

/// Snapshots that are applied on a queue of the program's own, which Apple's documentation allows.
@MainActor struct DiffableElsewhereTests {
  @Test func `A snapshot is shown with the next frame`() {
    // C122
    let grid = DiffableScreen(["a": [1, 2]])
    onAnotherQueue { grid.apply(["a": [1, 2, 3]], animatingDifferences: false) }
    #expect(grid.texts == ["1", "2"])
    #expect(!grid.screen.isAtRest)
    grid.screen.runFrame()
    #expect(grid.texts == ["1", "2", "3"])
    #expect(grid.view.numberOfItems(inSection: 0) == 3)
  }

  @Test func `What is read there is what was applied last, and changes add up in their order`() {
    // C122
    let grid = DiffableScreen(["a": [1, 2]])
    onAnotherQueue {
      for item in 3...5 {
        var snapshot = grid.source.snapshot()
        snapshot.appendItems([item])
        grid.source.apply(snapshot, animatingDifferences: false)
      }
    }
    #expect(grid.source.snapshot().itemIdentifiers == [1, 2])
    grid.screen.runFrame()
    #expect(grid.source.snapshot().itemIdentifiers == [1, 2, 3, 4, 5])
    #expect(grid.texts == ["1", "2", "3", "4", "5"])
  }

  @Test func `What the main queue shows later is read there`() {
    // C122
    let grid = DiffableScreen(["a": [1, 2]])
    onAnotherQueue { grid.apply(["a": [3]], animatingDifferences: false) }
    grid.screen.runFrame()
    grid.apply(["a": [4, 5]], animatingDifferences: false)
    var read: [Int] = []
    onAnotherQueue { read = grid.source.snapshot().itemIdentifiers }
    #expect(read == [4, 5])
  }

  @Test func `What was handed over before counts before what the main queue applies`() {
    // C122
    let grid = DiffableScreen(["a": [1]])
    onAnotherQueue { grid.apply(["a": [2]], animatingDifferences: false) }
    grid.apply(["a": [3]], animatingDifferences: false)
    #expect(grid.source.snapshot().itemIdentifiers == [3])
    grid.screen.runFrame()
    #expect(grid.texts == ["3"])
    #expect(grid.takeAsked() == [2, 3])
  }

  @Test func `Completions are called on the main queue, in the order of the calls`() {
    // C122
    let grid = DiffableScreen(["a": [1]])
    let key = DispatchSpecificKey<String>()
    DispatchQueue.main.setSpecific(key: key, value: "main")
    func place() -> String { DispatchQueue.getSpecific(key: key) ?? (Thread.isMainThread ? "main" : "elsewhere") }
    var told: [String] = []
    onAnotherQueue {
      told.append("called \(place())")
      grid.apply(["a": [1, 2]], animatingDifferences: false) { told.append("first \(place())") }
      grid.apply(["a": [1, 2, 3]], animatingDifferences: false) { told.append("second \(place())") }
    }
    #expect(told == ["called elsewhere"])
    grid.screen.advanceUntilRest()
    #expect(told == ["called elsewhere", "first main", "second main"])
  }

  @Test func `Differences are animated where that is wanted`() {
    // C122
    let grid = DiffableScreen(["a": [1, 2]])
    onAnotherQueue { grid.apply(["a": [2]]) }
    grid.screen.runFrame()
    grid.screen.advance(by: 0.15)
    let seen = grid.cell(2)!.layer.presentation()!.frame.minX
    #expect(seen > 5 && seen < 105)
    grid.settle()
    #expect(grid.cell(2)!.frame.minX == 0)
  }

  @Test func `A snapshot that reloads asks for each cell again`() {
    // C122
    let grid = DiffableScreen(["a": [1, 2]])
    var isTold = false
    onAnotherQueue {
      grid.source.applySnapshotUsingReloadData(DiffableScreen.snapshot(["a": [1, 2, 3]])) { isTold = true }
    }
    #expect(grid.takeAsked() == [])
    grid.screen.advanceUntilRest()
    #expect(grid.takeAsked() == [1, 2, 3])
    #expect(isTold)
  }

  @Test func `Outlines are applied and read there, too`() {
    // C122
    let grid = DiffableScreen(["a": [], "b": [9]])
    var read: [Int] = []
    onAnotherQueue {
      var outline = NSDiffableDataSourceSectionSnapshot<Int>()
      outline.append([1])
      outline.append([2, 3], to: 1)
      outline.expand([1])
      grid.source.apply(outline, to: "a", animatingDifferences: false)
      read = grid.source.snapshot(for: "a").visibleItems + grid.source.snapshot().itemIdentifiers
    }
    #expect(read == [1, 2, 3, 1, 2, 3, 9])
    grid.screen.runFrame()
    #expect(grid.source.snapshot(for: "a").level(of: 3) == 1)
    #expect(grid.texts == ["1", "2", "3", "9"])
  }

  @Test func `Where a snapshot is being shown, what comes meanwhile waits for that`() {
    // C122
    let grid = DiffableScreen()
    grid.whenAsked { item in
      guard item == 1 else { return }
      onAnotherQueue { grid.apply(["a": [1, 2, 3]], animatingDifferences: false) }
    }
    grid.apply(["a": [1, 2]], animatingDifferences: false)
    #expect(grid.texts == ["1", "2"])
    grid.screen.runFrame()
    #expect(grid.texts == ["1", "2", "3"])
  }

  // MARK: All other calls

  @Test func `A question that belongs to the main queue is told so, and answers nothing`() {
    // C123
    let grid = DiffableScreen(["a": [1, 2]])
    let errors = ErrorLines()
    var answer: IndexPath?
    onAnotherQueue { errors.keep { answer = grid.source.indexPath(for: 2) } }
    #expect(answer == nil)
    #expect(errors.lines.count == 1)
    #expect(
      errors.lines.allSatisfy {
        $0.contains(
          "indexPath(for:) of a diffable data source was called on another thread than the main one: call it on the main queue"
        )
      })
    #expect(grid.source.indexPath(for: 2) == IndexPath(item: 1, section: 0))
  }

  @Test func `An update elsewhere is told before anything of it is done`() {
    // C123
    let grid = GridScreen([3])
    let errors = ErrorLines()
    var isRun = false
    onAnotherQueue {
      errors.keep {
        grid.view.performBatchUpdates { isRun = true }
        grid.view.insertItems(at: [IndexPath(item: 0, section: 0)])
        grid.view.deleteSections([0])
        grid.view.reloadData()
        grid.view.setCollectionViewLayout(UICollectionViewFlowLayout(), animated: false)
        grid.view.selectItem(at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: [])
        grid.view.deselectItem(at: IndexPath(item: 0, section: 0), animated: false)
        grid.view.scrollToItem(at: IndexPath(item: 2, section: 0), at: .top, animated: false)
        _ = grid.view.startInteractiveTransition(to: UICollectionViewFlowLayout())
        grid.layout.invalidateLayout()
      }
    }
    #expect(errors.lines.count == 10)
    #expect(!isRun)
    #expect(grid.view.indexPathsForSelectedItems?.count ?? 0 == 0)
    grid.checkThatItGoesOn()
  }

  @Test func `An update elsewhere stops the program with a sentence`() async {
    // C123
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        onAnotherQueue { view.reloadData() }
      }
    }
    #expect(
      trapSentence(of: result).contains("UICollectionView.reloadData() was called on another thread than the main one"))
  }
}
