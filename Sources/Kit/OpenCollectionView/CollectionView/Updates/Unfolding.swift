/// The rows of a section that come from behind an item, or go there: those that a person opens or closes in an outline. // I110
struct Unfolding {
  /// The section of the item.
  var section: Int
  /// The item.
  var item: Int
  /// How many rows come or go behind it.
  var count: Int

  /// Tells whether an item is one of the rows.
  func holds(section: Int, item: Int) -> Bool {
    section == self.section && self.item < item && item <= self.item + count
  }

  /// How far below the cells around them the rows are on their way. Our choice: one, so that the row that is opened stays in
  /// front.
  static let depth = 1
}

extension UICollectionViewLayoutAttributes {
  /// The same behind another item, at the end towards which content goes on, not to be seen.
  func folded(behind other: UICollectionViewLayoutAttributes, sideways: Bool) -> UICollectionViewLayoutAttributes {
    let folded = faded
    let end = CGPoint(
      x: sideways ? other.frame.maxX - frame.width / 2 : center.x,
      y: sideways ? center.y : other.frame.maxY - frame.height / 2)
    if end.isFinite { folded.center = end }
    folded.zIndex = min(zIndex, other.zIndex) - Unfolding.depth
    return folded
  }
}
