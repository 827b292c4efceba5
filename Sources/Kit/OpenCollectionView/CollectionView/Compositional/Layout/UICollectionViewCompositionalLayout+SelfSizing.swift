import CollectionEngine

extension UICollectionViewCompositionalLayout {
  /// Along which sides the view of an element says how long it is. // P107
  func freeAxes(of attributes: UICollectionViewLayoutAttributes) -> UIAxis {
    var axes: UIAxis = []
    switch attributes.representedElementCategory {
    case .cell:
      // Rows of lists are as high as they like, and no wider; nothing has to be worked out. // I1
      if geometry != nil, definition(ofSection: attributes.section)?.listStyle != nil { return .vertical }
      guard let free = geometry?.isFree(item: attributes.item, inSection: attributes.section) else { return [] }
      if free.width { axes.insert(.horizontal) }
      if free.height { axes.insert(.vertical) }
    case .supplementaryView:
      guard geometry != nil, let size = boundary(of: attributes)?.layoutSize else { return [] }
      if size.widthDimension.isEstimated { axes.insert(.horizontal) }
      if size.heightDimension.isEstimated { axes.insert(.vertical) }
    case .decorationView: break
    }
    return axes
  }

  /// The description of a view at an edge; nil for any other.
  private func boundary(
    of attributes: UICollectionViewLayoutAttributes
  ) -> NSCollectionLayoutBoundarySupplementaryItem? {
    let kind = attributes.representedElementKind
    if attributes.item == CompositionalElement.ofLayout {
      return heldConfiguration.boundarySupplementaryItems.first { $0.elementKind == kind }
    }
    guard attributes.item == 0 else { return nil }
    return definition(ofSection: attributes.section)?.boundarySupplementaryItems.first { $0.elementKind == kind }
  }

  /// Tells whether the layout follows what a view would like to have. // P108
  func takes(
    _ preferred: UICollectionViewLayoutAttributes, insteadOf original: UICollectionViewLayoutAttributes
  ) -> Bool {
    guard isSelfSizing, original.representedElementCategory != .decorationView else { return false }
    let axes = freeAxes(of: original)
    return axes.contains(.horizontal) && preferred.size.width != original.size.width
      || axes.contains(.vertical) && preferred.size.height != original.size.height
  }

  /// The size that a view has asked for.
  func wish(_ preferred: UICollectionViewLayoutAttributes) -> CompositionalWish {
    CompositionalWish(
      kind: preferred.representedElementCategory == .cell ? "" : preferred.representedElementKind ?? "",
      section: preferred.section, item: preferred.item, size: preferred.size)
  }
}
