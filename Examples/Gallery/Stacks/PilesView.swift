import OpenCollectionView

/// A collection view whose piles are read one after the other: the title of each, and then its photos. By their places the
/// photos of all piles in a line would come before the titles below them.
final class PilesView: UICollectionView {
  override var accessibilityElements: [Any]? {
    get {
      let kind = Self.elementKindSectionFooter
      let titles = indexPathsForVisibleSupplementaryElements(ofKind: kind)
      let photos = indexPathsForVisibleItems.sorted()
      let sections = Set(titles.map(\.section) + photos.map(\.section)).sorted()
      return sections.flatMap { section -> [UIView] in
        let title = titles.first { $0.section == section }.flatMap { supplementaryView(forElementKind: kind, at: $0) }
        return [title].compactMap { $0 } + photos.filter { $0.section == section }.compactMap { cellForItem(at: $0) }
      }
    }
    set {}
  }
}
