import OpenCollectionView
import Testing
import TouchTesting

@MainActor struct SupplementaryViewTests {
  private let header = UICollectionView.elementKindSectionHeader
  private let footer = UICollectionView.elementKindSectionFooter

  private func screen(_ counts: [Int]) -> GridScreen {
    let layout = GridScreen.grid()
    layout.headerReferenceSize = CGSize(width: 0, height: 30)
    layout.footerReferenceSize = CGSize(width: 0, height: 20)
    return GridScreen(counts, layout: layout)
  }

  @Test func `Sections have their headers and footers, empty ones too`() {
    // C45
    let grid = screen([2, 0, 1])
    #expect(
      grid.view.visibleSupplementaryViews(ofKind: header).map(\.frame) == [
        CGRect(x: 0, y: 0, width: 320, height: 30), CGRect(x: 0, y: 150, width: 320, height: 30),
        CGRect(x: 0, y: 200, width: 320, height: 30),
      ])
    #expect(
      grid.view.visibleSupplementaryViews(ofKind: footer).map(\.frame) == [
        CGRect(x: 0, y: 130, width: 320, height: 20), CGRect(x: 0, y: 180, width: 320, height: 20),
        CGRect(x: 0, y: 330, width: 320, height: 20),
      ])
    #expect(grid.view.contentSize == CGSize(width: 320, height: 350))
  }

  @Test func `A supplementary view is found by kind and path while it is in sight`() {
    // C45
    let grid = screen([3, 60, 3])
    let path = IndexPath(item: 0, section: 1)
    #expect(grid.view.supplementaryView(forElementKind: header, at: path)?.frame.minY == 150)
    #expect(grid.view.supplementaryView(forElementKind: footer, at: path) == nil)
    #expect(grid.view.supplementaryView(forElementKind: "other", at: path) == nil)
    #expect(grid.view.supplementaryView(forElementKind: header, at: IndexPath(item: 1, section: 1)) == nil)
    #expect(grid.view.supplementaryView(forElementKind: header, at: IndexPath(index: 1)) == nil)
    grid.view.contentOffset.y = 1000
    grid.screen.runFrame()
    #expect(grid.view.supplementaryView(forElementKind: header, at: path) == nil)
    #expect(grid.view.visibleSupplementaryViews(ofKind: header).isEmpty)
  }

  @Test func `Headers are used again`() {
    // C41, C45
    let grid = screen([Int](repeating: 1, count: 1000))
    for _ in 1...100 {
      grid.view.contentOffset.y += 150
      grid.screen.runFrame()
    }
    let views = grid.view.subviews.filter { $0 is UICollectionReusableView && !($0 is UICollectionViewCell) }
    #expect(views.count <= 2 * 5)
    #expect(grid.view.visibleSupplementaryViews(ofKind: header).count == 4)
  }

  @Test func `Any kind that the layout answers with is asked for`() {
    // C45
    let badge = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: "badge", with: IndexPath(item: 1, section: 0))
    badge.frame = CGRect(x: 90, y: 0, width: 20, height: 20)
    let grid = GridScreen([1], layout: PlacedLayout([.cell(0, CGRect(x: 0, y: 0, width: 100, height: 100)), badge]))
    let view = grid.view.supplementaryView(forElementKind: "badge", at: IndexPath(item: 1, section: 0))
    #expect(view?.frame == CGRect(x: 90, y: 0, width: 20, height: 20))
    #expect(view?.reuseIdentifier == "header")
  }

  @Test func `A layout may number a view with one number`() {
    // C45
    let banner = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "badge", with: IndexPath(index: 0))
    banner.frame = CGRect(x: 0, y: 0, width: 320, height: 20)
    let grid = GridScreen([0], layout: PlacedLayout([banner]))
    #expect(grid.view.supplementaryView(forElementKind: "badge", at: IndexPath(index: 0))?.frame.height == 20)
  }

  @Test func `A header that gets a size appears, and one that loses it goes`() {
    // C45
    let layout = GridScreen.grid()
    let grid = GridScreen([3], layout: layout)
    #expect(grid.view.visibleSupplementaryViews(ofKind: header).isEmpty)
    layout.headerReferenceSize = CGSize(width: 0, height: 40)
    grid.screen.runFrame()
    #expect(grid.view.visibleSupplementaryViews(ofKind: header).count == 1)
    #expect(grid.frames.map(\.minY) == [40, 40, 40])
    layout.headerReferenceSize = .zero
    grid.screen.runFrame()
    #expect(grid.view.visibleSupplementaryViews(ofKind: header).isEmpty)
    #expect(grid.frames.map(\.minY) == [0, 0, 0])
    #expect(grid.source.askedCells.count == 3)
  }

  @Test func `The layout answers nothing for headers that there are not`() {
    // C45
    let grid = screen([2])
    func attributes(_ kind: String, _ path: IndexPath) -> UICollectionViewLayoutAttributes? {
      grid.layout.layoutAttributesForSupplementaryView(ofKind: kind, at: path)
    }
    #expect(attributes(header, IndexPath(item: 0, section: 0))?.frame.height == 30)
    #expect(attributes(header, IndexPath(item: 0, section: 1)) == nil)
    #expect(attributes(header, IndexPath(item: 1, section: 0)) == nil)
    #expect(attributes(header, IndexPath(item: 0, section: -1)) == nil)
    #expect(attributes("other", IndexPath(item: 0, section: 0)) == nil)
    #expect(attributes(header, IndexPath(index: 0)) == nil)
  }
}
