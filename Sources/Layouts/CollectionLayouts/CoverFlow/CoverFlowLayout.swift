import CollectionEngine
public import Foundation
public import OpenCollectionView
import PlaneGeometry

/// A row of covers in perspective: the one in the middle faces the viewer, those at its sides are tilted and stand behind it.
///
/// All sections are one row, in order. The content scrolls across, and comes to rest with a cover exactly in the middle; how
/// far it goes is up to the scroll view's `decelerationRate`.
///
/// ```swift
/// let layout = CoverFlowLayout()
/// layout.itemSize = CGSize(width: 240, height: 240)
/// let collectionView = UICollectionView(frame: bounds, collectionViewLayout: layout)
/// collectionView.decelerationRate = .fast
/// ```
///
/// A tap on another cover brings it to the middle:
///
/// ```swift
/// if layout.indexPathIsCentered(indexPath) {
///   flip(indexPath)
/// } else if let offset = layout.contentOffset(centering: indexPath) {
///   collectionView.setContentOffset(offset, animated: true)
/// }
/// ```
///
/// `scrollToItem(at:at:animated:)` goes by the frame of a cover as it is seen, tilted and pushed aside, and so not exactly to
/// the middle; ``contentOffset(centering:)`` does.
///
/// The cover that is in the middle stays there when items come and go, when the view becomes larger or smaller, and when
/// ``itemSize`` changes; an animated change of layout brings the item there that was nearest to the middle. The layout is
/// mirrored where people read from right to left.
///
/// Every item is seen by an eye of its own before its middle, so that all covers of a side look alike.
///
/// Cost: a frame costs what is visible, with a million items too; sections are counted when the data changes.
open class CoverFlowLayout: UICollectionViewLayout {
  /// The size of a cover at the sides, in points; 180 by 180 unless set.
  open var itemSize = CGSize(width: 180, height: 180) {
    didSet { if !takes(itemSize, oldValue, "itemSize", then: stepDidChange) { itemSize = oldValue } }
  }

  /// From the end of one cover to the beginning of the next, in points, before they are tilted; -60 unless set, so that they
  /// overlap. Covers whose middles would be less than one point apart are one point apart.
  open var minimumLineSpacing: CGFloat = -60 {
    didSet {
      if !takes(minimumLineSpacing, oldValue, "minimumLineSpacing", then: stepDidChange) {
        minimumLineSpacing = oldValue
      }
    }
  }

  /// How far covers at the sides are turned towards the middle, in radians; an eighth of a turn unless set.
  open var tiltAngle: CGFloat = .pi / 4 {
    didSet { if !takes(tiltAngle, oldValue, "tiltAngle") { tiltAngle = oldValue } }
  }

  /// By which part of its size the cover in the middle is larger; 0.2 unless set.
  open var zoomFactor: CGFloat = 0.2 {
    didSet { if !takes(zoomFactor, oldValue, "zoomFactor", atLeast: 0) { zoomFactor = oldValue } }
  }

  /// How far from the middle a cover is tilted completely, in points; 100 unless set. On the way it turns evenly.
  open var activeDistance: CGFloat = 100 {
    didSet { if !takes(activeDistance, oldValue, "activeDistance", atLeast: 0) { activeDistance = oldValue } }
  }

  /// How far covers at the sides are pushed away from the middle beyond their places, in points; 40 unless set.
  open var sideOffset: CGFloat = 40 {
    didSet { if !takes(sideOffset, oldValue, "sideOffset") { sideOffset = oldValue } }
  }

  /// How far the eye is from the covers, in widths of a cover; 4.6777 unless set. The nearer, the stronger the perspective.
  /// An eye nearer than the cover in the middle is wide counts as that far.
  open var eyeDistance: CGFloat = 4.6777 {
    didSet { if !takes(eyeDistance, oldValue, "eyeDistance", atLeast: 0) { eyeDistance = oldValue } }
  }

  /// How far from the middle of the view the first cover stands towards the beginning when it faces the viewer, and the last one
  /// towards the end, in points; 0 unless set. In a wide view the row fills the room that would be empty there.
  ///
  /// Over the next covers the one that faces the viewer comes to the middle: within four times this distance. Offsets of
  /// the content are what they are without it; ``facingOffset`` says where the cover is.
  open var endOffset: CGFloat = 0 {
    didSet { if !takes(endOffset, oldValue, "endOffset", atLeast: 0) { endOffset = oldValue } }
  }

  /// How far to the right of the middle of the view the cover that faces the viewer stands, in points; negative to the left.
  /// Zero unless ``endOffset`` is set and the row is near one of its ends.
  open var facingOffset: CGFloat {
    (isReadInOppositeDirection ? -1 : 1) * items.geometry.lean(at: position)
  }

  var items = PlacedItems(CoverFlowGeometry())
  var state = CoverFlowState()

  /// A layout with the looks that people remember.
  public override init() { super.init() }

  /// A layout from an archive: a new one.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  // MARK: The middle

  /// Tells whether an item is in the middle of the view, to a point.
  open func indexPathIsCentered(_ indexPath: IndexPath) -> Bool {
    guard let index = items.counts.flatIndex(of: indexPath) else { return false }
    return abs(CGFloat(index) - position) * step <= Self.centeredDistance
  }

  /// The item that is nearest to the middle of the view; nil where there is none.
  open var centeredIndexPath: IndexPath? {
    guard items.counts.now.total > 0 else { return nil }
    return items.counts.indexPath(ofFlatIndex: nearestIndex(to: position))
  }

  /// The content offset with which an item is exactly in the middle; nil for an item that does not exist.
  open func contentOffset(centering indexPath: IndexPath) -> CGPoint? {
    guard let collectionView, let index = items.counts.flatIndex(of: indexPath) else { return nil }
    return CGPoint(x: offset(ofPosition: CGFloat(index)), y: collectionView.contentOffset.y)
  }

  /// The offset nearest to the one proposed with which an item is exactly in the middle.
  open override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { snapped(proposedContentOffset) }

  /// The same where the view has another size or after an update, for the item that was in the middle before.
  open override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    if state.isPassing { return proposedContentOffset }
    guard let position = state.keptPosition ?? state.resizedPosition else { return snapped(proposedContentOffset) }
    return CGPoint(x: offset(ofPosition: position), y: proposedContentOffset.y)
  }

  // MARK: What the collection view asks

  /// Takes over where the content is; asks for counts only when they may be others.
  open override func prepare() {
    super.prepare()
    prepareGeometry()
  }

  /// The first and the last item can be in the middle.
  open override var collectionViewContentSize: CGSize { items.geometry.contentSize }

  /// The items that touch a rectangle as they are seen.
  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    items.attributes(touching: rect)
  }

  /// The attributes of an item; nil for one that does not exist.
  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    items.attributes(ofItemAt: indexPath)
  }

  /// Mirrored where people read from right to left.
  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  /// Yes when the content scrolls across, and when the view has another size. // C6
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.minX != state.preparedBounds.minX || newBounds.size != state.preparedBounds.size
      || room(in: newBounds.size) != items.geometry.room
  }

  /// Remembers the item in the middle where the view gets another size.
  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    state.resizedPosition = newBounds.size == state.preparedBounds.size ? nil : position
    return super.invalidationContext(forBoundsChange: newBounds)
  }

  /// Notes whether the counts may be others.
  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    items.counts.note(context)
    super.invalidateLayout(with: context)
  }

  // MARK: Changes

  /// The item in the middle stays there; one that goes gives its place to the next.
  open override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    items.ends = UpdateEnds(updateItems)
    state.isPassing = isPassing(updateItems)
    if !state.isPassing { keepPosition(through: updateItems) }
  }

  /// Forgets what came and went.
  open override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    items.ends = UpdateEnds()
    state.keptPosition = nil
    state.isPassing = false
  }

  /// The item that is nearest to the middle of the old layout will be in the middle of this one.
  open override func prepareForTransition(from oldLayout: UICollectionViewLayout) {
    super.prepareForTransition(from: oldLayout)
    state.arriving =
      (oldLayout as? CoverFlowLayout)?.centeredIndexPath
      ?? oldLayout.collectionView.flatMap(Self.itemInTheMiddle(of:))
  }

  /// Forgets what was in the middle of the old layout.
  open override func finalizeLayoutTransition() {
    super.finalizeLayoutTransition()
    state.arriving = nil
    state.keptPosition = nil
  }

  /// New covers come out of the distance.
  open override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let regular = items.ends.comes(itemIndexPath) ? layoutAttributesForItem(at: itemIndexPath) : nil
    return regular?.vanished(scale: Self.farScale)
      ?? super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
  }

  /// Covers that are taken away go into the distance.
  open override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let usual = super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
    return items.ends.goes(itemIndexPath) ? usual?.vanished(scale: Self.farScale) : usual
  }

  /// How far from the middle an item counts as centred, in points.
  private static let centeredDistance: CGFloat = 1
  /// The size of covers that come or go, of their own. Our choice.
  private static let farScale: CGFloat = 0.5
}
