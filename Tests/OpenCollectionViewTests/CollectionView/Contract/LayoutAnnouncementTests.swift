import OpenCollectionView
import Testing
import TouchTesting

/// What a layout hears when it becomes invalid, and when not.
@MainActor struct LayoutAnnouncementTests {
  /// Moves the content on when it hears that it is invalid, before or after it has told super.
  private final class MovingLayout: UICollectionViewFlowLayout {
    var movesFirst = true
    private(set) var calls: [String] = []

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
      calls.append("asked")
      return true
    }

    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
      calls.append("invalid")
      guard calls.count < 50 else { return }
      if movesFirst { collectionView?.contentOffset.y += 10 }
      super.invalidateLayout(with: context)
      if !movesFirst { collectionView?.contentOffset.y += 10 }
    }

    func takeCalls() -> [String] {
      defer { calls.removeAll() }
      return calls
    }
  }

  private func grid(movesFirst: Bool) -> (GridScreen, MovingLayout) {
    let layout = MovingLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    layout.movesFirst = movesFirst
    let grid = GridScreen([1000], layout: layout)
    grid.view.contentOffset.y = 1000
    grid.screen.runFrame()
    _ = layout.takeCalls()
    return (grid, layout)
  }

  @Test(arguments: [true, false])
  func `A layout that moves the content when it becomes invalid hears of a new size once`(movesFirst: Bool) {
    // C6
    let (grid, layout) = grid(movesFirst: movesFirst)
    let offset = grid.view.contentOffset.y
    grid.view.bounds.size = CGSize(width: 320, height: 400)
    #expect(layout.takeCalls() == ["asked", "invalid"])
    #expect(grid.view.contentOffset.y == offset + 10)
    grid.screen.runFrame()
    #expect(layout.takeCalls() == [])
  }

  @Test(arguments: [true, false])
  func `A layout that moves the content when it becomes invalid hears of another offset once`(movesFirst: Bool) {
    // C6
    let (grid, layout) = grid(movesFirst: movesFirst)
    grid.view.contentOffset.y = 2000
    #expect(layout.takeCalls() == ["asked", "invalid"])
    #expect(grid.view.contentOffset.y == 2010)
    grid.screen.runFrame()
    grid.view.setContentOffset(CGPoint(x: 0, y: 3000), animated: false)
    #expect(layout.takeCalls() == ["asked", "invalid"])
    #expect(grid.view.contentOffset.y == 3000)
  }

  @Test(arguments: [true, false])
  func `A program that invalidates a layout which moves the content is not asked about that`(movesFirst: Bool) {
    // C6
    let (grid, layout) = grid(movesFirst: movesFirst)
    let offset = grid.view.contentOffset.y
    layout.invalidateLayout()
    #expect(layout.takeCalls() == ["invalid"])
    #expect(grid.view.contentOffset.y == offset + 10)
  }

  @Test func `A view that becomes so large that its content moves asks once`() {
    // C6
    let recorded = RecordedScreen(RecordedListLayout.init)
    recorded.show()
    recorded.view.contentOffset.y = 1700
    recorded.screen.runFrame()
    recorded.log.clear()
    recorded.view.bounds.size = CGSize(width: 200, height: 400)
    #expect(recorded.view.contentOffset.y == 1600)
    #expect(
      recorded.log.takeLines().filter { $0.contains("Change") || $0.contains("invalidateLayout") } == [
        "1700 shouldInvalidateLayout(forBoundsChange: 1700)", "1700 invalidationContext(forBoundsChange: 1700)",
        "1600 invalidateLayout()", "1600 invalidateLayout(with: that context)",
      ])
  }

  /// Computes its rows when it hears that everything is invalid, and never else.
  private final class EagerLayout: UICollectionViewLayout {
    private(set) var calls: [String] = []
    private var rows: [UICollectionViewLayoutAttributes] = []

    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
      super.invalidateLayout(with: context)
      guard context.invalidateEverything else { return }
      calls.append("everything")
      guard let view = collectionView, view.numberOfSections > 0, let heights = view.delegate as? RowHeight else {
        return
      }
      rows = (0..<view.numberOfItems(inSection: 0)).map { item in
        .cell(item, CGRect(x: 0, y: CGFloat(item) * heights.height, width: view.bounds.width, height: heights.height))
      }
    }

    override func prepare() { calls.append("prepare") }

    override var collectionViewContentSize: CGSize {
      CGSize(width: rows.last?.frame.maxX ?? 0, height: rows.last?.frame.maxY ?? 0)
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      rows.filter { $0.frame.intersects(rect) }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
      rows[indexPath.item]
    }
  }

  private final class RowHeight: NSObject, UICollectionViewDelegate {
    let height: CGFloat
    init(_ height: CGFloat) { self.height = height }
  }

  private enum Step: CaseIterable { case data, delegate, size }

  private func show(_ steps: [Step]) -> (frames: [CGRect], calls: [String]) {
    let layout = EagerLayout()
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    view.register(NumberCell.self, forCellWithReuseIdentifier: "number")
    let source = NumberSource([3])
    let delegate = RowHeight(50)
    for step in steps {
      switch step {
      case .data: view.dataSource = source
      case .delegate: view.delegate = delegate
      case .size: view.frame = CGRect(x: 0, y: 0, width: 200, height: 300)
      }
    }
    let screen = VirtualScreen(width: 320, height: 480)
    screen.show(view)
    return (view.visibleCells.map(\.frame), layout.calls)
  }

  @Test func `A layout that computes when it becomes invalid hears of the data when all is set up, in any order`() {
    // C65
    let frames = [0, 50, 100].map { CGRect(x: 0, y: $0, width: 200, height: 50) }
    let orders: [[Step]] = [
      [.data, .delegate, .size], [.data, .size, .delegate], [.delegate, .data, .size], [.delegate, .size, .data],
      [.size, .data, .delegate], [.size, .delegate, .data],
    ]
    for order in orders {
      let shown = show(order)
      #expect(shown.frames == frames, "\(order)")
      #expect(shown.calls.last == "prepare")
    }
  }

  @Test func `It hears once where all is set up before the data source`() {
    // C65
    #expect(show([.size, .delegate, .data]).calls == ["everything", "prepare"])
    #expect(show([.size, .data, .delegate]).calls == ["everything", "everything", "prepare"])
    #expect(show([.data, .delegate, .size]).calls == ["everything", "everything", "everything", "prepare"])
  }

  @Test func `Another delegate later invalidates nothing`() {
    // C65
    let recorded = RecordedScreen(RecordedListLayout.init)
    recorded.show()
    recorded.view.delegate = RecordedDelegate(log: recorded.log)
    recorded.screen.runFrame()
    #expect(recorded.log.takeLines().filter { $0.contains("nvalid") || $0.contains("prepare") } == [])
  }
}
