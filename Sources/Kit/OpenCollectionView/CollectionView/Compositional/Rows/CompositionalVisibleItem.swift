import CollectionEngine

/// An element in sight, as a handler of visible items sees and changes it. // P102-P106
///
/// What the handler has set stays until it sets something else, or until the element goes out of sight.
final class CompositionalVisibleItem: NSObject, NSCollectionLayoutVisibleItem {
  /// The attributes that the layout gives the element.
  var attributes: UICollectionViewLayoutAttributes
  /// Tells whether it has not been shown yet: its view may still look as when it was in sight before.
  var isNew = true
  private var ownAlpha: CGFloat?
  private var ownZIndex: Int?
  private var ownIsHidden: Bool?
  private var ownCenter: CGPoint?
  private var ownTransform: CATransform3D?

  init(_ attributes: UICollectionViewLayoutAttributes) { self.attributes = attributes }

  var alpha: CGFloat {
    get { ownAlpha ?? attributes.alpha }
    set { ownAlpha = newValue }
  }

  var zIndex: Int {
    get { ownZIndex ?? attributes.zIndex }
    set { ownZIndex = newValue }
  }

  var isHidden: Bool {
    get { ownIsHidden ?? attributes.isHidden }
    set { ownIsHidden = newValue }
  }

  var center: CGPoint {
    get { ownCenter ?? attributes.center }
    set { if newValue.isFinite { ownCenter = newValue } }
  }

  var transform3D: CATransform3D {
    get { ownTransform ?? attributes.transform3D }
    set { if newValue.isFinite { ownTransform = newValue } }
  }

  var transform: CGAffineTransform {
    get { CATransform3DGetAffineTransform(transform3D) }
    set { transform3D = CATransform3DMakeAffineTransform(newValue) }
  }

  var name: String { "" }
  var indexPath: IndexPath { attributes.indexPath }
  var bounds: CGRect { attributes.bounds }
  var representedElementCategory: UICollectionView.ElementCategory { attributes.representedElementCategory }
  var representedElementKind: String? { attributes.representedElementKind }

  var frame: CGRect { changed.frame }

  /// Tells whether the handler has set anything.
  var isChanged: Bool {
    ownAlpha != nil || ownZIndex != nil || ownIsHidden != nil || ownCenter != nil || ownTransform != nil
  }

  /// The attributes with what the handler has set.
  var changed: UICollectionViewLayoutAttributes {
    guard let changed = attributes.copy() as? UICollectionViewLayoutAttributes, isChanged else { return attributes }
    changed.alpha = alpha
    changed.zIndex = zIndex
    changed.isHidden = isHidden
    changed.center = center
    changed.transform3D = transform3D
    return changed
  }
}
