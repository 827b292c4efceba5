import Foundation

/// How a scroll view stands, in a form that can be written down and read again without trusting who wrote it.
struct KeptView: Codable, Equatable {
  /// An item, and the part of its size by which the visible part begins beyond its origin.
  struct Anchor: Codable, Equatable {
    var section: Int
    var item: Int
    var x: Double
    var y: Double
  }

  /// The offset, the size of the content and that of the view, in points.
  var x: Double
  var y: Double
  var contentWidth: Double
  var contentHeight: Double
  var width: Double
  var height: Double
  /// Of a collection view: the item at the beginning of what is seen.
  var anchor: Anchor?
  /// Of a collection view: the sections and items of what is selected.
  var selected: [[Int]]?

  /// As many selected items as are kept: what a page keeps holds them many times over. Our choice.
  static let mostSelected = 500

  @MainActor init(_ view: UIScrollView) {
    (x, y) = (view.contentOffset.x, view.contentOffset.y)
    (contentWidth, contentHeight) = (view.contentSize.width, view.contentSize.height)
    (width, height) = (view.bounds.width, view.bounds.height)
    guard let view = view as? UICollectionView else { return }
    let selected = (view.indexPathsForSelectedItems ?? []).sorted().prefix(Self.mostSelected)
    if !selected.isEmpty { self.selected = selected.map { [$0.section, $0.item] } }
    let start = Self.start(of: view)
    let frames = view.indexPathsForVisibleItems.sorted().compactMap { path in
      view.layoutAttributesForItem(at: path).map { (path: path, frame: $0.frame) }
    }
    let distance = { (frame: CGRect) in abs(frame.minX - start.x) + abs(frame.minY - start.y) }
    guard let first = frames.min(by: { distance($0.frame) < distance($1.frame) }) else { return }
    anchor = Anchor(
      section: first.path.section, item: first.path.item,
      x: (start.x - first.frame.minX) / max(first.frame.width, 1),
      y: (start.y - first.frame.minY) / max(first.frame.height, 1))
  }

  /// The beginning of the visible part: beyond everything that lies over the content.
  @MainActor private static func start(of view: UIScrollView) -> CGPoint {
    let inset = view.insetWhenShown
    return CGPoint(x: view.contentOffset.x + inset.left, y: view.contentOffset.y + inset.top)
  }

  /// Scrolls and selects as it was; answers whether the content for that is there.
  ///
  /// In content of the same size the offset is the same. In a window of another size, or where items have other sizes, the
  /// item that was seen first is, and without items the same part of the way.
  @MainActor func show(in view: UIScrollView) -> Bool {
    guard [x, y, contentWidth, contentHeight, width, height].allSatisfy({ $0.isFinite }), !view.bounds.isEmpty,
      view.contentSize.width > 0, view.contentSize.height > 0
    else { return false }
    let collectionView = view as? UICollectionView
    let target: CGPoint?
    if isAlike(view) {
      target = CGPoint(x: x, y: y)
    } else if let collectionView, anchor != nil {
      target = place(in: collectionView)
    } else {
      target = part(of: view)
    }
    guard let target else { return false }
    view.contentOffset = view.legalOffset(nearest: target)
    if let collectionView { select(in: collectionView) }
    return true
  }

  @MainActor private func isAlike(_ view: UIScrollView) -> Bool {
    abs(view.contentSize.width - contentWidth) < 1 && abs(view.contentSize.height - contentHeight) < 1
      && abs(view.bounds.width - width) < 1 && abs(view.bounds.height - height) < 1
  }

  @MainActor private func place(in view: UICollectionView) -> CGPoint? {
    guard let anchor, anchor.x.isFinite, anchor.y.isFinite, Self.has(anchor.section, anchor.item, view),
      let frame = view.layoutAttributesForItem(at: IndexPath(item: anchor.item, section: anchor.section))?.frame
    else { return nil }
    return CGPoint(
      x: frame.minX + anchor.x * frame.width - view.adjustedContentInset.left,
      y: frame.minY + anchor.y * frame.height - view.adjustedContentInset.top)
  }

  @MainActor private func part(of view: UIScrollView) -> CGPoint {
    let part = { (offset: Double, old: Double, new: Double) in old > 0 ? offset / old * max(new, 0) : 0 }
    return CGPoint(
      x: part(x, contentWidth - width, view.contentSize.width - view.bounds.width),
      y: part(y, contentHeight - height, view.contentSize.height - view.bounds.height))
  }

  @MainActor private static func has(_ section: Int, _ item: Int, _ view: UICollectionView) -> Bool {
    (0..<view.numberOfSections).contains(section) && (0..<view.numberOfItems(inSection: section)).contains(item)
  }

  @MainActor private func select(in view: UICollectionView) {
    for place in (selected ?? []).prefix(Self.mostSelected) where place.count == 2 && Self.has(place[0], place[1], view)
    {
      view.selectItem(at: IndexPath(item: place[1], section: place[0]), animated: false, scrollPosition: [])
    }
  }
}
