import CollectionEngine

extension UICollectionView {
  /// Tells a view where in a list the element stands that it is shown for, if that is another place than before. // I27, I31
  ///
  /// Called when a view is dequeued, so that the program finds its defaults, and whenever an answer of the layout is taken over:
  /// a row may have got or lost its neighbours without having moved.
  func tellListPlace(of key: ElementKey, to view: UICollectionReusableView) {
    guard let counts = data.known else { return }
    var place: ListPlace? =
      switch key.category {
      case .cell: collectionViewLayout.listPlace(ofItem: key.item, inSection: key.section, of: counts)
      case .supplementary:
        collectionViewLayout.listPlace(ofKind: elements.kind(key.kind), inSection: key.section)
      case .decoration: nil
      }
    if place == nil, view.listPlace == nil { return }
    place?.sideMargin = bounds.width >= Self.wideListWidth ? 20 : 16
    if place != view.listPlace { view.take(place) }
  }

  /// The width from which on rows keep 20 points free at their sides, and 16 below: measured at 375, 393, 414 and 430, and our
  /// choice between. // I11
  static let wideListWidth: CGFloat = 414
}

extension UICollectionReusableView {
  /// Takes over where in a list the view stands.
  func take(_ place: ListPlace?) {
    let old = listPlace
    listPlace = place
    if place?.environment != old?.environment { changeTraits { $0.listEnvironment = place?.environment } }
    if place?.sideMargin != old?.sideMargin {
      changeMargins { margins in
        margins.base = place.map {
          NSDirectionalEdgeInsets(top: 8, leading: $0.sideMargin, bottom: 8, trailing: $0.sideMargin)
        }
      }
    }
    (self as? UICollectionViewCell)?.listPlaceDidChange()
  }
}
