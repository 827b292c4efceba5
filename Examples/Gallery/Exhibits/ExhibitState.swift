import OpenCollectionView

/// What a visitor sees of an exhibit: where it is scrolled to, what is selected, and how its controls stand.
struct ExhibitState: Equatable {
  /// How far the content is scrolled, as a part of the whole: a window may have another width when it comes back.
  var position: Double
  /// What is selected.
  var selection: [IndexPath]
  /// How its parts stand, by the name of the part.
  var choices: [String: [Int]] = [:]

  init(position: Double, selection: [IndexPath]) {
    self.position = position
    self.selection = selection
  }

  /// What a scroll view shows.
  @MainActor init(_ scrollView: UIScrollView) {
    let room = Self.room(of: scrollView)
    position = room > 0 ? (scrollView.contentOffset.y + scrollView.adjustedContentInset.top) / room : 0
    selection = []
  }

  /// What a collection view shows.
  @MainActor init(_ collectionView: UICollectionView) {
    self.init(collectionView as UIScrollView)
    // The most that fits into what a page keeps, many times over.
    selection = (collectionView.indexPathsForSelectedItems ?? []).sorted().prefix(500).map { $0 }
  }

  /// What an activity holds; nil where it holds nothing of the kind. A page has kept it, and may bring anything.
  @MainActor init?(_ activity: NSUserActivity) {
    guard let position = activity.userInfo?["position"] as? Double, position.isFinite else { return nil }
    self.position = min(max(position, 0), 1)
    let numbers = activity.userInfo?["selection"] as? [Any] ?? []
    selection = numbers.compactMap { $0 as? [Any] }.compactMap {
      guard $0.count == 2, let section = $0[0] as? Int, let item = $0[1] as? Int else { return nil }
      return IndexPath(item: item, section: section)
    }
    for (name, numbers) in activity.userInfo?["choices"] as? [String: Any] ?? [:] {
      choices[name] = (numbers as? [Any])?.compactMap { $0 as? Int }
    }
  }

  /// The state as an activity keeps it.
  var userInfo: [AnyHashable: Any] {
    ["position": position, "selection": selection.map { [$0.section, $0.item] }, "choices": choices]
  }

  /// Scrolls to the place.
  @MainActor func scroll(_ scrollView: UIScrollView) {
    scrollView.layoutIfNeeded()
    scrollView.contentOffset.y = position * max(0, Self.room(of: scrollView)) - scrollView.adjustedContentInset.top
  }

  /// Shows it again.
  @MainActor func apply(to collectionView: UICollectionView) {
    scroll(collectionView)
    for path in selection where path.section >= 0 && path.item >= 0 {
      guard path.section < collectionView.numberOfSections,
        path.item < collectionView.numberOfItems(inSection: path.section)
      else { continue }
      collectionView.selectItem(at: path, animated: false, scrollPosition: [])
    }
  }

  /// How far the content can be scrolled.
  @MainActor private static func room(of scrollView: UIScrollView) -> CGFloat {
    let insets = scrollView.adjustedContentInset
    return scrollView.contentSize.height + insets.top + insets.bottom - scrollView.bounds.height
  }
}
