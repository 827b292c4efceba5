import CollectionEngine
import Foundation
import OpenCollectionView

/// Offsets of the content and positions in the row: which item is in the middle, with the part of the way to the next.
extension CoverFlowLayout {
  /// From the middle of one item to that of the next.
  var step: CGFloat { max(1, itemSize.width + minimumLineSpacing) }

  /// The position of the row now.
  var position: CGFloat {
    position(ofOffset: collectionView?.contentOffset.x ?? 0, step: step)
  }

  private func position(ofOffset x: CGFloat, step: CGFloat) -> CGFloat {
    (x + (collectionView?.adjustedContentInset.left ?? 0)) / step
  }

  /// The offset at which the row is at a position.
  func offset(ofPosition position: CGFloat) -> CGFloat {
    position * step - (collectionView?.adjustedContentInset.left ?? 0)
  }

  /// The item nearest to a position in a row that has items.
  func nearestIndex(to position: CGFloat) -> Int {
    position.rounded().clampedIndex(upTo: max(0, items.counts.now.total - 1))
  }

  /// The nearest offset at which an item is exactly in the middle; the same where there is none.
  func snapped(_ proposed: CGPoint) -> CGPoint {
    let count = items.counts.now.total
    guard count > 0, proposed.x.isFinite else { return proposed }
    let index = nearestIndex(to: position(ofOffset: proposed.x, step: step))
    return CGPoint(x: offset(ofPosition: CGFloat(index)), y: proposed.y)
  }

  func prepareGeometry() {
    let counts = items.counts.asking(collectionView)
    items.counts.take(counts)
    let bounds = collectionView?.bounds ?? .zero
    state.preparedBounds = bounds
    state.step = step
    let count = items.counts.now.total
    if let arriving = state.arriving {
      state.keptPosition = items.counts.flatIndex(of: arriving).map { CGFloat($0) }
      state.arriving = nil
    }
    // While a change brings the row elsewhere, its items stand as they will there.
    let position = state.keptPosition ?? position(ofOffset: bounds.minX, step: step)
    items.place(
      by: CoverFlowGeometry(
        itemSize: itemSize, step: step, tiltAngle: tiltAngle, zoomFactor: zoomFactor, activeDistance: activeDistance,
        sideOffset: sideOffset, endOffset: endOffset, eyeDistance: eyeDistance * itemSize.width, count: count,
        room: room, position: position))
  }

  /// Items are farther from each other or nearer: the content moves along, so that what is in the middle stays there.
  func stepDidChange() {
    let old = state.step ?? step
    state.step = step
    guard collectionView != nil, let context = invalidationContextOfStep else { return invalidateLayout() }
    context.contentOffsetAdjustment.x = items.geometry.position * (step - old)
    invalidateLayout(with: context)
  }

  private var invalidationContextOfStep: UICollectionViewLayoutInvalidationContext? {
    guard state.preparedBounds != .null, items.geometry.count > 0 else { return nil }
    return UICollectionViewLayoutInvalidationContext()
  }

  /// Tells whether updates are a carried item that passes others. Such an item takes no content along, and none is
  /// brought to the middle. Otherwise another item would come under the finger, which the carried one would pass next.
  func isPassing(_ updateItems: [UICollectionViewUpdateItem]) -> Bool {
    guard let carried = collectionView?.interactiveMovements, !carried.isEmpty, updateItems.count == 1,
      let item = updateItems.first, item.updateAction == .move, let after = item.indexPathAfterUpdate
    else { return false }
    return carried.contains { $0.targetIndexPath == after }
  }

  /// Finds out where the item that is in the middle will be.
  func keepPosition(through updateItems: [UICollectionViewUpdateItem]) {
    let former = items.counts.former
    guard !updateItems.isEmpty, former.total > 0, items.counts.now.total > 0,
      let plan = items.counts.plan(of: updateItems)
    else { return }
    let position = position(ofOffset: collectionView?.contentOffset.x ?? 0, step: step)
    let index = position.rounded().clampedIndex(upTo: former.total - 1)
    guard let heir = heir(of: index, in: plan) else { return }
    state.keptPosition = CGFloat(heir) + (position - CGFloat(index))
    prepareGeometry()
  }

  /// The new flat number of an item, or of the one that takes its place: the next that stays, or else the one before.
  private func heir(of index: Int, in plan: UpdatePlan) -> Int? {
    func new(_ index: Int) -> Int? {
      let old = plan.before.position(ofFlatIndex: index)
      guard let place = plan.newPosition(section: old.section, item: old.item) else { return nil }
      return plan.after.flatIndex(section: place.section, item: place.item)
    }
    for candidate in index..<plan.before.total { if let new = new(candidate) { return new } }
    for candidate in (0..<index).reversed() { if let new = new(candidate) { return new } }
    return nil
  }

  /// The item of a view that can be seen and is nearest to its middle.
  static func itemInTheMiddle(of collectionView: UICollectionView) -> IndexPath? {
    let bounds = collectionView.bounds.inset(by: collectionView.adjustedContentInset)
    func distance(_ cell: UICollectionViewCell) -> CGFloat {
      hypot(cell.center.x - bounds.midX, cell.center.y - bounds.midY)
    }
    return collectionView.visibleCells.min { distance($0) < distance($1) }.flatMap(collectionView.indexPath(for:))
  }
}
