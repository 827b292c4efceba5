import CollectionEngine

/// The place that the layout gives an element for which a view is asked.
struct ElementPlace {
  var key: ElementKey
  /// The attributes of the layout; nil where it told of the frame alone.
  var attributes: UICollectionViewLayoutAttributes?
  /// The frame; of an element that is transformed the box around it.
  var frame: CGRect

  /// The frame before any transform: with this one a view is made.
  var plainFrame: CGRect {
    guard let attributes, attributes.isTransformed else { return frame }
    let (center, size) = (attributes.center, attributes.size)
    return CGRect(
      x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
  }

  /// By which index path the data source and the delegate know the element.
  var indexPath: IndexPath { Self.indexPath(of: key, attributes) }

  /// A layout may number the views that it adds in another way than by section and item.
  static func indexPath(of key: ElementKey, _ attributes: UICollectionViewLayoutAttributes?) -> IndexPath {
    key.category == .cell ? key.indexPath : attributes?.indexPath ?? key.indexPath
  }
}
