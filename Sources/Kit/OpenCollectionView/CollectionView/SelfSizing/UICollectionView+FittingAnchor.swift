import CollectionEngine
import MotionEngine

extension UICollectionView {
  /// The item that keeps its place in sight while sizes become known: of those that were in sight before this pass.
  ///
  /// None while the content rests at its beginning: there what grows pushes the rest away.
  func fittingAnchor() -> ContentAnchor? {
    let axis = elements.axis == .vertical ? vertical : horizontal
    if axis.phase == .resting, !isTracking, axis.offset <= axis.minimum { return nil }
    let arrived = fitting.arrived
    return contentAnchor { !arrived.contains($0) }
  }

  /// By how much the content has to move, beside `shift`, for the anchor to keep its place in sight. Asked when the layout
  /// has been prepared and before its size is taken over, so that what is under way does not end at an old edge.
  func shiftKeepingAnchor(beside shift: CGPoint) -> CGPoint {
    guard let anchor = fitting.anchor,
      currentCounts.contains(section: anchor.key.section, item: anchor.key.item),
      let attributes = collectionViewLayout.layoutAttributesForItem(at: anchor.key.indexPath)
    else { return .zero }
    let frame = attributes.frame
    guard frame.isFinite else { return .zero }
    return elements.axis == .vertical
      ? CGPoint(x: 0, y: frame.minY - anchor.distance.y - bounds.minY - shift.y)
      : CGPoint(x: frame.minX - anchor.distance.x - bounds.minX - shift.x, y: 0)
  }
}
