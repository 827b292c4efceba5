import CollectionEngine
import Foundation
import OpenCollectionView

/// How many items a layout's sections hold: asked when the data is another, and not with each preparation, since a layout
/// that follows the scrolling is prepared in every frame.
@MainActor struct LayoutCounts {
  private(set) var now = SectionCounts([])
  /// Those of the time before: what an update is told to have begun with.
  private(set) var former = SectionCounts([])
  private var isStale = true
  /// How often something was said of the counts.
  private var notes = 0

  /// The counts that a collection view has answered.
  struct Answer {
    fileprivate let counts: SectionCounts
    fileprivate let notes: Int
  }

  /// Remembers what a context says of the counts. While an item is carried to another section it is counted there.
  mutating func note(_ context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateEverything || context.invalidateDataSourceCounts
      || context.targetIndexPathsForInteractivelyMovingItems != nil
    {
      isStale = true
      notes += 1
    }
  }

  /// Asks the collection view if the counts may be others. Cost: linear in the sections then, none otherwise.
  ///
  /// Asking and taking the answer over are two steps: the program that counts may say meanwhile that its data are others.
  func asking(_ collectionView: UICollectionView?) -> Answer? {
    guard isStale, let collectionView else { return nil }
    return Answer(
      counts: SectionCounts(
        (0..<collectionView.numberOfSections).map { collectionView.numberOfItems(inSection: $0) }), notes: notes)
  }

  /// Takes over what has been answered; nothing where nothing had to be asked.
  mutating func take(_ answer: Answer?) {
    guard let answer else { return }
    isStale = notes != answer.notes
    former = now
    now = answer.counts
  }

  /// The effect of an update on the items; nil for one that makes no sense of these counts.
  func plan(of updateItems: [UICollectionViewUpdateItem]) -> UpdatePlan? {
    try? UpdatePlan(before: former, after: now, operations: updateItems.compactMap(\.operation))
  }

  /// The flat number of an item; nil for one that does not exist.
  func flatIndex(of path: IndexPath) -> Int? {
    guard path.count == 2, now.contains(section: path.section, item: path.item) else { return nil }
    return now.flatIndex(section: path.section, item: path.item)
  }

  /// The item of a flat number that exists.
  func indexPath(ofFlatIndex flat: Int) -> IndexPath {
    let place = now.position(ofFlatIndex: flat)
    return IndexPath(item: place.item, section: place.section)
  }
}
