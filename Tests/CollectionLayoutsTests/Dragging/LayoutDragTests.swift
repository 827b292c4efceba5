import CollectionLayouts
import OpenCollectionView
import Testing
import TouchTesting

/// Items that are dragged out of the layouts of the library, and dropped into them.
@MainActor struct LayoutDragTests {
  enum Shape: CaseIterable {
    case circle, coverFlow, spread, springy, stack, tethered, waterfall

    @MainActor func makeLayout() -> UICollectionViewLayout {
      switch self {
      case .circle: CircleLayout()
      case .coverFlow: CoverFlowLayout()
      case .spread: SpreadLayout()
      case .springy: SpringyFlowLayout()
      case .stack: StackLayout()
      case .tethered: TetheredFlowLayout()
      case .waterfall: WaterfallLayout()
      }
    }
  }

  // N54, N55
  @Test(arguments: Shape.allCases)
  func `an item that is dragged inside a layout gets the place under the finger`(shape: Shape) throws {
    let stage = LayoutDragStage(shape.makeLayout())
    try stage.drag(stage.upper, from: 0, to: stage.upper, 2)
    #expect(stage.upper.items.sorted() == [0, 1, 2, 3, 4])
    #expect(stage.upper.drops == 1)
    #expect(stage.faults == [])
  }

  // N54, N55, N56
  @Test(arguments: Shape.allCases)
  func `an item that comes from elsewhere is put in under the finger`(shape: Shape) throws {
    let stage = LayoutDragStage(shape.makeLayout())
    try stage.drag(stage.lower, from: 1, to: stage.upper, 1)
    #expect(stage.upper.items.sorted() == [0, 1, 2, 3, 4, 101])
    #expect(stage.lower.items == [100, 102])
    #expect(stage.faults == [])
  }

  // N57
  @Test(arguments: Shape.allCases)
  func `a drag that is called off leaves a layout as it was`(shape: Shape) throws {
    let stage = LayoutDragStage(shape.makeLayout())
    let before = stage.upper.frames
    try stage.drag(stage.lower, from: 1, to: stage.upper, 1, isCancelled: true)
    #expect(stage.upper.frames == before)
    #expect(stage.faults == [])
  }
}

/// Two collection views one above the other: the upper one has a layout to be tried.
@MainActor private final class LayoutDragStage {
  let screen = VirtualScreen(width: 320, height: 568)
  let upper: Side
  let lower: Side

  init(_ layout: UICollectionViewLayout) {
    upper = Side(layout, CGRect(x: 0, y: 0, width: 320, height: 400), items: Array(0..<5))
    let grid = UICollectionViewFlowLayout()
    grid.itemSize = CGSize(width: 90, height: 90)
    lower = Side(grid, CGRect(x: 0, y: 420, width: 320, height: 148), items: [100, 101, 102])
    // Content that scrolls at its edge would be elsewhere afterwards.
    upper.view.isScrollEnabled = false
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
    root.addSubview(upper.view)
    root.addSubview(lower.view)
    screen.show(root)
    _ = screen.advanceUntilRest()
  }

  func drag(_ source: Side, from item: Int, to target: Side, _ goal: Int, isCancelled: Bool = false) throws {
    let start = try #require(source.middle(of: item))
    // Of items that lie on each other the finger means the one in front.
    let end = target.middle(of: goal) ?? CGPoint(x: target.view.bounds.maxX - 50, y: target.view.bounds.midY)
    let finger = screen.touch(at: source.view.convert(start, to: nil))
    finger.rest(for: 0.6)
    let (from, to) = (finger.location, target.view.convert(end, to: nil))
    for step in 1...8 {
      let share = CGFloat(step) / 8
      finger.move(to: CGPoint(x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share))
    }
    finger.rest(for: 0.6)
    #expect(target.view.hasUncommittedUpdates)
    if isCancelled { finger.cancel() } else { finger.lift() }
    #expect(screen.advanceUntilRest())
  }

  /// What is wrong when all is at rest.
  var faults: [String] {
    var faults: [String] = []
    for side in [upper, lower] {
      let view = side.view
      if view.hasUncommittedUpdates || view.hasActiveDrag || view.hasActiveDrop { faults.append("it is still at it") }
      for cell in view.visibleCells {
        guard let path = view.indexPath(for: cell) else {
          faults.append("a cell of nothing")
          continue
        }
        if cell.tag != side.items[path.item] { faults.append("\(cell.tag) is shown for \(side.items[path.item])") }
        if cell.alpha != cell.layoutAlpha { faults.append("\(cell.tag) has alpha \(cell.alpha)") }
      }
    }
    return faults
  }

  @MainActor
  final class Side: NSObject, UICollectionViewDataSource, UICollectionViewDragDelegate,
    UICollectionViewDropDelegate
  {
    let view: UICollectionView
    var items: [Int]
    private(set) var drops = 0

    init(_ layout: UICollectionViewLayout, _ frame: CGRect, items: [Int]) {
      view = UICollectionView(frame: frame, collectionViewLayout: layout)
      self.items = items
      super.init()
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      view.dataSource = self
      view.dragDelegate = self
      view.dropDelegate = self
    }

    var frames: [CGRect] {
      items.indices.compactMap { view.cellForItem(at: IndexPath(item: $0, section: 0))?.frame }
    }

    /// The middle of an item where it can be touched.
    func middle(of item: Int) -> CGPoint? {
      guard let attributes = view.layoutAttributesForItem(at: IndexPath(item: item, section: 0)) else { return nil }
      let frame = attributes.frame.intersection(view.bounds)
      for share in [0.5, 0.1, 0.9] {
        let point = CGPoint(x: frame.minX + frame.width * share, y: frame.midY)
        if view.indexPathForItem(at: point)?.item == item { return point }
      }
      return nil
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { items.count }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      cell.tag = items[indexPath.item]
      return cell
    }

    func collectionView(
      _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] {
      let item = UIDragItem(itemProvider: NSItemProvider())
      item.localObject = (items[indexPath.item], self)
      return [item]
    }

    func collectionView(
      _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
      withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal {
      UICollectionViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
    }

    func collectionView(
      _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
    ) {
      drops += 1
      guard let path = coordinator.destinationIndexPath, let item = coordinator.items.first,
        let (number, home) = item.dragItem.localObject as? (Int, Side)
      else { return }
      view.performBatchUpdates {
        if let source = item.sourceIndexPath {
          items.insert(items.remove(at: source.item), at: path.item)
          view.moveItem(at: source, to: path)
        } else {
          items.insert(number, at: path.item)
          view.insertItems(at: [path])
        }
      }
      if home !== self, let place = home.items.firstIndex(of: number) {
        home.items.remove(at: place)
        home.view.deleteItems(at: [IndexPath(item: place, section: 0)])
      }
      coordinator.drop(item.dragItem, toItemAt: path)
    }
  }
}

extension UICollectionViewCell {
  /// What the layout says of how much is seen of the cell.
  fileprivate var layoutAlpha: CGFloat {
    guard let view = superview as? UICollectionView, let path = view.indexPath(for: self) else { return 1 }
    return CGFloat(Float(view.layoutAttributesForItem(at: path)?.alpha ?? 1))
  }
}
