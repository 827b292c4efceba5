import CollectionEngine

/// A section, as the program describes it and as the engine knows it.
struct DescribedSection {
  var definition: NSCollectionLayoutSection?
  var value: CompositionalSection
}
