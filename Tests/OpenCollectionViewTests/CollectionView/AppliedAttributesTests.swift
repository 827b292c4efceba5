import OpenCollectionView
import Testing
import TouchTesting

@MainActor struct AppliedAttributesTests {
  final class CountingCell: UICollectionViewCell {
    private(set) var applied: [CGFloat] = []
    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
      super.apply(layoutAttributes)
      applied.append(layoutAttributes.alpha)
    }
  }

  private func screen(_ layout: UICollectionViewLayout, items: Int) -> GridScreen {
    GridScreen([items], layout: layout, cell: CountingCell.self)
  }

  private func applied(_ grid: GridScreen) -> [[CGFloat]] {
    grid.view.visibleCells.compactMap { ($0 as? CountingCell)?.applied }
  }

  @Test func `Attributes are applied to a cell only when they have changed`() {
    // C12, C13
    let layout = PlacedLayout([
      .cell(0, CGRect(x: 0, y: 0, width: 100, height: 100)), .cell(1, CGRect(x: 0, y: 100, width: 100, height: 100)),
    ])
    let grid = screen(layout, items: 2)
    layout.invalidateLayout()
    grid.screen.runFrame()
    #expect(applied(grid) == [[1], [1]])
    // The layout's own object, which it may change before it invalidates.
    layout.attributes[1].alpha = 0.5
    layout.invalidateLayout()
    grid.screen.runFrame()
    #expect(applied(grid) == [[1], [1, 0.5]])
    #expect(grid.view.visibleCells.map(\.alpha) == [1, 0.5])
  }

  @Test func `A change is not shown before the layout is invalidated`() {
    // C7, C13
    let layout = PlacedLayout([.cell(0, CGRect(x: 0, y: 0, width: 100, height: 100))])
    let grid = screen(layout, items: 1)
    layout.attributes[0].frame.origin.x = 50
    grid.view.setNeedsLayout()
    grid.screen.runFrame()
    #expect(grid.frames == [CGRect(x: 0, y: 0, width: 100, height: 100)])
    layout.invalidateLayout()
    grid.screen.runFrame()
    #expect(grid.frames == [CGRect(x: 50, y: 0, width: 100, height: 100)])
  }

  @Test func `A subclass with values of its own is applied when these differ`() {
    // C12
    final class Tinted: UICollectionViewLayoutAttributes {
      var tint = 0
      override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        (copy as? Tinted)?.tint = tint
        return copy
      }
      override func isEqual(_ object: Any?) -> Bool { super.isEqual(object) && (object as? Tinted)?.tint == tint }
    }
    let attributes = Tinted(forCellWith: IndexPath(item: 0, section: 0))
    attributes.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    let layout = PlacedLayout([attributes])
    let grid = screen(layout, items: 1)
    layout.invalidateLayout()
    grid.screen.runFrame()
    #expect(applied(grid) == [[1]])
    attributes.tint = 1
    layout.invalidateLayout()
    grid.screen.runFrame()
    #expect(applied(grid) == [[1, 1]])
  }

  @Test func `Scrolling into another tile applies nothing to the cells that stay`() {
    // C12
    let grid = screen(GridScreen.grid(), items: 1000)
    grid.view.contentOffset.y = 10
    grid.screen.runFrame()
    grid.view.contentOffset.y = 200
    grid.screen.runFrame()
    grid.view.contentOffset.y = 481
    grid.screen.runFrame()
    #expect(applied(grid).map(\.count).max() ?? 0 <= 2)
    let cell = grid.view.cellForItem(at: IndexPath(item: 12, section: 0)) as? CountingCell
    #expect(cell?.applied.count == 1)
  }

  @Test func `Place, size, opacity, transform and depth reach the cell`() {
    // C11
    let attributes = UICollectionViewLayoutAttributes.cell(0, CGRect(x: 10, y: 20, width: 100, height: 60), zIndex: 7)
    attributes.alpha = 0.25
    attributes.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    let layout = PlacedLayout([attributes])
    let grid = screen(layout, items: 1)
    let cell = grid.view.visibleCells[0]
    #expect(cell.center == CGPoint(x: 60, y: 50))
    #expect(cell.bounds == CGRect(x: 0, y: 0, width: 100, height: 60))
    #expect(cell.frame == CGRect(x: 35, y: 35, width: 50, height: 30))
    #expect(cell.alpha == 0.25)
    #expect(cell.layer.zPosition == 7)
    attributes.transform = .identity
    layout.invalidateLayout()
    grid.screen.runFrame()
    #expect(cell.transform == .identity)
    #expect(cell.frame == CGRect(x: 10, y: 20, width: 100, height: 60))
  }
}
