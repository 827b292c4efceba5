import CollectionEngine

/// Elements with views that are taken out of the bookkeeping while data or layout become others.
extension UICollectionView {
  /// All elements with a view, in the order of their keys. The bookkeeping forgets them; the views stay as they are.
  func takeShownElements() -> [ShownElement] {
    // Not by closures, here and below, at whose beginning the actor would be looked up.
    var shown: [ShownElement] = []
    for slot in elements.slots {
      guard let key = slot.key, let view = slot.view, let attributes = view.appliedAttributes ?? slot.attributes else {
        continue
      }
      shown.append(ShownElement(key: key, view: view, attributes: attributes))
    }
    elements.removeAll()
    pass.tile = nil
    // Cells that are ready stand for items whose numbers may be others from now on.
    endLookAhead()
    if let held = takeHeldElement() { shown.append(held) }
    shown.sort { @Sendable in $0.key < $1.key }
    return shown
  }

  /// Puts elements with views into the bookkeeping, under the keys that they have from now on: the next pass does not
  /// take them for arrived. What is there already stays.
  func adopt(_ shown: [ShownElement]) {
    guard !shown.isEmpty else { return }
    var renumbered = shown
    for index in shown.indices {
      let (key, attributes) = (shown[index].key, shown[index].attributes)
      guard attributes.unusualIndexPath == nil, attributes.section != key.section || attributes.item != key.item,
        let moved = attributes.copy() as? UICollectionViewLayoutAttributes
      else { continue }
      moved.section = key.section
      moved.item = key.item
      renumbered[index].attributes = moved
    }
    elements.adopt(renumbered)
    for element in shown { element.view.markForAccessibility() }
    pass.tile = nil
    setNeedsLayout()
  }

  /// The view of an element that was taken out is seen no longer: it goes into the queue, and the delegate is told.
  ///
  /// - Parameter isStillThere: whether the element exists and is only out of sight.
  func endDisplaying(_ element: ShownElement, isStillThere: Bool = false) {
    takeBack(
      element.view, of: element.key, at: ElementPlace.indexPath(of: element.key, element.attributes),
      keeps: isStillThere)
  }
}
