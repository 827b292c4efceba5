import CollectionEngine
public import Foundation
public import OpenCollectionView
import PlaneGeometry

/// Items on a circle, and if wanted a view in its middle.
///
/// All sections are on one circle, in order, clockwise; against the clock where people read from right to left. Whatever
/// property is set, the items stand there with the next frame, so that fingers can move, size and turn the circle:
///
/// ```swift
/// func pinched(_ pinch: UIPinchGestureRecognizer) {
///   layout.radius *= pinch.scale
///   pinch.scale = 1
///   layout.center = pinch.location(in: collectionView)
/// }
/// ```
///
/// The content is as large as the view and does not scroll; a larger circle is seen in part.
///
/// Cost: a frame costs what is visible. A million items on a circle that the view holds are all visible; on one of a million
/// points' radius a frame costs as many as are on the arc that is seen. Sections are counted when the data changes.
open class CircleLayout: UICollectionViewLayout {
  /// The kind of the view in the middle. It covers the circle through the middles of the items, and lies behind them.
  public static let elementKindHub = "CircleLayoutHub"

  /// The middle of the circle, in points of the content; until it is set, the middle of the view.
  open var center: CGPoint {
    get { givenCenter ?? middleOfView }
    set {
      guard accepts(newValue, for: "center"), newValue != givenCenter else { return }
      givenCenter = newValue
      invalidateLayout()
    }
  }

  /// From the middle to the middles of the items, in points; 150 unless set. What is beyond ``radii`` becomes the limit.
  open var radius: CGFloat = 150 {
    didSet {
      let wanted = accepts(radius, for: "radius", atLeast: 0) ? radius : oldValue
      radius = min(max(wanted, radii.lowerBound), radii.upperBound)
      if radius != oldValue { invalidateLayout() }
    }
  }

  /// The radii that there are, in points; from 0 on unless set. Set it where a gesture changes the ``radius``.
  open var radii: ClosedRange<CGFloat> = 0...CGFloat.greatestFiniteMagnitude {
    didSet {
      guard accepts(radii, for: "radii", atLeast: 0) else {
        radii = oldValue
        return
      }
      radius = min(max(radius, radii.lowerBound), radii.upperBound)
    }
  }

  /// How far the first item is from the top, clockwise in radians.
  open var angle: CGFloat = 0 {
    didSet { if !takes(angle, oldValue, "angle") { angle = oldValue } }
  }

  /// The size of items that have room for it, in points; 60 by 60 unless set.
  open var itemSize = CGSize(width: 60, height: 60) {
    didSet { if !takes(itemSize, oldValue, "itemSize") { itemSize = oldValue } }
  }

  /// The size below which items do not become smaller where there are many of them: then they overlap. The same as
  /// ``itemSize``, so that they never become smaller, unless set. Only its width counts; items keep their shape.
  open var minimumItemSize: CGSize? {
    didSet {
      if let size = minimumItemSize, !accepts(size, for: "minimumItemSize") {
        minimumItemSize = oldValue
        return
      }
      if minimumItemSize != oldValue { invalidateLayout() }
    }
  }

  /// The distance along the circle that items keep as long as they may become smaller, in points; 10 unless set.
  open var minimumInteritemSpacing: CGFloat = 10 {
    didSet {
      if !takes(minimumInteritemSpacing, oldValue, "minimumInteritemSpacing") { minimumInteritemSpacing = oldValue }
    }
  }

  /// Tells whether there is a view in the middle, of the kind ``elementKindHub`` at item 0 of section 0; no unless set.
  open var showsHub = false { didSet { if showsHub != oldValue { invalidateLayout() } } }

  private var items = PlacedItems(CircleGeometry())
  /// The view's room for which the geometry holds.
  private var preparedSize: CGSize?
  /// The middle that the program wants; nil for the middle of the view.
  private var givenCenter: CGPoint?

  /// A circle in the middle of its view.
  public override init() { super.init() }

  /// A layout from an archive: a new one.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The index path for an item that is put at a place: in the gap in which the place is, seen from the middle. The
  /// item comes behind the one before the gap, in the same section. Nil where there is no section.
  open func insertionIndexPath(for point: CGPoint) -> IndexPath? {
    guard accepts(point, for: "insertionIndexPath(for:)"), items.counts.now.sectionCount > 0 else { return nil }
    guard items.counts.now.total > 0 else { return IndexPath(item: 0, section: 0) }
    let before = items.counts.indexPath(ofFlatIndex: geometry(ofCenter: center).insertionIndex(at: point) - 1)
    return IndexPath(item: before.item + 1, section: before.section)
  }

  // MARK: What the collection view asks

  /// Takes over what is set; asks for counts only when they may be others.
  open override func prepare() {
    super.prepare()
    let counts = items.counts.asking(collectionView)
    items.counts.take(counts)
    preparedSize = room
    items.place(by: geometry(ofCenter: center))
  }

  /// The room that the view has free within its insets.
  open override var collectionViewContentSize: CGSize { preparedSize ?? .zero }

  /// The items that touch a rectangle, and the view in the middle.
  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    items.attributes(touching: rect, withHub: hasHub)
  }

  /// The attributes of an item; nil for one that does not exist.
  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    items.attributes(ofItemAt: indexPath)
  }

  /// The attributes of the view in the middle; nil where there is none.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    hasHub && elementKind == Self.elementKindHub && indexPath == IndexPath(item: 0, section: 0)
      ? items.hubAttributes() : nil
  }

  /// Yes when the view has another size. // C6
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    room(in: newBounds.size) != preparedSize
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

  /// Lets a new item grow from nothing in its place.
  open override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let regular = items.ends.comes(itemIndexPath) ? layoutAttributesForItem(at: itemIndexPath) : nil
    return regular?.vanished(scale: Self.vanishingScale)
      ?? super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
  }

  /// Lets an item that goes shrink to nothing where it was.
  open override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let usual = super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
    return items.ends.goes(itemIndexPath) ? usual?.vanished(scale: Self.vanishingScale) : usual
  }

  /// The size of items that come or go, of their own. Our choice: small, and not zero, which has no inverse.
  private static let vanishingScale: CGFloat = 0.05

  private var middleOfView: CGPoint { CGPoint(x: room.width / 2, y: room.height / 2) }

  private var hasHub: Bool { showsHub && items.counts.now.sectionCount > 0 }

  private func geometry(ofCenter center: CGPoint) -> CircleGeometry {
    CircleGeometry(
      center: center, radius: radius, angle: angle, isMirrored: isReadInOppositeDirection,
      count: items.counts.now.total, largestSize: itemSize, smallestSize: minimumItemSize ?? itemSize,
      spacing: minimumInteritemSpacing)
  }
}
