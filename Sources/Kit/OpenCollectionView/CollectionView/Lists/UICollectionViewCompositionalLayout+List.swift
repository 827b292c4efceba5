extension UICollectionViewCompositionalLayout {
  /// A layout of which all sections are those of a list. // I1
  ///
  /// - Parameter configuration: the look of the list.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    // In the same surroundings all sections are alike.
    var made: (environment: any NSCollectionLayoutEnvironment, section: NSCollectionLayoutSection)?
    return UICollectionViewCompositionalLayout { _, environment in
      if let made, made.environment === environment { return made.section }
      let section = NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
      made = (environment, section)
      return section
    }
  }
}
