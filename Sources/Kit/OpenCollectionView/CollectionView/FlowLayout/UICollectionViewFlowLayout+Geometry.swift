import CollectionEngine

extension UICollectionViewFlowLayout {
  /// Asks the delegate, once per section and item.
  func makeSections(for collectionView: UICollectionView) -> [FlowGeometry.Section] {
    let counts = collectionView.currentCounts
    let delegate = collectionView.collectionDelegate as? any UICollectionViewDelegateFlowLayout
    let isVertical = scrollDirection == .vertical
    // Whether the delegate says anything of sizes is found out once: it does for all items or for none.
    var asksForSizes = true
    return (0..<counts.sectionCount).map { section in
      let count = counts.itemCount(inSection: section)
      var items = FlowGeometry.Items.uniform(itemSize, count: count)
      if asksForSizes, count > 0, let delegate {
        let first = FlowLayoutDefaults.answer {
          delegate.collectionView(collectionView, layout: self, sizeForItemAt: IndexPath(item: 0, section: section))
        }
        if let first {
          items = .varying(count: count) { item in
            item == 0
              ? first
              : delegate.collectionView(
                collectionView, layout: self, sizeForItemAt: IndexPath(item: item, section: section))
          }
        } else {
          asksForSizes = false
        }
      }
      let header =
        delegate?.collectionView(
          collectionView, layout: self, referenceSizeForHeaderInSection: section) ?? headerReferenceSize
      let footer =
        delegate?.collectionView(
          collectionView, layout: self, referenceSizeForFooterInSection: section) ?? footerReferenceSize
      return FlowGeometry.Section(
        items: items,
        lineSpacing: delegate?.collectionView(
          collectionView, layout: self, minimumLineSpacingForSectionAt: section) ?? minimumLineSpacing,
        interitemSpacing: delegate?.collectionView(
          collectionView, layout: self, minimumInteritemSpacingForSectionAt: section) ?? minimumInteritemSpacing,
        insets: delegate?.collectionView(collectionView, layout: self, insetForSectionAt: section) ?? sectionInset,
        headerLength: isVertical ? header.height : header.width,
        footerLength: isVertical ? footer.height : footer.width)
    }
  }
}
