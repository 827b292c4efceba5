import CollectionEngine

/// An item that can be seen, and how far it is from the upper left corner of the view.
struct ContentAnchor {
  /// The item's cell.
  var key: ElementKey
  /// From the corner of the view to the corner of the item, in points.
  var distance: CGPoint
}
