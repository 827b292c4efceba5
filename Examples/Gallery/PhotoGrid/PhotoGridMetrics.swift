import OpenCollectionView

/// The sizes of a photo grid that fills a width: whole pixels, with what is left over shared by the margins.
struct PhotoGridMetrics: Hashable {
  private(set) var columns: Int
  private(set) var itemSize: CGSize
  private(set) var spacing: CGFloat
  private(set) var sectionInset: UIEdgeInsets

  /// - Parameters:
  ///   - width: the width of the grid in points.
  ///   - safeArea: the strips at its sides that the device covers.
  ///   - scale: device pixels per point.
  ///   - textScale: how many times as large as usual text is: large words need wide photos.
  init(width: CGFloat, safeArea: UIEdgeInsets, scale: CGFloat, textScale: CGFloat = 1) {
    let free = max(0, width - safeArea.left - safeArea.right)
    let margin = GalleryMetrics.margin(forWidth: width)
    columns = Self.columns(forWidth: min(free, GalleryMetrics.largestWidth + 2 * 32) / textScale)
    spacing = free < 500 ? 12 : free < 1100 ? 16 : 20

    let gaps = CGFloat(columns - 1) * spacing
    let share = (free - 2 * margin - gaps) / CGFloat(columns)
    let itemWidth = max(1, (share * scale).rounded(.down) / scale)
    let proportion = Scenery.size.height / Scenery.size.width
    itemSize = CGSize(width: itemWidth, height: max(1, (itemWidth * proportion * scale).rounded() / scale))

    // Left to itself, a flow layout would spread what is left over between the items.
    let rest = max(0, free - 2 * margin - gaps - itemWidth * CGFloat(columns))
    let left = (rest / 2 * scale).rounded(.down) / scale
    sectionInset = UIEdgeInsets(
      top: 0, left: safeArea.left + margin + left, bottom: free < 500 ? 20 : 28,
      right: safeArea.right + margin + rest - left)
  }

  /// Lays photos out with these sizes.
  @MainActor func arrange(_ layout: UICollectionViewFlowLayout) {
    layout.itemSize = itemSize
    layout.minimumLineSpacing = spacing
    layout.minimumInteritemSpacing = spacing
    layout.sectionInset = sectionInset
  }

  private static func columns(forWidth width: CGFloat) -> Int {
    switch width {
    case ..<260: 1
    case ..<500: 2
    case ..<760: 3
    case ..<1100: 4
    case ..<1500: 5
    default: Int(width / 260)
    }
  }
}
