import CollectionEngine
import Foundation
import OpenCollectionView

/// The state of a stack layout.
@MainActor struct StackState {
  var counts = LayoutCounts()
  var geometry = StackGeometry()
  var ends = UpdateEnds()

  private var answered = AnsweredAttributes()

  mutating func forgetAnswers() { answered.removeAll() }

  mutating func attributes(ofItem item: Int, inSection section: Int) -> UICollectionViewLayoutAttributes {
    answered.attributes(of: .cell(section: section, item: item)) {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: section))
      let place = geometry.place(of: item, in: section, of: counts.now.itemCount(inSection: section))
      attributes.size = geometry.itemSize
      attributes.center = place.center
      if place.tilt != 0 { attributes.transform = CGAffineTransform(rotationAngle: place.tilt) }
      attributes.zIndex = place.zIndex
      attributes.alpha = place.alpha
      return attributes
    }
  }

  mutating func attributesForView(ofKind kind: String, inSection section: Int) -> UICollectionViewLayoutAttributes? {
    guard 0..<counts.now.sectionCount ~= section else { return nil }
    let isHeader = kind == UICollectionView.elementKindSectionHeader
    guard isHeader || kind == UICollectionView.elementKindSectionFooter,
      let frame = isHeader ? geometry.headerFrame(of: section) : geometry.footerFrame(of: section)
    else { return nil }
    return answered.attributes(of: Self.key(isHeader: isHeader, section: section)) {
      let attributes = UICollectionViewLayoutAttributes(
        forSupplementaryViewOfKind: kind, with: IndexPath(item: 0, section: section))
      attributes.frame = frame
      return attributes
    }
  }

  mutating func attributes(touching rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    guard !rect.isNull else { return [] }
    var answer: [UICollectionViewLayoutAttributes] = []
    func add(_ attributes: UICollectionViewLayoutAttributes) {
      if TouchRule.touches(attributes.frame, rect) { answer.append(attributes) }
    }
    let candidates = geometry.candidates(touching: rect)
    for pile in candidates {
      for item in 0..<seenCount(inSection: pile) { add(attributes(ofItem: item, inSection: pile)) }
      for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
        if let view = attributesForView(ofKind: kind, inSection: pile) { add(view) }
      }
    }
    // A pile that fingers hold may be anywhere.
    if let pinched = geometry.pinch?.pile, !candidates.contains(pinched) {
      for item in 0..<seenCount(inSection: pinched) { add(attributes(ofItem: item, inSection: pinched)) }
    }
    answered.keep(answer.map { (Self.key(of: $0), $0) })
    return answer
  }

  private func seenCount(inSection section: Int) -> Int {
    min(counts.now.itemCount(inSection: section), geometry.depth)
  }

  private static func key(of attributes: UICollectionViewLayoutAttributes) -> ElementKey {
    let path = attributes.indexPath
    return attributes.representedElementCategory == .cell
      ? .cell(section: path.section, item: path.item)
      : key(
        isHeader: attributes.representedElementKind == UICollectionView.elementKindSectionHeader,
        section: path.section)
  }

  private static func key(isHeader: Bool, section: Int) -> ElementKey {
    .supplementary(kind: isHeader ? 0 : 1, section: section)
  }
}
