import OpenCollectionView
import TouchTesting

@testable import LayerEngine

/// A layout of a program's own on a screen of 320 × 480 points, with numbered cells and headers.
@MainActor struct ShapeScreen {
  let grid: GridScreen
  var screen: VirtualScreen { grid.screen }
  var view: UICollectionView { grid.view }
  var source: NumberSource { grid.source }

  init(_ counts: [Int], _ layout: UICollectionViewLayout) {
    grid = GridScreen(counts, layout: layout)
    view.contentInsetAdjustmentBehavior = .never
    screen.runFrame()
  }

  /// Where the layout puts the items of a section.
  func frames(inSection section: Int = 0) -> [CGRect] {
    (0..<view.numberOfItems(inSection: section)).compactMap {
      view.layoutAttributesForItem(at: IndexPath(item: $0, section: section))?.frame
    }
  }

  /// Inserts an item, and lets nothing be seen of it yet.
  func insert(_ item: Int, inSection section: Int = 0) {
    view.performBatchUpdates {
      source.counts[section] += 1
      view.insertItems(at: [IndexPath(item: item, section: section)])
    }
  }

  func delete(_ item: Int, inSection section: Int = 0) {
    view.performBatchUpdates {
      source.counts[section] -= 1
      view.deleteItems(at: [IndexPath(item: item, section: section)])
    }
  }

  /// What is drawn of a view at the moment.
  func shownOpacity(of view: UIView) -> CGFloat { screen.mirror.nodes[view.layer.identifier]?.properties.opacity ?? 0 }

  /// Where the middle of a view is drawn at the moment.
  func shownCenter(of view: UIView) -> CGPoint {
    screen.mirror.nodes[view.layer.identifier]?.properties.position ?? .zero
  }

  /// Tells whether all cells stand where the layout puts their items, and no other can be seen.
  var isSettled: Bool {
    let visible = Set(view.visibleCells.map(ObjectIdentifier.init))
    return view.indexPathsForVisibleItems.allSatisfy { place in
      guard let cell = view.cellForItem(at: place), let frame = view.layoutAttributesForItem(at: place)?.frame else {
        return false
      }
      return cell.frame == frame && cell.alpha == 1 && cell.layer.animationKeys()?.isEmpty ?? true
    }
      && view.subviews.allSatisfy {
        !($0 is UICollectionViewCell) || $0.isHidden || visible.contains(ObjectIdentifier($0))
      }
  }
}
