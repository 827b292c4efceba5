import CollectionEngine
import Foundation
import OpenCollectionView

/// The items of a layout that numbers them through all sections: their counts, places and last answer.
@MainActor struct PlacedItems<Geometry: ItemGeometry> {
  var counts = LayoutCounts()
  var ends = UpdateEnds()
  private(set) var geometry: Geometry
  var answered = AnsweredAttributes()

  init(_ geometry: Geometry) { self.geometry = geometry }

  /// Places the items anew. The same numbers of other items are another answer.
  mutating func place(by geometry: Geometry) {
    self.geometry = geometry
    answered.removeAll()
  }

  /// The attributes of an item; nil for one that does not exist.
  mutating func attributes(ofItemAt indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard let index = counts.flatIndex(of: indexPath) else { return nil }
    return attributes(ofItem: index)
  }

  mutating func attributes(ofItem index: Int) -> UICollectionViewLayoutAttributes {
    let path = counts.indexPath(ofFlatIndex: index)
    return answered.attributes(of: .cell(section: path.section, item: path.item)) {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
      geometry.place(attributes, ofItem: index)
      return attributes
    }
  }
}

extension PlacedItems where Geometry: RowGeometry {
  /// The items that touch a rectangle as they are seen.
  mutating func attributes(touching rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    guard !rect.isNull else { return [] }
    var answer: [UICollectionViewLayoutAttributes] = []
    for index in geometry.candidates(from: rect.minX, to: rect.maxX) {
      let attributes = attributes(ofItem: index)
      if TouchRule.touches(attributes.frame, rect) { answer.append(attributes) }
    }
    answered.keep(answer.map { (.cell(section: $0.indexPath.section, item: $0.indexPath.item), $0) })
    return answer
  }
}
