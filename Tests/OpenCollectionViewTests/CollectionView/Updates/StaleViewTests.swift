import OpenCollectionView
import Testing
import TouchTesting

/// Updates of data that have been reloaded, and not laid out since.
@MainActor struct StaleViewTests {
  private static func headed() -> UICollectionViewFlowLayout {
    let layout = GridScreen.grid()
    layout.headerReferenceSize = CGSize(width: 320, height: 20)
    return layout
  }

  private func headers(_ grid: GridScreen) -> [CGFloat] {
    grid.view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader).map(\.frame.minY)
  }

  // C34
  @Test(arguments: [false, true])
  func `sections are inserted after a reload to fewer, in a window and out of it`(isInWindow: Bool) {
    let grid = GridScreen([1, 1, 1, 1, 1], layout: Self.headed(), height: 900)
    #expect(headers(grid) == [0, 120, 240, 360, 480])
    if !isInWindow { grid.view.removeFromSuperview() }
    grid.source.counts = [1, 1]
    grid.view.reloadData()
    grid.view.performBatchUpdates {
      grid.source.counts = [3, 1, 1]
      grid.view.insertSections([0])
    }
    grid.screen.window.addSubview(grid.view)
    grid.screen.advanceUntilRest()
    #expect(grid.frames.map(\.minY) == [20, 20, 20, 140, 260])
    #expect(headers(grid) == [0, 120, 240])
  }

  // C34
  @Test(arguments: [false, true])
  func `a diffable source reloads to fewer sections and then inserts one`(isInWindow: Bool) {
    let shown = DiffableScreen(["a": [1], "b": [2], "c": [3]])
    (shown.view.collectionViewLayout as? UICollectionViewFlowLayout)?.headerReferenceSize.height = 20
    shown.view.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    shown.source.supplementaryViewProvider = { view, kind, place in
      view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: place)
    }
    shown.screen.runFrame()
    if !isInWindow { shown.view.removeFromSuperview() }
    shown.source.applySnapshotUsingReloadData(DiffableScreen.snapshot(["a": [1]]), completion: nil)
    shown.source.apply(DiffableScreen.snapshot(["0": [4], "a": [1]]))
    shown.screen.window.addSubview(shown.view)
    shown.screen.advanceUntilRest()
    #expect(shown.view.numberOfSections == 2)
    #expect(
      shown.view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader).count == 2)
  }

  // C33, C34
  @Test(arguments: [false, true])
  func `an item that has another identifier since a reload gets a new cell when it is reconfigured`(isInWindow: Bool) {
    let grid = GridScreen([3])
    grid.view.register(NumberCell.self, forCellWithReuseIdentifier: "other")
    if !isInWindow { grid.view.removeFromSuperview() }
    grid.source.identifier = "other"
    grid.view.reloadData()
    grid.view.reconfigureItems(at: [IndexPath(item: 1, section: 0)])
    grid.screen.window.addSubview(grid.view)
    grid.screen.advanceUntilRest()
    #expect(grid.texts == ["0-0", "0-1", "0-2"])
    #expect(grid.view.visibleCells.map(\.reuseIdentifier) == ["other", "other", "other"])
  }
}
