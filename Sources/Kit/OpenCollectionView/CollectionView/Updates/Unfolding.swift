import CollectionEngine

/// The rows of a section that come from behind an item, or go there: those that a person opens or closes in an outline. // I110
struct Unfolding {
  /// The section of the item.
  var section: Int
  /// The item.
  var item: Int
  /// How many rows come or go behind it.
  var count: Int
  /// Tells whether they come.
  var isOpening: Bool

  /// Tells whether an item is one of the rows.
  func holds(section: Int, item: Int) -> Bool {
    section == self.section && self.item < item && item <= self.item + count
  }

  /// How far below the cells around them the rows are on their way. Our choice: one, so that the row that is opened stays in
  /// front.
  static let depth = 1
}

extension UICollectionView {
  /// The end of those rows of an unfolding that are in sight, along the content; nil where none is.
  func shownEnd(of unfolding: Unfolding) -> CGFloat? {
    var end: CGFloat?
    for slot in elements.slots {
      guard let key = slot.key, key.category == .cell, unfolding.holds(section: key.section, item: key.item),
        elements.window.isVisible(key), slot.frame.isFinite
      else { continue }
      let edge = scrollsSideways ? slot.frame.maxX : slot.frame.maxY
      end = max(end ?? edge, edge)
    }
    return end
  }

  /// The end of an item along the content, where the layout has it now.
  func end(ofItem item: Int, inSection section: Int) -> CGFloat? {
    guard let frame = collectionViewLayout.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame,
      frame.isFinite
    else { return nil }
    return scrollsSideways ? frame.maxX : frame.maxY
  }
}

extension UICollectionViewLayoutAttributes {
  /// The same further on by a distance along the content, if it begins at a place or behind it.
  func moved(by distance: CGFloat, ifBehind place: CGFloat, sideways: Bool) -> UICollectionViewLayoutAttributes? {
    // Edges are rounded to pixels.
    guard (sideways ? frame.minX : frame.minY) > place - 1 else { return nil }
    let moved = copied
    if sideways { moved.center.x += distance } else { moved.center.y += distance }
    return moved.center.isFinite ? moved : nil
  }

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
