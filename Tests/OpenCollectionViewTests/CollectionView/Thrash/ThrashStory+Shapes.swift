import CollectionLayouts
import OpenCollectionView

extension ThrashStory.Shape {
  /// A new layout.
  @MainActor func layout(for source: ThrashSource) -> UICollectionViewLayout {
    switch self {
    case .grid: return flow(CGSize(width: 60, height: 60))
    case .columns:
      let layout = flow(CGSize(width: 50, height: 70))
      layout.scrollDirection = .horizontal
      return layout
    case .sized: return SizedLayout()
    case .headers, .pinned:
      let layout = flow(CGSize(width: 60, height: 40))
      layout.headerReferenceSize = CGSize(width: 24, height: 24)
      layout.sectionHeadersPinToVisibleBounds = self == .pinned
      return layout
    case .estimated:
      let layout = flow(CGSize(width: 50, height: 50))
      // Constraints say how wide cells are only where nobody has said how wide they may be.
      layout.estimatedItemSize =
        source.constrainsCells ? UICollectionViewFlowLayout.automaticSize : CGSize(width: 40, height: 40)
      return layout
    case .waterfall:
      let layout = WaterfallLayout()
      layout.delegate = source
      return layout
    case .tags:
      let layout = TagsLayout()
      layout.minimumInteritemSpacing = 6
      layout.sectionInset = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
      return layout
    case .carousel: return CarouselLayout()
    case .sticky: return StickyHeadersLayout()
    case .sheet: return SpreadsheetLayout()
    case .springy:
      let layout = swinging(SpringyFlowLayout())
      layout.headerReferenceSize = CGSize(width: 24, height: 24)
      // So that much stays behind on a small screen.
      layout.scrollResistance = 300
      return layout
    case .shelves: return Self.shelves { .absolute($0) }
    case .folded: return Self.shelves { .estimated($0) }
    case .tethered: return swinging(TetheredFlowLayout())
    case .roped:
      let layout = TetheredFlowLayout()
      layout.ropeSlack = 15
      return swinging(layout)
    }
  }

  /// Lines of three, rows that scroll freely, and rows that go from group to group, each with a heading.
  @MainActor private static func shelves(
    _ height: @escaping (CGFloat) -> NSCollectionLayoutDimension
  ) -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { index, _ in
      let isRow = index % 3 > 0
      let size = NSCollectionLayoutSize(isRow ? .absolute(70) : .fractionalWidth(1.0 / 3), height(40))
      let line = NSCollectionLayoutSize(isRow ? .absolute(70) : .fractionalWidth(1), height(40))
      let section = NSCollectionLayoutSection(
        group: .horizontal(layoutSize: line, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
      section.interGroupSpacing = 5
      section.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 6, bottom: 4, trailing: 8)
      section.orthogonalScrollingBehavior = [.none, .continuous, .groupPaging][index % 3]
      let header = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .absolute(24)),
        elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
      header.pinToVisibleBounds = index % 2 == 1
      section.boundarySupplementaryItems = [header]
      return section
    }
  }

  @MainActor private func swinging<Layout: SpringyFlowLayout>(_ layout: Layout) -> Layout {
    layout.itemSize = CGSize(width: 60, height: 40)
    return layout
  }

  @MainActor private func flow(_ size: CGSize) -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = size
    return layout
  }

  /// Tells whether the delegate says how large items are.
  var isSizedByDelegate: Bool { self == .sized || self == .tags }

  /// Where the rules put the items; nil for layouts that are programs of their own or depend on what was seen.
  @MainActor func reference(for view: UICollectionView, _ model: ThrashModel) -> NaiveFlow? {
    let inset = view.adjustedContentInset
    var flow = NaiveFlow(room: view.bounds.width - inset.left - inset.right)
    let size: CGSize
    switch self {
    case .grid: size = CGSize(width: 60, height: 60)
    case .columns:
      flow.isVertical = false
      flow.room = view.bounds.height - inset.top - inset.bottom
      size = CGSize(width: 50, height: 70)
    case .sized: size = .zero
    case .tethered, .roped: size = CGSize(width: 60, height: 40)
    case .headers, .springy:
      flow.headerLength = 24
      size = CGSize(width: 60, height: 40)
    default: return nil
    }
    flow.place(
      model.sections.map { section in section.items.map { self == .sized ? ThrashSource.size(of: $0) : size } })
    return flow
  }
}
