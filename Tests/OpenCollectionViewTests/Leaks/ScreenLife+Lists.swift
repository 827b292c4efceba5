import OpenCollectionView
import TouchTesting

/// Lists: lines, rows that are swiped, outlines, editing.
extension ScreenLife {
  @MainActor func happenInList(on screen: VirtualScreen, _ controller: LifeController) {
    controller.makeList()
    screen.runFrame()
    switch self {
    case .swipeHeld: pull(screen, to: 180)
    case .swipeSettling:
      screen.play(.flick(from: CGPoint(x: 300, y: 66), to: CGPoint(x: 200, y: 66)))
      screen.advance(by: 0.05)
    case .swipeOpen, .swipePending:
      screen.play(.drag(from: CGPoint(x: 300, y: 66), to: CGPoint(x: 150, y: 66)))
      screen.advanceUntilRest()
      guard self == .swipePending else { break }
      // The button at the edge, whose handler keeps what it is to call.
      screen.play(.tap(at: CGPoint(x: 290, y: 66)))
      screen.advance(by: 0.1)
    case .swipeTakenOver:
      pull(screen, to: 20)
      screen.advance(by: 0.1)
    case .swipePerformed:
      pull(screen, to: 20)
      touch(screen, .ended, 20, 66)
      screen.advance(by: 0.1)
    case .swipeRemoved:
      pull(screen, to: 20)
      touch(screen, .ended, 20, 66)
      controller.removeFirst()
      controller.complete?(true)
      screen.advance(by: 0.1)
    case .listEdited:
      UIView.animate(withDuration: 0.3) { controller.grid.isEditing = true }
      screen.advance(by: 0.1)
    case .grip:
      controller.grid.isEditing = true
      screen.advanceUntilRest()
      touch(screen, .began, 290, 66)
      for y in stride(from: 80, through: 200, by: 20) { touch(screen, .moved, 290, CGFloat(y)) }
    case .outline:
      controller.makeOutline()
      screen.advance(by: 0.1)
      screen.play(.tap(at: CGPoint(x: 297, y: 22)))
      screen.advance(by: 0.1)
    default: break
    }
  }

  /// A finger takes the second row to the left, and stays.
  @MainActor private func pull(_ screen: VirtualScreen, to x: Int) {
    touch(screen, .began, 300, 66)
    for x in stride(from: 290, through: x, by: -15) { touch(screen, .moved, CGFloat(x), 66) }
  }
}

extension LifeController {
  /// The rows of a list, with all that stands beside their content.
  func makeList() {
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.trailingSwipeActionsConfigurationProvider = { [weak self] _ in
      let delete = UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, completion in
        self?.complete = completion
      }
      return UISwipeActionsConfiguration(actions: [
        delete, UIContextualAction(style: .normal, title: "Flag") { _, _, _ in },
      ])
    }
    configuration.itemSeparatorHandler = { [weak self] _, configuration in
      self?.view.alpha = 1
      return configuration
    }
    let rows = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { [weak self] cell, _, item in
      var content = cell.defaultContentConfiguration()
      content.text = "\(item)"
      cell.contentConfiguration = content
      cell.accessories = [
        .disclosureIndicator(), .delete(), .reorder(),
        .detail { [weak self] in self?.insert() },
      ]
    }
    self.rows = rows
    grid.collectionViewLayout = UICollectionViewCompositionalLayout.list(using: configuration)
    grid.reloadData()
  }

  func removeFirst() {
    grid.performBatchUpdates { [self] in
      count -= 1
      grid.deleteItems(at: [IndexPath(item: 1, section: 0)])
    }
  }

  /// A tree of which a part is open.
  func makeOutline() {
    let rows = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, item in
      var content = cell.defaultContentConfiguration()
      content.text = "\(item)"
      cell.contentConfiguration = content
      cell.accessories = [.outlineDisclosure()]
    }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: grid) { view, path, item in
      view.dequeueConfiguredReusableCell(using: rows, for: path, item: item)
    }
    source.sectionSnapshotHandlers.willExpandItem = { [weak self] _ in self?.view.alpha = 1 }
    source.sectionSnapshotHandlers.snapshotForExpandingParent = { [weak self] item, snapshot in
      self?.view.alpha = 1
      var snapshot = snapshot
      if snapshot.items.isEmpty { snapshot.append([item + 100]) }
      return snapshot
    }
    var tree = NSDiffableDataSourceSectionSnapshot<Int>()
    tree.append([1, 2, 3])
    tree.append([10, 11, 12], to: 1)
    tree.append([20, 21], to: 2)
    tree.expand([2])
    kept = source
    source.apply(tree, to: 0, animatingDifferences: false)
  }
}
