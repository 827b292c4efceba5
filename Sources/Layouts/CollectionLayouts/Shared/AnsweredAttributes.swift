import CollectionEngine
import Foundation
import OpenCollectionView

/// The attributes of a layout's last answer, which are the same objects until something is invalid. // C7
///
/// As many are kept as one answer has, however far the content is scrolled.
@MainActor struct AnsweredAttributes {
  private var kept: [ElementKey: UICollectionViewLayoutAttributes] = [:]

  /// Elements stand elsewhere now: who holds attributes of old places keeps them as they are.
  mutating func removeAll() { kept.removeAll(keepingCapacity: true) }

  /// The attributes of one element, made when it is asked for first.
  mutating func attributes(
    of key: ElementKey, _ make: () -> UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    if let known = kept[key] { return known }
    let made = make()
    kept[key] = made
    return made
  }

  /// Keeps what an answer holds, and nothing else.
  mutating func keep(_ answer: [(key: ElementKey, attributes: UICollectionViewLayoutAttributes)]) {
    kept.removeAll(keepingCapacity: true)
    for element in answer { kept[element.key] = element.attributes }
  }
}
