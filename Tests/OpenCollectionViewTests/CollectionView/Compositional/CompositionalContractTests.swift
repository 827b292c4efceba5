import OpenCollectionView
import Testing
import TouchTesting

/// Compositional layouts held against the contract of layouts.
@MainActor struct CompositionalContractTests {
  private func breaches(_ layout: @autoclosure @MainActor () -> UICollectionViewLayout) -> [String] {
    LayoutContract.check(layout()).map(\.description)
  }

  @Test func `grids and lists keep it`() {
    #expect(breaches(UICollectionViewCompositionalLayout(section: .grid(0.25, height: 60))) == [])
    #expect(breaches(UICollectionViewCompositionalLayout(section: .list())) == [])
  }

  @Test func `pinned headings, backgrounds and spacings keep it`() {
    let section = NSCollectionLayoutSection.grid(0.5, height: 40).with {
      $0.boundarySupplementaryItems = [.header(24, pinned: true)]
      $0.interGroupSpacing = 7
      $0.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 6, bottom: 7, trailing: 8)
    }
    #expect(breaches(UICollectionViewCompositionalLayout(section: section)) == [])
  }

  @Test(arguments: [UICollectionLayoutSectionOrthogonalScrollingBehavior.continuous, .paging, .groupPagingCentered])
  func `rows keep it, however they come to rest`(behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior) {
    #expect(breaches(UICollectionViewCompositionalLayout(section: .row(behavior))) == [])
  }

  @Test func `a subclass that puts an item of a row where nobody can scroll is told`() {
    final class Astray: UICollectionViewCompositionalLayout {
      override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        super.layoutAttributesForElements(in: rect).map { $0.map(move) }
      }
      override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        super.layoutAttributesForItem(at: indexPath).map(move)
      }
      private func move(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        if attributes.indexPath.item == 1 { attributes.center.x += 50_000 }
        return attributes
      }
    }
    let found = LayoutContract.check(Astray(section: .row(.continuous)))
    #expect(found.first?.kind == .outsideContent)
    #expect(found.first?.sentence.contains("reaches out of the content") == true)
  }
}
