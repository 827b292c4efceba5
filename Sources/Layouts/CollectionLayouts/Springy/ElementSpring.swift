import Foundation
import OpenCollectionView
import PlaneGeometry

/// The spring that an element hangs on. // D31
final class ElementSpring: UIAttachmentBehavior {
  let attributes: UICollectionViewLayoutAttributes
  /// In which tiling it was wanted last.
  var tiling = 0

  /// A spring at the place where an element rests.
  init(_ attributes: UICollectionViewLayoutAttributes) {
    self.attributes = attributes
    super.init(item: attributes, offsetFromCenter: .zero, attachedToAnchor: attributes.center)
    // D13
    length = 0
  }
}
