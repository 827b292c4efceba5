public import CollectionEngine
public import Foundation
public import OpenCollectionView
public import PlaneGeometry

/// Columns of one width that are filled with items of any length, each into the column that ends first.
///
/// Items keep the shape that ``WaterfallLayoutDelegate/collectionView(_:layout:sizeForItemAt:)`` tells, scaled to their
/// column; without a delegate all have that of ``itemSize``. With an ``estimatedItemLength`` cells find their lengths
/// themselves. Every section has columns of its own, a margin, and where they have a length a header and a footer, whose
/// kinds are those of a flow layout.
///
/// ```swift
/// let layout = WaterfallLayout()
/// layout.columnCount = 3
/// let collectionView = UICollectionView(frame: bounds, collectionViewLayout: layout)
/// ```
///
/// A layout is mirrored where people read from right to left. Changing a property inside `performBatchUpdates` or an
/// animation block animates what follows from it: so a pinch can change the number of columns.
///
/// Cost: the delegate is asked once per item; a million items take 18 bytes each and 10 milliseconds beside its answers.
/// Scrolling asks nobody anything.
open class WaterfallLayout: UICollectionViewLayout {
  /// To which column an item goes.
  public enum Filling: Hashable, Sendable {
    /// To the one that ends first, the leading one of several: columns end about together.
    case shortestColumn
    /// To the one after that of the item before: people read on in rows, and columns may end far from each other.
    case inOrder
  }

  /// How many columns a section has; 2 unless set.
  open var columnCount = 2 { didSet { if columnCount != oldValue { metricsDidChange() } } }

  /// The distance between columns, in points; 10 unless set, as in a flow layout. May be negative.
  open var columnSpacing: CGFloat = 10 { didSet { if columnSpacing != oldValue { metricsDidChange() } } }

  /// The distance between the items of a column, in points; 10 unless set, as in a flow layout. May be negative.
  open var itemSpacing: CGFloat = 10 { didSet { if itemSpacing != oldValue { metricsDidChange() } } }

  /// The space around the items of a section; none unless set.
  open var sectionInset = UIEdgeInsets.zero { didSet { if sectionInset != oldValue { metricsDidChange() } } }

  /// How long headers are along the scrolling, in points; 0, which means none, unless set.
  open var headerLength: CGFloat = 0 { didSet { if headerLength != oldValue { metricsDidChange() } } }

  /// How long footers are along the scrolling, in points; 0, which means none, unless set.
  open var footerLength: CGFloat = 0 { didSet { if footerLength != oldValue { metricsDidChange() } } }

  /// The shape of items whose delegate says nothing; a square unless set.
  open var itemSize = CGSize(width: 50, height: 50) { didSet { if itemSize != oldValue { metricsDidChange() } } }

  /// How long items are taken to be before their cells have been seen, in points. With any but 0 each cell is asked for its
  /// length, at the width of its column, when it comes into view, and keeps it from then on, through updates too.
  open var estimatedItemLength: CGFloat = 0 {
    didSet {
      guard estimatedItemLength != oldValue else { return }
      state.measured.removeAll()
      metricsDidChange()
    }
  }

  /// To which column an item goes; the one that ends first unless set.
  open var filling = Filling.shortestColumn { didSet { if filling != oldValue { metricsDidChange() } } }

  /// Along which axis the content scrolls; down unless set. Where it scrolls across, columns are rows.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet {
      guard scrollDirection != oldValue else { return }
      state.measured.removeAll()
      metricsDidChange()
    }
  }

  var state = WaterfallState()

  /// A layout of two columns.
  public override init() { super.init() }

  /// A layout from an archive: a new one.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Waterfalls know which part of them is invalid.
  open override class var invalidationContextClass: AnyClass { WaterfallLayoutInvalidationContext.self }

  /// Asks the delegate for what has become invalid, and places what stands elsewhere for it.
  open override func prepare() {
    super.prepare()
    prepareGeometry()
  }

  /// The size of all sections.
  open override var collectionViewContentSize: CGSize { state.geometry?.contentSize ?? .zero }

  /// The items, headers and footers that touch a rectangle.
  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    state.attributes(touching: rect)
  }

  /// The attributes of an item; nil for one that does not exist.
  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard indexPath.count == 2 else { return nil }
    return state.attributesForItem(indexPath.item, inSection: indexPath.section)
  }

  /// The attributes of a header or a footer; nil for a section without.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard indexPath.count == 2, indexPath.item == 0 else { return nil }
    return state.attributesForView(ofKind: elementKind, inSection: indexPath.section)
  }

  /// Mirrored where people read from right to left.
  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  /// Yes when the extent across the scrolling changes. // C6
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let geometry = state.geometry else { return false }
    return across(room(in: newBounds.size)) != across(geometry.availableSize)
  }

  /// Other room: the delegate is asked again, because what it says may depend on the width.
  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    super.invalidationContext(forBoundsChange: newBounds)
  }

  /// Yes when cells find their lengths themselves and the length is another.
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    estimatedItemLength > 0 && originalAttributes.representedElementCategory == .cell
      && along(preferredAttributes.size) != along(originalAttributes.size)
  }

  /// The length of that item only: all others stay as they are.
  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
    if let context = context as? WaterfallLayoutInvalidationContext {
      context.invalidateDelegateMetrics = false
      context.preferred = (preferredAttributes.indexPath, along(preferredAttributes.size))
    }
    return context
  }

  /// The context for an item that is shown at another place; lengths go with the items. // M7, M10
  open override func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint,
    previousIndexPaths: [IndexPath], previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forInteractivelyMovingItems: targetIndexPaths, withTargetPosition: targetPosition,
      previousIndexPaths: previousIndexPaths, previousPosition: previousPosition)
    narrow(context, toMovementFrom: previousIndexPaths, to: targetIndexPaths)
    return context
  }

  /// The context for an item that is put down; lengths go with the items.
  open override func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath], movementCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContextForEndingInteractiveMovementOfItems(
      toFinalIndexPaths: indexPaths, previousIndexPaths: previousIndexPaths, movementCancelled: movementCancelled)
    narrow(context, toMovementFrom: previousIndexPaths, to: indexPaths)
    return context
  }

  /// The room from a section's header to its footer.
  open override func interactiveMovementFrame(ofSection section: Int) -> CGRect? { spanOfSection(section) }

  /// The frames of an item at each place: it lies at the end of the column that would be its own there. // M50
  ///
  /// Cost: linear in the items of the section.
  open override func interactiveMovementLandings(
    ofItemAt indexPath: IndexPath, inSection section: Int, near rect: CGRect
  ) -> [MovementLandings.Landing]? { landings(ofItemAt: indexPath, inSection: section, near: rect) }

  /// Marks what the context names as invalid. Where single items are named, others may stand elsewhere for them: the
  /// collection view asks for all that it shows.
  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    note(context)
    super.invalidateLayout(with: widened(context))
  }

  /// Takes measured lengths along with their items.
  open override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    followUpdates(updateItems)
  }
}
