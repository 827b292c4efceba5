import CollectionEngine
public import Foundation
public import OpenCollectionView
import PlaneGeometry

/// Cards in a row, as far from each other as fingers say: near together they are a pile, each a little crooked.
///
/// All sections are one row, in order; a later card lies on an earlier one. A pinch hands its distance over:
///
/// ```swift
/// func pinched(_ pinch: UIPinchGestureRecognizer) {
///   guard pinch.numberOfTouches == 2 else { return }
///   let first = pinch.location(ofTouch: 0, in: view)
///   let second = pinch.location(ofTouch: 1, in: view)
///   layout.updateSpreadDistance(hypot(second.x - first.x, second.y - first.y))
/// }
/// ```
///
/// A row that is shorter than the view stands in its middle; a longer one scrolls across. The layout is mirrored where people
/// read from right to left.
///
/// Cost: a frame costs what is visible, with a million items too; sections are counted when the data changes.
open class SpreadLayout: UICollectionViewLayout {
  /// The layout's answer to a distance.
  public enum Answer: Hashable, Sendable {
    /// It is the distance now.
    case taken
    /// It was too small; the limit is the distance now.
    case heldAtSmallest
    /// It was too large; the limit is the distance now.
    case heldAtLargest
    /// It was none: negative, or no number at all. Nothing has changed.
    case refused
  }

  /// The distances that there are, in points; 12 to 440 unless set. They begin at one point at least.
  open var spreadDistances: ClosedRange<CGFloat> = 12...440 {
    didSet {
      guard accepts(spreadDistances, for: "spreadDistances", atLeast: 1) else {
        spreadDistances = oldValue
        return
      }
      updateSpreadDistance(spreadDistance)
    }
  }

  /// How far the middles of neighbours are apart, in points; 30 unless set by ``updateSpreadDistance(_:)``.
  open private(set) var spreadDistance: CGFloat = 30

  /// The size of a card, in points; 216 by 300 unless set.
  open var itemSize = CGSize(width: 216, height: 300) {
    didSet { if !takes(itemSize, oldValue, "itemSize") { itemSize = oldValue } }
  }

  /// The space at both ends of the row at least, in points; 24 unless set.
  open var margin: CGFloat = 24 {
    didSet { if !takes(margin, oldValue, "margin", atLeast: 0) { margin = oldValue } }
  }

  /// How crooked cards lie in a pile at most, in radians; 0.11 unless set.
  open var maximumTilt: CGFloat = 0.11 {
    didSet { if !takes(maximumTilt, oldValue, "maximumTilt") { maximumTilt = oldValue } }
  }

  private var items = PlacedItems(SpreadGeometry())

  /// A layout of a pile.
  public override init() { super.init() }

  /// A layout from an archive: a new one.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Takes over a distance if it is one, as far as the limits let it. Any number may come, as from a gesture: what is no
  /// distance changes nothing.
  @discardableResult open func updateSpreadDistance(_ distance: CGFloat) -> Answer {
    guard distance.isFinite, distance >= 0 else { return .refused }
    let allowed = min(max(distance, spreadDistances.lowerBound), spreadDistances.upperBound)
    if allowed != spreadDistance {
      spreadDistance = allowed
      invalidateLayout()
    }
    return distance < allowed ? .heldAtSmallest : distance > allowed ? .heldAtLargest : .taken
  }

  /// The place in the content of the middle of a card, counted from 0 through all sections; between two cards for a
  /// number between theirs. It holds for the distance that is set, before the next frame too.
  open func x(ofPosition position: CGFloat) -> CGFloat {
    let geometry = currentGeometry()
    return geometry.firstCenter + position * geometry.distance
  }

  /// The card at a place of the content, with the part of the way to the next: it has to stay under fingers.
  open func position(atX x: CGFloat) -> CGFloat {
    let geometry = currentGeometry()
    return (x - geometry.firstCenter) / geometry.distance
  }

  // MARK: What the collection view asks

  /// Takes over what is set; asks for counts only when they may be others.
  open override func prepare() {
    super.prepare()
    items.place(by: currentGeometry())
  }

  /// The row with its margins; as large as the view at least.
  open override var collectionViewContentSize: CGSize { items.geometry.contentSize }

  /// The cards that touch a rectangle.
  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    items.attributes(touching: rect)
  }

  /// The attributes of a card; nil for one that does not exist.
  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    items.attributes(ofItemAt: indexPath)
  }

  /// Mirrored where people read from right to left.
  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  /// Yes when the view has another size. // C6
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    room(in: newBounds.size) != items.geometry.room
  }

  /// Notes whether the counts may be others.
  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    items.counts.note(context)
    super.invalidateLayout(with: context)
  }

  // MARK: Updates

  /// Notes what comes and what goes.
  open override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    items.ends = UpdateEnds(updateItems)
  }

  /// Forgets what came and went.
  open override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    items.ends = UpdateEnds()
  }

  /// New cards are put down from before the screen.
  open override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let regular = items.ends.comes(itemIndexPath) ? layoutAttributesForItem(at: itemIndexPath) : nil
    return regular?.vanished(scale: Self.liftedScale)
      ?? super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
  }

  /// Cards that are taken away are lifted.
  open override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let usual = super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
    return items.ends.goes(itemIndexPath) ? usual?.vanished(scale: Self.liftedScale) : usual
  }

  /// The size of cards that come or go, of their own. Our choice.
  private static let liftedScale: CGFloat = 1.3

  /// The row with the properties that are set now.
  private func currentGeometry() -> SpreadGeometry {
    let counts = items.counts.asking(collectionView)
    items.counts.take(counts)
    return SpreadGeometry(
      itemSize: itemSize, distance: spreadDistance, margin: margin, maximumTilt: maximumTilt,
      count: items.counts.now.total, room: room)
  }
}
