extension UICollectionViewLayout {
  func contextForPreferred(_ attributes: UICollectionViewLayoutAttributes)
    -> UICollectionViewLayoutInvalidationContext
  {
    let context = makeInvalidationContext()
    switch attributes.representedElementCategory {
    case .cell: context.invalidateItems(at: [attributes.indexPath])
    case .supplementaryView:
      context.invalidateSupplementaryElements(
        ofKind: attributes.representedElementKind ?? "", at: [attributes.indexPath])
    case .decorationView:
      context.invalidateDecorationElements(ofKind: attributes.representedElementKind ?? "", at: [attributes.indexPath])
    }
    return context
  }
}
