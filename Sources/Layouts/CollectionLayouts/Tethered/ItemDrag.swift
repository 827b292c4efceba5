public import Foundation
import OpenCollectionView

/// A finger, or what else, that drags an item of a ``TetheredFlowLayout``. // D36
///
/// It is over when it is ended, when its item is deleted, and when its layout goes or is no longer that of a collection view; then
/// it does nothing any longer.
@preconcurrency @MainActor public final class ItemDrag {
  let attributes: UICollectionViewLayoutAttributes
  let grip: UIAttachmentBehavior
  private weak var layout: TetheredFlowLayout?

  init(of attributes: UICollectionViewLayoutAttributes, from point: CGPoint, in layout: TetheredFlowLayout) {
    self.attributes = attributes
    self.layout = layout
    // Where the point is on the item, in whose directions offsets count.
    let turn = attributes.transform
    let angle = atan2(turn.b, turn.a)
    let (x, y) = (point.x - attributes.center.x, point.y - attributes.center.y)
    grip = UIAttachmentBehavior(
      item: attributes,
      offsetFromCenter: UIOffset(
        horizontal: x * cos(angle) + y * sin(angle), vertical: y * cos(angle) - x * sin(angle)),
      attachedToAnchor: point)
    grip.length = 0
    grip.frequency = TetheredFlowLayout.gripFrequency
    grip.damping = 1
  }

  /// The index path of the item, as the data is now; nil once the drag is over.
  public var indexPath: IndexPath? {
    grip.dynamicAnimator == nil || layout?.collectionView == nil ? nil : attributes.indexPath
  }

  /// The finger is at a point of the content now. Numbers that are not finite change nothing.
  public func move(to point: CGPoint) {
    guard point.x.isFinite, point.y.isFinite else { return }
    grip.anchorPoint = point
  }

  /// Lets the item go.
  ///
  /// - Parameter velocity: The finger's, in points per second; nil for the one that the item has, which is about the same. Where
  ///   people want less motion it counts as none.
  public func end(velocity: CGPoint? = nil) {
    let isUsable = velocity.map { $0.x.isFinite && $0.y.isFinite } ?? true
    layout?.end(self, velocity: isUsable ? velocity : .zero)
    layout = nil
  }
}
