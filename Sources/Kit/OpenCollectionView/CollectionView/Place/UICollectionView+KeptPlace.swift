import CollectionEngine

extension UICollectionView {
  /// The place that the content keeps when another screen shows it in its own layout: that of the first selected item in sight,
  /// or the first selected one, or else of the first item in sight. Content at its beginning stays there.
  ///
  /// - Parameter offset: where the content stood when that screen was left, if that still counts.
  func keptPlace(returningTo offset: CGPoint?) -> KeptPlace {
    let insets = adjustedContentInset
    if let anchor = selectedAnchor() {
      return KeptPlace(offset: offset, anchor: anchor, isSelected: true, insets: insets)
    }
    let isAtBeginning = elements.axis == .vertical ? bounds.minY <= -insets.top : bounds.minX <= -insets.left
    return KeptPlace(offset: offset, anchor: isAtBeginning ? nil : contentAnchor(), insets: insets)
  }

  private func selectedAnchor() -> ContentAnchor? {
    guard !selectedItems.isEmpty else { return nil }
    let visible = bounds.inset(by: adjustedContentInset)
    var shown: (key: ElementKey, frame: CGRect)?
    for slot in elements.slots {
      guard let key = slot.key, selectedItems.contains(key), let frame = slot.view?.appliedAttributes?.frame,
        frame.intersects(visible), shown.map({ key < $0.key }) ?? true
      else { continue }
      shown = (key, frame)
    }
    if let shown { return anchor(of: shown.key, at: shown.frame) }
    guard let key = selectedItems.min(), currentCounts.contains(section: key.section, item: key.item),
      let frame = collectionViewLayout.layoutAttributesForItem(at: key.indexPath)?.frame,
      frame.isFinite
    else { return nil }
    return anchor(of: key, at: frame)
  }

  private func anchor(of key: ElementKey, at frame: CGRect) -> ContentAnchor {
    ContentAnchor(key: key, distance: CGPoint(x: frame.minX - bounds.minX, y: frame.minY - bounds.minY))
  }

  /// The offset at which content of a size keeps a place.
  ///
  /// - Parameters:
  ///   - proposed: where it stands unless the place says otherwise.
  ///   - frame: where the item of the place's anchor is in that content; nil where it is not.
  func offset(
    _ proposed: CGPoint, keeping place: KeptPlace, itsItemAt frame: CGRect?, inContentOf size: CGSize
  ) -> CGPoint {
    let former = place.offset.map { restingOffset(nearest: $0, inContentOf: size) }
    guard let anchor = place.anchor, let frame else { return former ?? proposed }
    let room = bounds.inset(by: adjustedContentInset).size
    if let former {
      let seen = CGRect(origin: former, size: bounds.size).inset(by: place.insets)
      if !place.isSelected || seen.intersects(frame) { return former }
    }
    var offset = proposed
    if size.width > room.width { offset.x = frame.minX - anchor.distance.x }
    if size.height > room.height { offset.y = frame.minY - anchor.distance.y }
    if place.isSelected {
      let seen = CGRect(origin: offset, size: bounds.size).inset(by: place.insets)
      offset.x += Self.wayToShow((frame.minX, frame.maxX), in: (seen.minX, seen.maxX))
      offset.y += Self.wayToShow((frame.minY, frame.maxY), in: (seen.minY, seen.maxY))
    }
    return restingOffset(nearest: offset, inContentOf: size)
  }

  /// How far content has to move for an item to be seen whole, or from its beginning where it is larger than the room.
  private static func wayToShow(
    _ item: (start: CGFloat, end: CGFloat), in room: (start: CGFloat, end: CGFloat)
  ) -> CGFloat {
    if item.start < room.start || item.end - item.start > room.end - room.start { return item.start - room.start }
    return max(item.end - room.end, 0)
  }

  /// The same in the layout that the view has.
  func offset(keeping place: KeptPlace, inContentOf size: CGSize) -> CGPoint {
    // It was noted before calls of the program, in which its item may have gone.
    let key = place.anchor.map(\.key).flatMap {
      currentCounts.contains(section: $0.section, item: $0.item) ? $0 : nil
    }
    let frame = key.flatMap { collectionViewLayout.layoutAttributesForItem(at: $0.indexPath)?.frame }
    return offset(
      restingOffset(nearest: bounds.origin, inContentOf: size), keeping: place,
      itsItemAt: frame.flatMap { $0.isFinite ? $0 : nil }, inContentOf: size)
  }
}
