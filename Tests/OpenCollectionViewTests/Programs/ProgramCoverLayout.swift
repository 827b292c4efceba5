import CollectionLayouts
import OpenCollectionView

/// Covers in perspective that tell the world of what they are called for.
final class ProgramCoverLayout: CoverFlowLayout {
  weak var world: ProgramWorld?

  override func prepare() {
    super.prepare()
    world?.note(.prepare)
  }
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    world?.note(.elementsInRect)
    return super.layoutAttributesForElements(in: rect)
  }
  override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    world?.note(.targetOffsetByLayout)
    return super.targetContentOffset(forProposedContentOffset: proposedContentOffset)
  }
  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    world?.note(.targetOfDrag)
    return super.targetContentOffset(forProposedContentOffset: proposedContentOffset, withScrollingVelocity: velocity)
  }
}
