extension NSCollectionLayoutSection {
  /// A section of a list: rows of the whole width, as high as their cells want. // I1
  ///
  /// It can stand beside other sections in one layout, and its properties can be changed. The insets above and below are those of
  /// a list of this section alone: between two sections of groups they are half of the gap each, unless they were changed. // I13
  ///
  /// - Parameters:
  ///   - configuration: the look of the list.
  ///   - layoutEnvironment: the surroundings that the section provider of the layout was given.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration, layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(ListMetrics.rowEstimate))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    let list = ListSection(configuration, layoutEnvironment)
    section.contentInsets = list.builtInsets
    section.contentInsetsReference = .none
    section.boundarySupplementaryItems = configuration.boundaries
    if list.backgroundColor != nil {
      section.decorationItems = [.background(elementKind: ListSectionBackground.kind)]
    }
    section.list = list
    let (leading, trailing) = (
      configuration.leadingSwipeActionsConfigurationProvider, configuration.trailingSwipeActionsConfigurationProvider
    )
    if leading != nil || trailing != nil {
      section.swipeProviders = SwipeProviders(leading: leading, trailing: trailing)
    }
    return section
  }
}
