import OpenCollectionView
import Testing
import TouchTesting

@MainActor struct DepthTests {
  private let place = CGRect(x: 0, y: 0, width: 100, height: 100)

  private func header(_ frame: CGRect) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, with: IndexPath(item: 0, section: 0))
    attributes.frame = frame
    return attributes
  }

  @Test func `Supplementary views lie above cells of the same depth, and below nearer ones`() {
    // C14
    let layout = PlacedLayout([header(place), .cell(0, place), .cell(1, place, zIndex: 1)])
    let grid = GridScreen([2], layout: layout)
    let point = CGPoint(x: 50, y: 50)
    let nearest = grid.view.hitTest(point, with: nil)
    #expect(nearest?.isDescendant(of: grid.view.cellForItem(at: IndexPath(item: 1, section: 0)) ?? UIView()) == true)
    layout.attributes.removeLast()
    layout.invalidateLayout()
    grid.screen.runFrame()
    #expect(grid.view.hitTest(point, with: nil) is UICollectionReusableView)
    #expect(!(grid.view.hitTest(point, with: nil) is UICollectionViewCell))
  }

  @Test func `Subviews are the cells in order, and then the headers`() {
    // C14
    let layout = GridScreen.grid()
    layout.headerReferenceSize = CGSize(width: 0, height: 20)
    let grid = GridScreen([2, 1], layout: layout)
    #expect(
      grid.view.subviews.filter { $0 is UICollectionReusableView }.map { view in
        (view as? NumberCell)?.label.text ?? "header"
      } == ["0-0", "0-1", "1-0", "header", "header"])
  }

  @Test func `Scroll indicators lie above all elements`() {
    // C14
    let grid = GridScreen([1000])
    grid.view.flashScrollIndicators()
    grid.screen.runFrame()
    let highest = grid.view.visibleCells.map(\.layer.zPosition).max() ?? 0
    let indicators = grid.view.subviews.filter { !($0 is UICollectionReusableView) && !$0.isHidden }
    #expect(!indicators.isEmpty)
    #expect(indicators.allSatisfy { $0.layer.zPosition > highest + 0.5 })
  }
}
