import CollectionEngine
import Foundation
import OpenCollectionView

/// The state of a waterfall: the places of everything, its invalid parts, and the attributes it has answered with.
@MainActor struct WaterfallState {
  var geometry: WaterfallGeometry?
  /// Tells whether the delegate is to be asked for everything.
  var asksEverything = true
  /// Items that the delegate is to be asked for.
  var stale: [IndexPath] = []
  /// Lengths that cells would like to have, and that are not taken over yet.
  var preferred: [(path: IndexPath, length: CGFloat)] = []
  /// Lengths that cells have chosen.
  var measured: [ElementKey: CGFloat] = [:]
  /// Items that people carry and that are shown elsewhere than they are placed as yet.
  var moves: [(from: IndexPath, to: IndexPath)] = []
  /// Tells whether the last preparation has done so.
  var hasFollowedMovement = false
  /// How many items there were when everything was asked last.
  var counts = SectionCounts([])
  /// How many there were the time before: what an update is told to have begun with.
  var formerCounts: SectionCounts?

  /// Attributes of the last answer, which are the same objects until something is invalid. // C7
  private var kept: [ElementKey: UICollectionViewLayoutAttributes] = [:]
  /// Attributes that no answer needs any longer, to be used for others unless somebody still holds them.
  private var spare: [UICollectionViewLayoutAttributes] = []

  private static let header = 0
  private static let footer = 1

  /// Elements stand elsewhere now: who holds attributes of old places keeps them as they are.
  mutating func forgetPlaces() { kept.removeAll(keepingCapacity: true) }

  /// Takes measured lengths along with their items; reloaded items are measured anew.
  mutating func moveMeasured(by plan: UpdatePlan) {
    guard !measured.isEmpty else { return }
    var moved: [ElementKey: CGFloat] = [:]
    moved.reserveCapacity(measured.count)
    for (key, length) in measured where plan.before.contains(section: key.section, item: key.item) {
      guard let place = plan.newPosition(section: key.section, item: key.item) else { continue }
      moved[.cell(section: place.section, item: place.item)] = length
    }
    for item in plan.reloadedItems { moved[.cell(section: item.after.section, item: item.after.item)] = nil }
    measured = moved
  }

  mutating func attributes(touching rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    guard let geometry else { return [] }
    var answer: [UICollectionViewLayoutAttributes] = []
    answer.reserveCapacity(kept.count)
    var next: [ElementKey: UICollectionViewLayoutAttributes] = [:]
    next.reserveCapacity(kept.count)
    // What both answers have is taken over first, so that the rest of the old answer can be used again.
    geometry.forEachElement(touching: rect) { found, _ in
      if let known = kept.removeValue(forKey: key(of: found)) { next[key(of: found)] = known }
    }
    swap(&kept, &next)
    geometry.forEachElement(touching: rect) { found, frame in answer.append(attributes(of: key(of: found), frame)) }
    spare.append(contentsOf: next.values)
    return answer
  }

  mutating func attributesForItem(_ item: Int, inSection section: Int) -> UICollectionViewLayoutAttributes? {
    guard let geometry, 0..<geometry.sectionCount ~= section, 0..<geometry.itemCount(inSection: section) ~= item else {
      return nil
    }
    return attributes(of: .cell(section: section, item: item), geometry.frame(ofItem: item, inSection: section))
  }

  mutating func attributesForView(ofKind kind: String, inSection section: Int) -> UICollectionViewLayoutAttributes? {
    guard let geometry, 0..<geometry.sectionCount ~= section else { return nil }
    let isHeader = kind == UICollectionView.elementKindSectionHeader
    guard isHeader || kind == UICollectionView.elementKindSectionFooter,
      let frame = isHeader ? geometry.headerFrame(ofSection: section) : geometry.footerFrame(ofSection: section)
    else { return nil }
    return attributes(of: .supplementary(kind: isHeader ? Self.header : Self.footer, section: section), frame)
  }

  private func key(of found: WaterfallGeometry.Found) -> ElementKey {
    switch found {
    case .header(let section): .supplementary(kind: Self.header, section: section)
    case .item(let item, let section): .cell(section: section, item: item)
    case .footer(let section): .supplementary(kind: Self.footer, section: section)
    }
  }

  private mutating func attributes(of key: ElementKey, _ frame: CGRect) -> UICollectionViewLayoutAttributes {
    if let known = kept[key] { return known }
    let attributes = key.category == .cell ? spareAttributes(of: key) : viewAttributes(of: key)
    attributes.frame = frame
    kept[key] = attributes
    return attributes
  }

  private mutating func spareAttributes(of key: ElementKey) -> UICollectionViewLayoutAttributes {
    let path = IndexPath(item: key.item, section: key.section)
    while var used = spare.popLast() {
      // Somebody who still holds the object would see it turn into another element's.
      guard isKnownUniquelyReferenced(&used), used.representedElementCategory == .cell else { continue }
      used.indexPath = path
      return used
    }
    return UICollectionViewLayoutAttributes(forCellWith: path)
  }

  private func viewAttributes(of key: ElementKey) -> UICollectionViewLayoutAttributes {
    UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: key.kind == Self.header
        ? UICollectionView.elementKindSectionHeader : UICollectionView.elementKindSectionFooter,
      with: IndexPath(item: 0, section: key.section))
  }
}
