import CollectionEngine
import Foundation
import OpenCollectionView

/// The items of a circle, and the view in its middle.
extension PlacedItems where Geometry == CircleGeometry {
  mutating func hubAttributes() -> UICollectionViewLayoutAttributes {
    answered.attributes(of: Self.hubKey) {
      let attributes = UICollectionViewLayoutAttributes(
        forSupplementaryViewOfKind: CircleLayout.elementKindHub, with: IndexPath(item: 0, section: 0))
      let side = 2 * geometry.radius
      attributes.size = CGSize(width: side, height: side)
      attributes.center = geometry.center
      attributes.zIndex = -1
      return attributes
    }
  }

  mutating func attributes(touching rect: CGRect, withHub: Bool) -> [UICollectionViewLayoutAttributes] {
    guard !rect.isNull else { return [] }
    var answer: [UICollectionViewLayoutAttributes] = []
    for range in geometry.candidates(touching: rect) {
      for index in range where TouchRule.touches(geometry.frame(of: index), rect) {
        answer.append(attributes(ofItem: index))
      }
    }
    if withHub {
      let hub = hubAttributes()
      if TouchRule.touches(hub.frame, rect) { answer.append(hub) }
    }
    answered.keep(
      answer.map {
        (
          $0.representedElementCategory == .cell
            ? .cell(section: $0.indexPath.section, item: $0.indexPath.item) : Self.hubKey, $0
        )
      })
    return answer
  }

  private static var hubKey: ElementKey { .supplementary(kind: 0, section: 0) }
}
