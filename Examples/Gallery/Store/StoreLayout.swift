import OpenCollectionView

/// The front page as a compositional layout: what stands in which row, with headings, footers, badges and backgrounds.
@MainActor enum StoreLayout {
  static let heading = "store heading"
  static let footer = "store footer"
  static let imprint = "store imprint"
  static let badge = "store badge"
  static let band = "store band"
  static let darkWall = "store dark wall"

  /// Makes the layout of some shelves, one section each.
  static func make(_ shelves: [StoreShelf]) -> UICollectionViewCompositionalLayout {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(90)),
        elementKind: imprint, alignment: .bottom)
    ]
    let layout = UICollectionViewCompositionalLayout(
      sectionProvider: { index, environment in
        shelves.indices.contains(index) ? section(shelves[index], StoreMetrics(environment)) : nil
      }, configuration: configuration)
    layout.register(StoreBand.self, forDecorationViewOfKind: band)
    layout.register(StoreBand.self, forDecorationViewOfKind: darkWall)
    return layout
  }

  private static func section(_ shelf: StoreShelf, _ metrics: StoreMetrics) -> NSCollectionLayoutSection {
    let section = NSCollectionLayoutSection(group: group(shelf, metrics))
    section.interGroupSpacing = shelf.kind == .grid ? metrics.gap * 0.75 : metrics.spacing
    section.contentInsets = NSDirectionalEdgeInsets(
      top: 0, leading: metrics.margin, bottom: metrics.gap, trailing: metrics.margin)
    section.orthogonalScrollingBehavior = behavior(of: shelf.kind)
    section.supplementariesFollowContentInsets = false
    section.boundarySupplementaryItems = boundary(of: shelf, metrics)
    switch shelf.kind {
    case .list: section.decorationItems = [.background(elementKind: band)]
    case .posters: section.decorationItems = [.background(elementKind: darkWall)]
    case .cards, .tiles, .banner, .grid: break
    }
    // What lies on a wall of its own has as much of it above as below.
    if shelf.kind == .tiles || shelf.kind == .banner { section.contentInsets.bottom = metrics.gap + 8 }
    // The line below the last shelf belongs to it.
    if shelf.kind == .grid { section.contentInsets.bottom = 0 }
    return section
  }

  private static func behavior(of kind: StoreShelf.Kind) -> UICollectionLayoutSectionOrthogonalScrollingBehavior {
    switch kind {
    case .cards: .groupPagingCentered
    case .tiles: .continuousGroupLeadingBoundary
    case .list: .groupPaging
    case .posters: .continuous
    case .banner, .grid: .none
    }
  }

  // MARK: Groups

  private static func group(_ shelf: StoreShelf, _ metrics: StoreMetrics) -> NSCollectionLayoutGroup {
    let (prints, traits) = (shelf.prints, metrics.traits)
    switch shelf.kind {
    case .cards:
      let height = StoreCardCell.height(of: prints, width: metrics.cardWidth, traits)
      return row(of: metrics.cardColumns, width: metrics.free, height: height, spacing: metrics.spacing)
    case .tiles:
      let height = StoreTileCell.height(of: prints, width: metrics.tileWidth, proportion: 1, traits)
      return single(width: metrics.tileWidth, height: height, supplementaryItems: [note(traits)])
    case .list:
      let height = StoreRowCell.height(of: prints, width: metrics.listWidth, traits)
      let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height)))
      return .vertical(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .absolute(metrics.listWidth), heightDimension: .absolute(3 * height)),
        repeatingSubitem: item, count: 3)
    case .banner:
      let height = StoreBannerCell.height(of: shelf, width: metrics.free, traits)
      return single(width: metrics.free, height: height)
    case .posters:
      let height = StoreTileCell.height(
        of: prints, width: metrics.posterWidth, proportion: StoreTileCell.upright, traits)
      return single(width: metrics.posterWidth, height: height)
    case .grid:
      let height = StoreTileCell.height(of: prints, width: metrics.gridWidth, proportion: StoreTileCell.flat, traits)
      return row(of: metrics.gridColumns, width: metrics.free, height: height, spacing: metrics.spacing)
    }
  }

  private static func single(
    width: CGFloat, height: CGFloat, supplementaryItems: [NSCollectionLayoutSupplementaryItem] = []
  ) -> NSCollectionLayoutGroup {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)),
      supplementaryItems: supplementaryItems)
    return .horizontal(
      layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(width), heightDimension: .absolute(height)),
      subitems: [item])
  }

  private static func row(of count: Int, width: CGFloat, height: CGFloat, spacing: CGFloat) -> NSCollectionLayoutGroup {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1 / CGFloat(count)), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(width), heightDimension: .absolute(height)),
      repeatingSubitem: item, count: count)
    group.interItemSpacing = .fixed(spacing)
    return group
  }

  /// The word in the upper corner of a picture, at the side where reading ends.
  private static func note(_ traits: UITraitCollection) -> NSCollectionLayoutSupplementaryItem {
    NSCollectionLayoutSupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(StoreBadge.height(traits))),
      elementKind: badge, containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing]))
  }

  // MARK: Edges

  private static func boundary(
    of shelf: StoreShelf, _ metrics: StoreMetrics
  ) -> [NSCollectionLayoutBoundarySupplementaryItem] {
    let height = StoreHeading.height(of: shelf, width: metrics.free, metrics.traits)
    let top = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height)),
      elementKind: heading, alignment: .top)
    top.pinToVisibleBounds = true
    top.zIndex = 10
    guard shelf.kind == .grid else { return [top] }
    let bottom = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1),
        heightDimension: .absolute(StoreFooter.height(of: shelf, width: metrics.free, metrics.traits))),
      elementKind: footer, alignment: .bottom)
    return [top, bottom]
  }
}
