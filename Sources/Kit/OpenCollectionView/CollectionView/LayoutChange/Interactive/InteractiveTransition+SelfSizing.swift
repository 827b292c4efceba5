import CollectionEngine

/// Views say how large they want to be in each of the two layouts, which is asked as if it were the only one. // C60
extension InteractiveTransition {
  /// Tells whether either layout wants to know.
  var asksForPreferredAttributes: Bool { sides.contains { $0.layout.asksForPreferredAttributes } }

  /// Notes where an item is in both layouts that is to keep its place in sight. // C61
  func keepInPlace(_ anchor: ContentAnchor?) {
    for side in sides {
      side.anchor = anchor.flatMap { anchor in answer(of: side, anchor.key).map { (anchor.key, $0.frame.origin) } }
    }
  }

  /// Has a layout stand so that the item that is to keep its place in sight does.
  func keepAnchor(in side: TransitionSide) {
    guard let (key, origin) = side.anchor, view.view.currentCounts.contains(section: key.section, item: key.item),
      let now = frame(of: key, in: side)?.origin
    else { return }
    side.anchor = (key, now)
    if view.view.elements.axis == .vertical {
      side.offset.y += now.y - origin.y
    } else {
      side.offset.x += now.x - origin.x
    }
  }
}
