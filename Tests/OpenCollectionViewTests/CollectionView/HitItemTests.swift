import OpenCollectionView
import Testing
import TouchTesting

@MainActor struct HitItemTests {
  private func item(_ number: Int) -> IndexPath { IndexPath(item: number, section: 0) }

  @Test func `An item has its left and upper edges, and between items there is none`() {
    // C44
    let grid = GridScreen([1000])
    #expect(grid.view.indexPathForItem(at: CGPoint(x: 0, y: 0)) == item(0))
    #expect(grid.view.indexPathForItem(at: CGPoint(x: 99.9, y: 99.9)) == item(0))
    #expect(grid.view.indexPathForItem(at: CGPoint(x: 100, y: 50)) == nil)
    #expect(grid.view.indexPathForItem(at: CGPoint(x: 105, y: 50)) == nil)
    #expect(grid.view.indexPathForItem(at: CGPoint(x: 110, y: 110)) == item(4))
    #expect(grid.view.indexPathForItem(at: CGPoint(x: -1, y: 0)) == nil)
  }

  @Test func `Items out of sight are found too`() {
    // C44
    let grid = GridScreen([1000])
    #expect(grid.view.indexPathForItem(at: CGPoint(x: 10, y: 11_005)) == item(300))
    #expect(grid.view.indexPathForItem(at: CGPoint(x: 10, y: 1e9)) == nil)
  }

  @Test func `Of several items the nearest counts, and of equally near ones the last`() {
    // C44
    let place = CGRect(x: 0, y: 0, width: 100, height: 100)
    let grid = GridScreen([3], layout: PlacedLayout([.cell(0, place), .cell(1, place, zIndex: 5), .cell(2, place)]))
    #expect(grid.view.indexPathForItem(at: CGPoint(x: 5, y: 5)) == item(1))
    let equal = GridScreen([2], layout: PlacedLayout([.cell(1, place), .cell(0, place)]))
    #expect(equal.view.indexPathForItem(at: CGPoint(x: 5, y: 5)) == item(1))
  }

  @Test func `In a rotated item the point is tested in the item's own space`() {
    // C44
    let attributes = UICollectionViewLayoutAttributes.cell(0, CGRect(x: 100, y: 100, width: 100, height: 100))
    attributes.transform = CGAffineTransform(rotationAngle: .pi / 4)
    let grid = GridScreen([1], layout: PlacedLayout([attributes]))
    #expect(grid.view.indexPathForItem(at: CGPoint(x: 150, y: 85)) == item(0))
    #expect(grid.view.indexPathForItem(at: CGPoint(x: 102, y: 102)) == nil)
  }

  @Test func `Hidden items are not found`() {
    // C10, C44
    let attributes = UICollectionViewLayoutAttributes.cell(0, CGRect(x: 0, y: 0, width: 100, height: 100))
    attributes.isHidden = true
    let grid = GridScreen([1], layout: PlacedLayout([attributes]))
    #expect(grid.view.indexPathForItem(at: CGPoint(x: 50, y: 50)) == nil)
  }

  @Test func `Before the first layout the layout is prepared for the question`() {
    // C20
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: GridScreen.grid())
    let source = NumberSource([5])
    view.dataSource = source
    #expect(view.indexPathForItem(at: CGPoint(x: 115, y: 115)) == item(4))
    #expect(source.askedCells.isEmpty)
  }

  @Test func `A point that is not a number has no item`() {
    let grid = GridScreen([5])
    #expect(grid.view.indexPathForItem(at: CGPoint(x: CGFloat.nan, y: 5)) == nil)
  }
}
