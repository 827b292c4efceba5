import CollectionEngine
import Foundation
import OpenCollectionView

/// The state of a cover flow.
@MainActor struct CoverFlowState {
  var counts = LayoutCounts()
  var geometry = CoverFlowGeometry() {
    didSet { if geometry != oldValue { answered.removeAll() } }
  }
  /// The bounds for which the geometry holds.
  var preparedBounds = CGRect.null
  /// From one item to the next as the properties have it now.
  var step: CGFloat?
  var ends = UpdateEnds()
  /// Tells whether the update under way is a carried item that passes others.
  var isPassing = false
  /// The position that is to be in the middle when the change under way is over, in items.
  var keptPosition: CGFloat?
  /// The position that was in the middle before the view got another size, in items.
  var resizedPosition: CGFloat?
  /// The item that was in the middle of the layout before.
  var arriving: IndexPath?

  private var answered = AnsweredAttributes()

  /// The middle has moved, if only by less than the geometry tells.
  mutating func forgetAnswers() { answered.removeAll() }

  mutating func attributes(ofItem index: Int) -> UICollectionViewLayoutAttributes {
    let path = counts.indexPath(ofFlatIndex: index)
    return answered.attributes(of: .cell(section: path.section, item: path.item)) {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
      let place = geometry.place(of: index)
      attributes.size = geometry.itemSize
      attributes.center = place.center
      attributes.transform3D = place.transform
      attributes.zIndex = place.zIndex
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
