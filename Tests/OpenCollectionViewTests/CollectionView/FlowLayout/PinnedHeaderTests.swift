import Testing
import TouchTesting

@testable import OpenCollectionView

/// Three sections of ten rows of 50 points, each with a header of 30 points and a footer of 20: 550 points a section.
@MainActor struct PinnedHeaderTests {
  private static let kinds = (
    header: UICollectionView.elementKindSectionHeader, footer: UICollectionView.elementKindSectionFooter
  )

  private func grid(
    headers: Bool = true, footers: Bool = false, layout: UICollectionViewFlowLayout = UICollectionViewFlowLayout()
  ) -> GridScreen {
    layout.itemSize = CGSize(width: 320, height: 50)
    layout.minimumLineSpacing = 0
    layout.headerReferenceSize = CGSize(width: 0, height: 30)
    layout.footerReferenceSize = CGSize(width: 0, height: 20)
    layout.sectionHeadersPinToVisibleBounds = headers
    layout.sectionFootersPinToVisibleBounds = footers
    return GridScreen([10, 10, 10], layout: layout)
  }

  private func tops(_ grid: GridScreen, _ kind: String) -> [CGFloat] {
    grid.view.visibleSupplementaryViews(ofKind: kind).map(\.frame.minY)
  }

  private func scroll(_ grid: GridScreen, to offset: CGFloat) {
    grid.view.contentOffset.y = offset
    grid.screen.runFrame()
  }

  @Test func `A header stays at the top of what is seen until its section's end pushes it out`() {
    let grid = grid()
    #expect(tops(grid, Self.kinds.header) == [0])
    scroll(grid, to: 200)
    #expect(tops(grid, Self.kinds.header) == [200, 550])
    scroll(grid, to: 520)
    #expect(tops(grid, Self.kinds.header) == [500, 550])
    scroll(grid, to: 560)
    #expect(tops(grid, Self.kinds.header) == [560])
  }

  @Test func `A footer stays at the bottom of what is seen until its section's beginning pushes it out`() {
    let grid = grid(headers: false, footers: true)
    #expect(tops(grid, Self.kinds.footer) == [460])
    scroll(grid, to: 60)
    #expect(tops(grid, Self.kinds.footer) == [520])
    scroll(grid, to: 110)
    #expect(tops(grid, Self.kinds.footer) == [530, 580])
    scroll(grid, to: 300)
    #expect(tops(grid, Self.kinds.footer) == [530, 760])
  }

  @Test func `It stands above the cells that it covers`() {
    let grid = grid()
    scroll(grid, to: 200)
    let header = grid.view.visibleSupplementaryViews(ofKind: Self.kinds.header).first
    #expect(header?.appliedAttributes?.zIndex == 10)
    #expect(grid.view.visibleCells.allSatisfy { $0.layer.zPosition < (header?.layer.zPosition ?? 0) })
  }

  @Test func `The content's inset is left free`() {
    let grid = grid()
    grid.view.contentInset.top = 40
    scroll(grid, to: 200)
    #expect(tops(grid, Self.kinds.header) == [240, 550])
  }

  @Test func `Content pulled down takes the header along`() {
    let grid = grid()
    grid.view.contentOffset.y = -50
    grid.screen.runFrame()
    #expect(tops(grid, Self.kinds.header) == [0])
  }

  @Test func `Scrolling asks for the pinned views and for nothing else`() {
    // C5, C6
    final class Counting: UICollectionViewFlowLayout {
      var queries = 0
      var items = 0
      var views = 0
      override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        queries += 1
        return super.layoutAttributesForElements(in: rect)
      }
      override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        items += 1
        return super.layoutAttributesForItem(at: indexPath)
      }
      override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
      ) -> UICollectionViewLayoutAttributes? {
        views += 1
        return super.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath)
      }
    }
    let layout = Counting()
    let grid = grid(layout: layout)
    scroll(grid, to: 10)
    (layout.queries, layout.items, layout.views) = (0, 0, 0)
    for offset in 11..<21 { scroll(grid, to: CGFloat(offset)) }
    #expect(layout.queries == 0)
    #expect(layout.items == 0)
    #expect(layout.views == 10)
    #expect(tops(grid, Self.kinds.header) == [20])
  }

  @Test func `Nothing is invalidated by scrolling where nothing is pinned`() {
    let grid = grid(headers: false)
    #expect(!grid.layout.shouldInvalidateLayout(forBoundsChange: CGRect(x: 0, y: 30, width: 320, height: 480)))
  }

  @Test func `Columns pin their headers at the left`() {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 100, height: 480)
    layout.headerReferenceSize = CGSize(width: 40, height: 0)
    layout.sectionHeadersPinToVisibleBounds = true
    let grid = GridScreen([6, 6], layout: layout)
    grid.view.contentOffset.x = 150
    grid.screen.runFrame()
    let headers = grid.view.visibleSupplementaryViews(ofKind: Self.kinds.header)
    #expect(headers.map(\.frame) == [CGRect(x: 150, y: 0, width: 40, height: 480)])
  }

  // C155
  @Test func `a header that stays in sight goes along with an inset that changes while the content stands`() {
    let grid = grid()
    scroll(grid, to: 200)
    grid.view.contentInset.top = 25
    grid.screen.runFrame()
    #expect(grid.view.contentOffset.y == 200)
    #expect(tops(grid, Self.kinds.header) == [225, 550])
    grid.view.contentInset.top = 0
    grid.screen.runFrame()
    #expect(tops(grid, Self.kinds.header) == [200, 550])
  }

  // C155
  @Test func `a footer that stays in sight goes along with an inset, and no item is asked for again`() {
    let grid = grid(headers: false, footers: true)
    scroll(grid, to: 20)
    grid.source.forgetQuestions()
    grid.view.contentInset.bottom = 40
    grid.screen.runFrame()
    #expect(tops(grid, Self.kinds.footer) == [440])
    #expect(grid.source.askedCells == [])
  }
}
