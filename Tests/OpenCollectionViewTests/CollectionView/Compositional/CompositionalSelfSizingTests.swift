import OpenCollectionView
import Testing
import TouchTesting

/// Cells of a compositional layout that say how high they are.
@MainActor struct CompositionalSelfSizingTests {
  /// As high as the last digit of five says, at any width.
  private final class Rows: NumberCell {
    static let heights: [CGFloat] = [31, 50, 31, 69, 31]

    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      layoutAttributes.size.height = Self.heights[layoutAttributes.indexPath.item % 5]
      return layoutAttributes
    }
  }

  private final class Pairs: NumberCell {
    static let heights: [CGFloat] = [31, 88, 31, 126, 31]

    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      layoutAttributes.size.height = Self.heights[layoutAttributes.indexPath.item % 5]
      return layoutAttributes
    }
  }

  private static func pairs() -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(layoutSize: NSCollectionLayoutSize(.fractionalWidth(0.5), .estimated(50)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .estimated(50)), subitem: item, count: 2)
    group.interItemSpacing = .fixed(5)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 3
    return section
  }

  @Test func `A list stands where it was measured`() {
    // P107
    let screen = ComposedScreen([5], UICollectionViewCompositionalLayout(section: .list()), cell: Rows.self)
    #expect(screen.view.contentSize == CGSize(width: 320, height: 224))
    #expect(screen.view.visibleCells.map(\.frame.minY) == [0, 34, 87, 121, 193])
    #expect(screen.view.visibleCells.map(\.frame.height) == [31, 50, 31, 69, 31])
  }

  @Test func `A grid stands where it was measured`() {
    // P111
    let screen = ComposedScreen([5], UICollectionViewCompositionalLayout(section: Self.pairs()), cell: Pairs.self)
    #expect(screen.view.contentSize == CGSize(width: 320, height: 251))
    #expect(screen.frame(0, 3) == CGRect(x: 162.5, y: 91, width: 157.5, height: 126))
    #expect(screen.frame(0, 4) == CGRect(x: 0, y: 220, width: 157.5, height: 31))
  }

  @Test func `A row is as high as the highest group that has been measured, and grows when a higher one comes`() {
    // P116
    let layout = UICollectionViewCompositionalLayout { _, _ in
      let size = NSCollectionLayoutSize(.absolute(150), .estimated(40))
      let section = NSCollectionLayoutSection(
        group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
      section.orthogonalScrollingBehavior = .continuous
      return section
    }
    let screen = ComposedScreen([4, 1], layout, cell: Rows.self)
    // Of 31, 50 and 31 points; the fourth, 69 points high, is out of sight.
    #expect(screen.frame(1, 0)?.minY == 50)
    screen.view.setOrthogonalContentOffset(280, forSection: 0)
    screen.screen.runFrame()
    #expect(screen.frame(1, 0)?.minY == 69)
    // It stays so when that has gone again.
    screen.view.setOrthogonalContentOffset(0, forSection: 0)
    screen.screen.runFrame()
    #expect(screen.frame(1, 0)?.minY == 69)
  }

  @Test func `A cell that says nothing keeps the estimate`() {
    // P107
    let screen = ComposedScreen([5], UICollectionViewCompositionalLayout(section: .list()))
    #expect(screen.view.contentSize.height == 232)
  }

  @Test func `What is in sight keeps its place while sizes above become known`() {
    // P115
    let screen = ComposedScreen([200], UICollectionViewCompositionalLayout(section: .list()), cell: Rows.self)
    screen.view.scrollToItem(at: IndexPath(item: 150, section: 0), at: .top, animated: false)
    screen.screen.runFrame()
    for _ in 0..<60 {
      let before = screen.seen
      screen.view.contentOffset.y -= 20
      screen.screen.runFrame()
      let after = screen.seen
      for (item, frame) in before {
        guard let now = after[item] else { continue }
        #expect(abs(now.minY - frame.minY - 20) <= 1, "item \(item)")
      }
    }
  }

  @Test func `Sizes go with their items through an update`() {
    // P110
    let screen = ComposedScreen([5], UICollectionViewCompositionalLayout(section: .list()), cell: Rows.self)
    screen.source.counts = [4]
    screen.view.performBatchUpdates { screen.view.deleteItems(at: [IndexPath(item: 1, section: 0)]) }
    #expect(screen.screen.advanceUntilRest())
    #expect(screen.view.contentSize.height == 171)
  }

  @Test func `A header that says how high it is moves what is below it`() {
    // P50
    final class Header: UICollectionReusableView {
      override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
      ) -> UICollectionViewLayoutAttributes {
        layoutAttributes.size.height = 70
        return layoutAttributes
      }
    }
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .estimated(30)), elementKind: "own", alignment: .top)
    let section = NSCollectionLayoutSection.grid(1, height: 40).with { $0.boundarySupplementaryItems = [header] }
    let screen = VirtualScreen(width: 320, height: 480)
    let source = NumberSource([2])
    let view = UICollectionView(
      frame: screen.window.bounds, collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
    view.register(NumberCell.self, forCellWithReuseIdentifier: "number")
    view.register(Header.self, forSupplementaryViewOfKind: "own", withReuseIdentifier: "header")
    view.dataSource = source
    screen.show(view)
    screen.runFrame()
    #expect(view.visibleCells.map(\.frame.minY) == [70, 110])
    #expect(view.contentSize.height == 150)
  }
}
