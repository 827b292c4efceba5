import OpenCollectionView
import Testing
import TouchTesting

/// The values of which compositional layouts are described.
@MainActor struct CompositionalValueTests {
  private let size = NSCollectionLayoutSize(.fractionalWidth(1), .absolute(44))

  @Test func `A dimension is of one kind, and says its number`() {
    // P1
    let width = NSCollectionLayoutDimension.fractionalWidth(0.25)
    #expect(width.isFractionalWidth && !width.isFractionalHeight && !width.isAbsolute && !width.isEstimated)
    #expect(width.dimension == 0.25)
    #expect(NSCollectionLayoutDimension.fractionalHeight(1).isFractionalHeight)
    #expect(NSCollectionLayoutDimension.absolute(20).isAbsolute)
    let estimated = NSCollectionLayoutDimension.estimated(20)
    #expect(estimated.isEstimated && !estimated.isUniformAcrossSiblings)
    let uniform = NSCollectionLayoutDimension.uniformAcrossSiblings(estimate: 20)
    #expect(uniform.isEstimated && uniform.isUniformAcrossSiblings && uniform.dimension == 20)
  }

  @Test func `Items, groups and sections begin with the usual values`() {
    // P4
    let item = NSCollectionLayoutItem(layoutSize: size)
    #expect(item.contentInsets == .zero && item.supplementaryItems.isEmpty)
    #expect(item.edgeSpacing?.leading == .fixed(0) && item.edgeSpacing?.bottom == .fixed(0))
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [item])
    #expect(group.interItemSpacing == .fixed(0) && group.subitems == [item])
    let section = NSCollectionLayoutSection(group: group)
    #expect(section.contentInsets == .zero && section.interGroupSpacing == 0)
    #expect(section.orthogonalScrollingBehavior == .none && section.supplementariesFollowContentInsets)
    #expect(section.contentInsetsReference == .automatic && section.supplementaryContentInsetsReference == .automatic)
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    #expect(configuration.scrollDirection == .vertical && configuration.interSectionSpacing == 0)
    #expect(configuration.contentInsetsReference == .safeArea && configuration.boundarySupplementaryItems.isEmpty)
  }

  @Test func `Views at items are in front, and decorations are not`() {
    // P5
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size, elementKind: "h", alignment: .topLeading, absoluteOffset: CGPoint(x: 1, y: 2))
    #expect(header.zIndex == 1 && header.extendsBoundary && !header.pinToVisibleBounds)
    #expect(header.offset == CGPoint(x: 1, y: 2) && header.alignment == .topLeading)
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: size, elementKind: "badge", containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing]))
    #expect(badge.zIndex == 1 && badge.itemAnchor == nil && badge.containerAnchor.edges == [.top, .trailing])
    #expect(NSCollectionLayoutDecorationItem.background(elementKind: "bg").zIndex == 0)
  }

  @Test func `Raw values are those of UIKit`() {
    // P6
    #expect(UICollectionLayoutSectionOrthogonalScrollingBehavior.groupPagingCentered.rawValue == 5)
    #expect(UICollectionLayoutSectionOrthogonalScrollingBehavior.continuousGroupLeadingBoundary.rawValue == 2)
    #expect(UIContentInsetsReference.readableContent.rawValue == 4)
    #expect(NSRectAlignment.topTrailing.rawValue == 8 && NSRectAlignment.topLeading.rawValue == 2)
  }

  @Test func `Values are equal by what they say, and never across classes`() {
    // P7
    #expect(NSCollectionLayoutDimension.absolute(4) == .absolute(4))
    #expect(NSCollectionLayoutDimension.absolute(4) != .estimated(4))
    let one = NSCollectionLayoutItem(layoutSize: size)
    let other = NSCollectionLayoutItem(layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .absolute(44)))
    #expect(one == other)
    other.contentInsets.top = 1
    #expect(one != other)
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [one])
    #expect(group != one)
    #expect(
      NSCollectionLayoutGroup.custom(layoutSize: size) { _ in [] }
        == NSCollectionLayoutGroup.custom(layoutSize: size) { _ in
          [NSCollectionLayoutGroupCustomItem(frame: .zero)]
        })
  }

  @Test func `Groups and layouts keep copies of what they are given`() {
    // P3
    let item = NSCollectionLayoutItem(layoutSize: NSCollectionLayoutSize(.fractionalWidth(0.5), .absolute(44)))
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [item])
    item.contentInsets.leading = 10
    #expect(group.subitems.first?.contentInsets.leading == 0)
    let section = NSCollectionLayoutSection(group: group)
    group.interItemSpacing = .fixed(20)
    let layout = UICollectionViewCompositionalLayout(section: section)
    section.interGroupSpacing = 100
    let screen = ComposedScreen([4], layout)
    #expect(screen.frame(0, 1) == CGRect(x: 160, y: 0, width: 160, height: 44))
    #expect(screen.frame(0, 2) == CGRect(x: 0, y: 44, width: 160, height: 44))
  }

  @Test func `A configuration that is set anew counts at once, one that is changed does not`() {
    // P3
    let layout = UICollectionViewCompositionalLayout(section: .grid(1, height: 40))
    let screen = ComposedScreen([1, 1], layout)
    layout.configuration.interSectionSpacing = 12
    screen.screen.runFrame()
    #expect(screen.frame(1, 0)?.minY == 40)
    let configuration = layout.configuration
    configuration.interSectionSpacing = 12
    layout.configuration = configuration
    screen.screen.runFrame()
    #expect(screen.frame(1, 0)?.minY == 52)
  }

  @Test func `Groups without items, counts below one and sides that are no numbers are told of`() {
    // P2, P78
    let screen = VirtualScreen(width: 320, height: 480)
    let lines = screen.errors {
      _ = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [])
      _ = NSCollectionLayoutGroup.vertical(
        layoutSize: size, subitem: NSCollectionLayoutItem(layoutSize: size), count: 0)
      _ = NSCollectionLayoutDimension.absolute(.nan)
    }
    #expect(lines.count == 3)
    #expect(lines.first?.contains("at least 1 subitem is required") == true)
    #expect(lines.dropFirst().first?.contains("should specify a count >= 1") == true)
    #expect(lines.last?.contains("give a finite number") == true)
  }

  @Test func `A group describes what is in it`() {
    let item = NSCollectionLayoutItem(layoutSize: NSCollectionLayoutSize(.fractionalWidth(0.5), .absolute(44)))
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [item])
    group.interItemSpacing = .fixed(4)
    #expect(
      group.visualDescription() == """
        horizontal group, 1.0 of the width × 44.0, 4.0 apart
          item, 0.5 of the width × 44.0
        """)
  }
}
