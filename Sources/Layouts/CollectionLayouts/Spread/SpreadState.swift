import CollectionEngine
import Foundation
import OpenCollectionView

/// The state of a spread.
@MainActor struct SpreadState {
  var counts = LayoutCounts()
  var geometry = SpreadGeometry()
  var ends = UpdateEnds()

  private var answered = AnsweredAttributes()

  mutating func forgetAnswers() { answered.removeAll() }

  mutating func attributes(ofItem index: Int) -> UICollectionViewLayoutAttributes {
    let path = counts.indexPath(ofFlatIndex: index)
    return answered.attributes(of: .cell(section: path.section, item: path.item)) {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
      let place = geometry.place(of: index)
      attributes.size = geometry.itemSize
      attributes.center = place.center
      if place.tilt != 0 { attributes.transform = CGAffineTransform(rotationAngle: place.tilt) }
      attributes.zIndex = index
      return attributes
    }
  }

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
