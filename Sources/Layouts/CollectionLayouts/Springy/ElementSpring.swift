import Foundation
import OpenCollectionView
import PlaneGeometry

/// The spring that an element hangs on. // D31
final class ElementSpring: UIAttachmentBehavior {
  let attributes: UICollectionViewLayoutAttributes
  /// In which tiling it was wanted last.
  var tiling = 0
  /// Tells whether it is wanted no longer.
  var isTakenDown = false

  /// A spring at the place where an element rests.
  init(_ attributes: UICollectionViewLayoutAttributes) {
    self.attributes = attributes
    super.init(item: attributes, offsetFromCenter: .zero, attachedToAnchor: attributes.center)
    // D13
    length = 0
  }
}

extension ElementSpring {
  /// Tells whether the element stands where it would without the spring.
  var isAtHome: Bool { attributes.center == anchorPoint && attributes.transform == .identity }

  /// The place where the element rests.
  var rest: RestingPlace { RestingPlace(center: anchorPoint, size: attributes.size) }
}

extension CGRect {
  /// The part of the rectangle that lies outside of another one that meets it, in as few rectangles as that takes. It
  /// is the whole where the rectangle reaches beyond the other both along and across.
  func parts(outside other: CGRect) -> [CGRect] {
    var parts: [CGRect] = []
    if minX >= other.minX, maxX <= other.maxX {
      if minY < other.minY { parts.append(CGRect(x: minX, y: minY, width: width, height: other.minY - minY)) }
      if maxY > other.maxY { parts.append(CGRect(x: minX, y: other.maxY, width: width, height: maxY - other.maxY)) }
    } else if minY >= other.minY, maxY <= other.maxY {
      if minX < other.minX { parts.append(CGRect(x: minX, y: minY, width: other.minX - minX, height: height)) }
      if maxX > other.maxX { parts.append(CGRect(x: other.maxX, y: minY, width: maxX - other.maxX, height: height)) }
    } else {
      parts.append(self)
    }
    return parts
  }
}
