/// An element of a section that is in sight, which a ``NSCollectionLayoutSection/visibleItemsInvalidationHandler`` may move, fade
/// and transform. // P102-P106
@preconcurrency @MainActor public protocol NSCollectionLayoutVisibleItem: UIDynamicItem {
  /// Opacity, 0 to 1.
  var alpha: CGFloat { get set }
  /// The place in depth, higher numbers in front.
  var zIndex: Int { get set }
  /// Tells whether the element is not to be seen.
  var isHidden: Bool { get set }
  /// The middle, where the section has not scrolled, in points of the content.
  var center: CGPoint { get set }
  /// The transform about the middle, in space.
  var transform3D: CATransform3D { get set }
  /// The transform about the middle, in the plane.
  var transform: CGAffineTransform { get set }
  /// The name of the element: empty, as nothing gives it one.
  var name: String { get }
  /// The index path of the element.
  var indexPath: IndexPath { get }
  /// The frame where the section has not scrolled, in points of the content; under a transform the smallest one around it.
  var frame: CGRect { get }
  /// The element's own rectangle.
  var bounds: CGRect { get }
  /// The category of the element: a cell, a supplementary view or a decoration view.
  var representedElementCategory: UICollectionView.ElementCategory { get }
  /// The kind of a view; nil for cells.
  var representedElementKind: String? { get }
}
