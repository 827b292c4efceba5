import OpenCollectionView

/// Cards of one height, as many beside each other as have room, over the width of a view.
@MainActor struct CardGrid {
  /// Below this width a card has too little room for text of the usual size, in points; for larger text it is more.
  var smallestWidth: CGFloat
  /// The height of all cards, in points.
  var height: CGFloat

  /// Lays the cards out in a view; `top` and `bottom` are free above and below them.
  func arrange(_ layout: UICollectionViewFlowLayout, in view: UIView, top: CGFloat, bottom: CGFloat) {
    let safe = view.safeAreaInsets
    let margin = GalleryMetrics.margin(forWidth: view.bounds.width)
    let free = max(1, view.bounds.width - safe.left - safe.right - 2 * margin)
    let spacing: CGFloat = free < 500 ? 12 : 16
    let smallest = smallestWidth * view.traitCollection.textScale()
    let columns = max(1, ((free + spacing) / (smallest + spacing)).rounded(.down))
    let scale = view.traitCollection.displayScale
    layout.itemSize = CGSize(
      width: max(1, ((free - (columns - 1) * spacing) / columns * scale).rounded(.down) / scale), height: height)
    layout.minimumLineSpacing = spacing
    layout.minimumInteritemSpacing = spacing
    layout.sectionInset = UIEdgeInsets(top: top, left: safe.left + margin, bottom: bottom, right: safe.right + margin)
  }
}
