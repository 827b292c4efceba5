import OpenCollectionView

// Layouts that are wrong in one thing each, as people's are.

final class DividingRows: RowLayout {
  override func row(_ path: IndexPath) -> UICollectionViewLayoutAttributes {
    let attributes = super.row(path)
    // The spacing between n items is spread over n - 1 gaps.
    attributes.frame.origin.x = 1 / CGFloat(counts[path.section] - 1)
    return attributes
  }
}

final class NegativeRows: RowLayout {
  override func row(_ path: IndexPath) -> UICollectionViewLayoutAttributes {
    let attributes = super.row(path)
    attributes.size.width = width - 60
    return attributes
  }
}

final class EndlessContent: RowLayout {
  override var collectionViewContentSize: CGSize {
    CGSize(width: width, height: counts.isEmpty ? -.infinity : top(ofSection: counts.count))
  }
}

final class FlatTransform: RowLayout {
  override func row(_ path: IndexPath) -> UICollectionViewLayoutAttributes {
    let attributes = super.row(path)
    attributes.transform = CGAffineTransform(scaleX: 1 / CGFloat(path.item), y: 1)
    return attributes
  }
}

final class ShortContent: RowLayout {
  override var collectionViewContentSize: CGSize {
    // The headers are forgotten.
    CGSize(width: width, height: CGFloat(counts.reduce(0, +)) * Self.rowHeight)
  }
}

final class DoubledRows: RowLayout {
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    // What lies on the border of two pages is in both.
    let pages = [CGRect(x: 0, y: 0, width: width, height: 100), CGRect(x: 0, y: 100, width: width, height: 1e6)]
    return pages.flatMap { page in all().filter { $0.frame.intersects(page) && $0.frame.intersects(rect) } }
  }
}

final class OneTooMany: RowLayout {
  override func prepare() {
    super.prepare()
    counts = counts.map { $0 + 1 }
  }
}

final class NothingAlone: RowLayout {
  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
}

final class HeadersNotAlone: RowLayout {
  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
}

final class OtherAlone: RowLayout {
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let answer = super.layoutAttributesForElements(in: rect)
    for attributes in answer ?? [] where attributes.representedElementCategory == .cell { attributes.alpha = 0.5 }
    return answer
  }
}

final class NeighboursAlone: RowLayout {
  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    super.layoutAttributesForItem(at: IndexPath(item: max(0, indexPath.item - 1), section: indexPath.section))
  }
}

final class ContainedRows: RowLayout {
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    all().filter { rect.contains($0.frame) }
  }
}

final class RowsByOrigin: RowLayout {
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    all().filter { rect.contains($0.frame.origin) }
  }
}

final class LastRowForgotten: RowLayout {
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    super.layoutAttributesForElements(in: rect)?.filter {
      $0.representedElementCategory != .cell || $0.indexPath.item < counts[$0.indexPath.section] - 1
    }
  }
}

final class FadingByRect: RowLayout {
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let answer = super.layoutAttributesForElements(in: rect)
    // The rectangle is taken for what is seen.
    for attributes in answer ?? [] { attributes.zIndex = Int(abs(attributes.center.y - rect.midY)) }
    return answer
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    let attributes = super.layoutAttributesForItem(at: indexPath)
    // As in the answer for everything, so that nothing else is wrong.
    let size = collectionViewContentSize
    let everything = CGRect(origin: .zero, size: size).union(collectionView?.bounds ?? .zero).insetBy(
      dx: -1000, dy: -1000)
    attributes.map { $0.zIndex = Int(abs($0.center.y - everything.midY)) }
    return attributes
  }

  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    layoutAttributesForElements(
      in: CGRect(origin: .zero, size: collectionViewContentSize).union(collectionView?.bounds ?? .zero)
        .insetBy(dx: -1000, dy: -1000))?.first {
        $0.representedElementCategory == .supplementaryView && $0.indexPath == indexPath
      }
  }
}

final class CountingAnswers: RowLayout {
  private var asked = 0
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    asked += 1
    // What was asked for often is taken to be stale.
    return asked % 7 == 0 ? [] : super.layoutAttributesForElements(in: rect)
  }
}

final class GrowingContent: RowLayout {
  private var asked: CGFloat = 0
  override var collectionViewContentSize: CGSize {
    asked += 1
    return CGSize(width: width, height: super.collectionViewContentSize.height + asked)
  }
}

final class ReusedObjects: RowLayout {
  private var known: [IndexPath: UICollectionViewLayoutAttributes] = [:]
  private var preparations = 0

  override func prepare() {
    super.prepare()
    preparations += 1
    // While it is prepared, all stands at the top.
    for attributes in known.values { attributes.zIndex = preparations }
  }

  override func row(_ path: IndexPath) -> UICollectionViewLayoutAttributes {
    let attributes = known[path] ?? super.row(path)
    attributes.frame = super.row(path).frame
    attributes.zIndex = preparations
    known[path] = attributes
    return attributes
  }
}

final class StampedAttributes: UICollectionViewLayoutAttributes {
  var stamp = 0

  override func isEqual(_ object: Any?) -> Bool {
    super.isEqual(object) && (object as? StampedAttributes)?.stamp == stamp
  }
}

final class UncopiedRows: RowLayout {
  override class var layoutAttributesClass: AnyClass { StampedAttributes.self }

  override func row(_ path: IndexPath) -> UICollectionViewLayoutAttributes {
    let attributes = StampedAttributes(forCellWith: path)
    attributes.frame = super.row(path).frame
    attributes.stamp = 7
    return attributes
  }
}

final class DeafRows: RowLayout {
  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    guard context.invalidateEverything || context.invalidateDataSourceCounts else { return }
    super.invalidateLayout(with: context)
  }
}

final class AddingRows: RowLayout {
  private var offset: CGFloat = 0

  override func prepare() {
    super.prepare()
    offset += 1
  }

  override var collectionViewContentSize: CGSize {
    CGSize(width: width, height: super.collectionViewContentSize.height + offset)
  }

  override func row(_ path: IndexPath) -> UICollectionViewLayoutAttributes {
    let attributes = super.row(path)
    attributes.center.y += offset
    return attributes
  }
}

/// The first header stays in sight.
class StickyRows: RowLayout {
  override func header(_ section: Int) -> UICollectionViewLayoutAttributes {
    let attributes = super.header(section)
    if section == 0, let view = collectionView {
      attributes.frame.origin.y = min(
        max(0, view.contentOffset.y), max(0, collectionViewContentSize.height - Self.headerHeight))
    }
    return attributes
  }
}

final class LazyStickyRows: StickyRows {
  private var offset: CGFloat = 0

  override func prepare() {
    super.prepare()
    offset = collectionView?.contentOffset.y ?? 0
  }

  override func header(_ section: Int) -> UICollectionViewLayoutAttributes {
    let attributes = super.header(section)
    if section == 0 {
      attributes.frame.origin.y = min(max(0, offset), max(0, collectionViewContentSize.height - Self.headerHeight))
    }
    return attributes
  }
}

final class StiffRows: RowLayout {
  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
}

final class RowsPreparedOnce: RowLayout {
  private var known: [UICollectionViewLayoutAttributes] = []

  override func prepare() {
    super.prepare()
    if known.isEmpty { known = all() }
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    known.filter { $0.frame.intersects(rect) }
  }
}

/// What was measured for an item stays with its number.
final class HeightsByNumber: RowLayout {
  private var lastCounts: [Int] = []
  private var isStale = false

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    isStale = true
  }

  override func prepare() {
    super.prepare()
    isStale = false
  }

  override func row(_ path: IndexPath) -> UICollectionViewLayoutAttributes {
    let attributes = super.row(path)
    if isStale { attributes.alpha = 0.9 }
    return attributes
  }
}

final class JumpingRows: RowLayout {
  override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = row(itemIndexPath)
    attributes.center.x -= 300
    return attributes
  }
}

final class PromisingRows: RowLayout {
  override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { preferredAttributes.size.height != originalAttributes.size.height }
}

final class RestlessRows: RowLayout {
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let answer = super.layoutAttributesForElements(in: rect)
    collectionView?.setNeedsLayout()
    invalidateLayout()
    return answer
  }
}

final class AllRows: RowLayout {
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { all() }
}

final class NoTarget: RowLayout {
  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    // How long the way takes at this velocity.
    CGPoint(x: 0, y: proposedContentOffset.y / velocity.y)
  }
}
