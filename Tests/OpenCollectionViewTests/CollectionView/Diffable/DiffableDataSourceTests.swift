import TestSupport
import Testing
import TouchTesting

@testable import OpenCollectionView

@MainActor struct DiffableDataSourceTests {
  @Test func `A snapshot is shown`() {
    let shown = DiffableScreen(["a": [1, 2], "b": [3]])
    #expect(shown.texts == ["1", "2", "3"])
    #expect(shown.view.numberOfSections == 2)
    #expect(shown.source.snapshot().itemIdentifiers == [1, 2, 3])
  }

  @Test func `Cells of what stays stay, only what is new is asked for`() throws {
    // C21
    let shown = DiffableScreen(["a": [1, 2, 3, 4]])
    let kept = try #require(shown.cell(3))
    shown.apply(["a": [3, 5, 1, 4]])
    shown.settle()
    #expect(shown.texts == ["3", "5", "1", "4"])
    #expect(shown.cell(3) === kept)
    #expect(shown.takeAsked() == [5])
  }

  @Test func `Without animation it still is a difference that is shown`() throws {
    let shown = DiffableScreen(["a": [1, 2, 3]])
    let kept = try #require(shown.cell(2))
    shown.apply(["a": [9, 2]], animatingDifferences: false)
    shown.screen.runFrame()
    #expect(shown.texts == ["9", "2"])
    #expect(shown.cell(2) === kept)
    #expect(kept.frame.origin.x == 110)
    #expect(shown.takeAsked() == [9])
  }

  @Test func `The completion comes after the animation, at once when nothing changed`() {
    let shown = DiffableScreen(["a": [1]])
    var count = 0
    shown.apply(["a": [1, 2]]) { count += 1 }
    #expect(count == 0)
    shown.settle()
    #expect(count == 1)
    shown.apply(["a": [1, 2]]) { count += 1 }
    #expect(count == 2)
  }

  @Test func `An item that changes its section is moved there`() throws {
    let shown = DiffableScreen(["a": [1, 2], "b": [3]])
    let kept = try #require(shown.cell(2))
    shown.apply(["a": [1], "b": [3, 2]])
    shown.settle()
    #expect(shown.cell(2) === kept)
    #expect(shown.source.indexPath(for: 2) == IndexPath(item: 1, section: 1))
    #expect(shown.takeAsked() == [])
  }

  @Test func `Items leave a section that goes for one that comes`() throws {
    let shown = DiffableScreen(["a": [1, 2]])
    let kept = try #require(shown.cell(2))
    shown.apply(["b": [7, 2]])
    shown.settle()
    #expect(shown.texts == ["7", "2"])
    #expect(shown.cell(2) === kept)
  }

  @Test func `An item that is configured anew keeps its cell, one that is reloaded gets another`() throws {
    // C33
    let shown = DiffableScreen(["a": [1, 2, 3]])
    let (first, second) = (try #require(shown.cell(1)), try #require(shown.cell(2)))
    var snapshot = shown.source.snapshot()
    snapshot.reconfigureItems([1])
    snapshot.reloadItems([2])
    shown.source.apply(snapshot)
    shown.settle()
    #expect(shown.takeAsked().sorted() == [1, 2])
    #expect(shown.cell(1) === first)
    #expect(shown.cell(2) !== second)
    #expect(shown.source.snapshot().reconfiguredItemIdentifiers == [])
    #expect(shown.source.snapshot().reloadedItemIdentifiers == [])
  }

  @Test func `What is new is not made anew as well`() {
    let shown = DiffableScreen(["a": [1]])
    var snapshot = shown.source.snapshot()
    snapshot.appendItems([2])
    snapshot.reloadItems([2])
    shown.source.apply(snapshot)
    shown.settle()
    #expect(shown.takeAsked() == [2])
  }

  @Test func `A reloaded section gets new cells`() throws {
    let shown = DiffableScreen(["a": [1], "b": [2]])
    let (first, second) = (try #require(shown.cell(1)), try #require(shown.cell(2)))
    var snapshot = shown.source.snapshot()
    snapshot.reloadSections(["b"])
    shown.source.apply(snapshot)
    shown.settle()
    #expect(shown.cell(1) === first)
    #expect(shown.cell(2) !== second)
    #expect(shown.texts == ["1", "2"])
  }

  @Test func `Loaded anew everything is asked for`() {
    let shown = DiffableScreen(["a": [1, 2]])
    var isDone = false
    shown.source.applySnapshotUsingReloadData(DiffableScreen.snapshot(["a": [2, 3]])) { isDone = true }
    shown.settle()
    #expect(shown.texts == ["2", "3"])
    #expect(shown.takeAsked() == [2, 3])
    #expect(isDone)
  }

  @Test func `Items and sections are found by identifier and by place`() {
    let shown = DiffableScreen(["a": [1, 2], "b": [3]])
    #expect(shown.source.indexPath(for: 3) == IndexPath(item: 0, section: 1))
    #expect(shown.source.indexPath(for: 9) == nil)
    #expect(shown.source.itemIdentifier(for: IndexPath(item: 1, section: 0)) == 2)
    #expect(shown.source.itemIdentifier(for: IndexPath(item: 2, section: 0)) == nil)
    #expect(shown.source.itemIdentifier(for: IndexPath(item: 0, section: 5)) == nil)
    #expect(shown.source.itemIdentifier(for: IndexPath(index: 0)) == nil)
    #expect(shown.source.sectionIdentifier(for: 1) == "b")
    #expect(shown.source.sectionIdentifier(for: 2) == nil)
    #expect(shown.source.index(for: "b") == 1)
    #expect(shown.source.index(for: "z") == nil)
    #expect(shown.source.description == "UICollectionViewDiffableDataSource<String, Int>")
  }

  @Test func `A snapshot applied in a completion is shown next`() {
    let shown = DiffableScreen(["a": [1]])
    shown.apply(["a": [2]]) { shown.apply(["a": [3]]) }
    shown.settle()
    shown.settle()
    #expect(shown.texts == ["3"])
  }

  @Test func `A snapshot applied while cells are made waits for the one that asks for them`() {
    let shown = DiffableScreen(["a": [1]])
    var isFirst = true
    shown.whenAsked { item in
      guard item == 2, isFirst else { return }
      isFirst = false
      shown.apply(["a": [1, 2, 3]])
    }
    shown.apply(["a": [1, 2]])
    shown.settle()
    shown.settle()
    #expect(shown.texts == ["1", "2", "3"])
  }

  @Test func `Snapshots may follow each other in the midst of animations`() {
    let shown = DiffableScreen(["a": [1, 2, 3]])
    shown.apply(["a": [3, 1, 4]])
    shown.screen.advance(by: 0.1)
    shown.apply(["a": [4, 5]])
    shown.screen.advance(by: 0.1)
    shown.apply(["a": [5, 1, 2, 4]])
    #expect(shown.source.snapshot().itemIdentifiers == [5, 1, 2, 4])
    shown.settle()
    #expect(shown.texts == ["5", "1", "2", "4"])
  }

  @Test func `A data source that is not that of the view only keeps the snapshot`() {
    let shown = DiffableScreen(["a": [1]])
    let other = NumberSource([2])
    shown.view.dataSource = other
    var isDone = false
    shown.apply(["a": [1, 2, 3, 4]]) { isDone = true }
    #expect(isDone)
    shown.settle()
    #expect(shown.view.numberOfItems(inSection: 0) == 2)
    #expect(shown.source.snapshot().numberOfItems == 4)
  }

  @Test func `A snapshot can be waited for`() async {
    let shown = DiffableScreen(["a": [1]])
    await shown.source.apply(DiffableScreen.snapshot(["a": [1]]))
    await shown.source.applySnapshotUsingReloadData(DiffableScreen.snapshot(["a": [4, 5]]))
    shown.settle()
    #expect(shown.texts == ["4", "5"])
  }

  // A17
  @Test func `Without animation nobody waits longer than until a snapshot is shown, though time stands still`() async {
    let shown = DiffableScreen(["a": [1]])
    await shown.source.apply(DiffableScreen.snapshot(["a": [1, 2, 3]]), animatingDifferences: false)
    #expect(shown.texts == ["1", "2", "3"])
    var outline = NSDiffableDataSourceSectionSnapshot<Int>()
    outline.append([7, 8])
    await shown.source.apply(outline, to: "a", animatingDifferences: false)
    #expect(shown.texts == ["7", "8"])
  }

  @Test func `A view that is not on a screen yet takes a snapshot too`() {
    let screen = VirtualScreen(width: 320, height: 480)
    let view = UICollectionView(frame: screen.window.bounds, collectionViewLayout: GridScreen.grid())
    view.register(NumberCell.self, forCellWithReuseIdentifier: "number")
    let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: view) { view, indexPath, _ in
      view.dequeueReusableCell(withReuseIdentifier: "number", for: indexPath)
    }
    var done = 0
    source.apply(DiffableScreen.snapshot(["a": [1, 2]])) { done += 1 }
    source.apply(DiffableScreen.snapshot(["a": [2], "b": [3]])) { done += 1 }
    #expect(view.numberOfSections == 2)
    screen.advance(by: 1)
    #expect(done == 2)
    screen.show(view)
    screen.runFrame()
    #expect(view.visibleCells.count == 2)
  }

  @Test func `The view is told the fewest changes there are`() {
    final class CountingView: UICollectionView {
      var told: [String] = []

      override func insertItems(at indexPaths: [IndexPath]) {
        told += indexPaths.map { "insert \($0.item)" }
        super.insertItems(at: indexPaths)
      }

      override func deleteItems(at indexPaths: [IndexPath]) {
        told += indexPaths.map { "delete \($0.item)" }
        super.deleteItems(at: indexPaths)
      }

      override func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        told.append("move \(indexPath.item) \(newIndexPath.item)")
        super.moveItem(at: indexPath, to: newIndexPath)
      }
    }
    let screen = VirtualScreen(width: 320, height: 480)
    let view = CountingView(frame: screen.window.bounds, collectionViewLayout: GridScreen.grid())
    view.register(NumberCell.self, forCellWithReuseIdentifier: "number")
    let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: view) { view, indexPath, _ in
      view.dequeueReusableCell(withReuseIdentifier: "number", for: indexPath)
    }
    screen.show(view)
    source.apply(DiffableScreen.snapshot(["a": Array(0..<5_000)]), animatingDifferences: false)
    #expect(view.told == [])
    var snapshot = source.snapshot()
    snapshot.moveItem(0, afterItem: 4_000)
    snapshot.deleteItems([70])
    snapshot.insertItems([9_000], beforeItem: 4_900)
    source.apply(snapshot)
    #expect(view.told.sorted() == ["delete 70", "insert 4899", "move 0 3999"])
    screen.advance(by: 2)
    #expect(source.indexPath(for: 4_999) == IndexPath(item: 4_999, section: 0))
  }

  @Test(arguments: 0..<6)
  func `Whatever is applied is what is shown`(seed: Int) {
    // C21, C23
    var random = SeededGenerator(seed: seed)
    let shown = DiffableScreen(["a": [1, 2, 3]])
    for _ in 0..<12 {
      var snapshot = DiffableScreen.Snapshot()
      let sections = ["a", "b", "c"].shuffled(using: &random).prefix(Int.random(in: 1...3, using: &random))
      snapshot.appendSections(Array(sections))
      for item in (0..<12).shuffled(using: &random).prefix(Int.random(in: 0...9, using: &random)) {
        snapshot.appendItems([item], toSection: sections.randomElement(using: &random))
      }
      if let item = snapshot.itemIdentifiers.randomElement(using: &random) { snapshot.reloadItems([item]) }
      shown.source.apply(snapshot, animatingDifferences: Int.random(in: 0..<4, using: &random) > 0)
      if Bool.random(using: &random) { shown.screen.advance(by: Double.random(in: 0...0.4, using: &random)) }
      if Int.random(in: 0..<3, using: &random) == 0 { shown.settle() }
    }
    shown.settle()
    #expect(shown.texts == shown.source.snapshot().itemIdentifiers.map(String.init), "seed \(seed)")
  }
}
