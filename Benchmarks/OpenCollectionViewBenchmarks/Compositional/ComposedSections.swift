import OpenCollectionView

/// Sections of compositional layouts that are measured.
@MainActor enum ComposedSections {
  /// The cells of a ``Grid``: four columns of 100 × 100 points without any space between them.
  static func grid() -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(
        group: group(.fractionalWidth(1), .absolute(Grid.side), item: (.fractionalWidth(0.25), .fractionalHeight(1)))))
  }

  /// One cell below the other, each of which says how high it is.
  static func estimatedList(_ estimate: CGFloat) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(
        group: group(
          .fractionalWidth(1), .estimated(estimate), item: (.fractionalWidth(1), .estimated(estimate)))))
  }

  /// Cards of 100 × 100 points in a row that scrolls sideways.
  static func row() -> NSCollectionLayoutSection {
    let section = NSCollectionLayoutSection(
      group: group(.absolute(Grid.side), .absolute(Grid.side), item: (.fractionalWidth(1), .fractionalHeight(1))))
    section.orthogonalScrollingBehavior = .continuous
    return section
  }

  /// Thirty sections as on the front page of a store: two of three are rows.
  static func frontPage() -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { section, _ in
      section % 3 == 0
        ? NSCollectionLayoutSection(
          group: group(.fractionalWidth(1), .absolute(60), item: (.fractionalWidth(1), .fractionalHeight(1)))) : row()
    }
  }

  private static func group(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension,
    item: (width: NSCollectionLayoutDimension, height: NSCollectionLayoutDimension)
  ) -> NSCollectionLayoutGroup {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: item.width, heightDimension: item.height))
    return .horizontal(
      layoutSize: NSCollectionLayoutSize(widthDimension: width, heightDimension: height), subitems: [item])
  }
}
