import OpenCollectionView
import Testing
import TouchTesting

/// Lines are never those of what was there before: after scrolling, updates, other data and other layouts.
@MainActor struct ListSeparatorChangeTests {
  /// Tells whether there is one line below each row that is followed by another one, and none elsewhere.
  private func isRight(_ list: ListScreen, last: Bool = false) -> Bool {
    let ends = list.view.indexPathsForVisibleItems.filter {
      last || $0.item < list.counts[$0.section] - 1
    }.compactMap { list.view.layoutAttributesForItem(at: $0)?.frame.maxY }
    return list.lineViews.map(\.frame.maxY) == ends.sorted()
  }

  private func insert(_ list: ListScreen, _ paths: [IndexPath]) {
    list.change {
      for path in paths { list.counts[path.section] += 1 }
      list.view.insertItems(at: paths)
    }
  }

  private func delete(_ list: ListScreen, _ paths: [IndexPath]) {
    list.change {
      for path in paths { list.counts[path.section] -= 1 }
      list.view.deleteItems(at: paths)
    }
  }

  @Test func `The row that has become the last has no line, and one that was the last has one`() {
    // I38, I43
    let list = ListScreen([3, 2], .grouped)
    delete(list, [list.path(0, 2)])
    #expect(list.lineEnds == [79, 202])
    insert(list, [list.path(0, 2)])
    #expect(list.lineEnds == [79, 123, 246])
    insert(list, [list.path(0, 0), list.path(1, 1)])
    #expect(list.lineEnds == [79, 123, 167, 290, 334])
    #expect(isRight(list))
  }

  @Test func `A line goes with its row where that moves, and is what its new place says`() {
    // I43
    var asked: [String] = []
    let list = ListScreen([3, 1], .grouped) {
      $0.itemSeparatorHandler = { path, lines in
        asked.append("\(path.section)-\(path.item)")
        return lines
      }
    }
    asked = []
    list.change {
      list.counts = [2, 2]
      list.view.moveItem(at: list.path(0, 0), to: list.path(1, 0))
    }
    #expect(list.lineEnds == [79, 202])
    #expect(asked.sorted() == ["0-0", "0-1", "1-0", "1-1"])
    list.change { list.view.moveSection(1, toSection: 0) }
    #expect(isRight(list))
    list.change {
      list.counts = [2]
      list.view.deleteSections(IndexSet(integer: 0))
    }
    #expect(list.lineEnds == [79])
  }

  @Test func `In the middle of an update each line is at the lower edge of its row`() throws {
    let list = ListScreen([4], .plain)
    list.view.performBatchUpdates {
      list.counts = [6]
      list.view.insertItems(at: [list.path(0, 0), list.path(0, 2)])
    }
    var distances: [CGFloat] = []
    for _ in 0..<12 {
      list.screen.runFrame()
      for cell in list.view.visibleCells {
        let seen = try #require(cell.layer.presentation()?.frame.maxY)
        let nearest = list.lineViews.compactMap { $0.layer.presentation()?.frame.maxY }
          .map { abs($0 - seen) }.min()
        distances.append(try #require(nearest))
      }
    }
    #expect(distances.count == 72)
    #expect((distances.max() ?? 1) < 0.01)
    list.screen.advanceUntilRest()
    #expect(isRight(list, last: true))
  }

  @Test func `The line of a row that is deleted fades with it and is gone in the end`() throws {
    let list = ListScreen([3], .plain)
    list.view.performBatchUpdates {
      list.counts = [2]
      list.view.deleteItems(at: [list.path(0, 0)])
    }
    list.screen.advance(by: 0.15)
    let fading = list.view.subviews.filter {
      !($0 is UICollectionReusableView) && ($0.layer.presentation()?.opacity ?? 0) > 0.05
        && ($0.layer.presentation()?.opacity ?? 1) < 0.95
    }
    #expect(fading.count == 1)
    list.screen.advanceUntilRest()
    #expect(list.lineEnds == [44, 88])
  }

  @Test func `Updates that are not animated leave the right lines at once`() {
    let list = ListScreen([5], .insetGrouped)
    UIView.performWithoutAnimation {
      list.view.performBatchUpdates {
        list.counts = [4]
        list.view.deleteItems(at: [list.path(0, 4), list.path(0, 0)])
        list.view.insertItems(at: [list.path(0, 0)])
      }
    }
    #expect(isRight(list))
    #expect(list.lines.count == 3)
  }

  @Test func `Reloads and other data leave no line of what was there before`() {
    let list = ListScreen([5], .plain)
    list.counts = [2]
    list.view.reloadData()
    list.screen.runFrame()
    #expect(list.lineEnds == [44, 88])
    list.counts = [0]
    list.view.reloadData()
    list.screen.runFrame()
    #expect(list.lines.isEmpty)
  }

  @Test func `Scrolling through a long list keeps as few lines as rows are in sight`() {
    let list = ListScreen([100_000], .plain, height: 440)
    var most = 0
    for step in 1...60 {
      list.view.contentOffset.y = CGFloat(step) * 397
      list.screen.runFrame()
      #expect(isRight(list, last: true))
      most = max(most, list.view.subviews.filter { !($0 is UICollectionReusableView) && $0.frame.height == 0.5 }.count)
    }
    #expect(most <= 24)
  }

  @Test func `A row that grows takes its line along`() {
    let list = ListScreen([3], .plain)
    var content = UIListContentConfiguration.cell()
    content.text = "One"
    content.directionalLayoutMargins.top = 60
    list.cell(0, 1)?.contentConfiguration = content
    list.screen.advanceUntilRest()
    #expect(isRight(list, last: true))
    #expect(list.lineEnds.last.map { $0 > 150 } == true)
  }

  @Test func `Another layout has no lines, and the list has them again`() {
    let list = ListScreen([3], .plain)
    let layout = list.view.collectionViewLayout
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 300, height: 44)
    list.view.setCollectionViewLayout(flow, animated: true)
    list.screen.advanceUntilRest()
    #expect(list.lines.isEmpty)
    list.view.setCollectionViewLayout(layout, animated: true)
    list.screen.advanceUntilRest()
    #expect(list.lineEnds == [44, 88, 132])
    list.view.setCollectionViewLayout(flow, animated: false)
    list.screen.runFrame()
    #expect(list.lines.isEmpty)
  }

  @Test func `A configuration that is another one shows at the next layout`() {
    var color = UIColor.red
    let layout = UICollectionViewCompositionalLayout { _, environment in
      var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
      configuration.separatorConfiguration.color = color
      configuration.backgroundColor = color
      return .list(using: configuration, layoutEnvironment: environment)
    }
    let list = ListScreen([2], layout)
    #expect(list.lineViews.map(\.backgroundColor) == [.red, .red])
    #expect(list.backgrounds.map(\.backgroundColor) == [.red])
    color = .blue
    layout.invalidateLayout()
    list.screen.runFrame()
    #expect(list.lineViews.map(\.backgroundColor) == [.blue, .blue])
    #expect(list.backgrounds.map(\.backgroundColor) == [.blue])
  }

  @Test func `A row that is carried has no line, and has it again where it is put down`() {
    // I38
    let list = ListScreen([4], .plain)
    let movable = MovableListSource(list)
    list.view.dataSource = movable
    list.screen.runFrame()
    #expect(list.view.beginInteractiveMovementForItem(at: list.path(0, 0)))
    list.view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 120))
    list.screen.advanceUntilRest()
    #expect(list.lines.count == 3)
    list.view.endInteractiveMovement()
    list.screen.advanceUntilRest()
    #expect(list.lineEnds == [44, 88, 132, 176])
  }

  @Test func `A handler that reloads the list does no harm`() {
    var reloads = 0
    var reload: (() -> Void)?
    let list = ListScreen([3], .plain) {
      $0.itemSeparatorHandler = { _, lines in
        reload?()
        return lines
      }
    }
    reload = { [unowned list] in
      guard reloads < 2 else { return }
      reloads += 1
      list.counts = [reloads + 1]
      list.view.reloadData()
    }
    list.view.reloadData()
    for _ in 0..<4 { list.screen.runFrame() }
    #expect(reloads == 2)
    #expect(list.lineEnds == [44, 88, 132])
  }

  @Test func `Other pixels have lines of another thickness`() {
    // I39
    let list = ListScreen([2], .plain, scale: 2)
    list.view.traitOverrides.displayScale = 3
    list.screen.runFrame()
    #expect(isRight(list, last: true))
  }
}

/// A data source that can move items.
@MainActor final class MovableListSource: NSObject, UICollectionViewDataSource {
  private let list: ListScreen
  init(_ list: ListScreen) { self.list = list }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    list.counts[section]
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    list.collectionView(collectionView, cellForItemAt: indexPath)
  }

  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { true }

  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {}
}
