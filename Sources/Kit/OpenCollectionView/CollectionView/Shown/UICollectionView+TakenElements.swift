import CollectionEngine

/// Elements with views that are taken out of the bookkeeping while data or layout become others.
extension UICollectionView {
  /// All elements with a view, in the order of their keys. The bookkeeping forgets them; the views stay as they are.
  func takeShownElements() -> [ShownElement] {
    let shown = elements.slots.compactMap { slot -> ShownElement? in
      guard let key = slot.key, let view = slot.view, let attributes = view.appliedAttributes ?? slot.attributes else {
        return nil
      }
      return ShownElement(key: key, view: view, attributes: attributes)
    }
    elements.removeAll()
    pass.tile = nil
    // Cells that are ready stand for items whose numbers may be others from now on.
    endLookAhead()
    let held = takeHeldElement().map { [$0] } ?? []
    return (shown + held).sorted { $0.key < $1.key }
  }

  /// Puts elements with views into the bookkeeping, under the keys that they have from now on: the next pass does not
  /// take them for arrived. What is there already stays.
  func adopt(_ shown: [ShownElement]) {
    guard !shown.isEmpty else { return }
    elements.adopt(
      shown.map { element in
        var element = element
        let attributes = element.attributes
        guard attributes.unusualIndexPath == nil,
          attributes.section != element.key.section || attributes.item != element.key.item,
          let moved = attributes.copy() as? UICollectionViewLayoutAttributes
        else { return element }
        moved.section = element.key.section
        moved.item = element.key.item
        element.attributes = moved
        return element
      })
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
