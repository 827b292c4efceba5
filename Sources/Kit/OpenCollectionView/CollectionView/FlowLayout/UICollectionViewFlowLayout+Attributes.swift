import CollectionEngine

extension UICollectionViewFlowLayout {
  func attributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard let geometry, indexPath.count == 2, (0..<geometry.sectionCount).contains(indexPath.section),
      (0..<geometry.itemCount(inSection: indexPath.section)).contains(indexPath.item)
    else { return nil }
    let attributes = cache.attributes(for: .cell(section: indexPath.section, item: indexPath.item), layout: self)
    let frame = geometry.frame(ofItem: indexPath.item, inSection: indexPath.section)
    attributes.frame = mirror?(frame) ?? frame
    return attributes
  }

  func attributesForSpanningView(ofKind kind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard let geometry, indexPath.count == 2, indexPath.item == 0,
      (0..<geometry.sectionCount).contains(indexPath.section)
    else { return nil }
    let isHeader = kind == UICollectionView.elementKindSectionHeader
    let pins = pins
    guard isHeader || kind == UICollectionView.elementKindSectionFooter,
      let frame = isHeader
        ? geometry.headerFrame(ofSection: indexPath.section, pins: pins)
        : geometry.footerFrame(ofSection: indexPath.section, pins: pins)
    else { return nil }
    let key = ElementKey.supplementary(kind: Self.number(ofKind: kind), section: indexPath.section)
    let attributes = cache.attributes(for: key, layout: self)
    attributes.frame = mirror?(frame) ?? frame
    let isPinned = isHeader ? pins?.headers : pins?.footers
    attributes.zIndex = isPinned ?? false ? FlowPins.zIndex : 0
    return attributes
  }
}
