import CollectionEngine

extension UICollectionView {
  /// The item that is to keep its distance to the view while sizes, data or layout become others; nil where none is seen.
  ///
  /// It is the first one that begins within the visible rectangle, or the first one that reaches into it if none does:
  /// what grows above it must not push it away, and what it grows by itself grows on along the way of reading. Our choice.
  ///
  /// - Parameter isCandidate: whether an item may be taken, such as one that is still there after an update.
  func contentAnchor(where isCandidate: (ElementKey) -> Bool = { _ in true }) -> ContentAnchor? {
    let visible = bounds.inset(by: adjustedContentInset)
    let isVertical = elements.axis == .vertical
    var first: (key: ElementKey, frame: CGRect, begins: Bool)?
    for index in elements.slots.indices {
      guard let key = elements.slots[index].key, key.category == .cell,
        let frame = elements.slots[index].view?.appliedAttributes?.frame,
        isVertical ? frame.maxY > visible.minY : frame.maxX > visible.minX, isCandidate(key)
      else { continue }
      let begins = isVertical ? frame.minY >= visible.minY : frame.minX >= visible.minX
      if let first {
        guard first.begins == begins ? key < first.key : begins else { continue }
      }
      first = (key, frame, begins)
    }
    return first.map { first in
      ContentAnchor(
        key: first.key, distance: CGPoint(x: first.frame.minX - bounds.minX, y: first.frame.minY - bounds.minY))
    }
  }

  /// The offset at which an item has the distance to the view that it had; nil where the layout does not know it.
  ///
  /// Along an axis on which the content fits nothing is kept: items of a grid that change their columns do not move the
  /// content sideways. Content at rest stays in its range; what is under a finger, moves or bounces is not brought back.
  func contentOffset(keeping anchor: ContentAnchor) -> CGPoint? {
    contentOffset(keeping: anchor, inContentOf: content.size(in: self))
  }

  func contentOffset(keeping anchor: ContentAnchor, inContentOf size: CGSize) -> CGPoint? {
    guard let offset = wantedOffset(keeping: anchor, inContentOf: size) else { return nil }
    return activity == .none ? restingOffset(nearest: offset, inContentOf: size) : offset
  }

  /// The same, be there room for it or not.
  func wantedOffset(keeping anchor: ContentAnchor, inContentOf size: CGSize) -> CGPoint? {
    guard let attributes = collectionViewLayout.layoutAttributesForItem(at: anchor.key.indexPath) else { return nil }
    let frame = attributes.frame
    guard frame.isFinite else { return nil }
    var offset = bounds.origin
    let room = bounds.inset(by: adjustedContentInset).size
    if max(size.width, contentSize.width) > room.width { offset.x = frame.minX - anchor.distance.x }
    if max(size.height, contentSize.height) > room.height { offset.y = frame.minY - anchor.distance.y }
    return offset
  }

  /// The nearest offset at which content of a size may rest.
  func restingOffset(nearest offset: CGPoint, inContentOf size: CGSize) -> CGPoint {
    let range = legalRange(ofContent: size)
    return CGPoint(
      x: min(max(offset.x, range.minimum.x), range.maximum.x), y: min(max(offset.y, range.minimum.y), range.maximum.y))
  }
}
