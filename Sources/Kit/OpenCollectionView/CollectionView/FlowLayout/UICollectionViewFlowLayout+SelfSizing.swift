import CollectionEngine

extension UICollectionViewFlowLayout {
  /// Tells whether cells are asked for their sizes. // C64
  var isSelfSizing: Bool { estimatedItemSize != .zero || itemSize == Self.automaticSize }

  /// The size that items have as long as nobody knows better: the estimate, or where that is to be found automatically
  /// ``itemSize``, or where that is too UIKit's default of 50 × 50.
  var sizeBeforeMeasuring: CGSize {
    if estimatedItemSize != .zero, estimatedItemSize != Self.automaticSize { return estimatedItemSize }
    return itemSize == Self.automaticSize ? FlowGeometry.Section.defaultItemSize : itemSize
  }

  /// Tells whether the layout follows what a view would like to have.
  func takes(
    _ preferred: UICollectionViewLayoutAttributes, insteadOf original: UICollectionViewLayoutAttributes
  ) -> Bool {
    switch original.representedElementCategory {
    case .cell: return isSelfSizing && preferred.size != original.size
    case .supplementaryView:
      return isAutomatic(original.representedElementKind ?? "", section: original.section)
        && along(preferred.size) != along(original.size)
    case .decorationView: return false
    }
  }

  /// Tells whether a header or a footer finds its length itself.
  private func isAutomatic(_ kind: String, section: Int) -> Bool {
    guard spanningViewsAreSelfSizing, let collectionView = attachedCollectionView else { return false }
    let isHeader = kind == UICollectionView.elementKindSectionHeader
    let layouts = isHeader ? headerReferenceSize : footerReferenceSize
    guard let delegate = flowDelegate else { return along(layouts) == along(Self.automaticSize) }
    let size =
      isHeader
      ? delegate.collectionView(collectionView, layout: self, referenceSizeForHeaderInSection: section)
      : delegate.collectionView(collectionView, layout: self, referenceSizeForFooterInSection: section)
    return along(size) == along(Self.automaticSize)
  }

  /// Leaves in a context only the size that a view would like to have.
  func narrow(
    _ context: UICollectionViewLayoutInvalidationContext, toPreferred preferred: UICollectionViewLayoutAttributes
  ) {
    guard let context = context as? UICollectionViewFlowLayoutInvalidationContext else { return }
    context.invalidateFlowLayoutDelegateMetrics = false
    context.invalidateFlowLayoutAttributes = false
    let key: ElementKey
    switch preferred.representedElementCategory {
    case .cell: key = .cell(section: preferred.section, item: preferred.item)
    case .supplementaryView:
      key = .supplementary(
        kind: Self.number(ofKind: preferred.representedElementKind ?? ""), section: preferred.section)
    case .decorationView: return
    }
    context.preferredSize = (key, preferred.size)
  }
}
