import CollectionEngine

/// The list that a section is of.
struct ListSection {
  let configuration: UICollectionLayoutListConfiguration
  /// The insets that the section was made with: one that a program has changed since is the program's.
  let builtInsets: NSDirectionalEdgeInsets
  /// The colour behind the section; nil for none.
  let backgroundColor: UIColor?

  @MainActor init(
    _ configuration: UICollectionLayoutListConfiguration, _ environment: any NSCollectionLayoutEnvironment
  ) {
    self.configuration = configuration
    builtInsets = configuration.insets(in: environment)
    backgroundColor = configuration.backgroundColor ?? configuration.appearance.background(environment.traitCollection)
  }
}

extension UICollectionLayoutListConfiguration {
  /// The room above headers where a program says so; no less than nothing.
  private var ownPadding: CGFloat? {
    guard let headerTopPadding else { return nil }
    return headerTopPadding.isFinite ? max(headerTopPadding, 0) : 0
  }

  /// The room above a header that is a view of its own. // I16
  var roomAboveHeader: CGFloat { headerMode == .supplementary ? ownPadding ?? 0 : 0 }

  /// The insets of a section that stands by itself. // I9, I10
  func insets(in environment: any NSCollectionLayoutEnvironment) -> NSDirectionalEdgeInsets {
    var insets = NSDirectionalEdgeInsets.zero
    let container = environment.container
    switch appearance {
    case .plain: break
    case .grouped, .insetGrouped: (insets.top, insets.bottom) = (ListMetrics.aboveGroups, ListMetrics.belowGroups)
    case .sidebar: insets.bottom = ListMetrics.belowSidebar
    case .sidebarPlain: break
    }
    switch headerMode {
    case .none: break
    case .supplementary: insets.top = 0
    case .firstItemInSection:
      insets.top = ownPadding ?? (appearance == .plain ? ListMetrics.abovePlainHeaderItem : 0)
    }
    if footerMode == .supplementary { insets.bottom = 0 }
    guard appearance == .insetGrouped || appearance.isSidebar else { return insets }
    // Cards and rows with backgrounds of their own keep out of what is cleared at the sides of the view.
    let cleared = container.effectiveContentInsets
    let side =
      appearance == .insetGrouped
      ? ListMetrics.cardMargin(forWidth: container.contentSize.width) : ListMetrics.besideSidebar
    (insets.leading, insets.trailing) = (side + cleared.leading, side + cleared.trailing)
    return insets
  }

  /// The views at the edges of a section. // I4, I5
  @MainActor var boundaries: [NSCollectionLayoutBoundarySupplementaryItem] {
    var boundaries: [NSCollectionLayoutBoundarySupplementaryItem] = []
    let pins = appearance == .plain || appearance == .sidebarPlain
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .estimated(pins ? ListMetrics.pinnedEstimate : ListMetrics.groupEstimate))
    func add(_ kind: String, _ alignment: NSRectAlignment) {
      let boundary = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size, elementKind: kind, alignment: alignment)
      boundary.pinToVisibleBounds = pins
      boundary.zIndex = ListMetrics.boundaryDepth
      boundaries.append(boundary)
    }
    if headerMode == .supplementary { add(UICollectionView.elementKindSectionHeader, .top) }
    if footerMode == .supplementary { add(UICollectionView.elementKindSectionFooter, .bottom) }
    return boundaries
  }
}

extension UICollectionLayoutListConfiguration.Appearance {
  /// The colour behind sections; nil for none. At the side of a window that of tablets is our choice. // I30
  @MainActor fileprivate func background(_ traits: UITraitCollection) -> UIColor? {
    switch self {
    case .plain: .systemBackground
    case .grouped, .insetGrouped: .systemGroupedBackground
    case .sidebar, .sidebarPlain: traits.userInterfaceIdiom == .pad ? .systemGroupedBackground : nil
    }
  }
}
