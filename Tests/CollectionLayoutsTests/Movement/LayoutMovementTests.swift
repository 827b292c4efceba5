import CollectionLayouts
import OpenCollectionView
import Testing
import TouchTesting

/// Items that are carried in the layouts of the library that know nothing of it: they are asked only what UIKit asks of any.
@MainActor struct LayoutMovementTests {
  enum Shape: CaseIterable {
    case circle, coverFlow, spread, stack

    @MainActor func makeLayout() -> UICollectionViewLayout {
      switch self {
      case .circle: CircleLayout()
      case .coverFlow: CoverFlowLayout()
      case .spread: LayoutMovementTests.spread
      case .stack: StackLayout()
      }
    }
  }

  /// Cards beside each other: of those that lie on each other the finger means the one in front.
  fileprivate static var spread: SpreadLayout {
    let layout = SpreadLayout()
    layout.itemSize = CGSize(width: 60, height: 80)
    layout.updateSpreadDistance(80)
    return layout
  }

  // M5, M12
  @Test(arguments: [Shape.circle, .coverFlow, .spread])
  func `an item goes to the item under the finger, and its neighbours make room`(shape: Shape) throws {
    let stage = Stage(shape)
    let goal = try #require(stage.view.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))?.center)
    let cell = try #require(stage.view.cellForItem(at: IndexPath(item: 0, section: 0)))
    #expect(stage.view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
    stage.view.updateInteractiveMovementTargetPosition(goal)
    stage.screen.advance(by: 0.1)
    #expect(stage.view.interactiveMovements.first?.targetIndexPath == IndexPath(item: 1, section: 0))
    #expect(cell.center == goal)
    stage.view.endInteractiveMovement()
    #expect(stage.screen.advanceUntilRest())
    #expect(stage.items == [1, 0, 2, 3, 4, 5, 6])
    #expect(stage.misplaced == [])
  }

  // M13
  @Test(arguments: Shape.allCases)
  func `an item that is carried about stays under the finger, and a cancel takes all back`(shape: Shape) throws {
    let stage = Stage(shape)
    let cell = try #require(stage.view.cellForItem(at: IndexPath(item: 0, section: 0)))
    #expect(stage.view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
    for place in [CGPoint(x: 120, y: 130), CGPoint(x: 200, y: 300), CGPoint(x: 160, y: 240)] {
      let shown = CGPoint(x: place.x + stage.view.contentOffset.x, y: place.y + stage.view.contentOffset.y)
      stage.view.updateInteractiveMovementTargetPosition(shown)
      stage.screen.advance(by: 0.1)
      #expect(cell.center == shown)
    }
    stage.view.cancelInteractiveMovement()
    #expect(stage.screen.advanceUntilRest())
    #expect(stage.items == [0, 1, 2, 3, 4, 5, 6])
    #expect(stage.misplaced == [])
  }
}

/// Seven numbered items on a screen so large that no goal is near an edge, where content would scroll.
@MainActor private final class Stage: NSObject, UICollectionViewDataSource {
  let screen = VirtualScreen(width: 640, height: 960)
  let view: UICollectionView
  private(set) var items = Array(0..<7)

  init(_ shape: LayoutMovementTests.Shape) {
    view = UICollectionView(frame: screen.window.bounds, collectionViewLayout: shape.makeLayout())
    view.contentInsetAdjustmentBehavior = .never
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    super.init()
    view.dataSource = self
    screen.show(view)
    screen.advanceUntilRest()
  }

  /// The items whose cells do not stand where the layout has them, or show others.
  var misplaced: [Int] {
    view.visibleCells.compactMap { cell in
      guard let path = view.indexPath(for: cell) else { return -1 }
      let attributes = view.layoutAttributesForItem(at: path)
      return attributes?.center == cell.center && cell.tag == items[path.item] ? nil : items[path.item]
    }
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { items.count }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    cell.tag = items[indexPath.item]
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) { items.insert(items.remove(at: sourceIndexPath.item), at: destinationIndexPath.item) }
}
