import OpenCollectionView

extension UICollectionViewCompositionalLayout {
  /// A list between the margins that all exhibits share. Rows that are as wide as the window begin their text there, in wide windows.
  static func galleryList(using configuration: UICollectionLayoutListConfiguration)
    -> UICollectionViewCompositionalLayout
  {
    UICollectionViewCompositionalLayout { _, environment in
      let section = NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
      let width = environment.container.contentSize.width
      let margin = GalleryMetrics.margin(forWidth: width)
      var insets = section.contentInsets
      if configuration.appearance == .insetGrouped {
        (insets.leading, insets.trailing) = (max(insets.leading, margin), max(insets.trailing, margin))
      } else if margin > GalleryMetrics.gap(forWidth: width) {
        (insets.leading, insets.trailing) = (margin - GalleryMetrics.rowMargin, margin - GalleryMetrics.rowMargin)
      }
      section.contentInsets = insets
      return section
    }
  }
}
