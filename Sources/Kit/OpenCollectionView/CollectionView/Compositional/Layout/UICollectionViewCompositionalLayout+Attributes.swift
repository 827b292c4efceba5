import CollectionEngine

extension UICollectionViewCompositionalLayout {
  /// The part of the content that is seen, less its insets. Pinned views keep to it. // P52
  var pinningBounds: CGRect {
    guard pinsAny, let collectionView = attachedCollectionView else { return .zero }
    return collectionView.bounds.inset(by: collectionView.adjustedContentInset)
  }

  /// Returns new attributes of the elements that touch a rectangle. A subclass may change them. // P120
  ///
  /// - Parameter isOfRows: whether rows that have scrolled answer what is seen of them, and what is about to be.
  func attributes(touching rect: CGRect, isOfRows: Bool) -> [UICollectionViewLayoutAttributes]? {
    guard let geometry else { return nil }
    var elements: [CompositionalElement] = []
    let list = isOfRows ? attachedCollectionView : nil
    geometry.appendElements(
      touching: rect, visible: pinningBounds, rowMargin: list?.rows == nil ? 0 : CollectionRows.margin,
      rowOffset: { list?.rowOffset(ofSection: $0, in: self) ?? 0 }, into: &elements)
    return elements.map(attributes)
  }

  /// The attributes of an element.
  func attributes(_ element: CompositionalElement) -> UICollectionViewLayoutAttributes {
    let path = IndexPath(item: element.item, section: element.section)
    let made: UICollectionViewLayoutAttributes
    let own = type(of: self).layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
    let attributesClass = own ?? UICollectionViewLayoutAttributes.self
    switch element.category {
    case .cell: made = attributesClass.init(forCellWith: path)
    case .supplementary: made = attributesClass.init(forSupplementaryViewOfKind: element.kind, with: path)
    case .decoration: made = attributesClass.init(forDecorationViewOfKind: element.kind, with: path)
    }
    made.frame = element.frame
    made.zIndex = element.zIndex
    made.isInRow = element.isInRow
    return made
  }
}
